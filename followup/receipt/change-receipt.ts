import { sql } from 'kysely';
import type { Wording } from '#case-review/consent.ts';
import { goOn, nextDue } from '#followup/escalation/plan.ts';
import { type OpenReceipt, openReceipt, type Receipt, type ReceiptParts, receiptOf, soonerTimes } from '#followup/receipt/receipt.ts';
import { find, hashOf, held, linkHash, proofIn, type ReceiptKey, tokenOf } from '#followup/receipt/receipt-row.ts';
import { resumeContact, type Stop, stopContact, stops } from '#followup/request/stops.ts';

/** Orders the receipt by mail, to the address in the request. Two presses at once order one. */
export async function mailReceipt(parts: ReceiptParts, key: ReceiptKey): Promise<Receipt> {
  const { db, secrets } = parts;
  const row = await find(db, secrets, key);
  if (!row) return { kind: 'none' };
  const receipt = receiptOf(row, key, parts);
  if (receipt.kind !== 'open' || !receipt.copy?.more) return receipt;
  await sql`select intake_api.mail_receipt(${hashOf(row, secrets)}, ${secrets.current.version}::smallint)`.execute(db);
  return openReceipt(parts, receipt);
}

export type ReachChanged = Receipt | { kind: 'nothing-left'; receipt: OpenReceipt };

/**
 * Sets the three switches. `wording` stood beside them. With all of them off nobody could reach the visitor: nothing changes,
 * and the way to withdraw is shown.
 */
export async function changeReach(parts: ReceiptParts, key: ReceiptKey, wanted: Record<Stop, boolean>, wording: Wording): Promise<ReachChanged> {
  const { db, secrets } = parts;
  const row = await find(db, secrets, key);
  if (!row) return { kind: 'none' };
  const receipt = receiptOf(row, key, parts);
  if (receipt.kind !== 'open') return receipt;
  const { reach } = receipt;
  if (!stops.some((stop) => (reach[stop] === 'on' || reach[stop] === 'off') && wanted[stop])) return { kind: 'nothing-left', receipt };
  const token = hashOf(row, secrets);
  const link = receipt.proof ? linkHash(receipt.proof) : null;
  const again = stops.filter((stop) => reach[stop] === 'off' && wanted[stop]);
  await db.transaction().execute(async (transaction) => {
    for (const stop of stops) if (reach[stop] === 'on' && !wanted[stop]) await stopContact(transaction, token, stop, link);
    if (again.length > 0) await resumeContact(transaction, token, again, wording);
  });
  return openReceipt(parts, receipt);
}

/** Withdraws a request: from now on nobody is alerted and nobody calls. It is erased in an hour; until then this can be undone. */
export async function withdraw(parts: ReceiptParts, key: ReceiptKey): Promise<Receipt> {
  const { db, secrets } = parts;
  const row = await find(db, secrets, key);
  if (!row) return { kind: 'none' };
  await sql`select intake_api.withdraw(${hashOf(row, secrets)})`.execute(db);
  return openReceipt(parts, { token: tokenOf(row, secrets), proof: proofIn(key) });
}

/** Undoes a withdrawal. If the request was still open, it gets a new hour and the ladder goes on: at once, or from the time that was chosen. */
export async function keep(parts: ReceiptParts, key: ReceiptKey): Promise<Receipt> {
  const { db, secrets, ladder } = parts;
  const row = await find(db, secrets, key);
  if (!row) return { kind: 'none' };
  const token = hashOf(row, secrets);
  await db.transaction().execute(async (transaction) => {
    const followup = await held(transaction, token);
    if (!followup) return;
    const { ladder_step, ladder_from } = goOn(followup, followup.urgency, ladder, followup.call_from > row.now ? followup.call_from : row.now);
    await sql`select intake_api.keep(${token}, ${ladder.promisedMinutes}, ${ladder_step}, ${ladder_from})`.execute(transaction);
  });
  return openReceipt(parts, { token: tokenOf(row, secrets), proof: proofIn(key) });
}

/**
 * "Call me as soon as possible instead": the chosen time of day no longer counts, the promise is an hour, and the ladder rings. Whoever
 * took the request for the chosen time may not be there now, so everybody is alerted again; whoever is calling already stays on it.
 */
export async function callSooner(parts: ReceiptParts, key: ReceiptKey): Promise<Receipt> {
  const { db, secrets, ladder } = parts;
  const row = await find(db, secrets, key);
  if (!row) return { kind: 'none' };
  const shown = receiptOf(row, key, parts);
  if (shown.kind !== 'open' || !shown.sooner) return shown;
  const token = hashOf(row, secrets);
  await db.transaction().execute(async (transaction) => {
    const followup = await held(transaction, token);
    const due = followup && { ...followup, received_at: row.received_at, now: row.now };
    const times = due && soonerTimes(due, ladder);
    if (!times) return;
    const isCalling = due.state === 'acknowledged' && due.call_from <= due.now;
    const said = { call_from: times.from, call_target: times.target, call_due_at: times.promisedUntil };
    const again = isCalling ? undefined : goOn(due, due.urgency, ladder, times.from);
    const after = { ...due, ...again, ...said };
    await sql`select intake_api.call_sooner(${token}, ${again?.ladder_step ?? null}::int, ${again?.ladder_from ?? null}::timestamptz, ${times.from}, ${times.target},
      ${times.promisedUntil}, ${nextDue(after, after, ladder)})`.execute(transaction);
  });
  return openReceipt(parts, shown);
}
