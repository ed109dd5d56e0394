import { shortDayAndTime } from '#firm/clock.ts';
import type { OpenReceipt } from '#followup/receipt.ts';
import type { Words } from '../words/en.ts';

type Say = Words['receipt'];
type Line = { name: 'received' | 'delivered' | 'seen' | 'due'; label: string; text: string };

/** How we reach somebody, by their own switches: we call unless they asked us not to, and then we write. */
function wayOf({ reach }: OpenReceipt): 'call' | 'write' {
  return reach.calls === 'on' ? 'call' : 'write';
}

/** What a receipt says: how the request stands, in one sentence and four lines. All of it true at this moment. */
export function receiptLines(receipt: OpenReceipt, say: Say['live'], lang: string): { now: string; lines: Line[] } {
  const time = (at: Date | undefined) => (at ? shortDayAndTime(at, lang) : say.notYet);
  return {
    now: sentence(receipt, say, lang),
    lines: [
      { name: 'received', label: say.received, text: time(receipt.receivedAt) },
      { name: 'delivered', label: say.delivered, text: time(receipt.deliveredAt) },
      { name: 'seen', label: say.seen, text: time(receipt.seenAt) },
      { name: 'due', label: say.due[wayOf(receipt)], text: receipt.ended ? say.done[receipt.ended] : time(receipt.callDueAt) },
    ],
  };
}

function sentence(receipt: OpenReceipt, say: Say['live'], lang: string): string {
  const { ended, seenAt, triedAt, lateSince, deliveredAt } = receipt;
  if (ended) return say.ended[ended];
  if (triedAt) return say.tried(shortDayAndTime(triedAt, lang));
  if (lateSince) return say.late;
  if (seenAt) return say.isSeen[wayOf(receipt)];
  return deliveredAt ? say.isDelivered : say.isReceived;
}

/** What happens next, along the river. */
export function receiptSteps(receipt: OpenReceipt, { steps, live }: Say, lang: string): { title: string; when: string; body: string }[] {
  const { ended, seenAt, deliveredAt, callDueAt } = receipt;
  const read = seenAt ? shortDayAndTime(seenAt, lang) : deliveredAt ? steps.read.told : steps.read.now;
  return [
    { title: steps.read.title, when: read, body: steps.read.body },
    {
      title: steps[wayOf(receipt)].title,
      when: ended ? live.done[ended] : `${live.due[wayOf(receipt)]} ${shortDayAndTime(callDueAt, lang)}`,
      body: steps[wayOf(receipt)].body,
    },
    steps.decide,
  ];
}
