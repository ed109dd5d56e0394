import type { FollowupContext } from '#notifications/outbox/context.ts';
import type { Configured } from '#on-call/channels/ways.ts';
import { watchDrills } from '#on-call/drills/watch.ts';
import { log } from '#server/monitoring/log.ts';

/** A drill is due to the minute; each look reads a handful of rows. */
const lookEveryMs = 60_000;

/** Sees to it that the week's drill is ordered, and that the office hears of whoever does not answer. */
export function startDrills(context: FollowupContext, configured: Configured): { stop: () => void } {
  const look = () =>
    watchDrills({ ...context, onSilent: ({ since, ...about }) => context.alarm.raise('drill', since, about) }, configured).catch((error: unknown) =>
      log('database-error', { error }),
    );
  const timer = context.timers.setInterval(() => void look(), lookEveryMs);
  void look();
  return { stop: () => context.timers.clearInterval(timer as never) };
}
