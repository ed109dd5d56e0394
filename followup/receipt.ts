import { timingSafeEqual } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { type AgreedColumns, agreedColumns, type Wording } from '#case-review/consent.ts';
import { receiptCode, receiptHash, receiptToken } from '#case-review/receipt-token.ts';
import type { Database } from '#database/connection.ts';
import type { AppointmentPlace, Tables } from '#database/tables.ts';
import type { OnCall } from '#firm/on-call.ts';
import { type CallTimes, callTimes, type Window, windowOf } from '#followup/ladder/call-times.ts';
import { goOn, nextDue } from '#followup/ladder/plan.ts';
import { tokenHash } from '#followup/message-link.ts';
import { resumeContact, type Stop, type StoppedElsewhere, stopContact, stoppedElsewhere, stops } from '#followup/stop/stop.ts';
import { writeTimeline } from '#followup/timeline.ts';
import { forgetTries, mayTry } from '#followup/typed-tries.ts';
import type { Secrets } from '#vault/secrets.ts';

/**
 * What opens a receipt: the token in the answer to the form, which is in no URL; the link of a notice, which opens once;
 * reference and code, typed; and for receipts from before migration 013 their URL, until they expire.
 */
export type ReceiptKey = { token: string } | { link: string } | { reference: string; code: string } | { address: string };

export type Receipt = OpenReceipt | LeavingReceipt | { kind: 'withdrawn'; reference: string; erasedAt: Date } | { kind: 'none' };

/** Sent back with every button, in the request body. */
type Shown = { token: string; reference: string; code: string };

export type OpenReceipt = Shown & { kind: 'open' } & ReceiptState;

/** How a request stands, as its receipt tells it. */
export type ReceiptState = {
  receivedAt: Date;
  /** When a channel first took an alert about the request. */
  deliveredAt: Date | undefined;
  /** When somebody took the request, and who of the firm. */
  seenAt: Date | undefined;
  seenBy: string | undefined;
  /** The last try that was reported. */
  triedAt: Date | undefined;
  callDueAt: Date;
  /** Between when they are called, where it is not at once; and whether they can be called sooner if they want. */
  window: Window | undefined;
  sooner: boolean;
  /** The promised time ran out before they were reached. */
  lateSince: Date | undefined;
  ended: 'reached' | 'declined' | 'referred' | undefined;
  /** When and where they meet the firm, as long as it lies ahead. */
  appointment: { at: Date; where: AppointmentPlace } | undefined;
  reach: Reach;
  /** Undefined where no mail may be sent. */
  copy: Copy | undefined;
};

/** How the visitor may be reached. `off`: they never agreed to it, or turned it off here. `none`: there is no address or number for it. */
export type Reach = Record<Stop, 'on' | 'off' | 'none' | 'by-text' | 'on-another-receipt'>;

/** The receipt by mail: how the last order of it went, and whether it can be ordered again. */
export type Copy = { state: 'not-asked' | 'on-its-way' | 'sent' | 'failed'; more: boolean };

/** The visitor withdrew the request; it will be erased unless they undo that. */
export type LeavingReceipt = Shown & { kind: 'leaving'; erasedAt: Date };

/** How long a notice's link still works after it was first opened, so that the page can be reloaded. */
const linkMinutes = 10;
/** How often the receipt is mailed at most: anybody can type a stranger's address into the form. */
const mostCopies = 2;
/** How long a withdrawal can be undone. */
export const undoMinutes = 60;

export type ReceiptParts = { db: Database; secrets: Secrets; ladder: OnCall };
/** Without the ladder a receipt does not name who took the request. */
type Reader = Pick<ReceiptParts, 'db' | 'secrets'> & Partial<Pick<ReceiptParts, 'ladder'>>;

/** What a receipt shows. It holds nothing personal. */
export async function openReceipt(reader: Reader, key: ReceiptKey): Promise<Receipt> {
  const row = await find(reader.db, reader.secrets, key);
  return row ? receiptOf(row, reader) : { kind: 'none' };
}

