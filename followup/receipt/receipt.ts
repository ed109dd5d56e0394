import { timingSafeEqual } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { AgreedColumns, Wording } from '#case-review/consent.ts';
import { tokenHash } from '#case-review/message-link.ts';
import { receiptCode, receiptHash, receiptToken } from '#case-review/receipt-token.ts';
import type { Database } from '#database/connection.ts';
import type { AppointmentPlace, Tables } from '#database/tables.ts';
import { type LanguageCode, languageNamed } from '#firm/languages.ts';
import type { OnCall } from '#firm/on-call.ts';
import { undoMinutes as reportUndoMinutes } from '#followup/actions/undo-window.ts';
import { type CallTimes, callTimes, type Window, windowOf } from '#followup/escalation/call-times.ts';
import { goOn, nextDue } from '#followup/escalation/plan.ts';
import { forgetTries, mayTry } from '#followup/receipt/typed-tries.ts';
import { isOpen } from '#followup/request/states.ts';
import { resumeContact, type Stop, stopContact, stops } from '#followup/request/stops.ts';
import type { Secrets } from '#vault/secrets.ts';

/**
 * What opens a receipt: the token in the answer to the form, which is in no URL; the link of a notice, which opens once; and
 * reference and code, typed, with the network that they were typed in. `proof`: the link that opened it before. It opens
 * nothing any more, and shows that the holder of the page reads the mail of the request's address.
 */
export type ReceiptKey = { token: string; proof?: string | undefined } | { link: string } | { reference: string; code: string; visitor: string };

export type Receipt = OpenReceipt | LeavingReceipt | ({ kind: 'withdrawn'; erasedAt: Date } & Pick<Shown, 'reference' | 'language'>) | { kind: 'none' };

/** Token and proof are sent back with every button, in the request body. `language`: the one in which the request was sent. */
type Shown = { token: string; proof: string | undefined; reference: string; code: string; language: LanguageCode };

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

/**
 * How the visitor may be reached. `off`: they never agreed to it, or turned it off here. `none`: there is no address or number for it.
 * Nothing here depends on other requests: the receipt would tell whoever typed a stranger's number that its owner asked the firm.
 */
export type Reach = Record<Stop, 'on' | 'off' | 'none'>;

/** The receipt by mail: how the last order of it went, and whether it can be ordered again. */
export type Copy = { state: 'not-asked' | 'on-its-way' | 'sent' | 'failed'; more: boolean };

/** The visitor withdrew the request; it will be erased unless they undo that. */
export type LeavingReceipt = Shown & { kind: 'leaving'; erasedAt: Date };

/** How often the receipt is mailed at most: anybody can type a stranger's address into the form. */
const mostCopies = 2;

export type ReceiptParts = { db: Database; secrets: Secrets; ladder: OnCall };
/** Without the ladder a receipt does not name who took the request. */
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

type Reader = Pick<ReceiptParts, 'db' | 'secrets'> & Partial<Pick<ReceiptParts, 'ladder'>>;

/** What a receipt shows. It holds nothing personal. */
export async function openReceipt(reader: Reader, key: ReceiptKey): Promise<Receipt> {
  const row = await find(reader.db, reader.secrets, key);
  return row ? receiptOf(row, key, reader) : { kind: 'none' };
}

function receiptOf(row: Row, key: ReceiptKey, { secrets, ladder }: Reader): Receipt {
  const language = languageNamed(row.language).code;
  if (row.erased_at) return { kind: 'withdrawn', reference: row.reference, language, erasedAt: row.erased_at };
  const shown = {
    language,
    token: tokenOf(row, secrets),
    proof: proofIn(key),
    reference: row.reference,
    code: receiptCode(row.id, secrets.of(row.secret_version)),
  };
  if (row.state === 'withdrawing') return { kind: 'leaving', ...shown, erasedAt: row.withdraw_at ?? row.now };
  return { kind: 'open', ...shown, ...stateOf(row, ladder) };
}

/** The same for the firm, who holds no token of it. Undefined once the receipt has expired. */
export async function seenByVisitor({ db, ladder }: Pick<ReceiptParts, 'db' | 'ladder'>, id: string): Promise<ReceiptState | undefined> {
  const row = await select(db, sql`receipts where id = ${id}`);
  return row && stateOf(row, ladder);
}

