import type { OpenReceipt } from '#intake/receipt.ts';
import type { Words } from '../words/en.ts';
import { timeIn } from './times.ts';

type Line = { name: 'received' | 'delivered' | 'seen' | 'due'; label: string; text: string };

/** What a receipt says: how the request stands, in one sentence and four lines. All of it true at this moment. */
export function receiptLines(receipt: OpenReceipt, say: Words['receipt']['live'], lang: string): { now: string; lines: Line[] } {
  const time = (at: Date | undefined) => (at ? timeIn(at, lang) : say.notYet);
  return {
    now: sentence(receipt, say),
    lines: [
      { name: 'received', label: say.received, text: time(receipt.receivedAt) },
      { name: 'delivered', label: say.delivered, text: time(receipt.deliveredAt) },
      { name: 'seen', label: say.seen, text: time(receipt.seenAt) },
      { name: 'due', label: say.due, text: receipt.ended === 'reached' ? say.reached : time(receipt.callDueAt) },
    ],
  };
}

function sentence({ ended, seenAt, lateSince, deliveredAt }: OpenReceipt, say: Words['receipt']['live']): string {
  if (ended) return say.ended[ended];
  if (seenAt) return say.isSeen;
  if (lateSince) return say.late;
  return deliveredAt ? say.isDelivered : say.isReceived;
}