function receiptOf(row: Row, { secrets, ladder }: Reader): Receipt {
  if (row.erased_at) return { kind: 'withdrawn', reference: row.reference, erasedAt: row.erased_at };
  const shown = {
    token: receiptToken(row.id, secrets.of(row.secret_version)),
    reference: row.reference,
    code: receiptCode(row.id, secrets.of(row.secret_version)),
  };
  if (row.state === 'withdrawing') return { kind: 'leaving', ...shown, erasedAt: row.withdraw_at ?? row.now };
  return { kind: 'open', ...shown, ...stateOf(row, ladder) };
}

/** The same for the firm, who holds no token of it. Undefined once the receipt has expired. */
export async function seenByVisitor({ db, ladder }: Pick<ReceiptParts, 'db' | 'ladder'>, id: string): Promise<ReceiptState | undefined> {
  const row = await select(db, sql`id = ${id}`);
  return row && stateOf(row, ladder);
}

function stateOf(row: Row, ladder: OnCall | undefined): ReceiptState {
  const ended = endedAs(row);
  const mails = !row.has_mail ? 'none' : (row.mails_stopped ?? (row.no_mails_at || !row.agreed_mails ? 'off' : 'on'));
  return {
    receivedAt: row.received_at,
    deliveredAt: row.delivered_at ?? undefined,
    seenAt: row.acknowledged_at ?? undefined,
    seenBy: row.acknowledged_at ? ladder?.people[row.acknowledged_by ?? '']?.name : undefined,
    triedAt: row.tried_at ?? undefined,
    callDueAt: row.call_due_at,
    window: windowOf(row, row.now),
    sooner: ladder !== undefined && row.calls_stopped === null && row.no_calls_at === null && soonerTimes(row, ladder) !== undefined,
    lateSince: !ended && row.now >= row.call_due_at ? row.call_due_at : undefined,
    ended,
    appointment: appointmentOf(row),
    reach: {
      calls: row.calls_stopped ?? (row.no_calls_at ? 'off' : 'on'),
      texts: !row.takes_texts ? 'none' : (row.texts_stopped ?? (row.no_texts_at || !row.agreed_texts ? 'off' : 'on')),
      mails,
    },
    copy: mails === 'on' ? copyOf(row) : undefined,
  };
}

/** What can still be undone at the desk is not shown yet. */
function endedAs({ state, closed_as, told_from, now }: Row): OpenReceipt['ended'] {
  if (state === 'reached') return state;
  if (state !== 'declined' || (told_from && told_from > now)) return undefined;
  return closed_as === 'referred' ? 'referred' : 'declined';
}

function appointmentOf({ appointment_at, appointment_where, told_from, now, state }: Row): OpenReceipt['appointment'] {
  if (state !== 'reached' || !appointment_at || !appointment_where || appointment_at <= now || (told_from && told_from > now)) return undefined;
  return { at: appointment_at, where: appointment_where };
}

function copyOf({ copies, last_copy }: Row): Copy {
  const state =
    last_copy === null || last_copy === 'cancelled' ? 'not-asked' : last_copy === 'waiting' ? 'on-its-way' : last_copy === 'handed-over' ? 'sent' : 'failed';
  return { state, more: state !== 'on-its-way' && copies < mostCopies };
}

/** Orders the receipt by mail, to the address in the request. Two presses at once order one. */
export async function mailReceipt(parts: ReceiptParts, key: ReceiptKey): Promise<Receipt> {
  const { db, secrets } = parts;
  const row = await find(db, secrets, key);
  if (!row) return { kind: 'none' };
  const receipt = receiptOf(row, parts);
  if (receipt.kind !== 'open' || !receipt.copy?.more) return receipt;
  await sql`insert into deliveries (id, case_review_id, kind, channel, recipient, step, secret_version)
    values (gen_random_uuid(), ${row.id}, 'receipt-mail', 'email', 'visitor', ${row.copies}, ${secrets.current.version}) on conflict do nothing`.execute(db);
  return openReceipt(parts, { token: receipt.token });
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
  const receipt = receiptOf(row, parts);
  if (receipt.kind !== 'open') return receipt;
  const { reach } = receipt;
  if (!stops.some((stop) => (reach[stop] === 'on' || reach[stop] === 'off') && wanted[stop])) return { kind: 'nothing-left', receipt };
  for (const stop of stops) if (reach[stop] === 'on' && !wanted[stop]) await stopContact(db, row.id, stop);
  const again = stops.filter((stop) => reach[stop] === 'off' && wanted[stop]);
  if (again.length > 0) await resumeContact(db, row.id, again, wording);
  return openReceipt(parts, { token: receipt.token });
}

