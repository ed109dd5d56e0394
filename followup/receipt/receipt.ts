import { sql } from 'kysely';
import { receiptCode } from '#case-review/receipt-token.ts';
import type { Database } from '#database/connection.ts';
import type { AppointmentPlace } from '#database/tables.ts';
import { type LanguageCode, languageNamed } from '#firm/languages.ts';
import type { OnCall } from '#firm/on-call.ts';
import { undoMinutes as reportUndoMinutes } from '#followup/actions/undo-window.ts';
import { type CallTimes, callTimes, type Window, windowOf } from '#followup/escalation/call-times.ts';
import { find, proofIn, type ReceiptKey, type Row, select, tokenOf } from '#followup/receipt/receipt-row.ts';
import { isOpen } from '#followup/request/states.ts';
import type { Stop } from '#followup/request/stops.ts';
import type { Secrets } from '#vault/secrets.ts';

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
type Reader = Pick<ReceiptParts, 'db' | 'secrets'> & Partial<Pick<ReceiptParts, 'ladder'>>;

/** What a receipt shows. It holds nothing personal. */
export async function openReceipt(reader: Reader, key: ReceiptKey): Promise<Receipt> {
  const row = await find(reader.db, reader.secrets, key);
  return row ? receiptOf(row, key, reader) : { kind: 'none' };
}

export function receiptOf(row: Row, key: ReceiptKey, { secrets, ladder }: Reader): Receipt {
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

/** When somebody would be called who asks for it now; undefined where that is not sooner than what they are promised, or it is over. */
export function soonerTimes(
  { state, urgency, call_due_at, now }: Pick<Row, 'state' | 'urgency' | 'call_due_at' | 'now'>,
  ladder: OnCall,
): CallTimes | undefined {
  if (!isOpen(state)) return undefined;
  const times = callTimes(now, { level: urgency, callAnyway: false }, 'ASAP', ladder);
  return times.promisedUntil < call_due_at ? times : undefined;
}
