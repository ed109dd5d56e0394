import { callSooner, changeReach, keep, mailReceipt, withdraw } from '#followup/receipt/change-receipt.ts';
import { openReceipt, type ReceiptParts } from '#followup/receipt/receipt.ts';

/** All that a visitor does with a receipt, in one list: pages call them by these names, each with the receipt's key first. */
const actions = { openReceipt, changeReach, mailReceipt, withdraw, keep, callSooner };

export type Receipts = { [Name in keyof typeof actions]: Bound<(typeof actions)[Name]> };
type Bound<Action> = Action extends (parts: ReceiptParts, ...given: infer Given) => infer Answer ? (...given: Given) => Answer : never;

export function receiptsWith(parts: ReceiptParts): Receipts {
  return everyAction(
    (action) =>
      (...given) =>
        action(parts, ...given),
  );
}

/** For a process that takes no requests. */
export const noReceipts: Receipts = everyAction(() => async () => ({ kind: 'none' }));

function everyAction(made: (action: (...given: unknown[]) => unknown) => (...given: unknown[]) => unknown): Receipts {
  return Object.fromEntries(Object.entries(actions).map(([name, action]) => [name, made(action as never)])) as Receipts;
}