/** Withdraws a request: from now on nobody is alerted and nobody calls. It is erased in an hour; until then this can be undone. */
export async function withdraw(parts: ReceiptParts, key: ReceiptKey): Promise<Receipt> {
  const { db, secrets } = parts;
  const row = await find(db, secrets, key);
  if (!row) return { kind: 'none' };
  await db.transaction().execute(async (transaction) => {
    const { rows } =
      await sql`update followups set withdrawn_from = state, state = 'withdrawing', withdraw_at = present() + make_interval(mins => ${undoMinutes}),
        next_due_at = present() + make_interval(mins => ${undoMinutes}), remind_at = null, goes_on_at = null
      where case_review_id = ${row.id} and state not in ('withdrawing', 'withdrawn') returning case_review_id`.execute(transaction);
    if (rows.length === 0) return;
    await sql`update deliveries set state = 'cancelled' where case_review_id = ${row.id} and kind <> 'event' and state in ('waiting', 'bundled')`.execute(
      transaction,
    );
    await writeTimeline(transaction, [{ case_review_id: row.id, kind: 'taken-back', by: 'visitor', detail: null }]);
  });
  return openReceipt(parts, { token: tokenOf(row, secrets) });
}

/** Undoes a withdrawal. If the request was still open, it gets a new hour and the ladder goes on: at once, or from the time that was chosen. */
export async function keep(parts: ReceiptParts, key: ReceiptKey): Promise<Receipt> {
  const { db, secrets, ladder } = parts;
  const row = await find(db, secrets, key);
  if (!row) return { kind: 'none' };
  await db.transaction().execute(async (transaction) => {
    const followup = await transaction
      .selectFrom('followups')
      .selectAll()
      .select(sql<Date>`present()`.as('now'))
      .where('case_review_id', '=', row.id)
      .where('state', '=', 'withdrawing')
      .where('withdraw_at', '>', sql<Date>`present()`)
      .forUpdate()
      .executeTakeFirst();
    if (!followup) return;
    const before = followup.withdrawn_from as Row['state'];
    const waits = ['climbing', 'acknowledged', 'unanswered'].includes(before);
    const newHour = sql`present() + make_interval(mins => ${ladder.promisedMinutes})`;
    const again = {
      ...goOn(followup, followup.urgency, ladder, followup.call_from > followup.now ? followup.call_from : followup.now),
      next_due_at: followup.now,
      told_late_at: null,
      call_target: sql<Date>`greatest(call_target, ${newHour})`,
      call_due_at: sql<Date>`greatest(call_due_at, ${newHour})`,
    };
    await transaction
      .updateTable('followups')
      .set({ withdraw_at: null, withdrawn_from: null, ...(waits ? again : { state: before, next_due_at: null }) })
      .where('case_review_id', '=', row.id)
      .execute();
    // A lead that had not left waits again.
    await sql`update deliveries set state = 'waiting', leased_until = null where case_review_id = ${row.id} and kind = 'lead' and state = 'cancelled'`.execute(
      transaction,
    );
    await writeTimeline(transaction, [{ case_review_id: row.id, kind: 'kept', by: 'visitor', detail: null }]);
  });
  return openReceipt(parts, { token: tokenOf(row, secrets) });
}

/**
 * "Call me as soon as possible instead": the chosen time of day no longer counts, the promise is an hour, and the ladder rings. Whoever
 * took the request for the chosen time may not be there now, so everybody is alerted again; whoever is calling already stays on it.
 */
