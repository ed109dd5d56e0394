import type { Delivery } from '#database/tables.ts';
import type { OnCall } from '#firm/on-call.ts';

/** How much one person is sent by one channel. */
export type Budget = {
  windowMs: number;
  /** Messages within the window, bundles included. */
  most: number;
  /** This many of them may be about one request each; further requests are bundled. */
  single: number;
};

/** What waits for a bundle, by how likely a real person is behind it. Each time is that of the message that waits longest. */
export type Held = {
  /** Urgent, and nothing about it looks like a flood, which sends many from its networks, or many that say the same. */
  urgentAlone: Date | undefined;
  /** The same, whether urgent or not; or urgent with one of the two signs of a flood, as somebody in the flood's own network has. */
  alone: Date | undefined;
  any: Date | undefined;
};

/** How long a bundle collects: long enough to see which networks send again, short enough that an urgent request is told of within a minute. */
export const collectMs = 45_000;
/** Least time between two bundles: at its beginning a flood looks like many single senders, and must not use up all messages. */
const apartMs = 55_000;

/** Messages that each group must leave unused: the last is reserved for urgent requests that are alone, the one before for any that is alone. */
const kept = { urgentAlone: 0, alone: 1, any: 2 };

/** Calls are counted by the hour: a phone that rang six times in it is not answered sooner at the seventh. */
const callsWithinMs = 3_600_000;

const counted = ['sms', 'email', 'push', 'call', 'webhook'] as const;
export type Counted = (typeof counted)[number];

/**
 * Alerts, reminders and bundles count toward the budget, each once: further tries of the same message do not. A reminder by call is about
 * what the person has and asks for other keys, so it waits for no bundle.
 */
export function isCounted({ kind, channel, charged_at }: Pick<Delivery, 'kind' | 'channel' | 'charged_at'>): boolean {
  const kinds = channel === 'call' ? ['alert', 'bundle'] : ['alert', 'reminder', 'bundle'];
  return kinds.includes(kind) && counted.some((one) => one === channel) && charged_at === null;
}

/** A push message rings like a text, so as many of them are too many. A webhook may lead to a pager or a chat room, and may come as often as a mail. */
export function budgetOf({ alertBudget }: OnCall, channel: Counted): Budget {
  if (channel === 'call') return { windowMs: callsWithinMs, most: alertBudget.callsAnHour, single: Math.max(1, Math.floor(alertBudget.callsAnHour / 3)) };
  const most = channel === 'email' || channel === 'webhook' ? alertBudget.mails : alertBudget.texts;
  return { windowMs: alertBudget.minutes * 60_000, most, single: Math.max(1, Math.floor(most / 3)) };
}

/** How many requests may still get a message each. `spent`: when this person was sent messages by this channel. */
export function singlesLeft(budget: Budget, spent: readonly Date[], now: Date): number {
  return Math.max(0, budget.single - within(budget, spent, now).length);
}

/**
 * How many calls may be made a second time. They use no place of those that tell of one request each, and leave the two that are
 * kept for requests nobody has heard of. `leaving`: messages that leave at the same moment.
 */
export function repeatsLeft(budget: Budget, spent: readonly Date[], leaving: number, now: Date): number {
  return Math.max(0, budget.most - kept.any - within(budget, spent, now).length - leaving);
}

/** When the next bundle leaves. Undefined when nothing waits for one. */
export function bundleAt(budget: Budget, spent: readonly Date[], held: Held, lastBundle: Date | undefined, now: Date): Date | undefined {
  const recent = within(budget, spent, now);
  const apart = lastBundle ? lastBundle.getTime() + apartMs : 0;
  const at = (since: Date | undefined, keep: number, notBefore = 0): number[] =>
    since ? [Math.max(since.getTime() + collectMs, apart, freeAt(budget, recent, keep, now), notBefore)] : [];
  // Requests that may all be from one sender are spread evenly over the messages that bundles may use.
  const evenly = lastBundle ? lastBundle.getTime() + budget.windowMs / Math.max(1, budget.most - budget.single) : 0;
  const moments = [...at(held.urgentAlone, kept.urgentAlone), ...at(held.alone, kept.alone), ...at(held.any, kept.any, evenly)];
  return moments.length > 0 ? new Date(Math.min(...moments)) : undefined;
}

/** When a message may be sent that leaves `keep` others unused. */
function freeAt({ most, windowMs }: Budget, recent: readonly Date[], keep: number, now: Date): number {
  const room = Math.max(1, most - keep);
  const leaves = recent[recent.length - room];
  return leaves ? leaves.getTime() + windowMs : now.getTime();
}

/** Those within the window, oldest first. */
function within({ windowMs }: Budget, spent: readonly Date[], now: Date): Date[] {
  return spent.filter((at) => now.getTime() - at.getTime() < windowMs).toSorted((one, other) => Number(one) - Number(other));
}