function stateOf(row: Row, ladder: OnCall | undefined): ReceiptState {
  const ended = endedAs(row);
  const mails = !row.has_mail ? 'none' : row.no_mails_at || !row.agreed_mails ? 'off' : 'on';
  return {
    receivedAt: row.received_at,
    deliveredAt: row.delivered_at ?? undefined,
    seenAt: seenAt(row),
    seenBy: seenAt(row) ? ladder?.people[row.acknowledged_by ?? '']?.name : undefined,
    triedAt: row.tried_at ?? undefined,
    callDueAt: row.call_due_at,
    window: windowOf(row, row.now),
    sooner: ladder !== undefined && row.no_calls_at === null && soonerTimes(row, ladder) !== undefined,
    lateSince: !ended && row.now >= row.call_due_at ? row.call_due_at : undefined,
    ended,
    appointment: appointmentOf(row),
    reach: {
      calls: row.no_calls_at ? 'off' : 'on',
      texts: !row.takes_texts ? 'none' : row.no_texts_at || !row.agreed_texts ? 'off' : 'on',
      mails,
    },
    copy: mails === 'on' ? copyOf(row) : undefined,
  };
}

/** Whoever declines has taken it by that. As long as the visitor is not told, nobody "is going to call". */
function seenAt({ state, acknowledged_at, told_from, now }: Row): Date | undefined {
  const byDeclining =
    state === 'declined' && told_from && told_from > now && acknowledged_at && minutesBetween(acknowledged_at, told_from) <= reportUndoMinutes;
  return byDeclining ? undefined : (acknowledged_at ?? undefined);
}

function minutesBetween(from: Date, until: Date): number {
  return (until.getTime() - from.getTime()) / 60_000;
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

/** When somebody would be called who asks for it now; undefined where that is not sooner than what they are promised, or it is over. */
function soonerTimes({ state, urgency, call_due_at, now }: Pick<Row, 'state' | 'urgency' | 'call_due_at' | 'now'>, ladder: OnCall): CallTimes | undefined {
  if (!isOpen(state)) return undefined;
  const times = callTimes(now, { level: urgency, callAnyway: false }, 'ASAP', ladder);
  return times.promisedUntil < call_due_at ? times : undefined;
}

/** What `intake_api.receipts` shows. */
type Row = Pick<Selectable<Tables['case_reviews']>, 'id' | 'reference' | 'received_at' | 'erased_at' | 'secret_version' | 'language'> &
  Pick<Followup, 'state' | 'urgency' | 'withdraw_at' | 'has_mail' | 'takes_texts' | 'no_calls_at' | 'no_texts_at' | 'no_mails_at' | 'delivered_at'> &
  Pick<Followup, 'acknowledged_at' | 'acknowledged_by' | 'tried_at' | 'call_from' | 'call_target' | 'call_due_at'> &
  Pick<Followup, 'closed_as' | 'told_from' | 'appointment_at' | 'appointment_where'> &
  AgreedColumns & { now: Date; copies: number; last_copy: Selectable<Tables['deliveries']>['state'] | null };

type Followup = Selectable<Tables['followups']>;

/** As it stands, held until the end of the transaction. */
async function held(transaction: Database, token: Buffer): Promise<Followup | undefined> {
  const { rows } = await sql<Followup>`select * from intake_api.hold(${token})`.execute(transaction);
  return rows[0];
}

function proofIn(key: ReceiptKey): string | undefined {
  return 'link' in key ? key.link : 'token' in key ? key.proof : undefined;
}

function linkHash(link: string): Buffer {
  return Buffer.from(tokenHash(link), 'hex');
}

function tokenOf({ id, secret_version }: Row, secrets: Secrets): string {
  return receiptToken(id, secrets.of(secret_version));
}

/** What allows an act, in the database too: whoever has only a request's id can do nothing with it there. */
function hashOf(row: Row, secrets: Secrets): Buffer {
  return receiptHash(tokenOf(row, secrets));
}

/** A wrong code and an unknown reference look the same. Tries for one that does not exist are not counted: anybody could fill the table with them. */
async function find(db: Database, secrets: Secrets, key: ReceiptKey): Promise<Row | undefined> {
  if ('reference' in key) {
    const row = await select(db, sql`receipt_by_reference(${key.reference})`);
    const tries = `${key.reference} ${key.visitor}`;
    if (!row || !(await mayTry(db, secrets, tries))) return undefined;
    if (!same(receiptCode(row.id, secrets.of(row.secret_version)), key.code)) return undefined;
    await forgetTries(db, secrets, tries);
    return row;
  }
  if ('link' in key) return select(db, sql`receipt_by_link(${linkHash(key.link)})`);
  return select(db, sql`receipt(${receiptHash(key.token)})`);
}

async function select(db: Database, by: ReturnType<typeof sql>): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select * from intake_api.${by}`.execute(db);
  return rows[0];
}

function same(right: string, given: string): boolean {
  return right.length === given.length && timingSafeEqual(Buffer.from(right), Buffer.from(given));
}
