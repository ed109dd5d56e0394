import { dayAndTime, shortDayAndTime, withComma } from '#firm/clock.ts';
import { promisedLines, spanOf } from '#followup/receipt/promised-lines.ts';
import type { ReceiptState } from '#followup/receipt/receipt.ts';
import type { Standing } from '#followup/receipt/words.en.ts';

type Say = Standing;

/** A mark of the river. `lit`: behind us. `near`: where the request is now. `dark`: ahead. `gone`: it will not come to that. */
export type ReceiptStep = {
  name: 'received' | 'delivered' | 'seen' | 'due' | 'decide';
  light: 'lit' | 'near' | 'dark' | 'gone';
  title: string;
  when: string;
  body?: string;
};

export type ReceiptLines = {
  /** When they hear from us; after that, how it stands. */
  headline: string;
  /** The day of the promise and whose clock it is on; empty once there is none. */
  day: string;
  /** The moment of the promise for machines, empty with it. */
  dueAt: string;
  now: string;
  river: ReceiptStep[];
};

/** What a receipt says: the promise, one sentence, and the marks along the river. All of it follows from the state at this moment. */
export function receiptLines(receipt: ReceiptState, say: Say, lang: string): ReceiptLines {
  const { ended, lateSince, appointment } = receipt;
  const promised = ended || lateSince ? undefined : promisedLines(receipt, wayOf(receipt), say, lang);
  return {
    headline: appointment ? say.live.appointment.headline : ended ? say.live.done[ended] : (promised?.headline ?? say.live.lateHeadline),
    day: promised ? withComma(promised.day, say.zone, lang) : '',
    dueAt: promised?.at ?? '',
    now: sentence(receipt, say.live, lang),
    river: riverOf(receipt, say, lang),
  };
}

/** How we reach somebody, by their own switches: we call unless they asked us not to, and then we write. */
function wayOf({ reach }: ReceiptState): 'call' | 'write' {
  return reach.calls === 'on' ? 'call' : 'write';
}

function sentence(receipt: ReceiptState, say: Say['live'], lang: string): string {
  const { ended, appointment, seenAt, seenBy, triedAt, lateSince, deliveredAt, window } = receipt;
  if (appointment) return say.appointment.at[appointment.where](dayAndTime(appointment.at, lang));
  if (ended) return say.ended[ended];
  if (triedAt) return say.tried(shortDayAndTime(triedAt, lang));
  if (lateSince) return window ? say.lateWindow : say.late;
  if (seenAt) return say.isSeen[wayOf(receipt)](seenBy ?? say.person);
  return deliveredAt ? say.isDelivered : say.isReceived;
}

function riverOf(receipt: ReceiptState, say: Say, lang: string): ReceiptStep[] {
  const { steps, live } = say;
  const { ended, seenBy, triedAt, callDueAt, window } = receipt;
  const way = wayOf(receipt);
  const passed = { received: receipt.receivedAt, delivered: receipt.deliveredAt, seen: receipt.seenAt, due: ended, decide: undefined };
  const names = Object.keys(passed) as ReceiptStep['name'][];
  // Whoever was reached was told of and taken, also where nobody wrote down when.
  const near = names.findLastIndex((name) => passed[name]) + 1;
  const at = (name: 'received' | 'delivered' | 'seen'): string => {
    const time = passed[name];
    return time ? shortDayAndTime(time, lang) : names.indexOf(name) < near ? '' : names.indexOf(name) === near ? live.isNow : live.notYet;
  };
  const promise = window ? spanOf(window, say, lang) : `${live.by} ${shortDayAndTime(callDueAt, lang)}`;
  const due = triedAt ? live.triedAt(shortDayAndTime(triedAt, lang)) : promise;
  const said: Record<ReceiptStep['name'], Omit<ReceiptStep, 'name' | 'light'>> = {
    received: { title: live.received, when: at('received') },
    delivered: { title: live.delivered, when: at('delivered') },
    seen: { title: live.seen(seenBy ?? live.person), when: at('seen') },
    due: ended ? { title: live.done[ended], when: '', body: '' } : { title: steps[way].title, when: due, body: steps[way].body },
    decide: { title: steps.decide.title, when: steps.decide.when, body: steps.decide.body },
  };
  return names.map((name, index) => ({
    name,
    light: name === 'decide' && (ended === 'declined' || ended === 'referred') ? 'gone' : index < near ? 'lit' : index === near ? 'near' : 'dark',
    ...said[name],
  }));
}