export async function callSooner(parts: ReceiptParts, key: ReceiptKey): Promise<Receipt> {
  const { db, secrets, ladder } = parts;
  const row = await find(db, secrets, key);
  if (!row) return { kind: 'none' };
  const shown = receiptOf(row, parts);
  if (shown.kind !== 'open' || !shown.sooner) return shown;
  await db.transaction().execute(async (transaction) => {
    const followup = await transaction
      .selectFrom('followups')
      .innerJoin('case_reviews', 'id', 'case_review_id')
      .selectAll('followups')
      .select(['received_at', sql<Date>`present()`.as('now')])
      .where('case_review_id', '=', row.id)
      .forUpdate('followups')
      .executeTakeFirst();
    const times = followup && soonerTimes(followup, ladder);
    if (!times) return;
    const isCalling = followup.state === 'acknowledged' && followup.call_from <= followup.now;
    const said = { call_from: times.from, call_target: times.target, call_due_at: times.promisedUntil };
    const set = isCalling ? said : { ...goOn(followup, followup.urgency, ladder, times.from), ...said };
    await transaction
      .updateTable('followups')
      .set({ ...set, next_due_at: nextDue({ ...followup, ...set }, { ...followup, ...set }, ladder) })
      .where('case_review_id', '=', row.id)
      .execute();
    await writeTimeline(transaction, [{ case_review_id: row.id, kind: 'sooner', by: 'visitor', detail: null }]);
  });
  return openReceipt(parts, { token: shown.token });
}

/** When somebody would be called who asks for it now; undefined where that is not sooner than what they are promised, or it is over. */
function soonerTimes({ state, urgency, call_due_at, now }: Pick<Row, 'state' | 'urgency' | 'call_due_at' | 'now'>, ladder: OnCall): CallTimes | undefined {
  if (!['climbing', 'acknowledged', 'unanswered'].includes(state)) return undefined;
  const times = callTimes(now, { level: urgency, callAnyway: false }, 'ASAP', ladder);
  return times.promisedUntil < call_due_at ? times : undefined;
}

type Row = Selectable<Tables['followups']> &
  Pick<Selectable<Tables['case_reviews']>, 'id' | 'reference' | 'received_at' | 'erased_at' | 'secret_version'> &
  StoppedElsewhere &
  AgreedColumns & { now: Date; copies: number; last_copy: Selectable<Tables['deliveries']>['state'] | null };

function tokenOf({ id, secret_version }: Row, secrets: Secrets): string {
  return receiptToken(id, secrets.of(secret_version));
}

/** A wrong code and an unknown reference look the same, and both are counted. */
async function find(db: Database, secrets: Secrets, key: ReceiptKey): Promise<Row | undefined> {
  if ('reference' in key) {
    if (!(await mayTry(db, secrets, key.reference))) return undefined;
    const row = await select(db, sql`reference = ${key.reference}`);
    if (!row || !same(receiptCode(row.id, secrets.of(row.secret_version)), key.code)) return undefined;
    await forgetTries(db, secrets, key.reference);
    return row;
  }
  if ('link' in key) {
    const { rows } = await sql<{ request: string }>`update deliveries set link_used_at = coalesce(link_used_at, present())
      where link_hash = ${Buffer.from(tokenHash(key.link), 'hex')} and kind in ('late-notice', 'declined-notice', 'receipt-mail') and link_revoked_at is null
        and link_expires_at > present() and (link_used_at is null or link_used_at > present() - make_interval(mins => ${linkMinutes}))
      returning case_review_id as request`.execute(db);
    return rows[0] ? select(db, sql`id = ${rows[0].request}`) : undefined;
  }
  if ('address' in key) return select(db, sql`receipt_hash = ${receiptHash(key.address)} and opens_by_address`);
  return select(db, sql`receipt_hash = ${receiptHash(key.token)}`);
}

async function select(db: Database, which: ReturnType<typeof sql>): Promise<Row | undefined> {
  const { rows } =
    await sql<Row>`select f.*, c.id, c.reference, c.received_at, c.erased_at, c.secret_version, ${stoppedElsewhere}, ${agreedColumns}, ${copiesOf}, present() as now
    from case_reviews c join followups f on f.case_review_id = c.id where ${which} and c.receipt_expires_at > present()`.execute(db);
  return rows[0];
}

/** How often the receipt was ordered by mail, and what became of the last order. */
const copiesOf = sql`(select count(*)::int from deliveries where case_review_id = c.id and kind = 'receipt-mail' and channel = 'email') as copies,
  (select state from deliveries where case_review_id = c.id and kind = 'receipt-mail' and channel = 'email' order by step desc limit 1) as last_copy`;

function same(right: string, given: string): boolean {
  return right.length === given.length && timingSafeEqual(Buffer.from(right), Buffer.from(given));
}
