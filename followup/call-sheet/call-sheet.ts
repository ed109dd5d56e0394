import { sql } from 'kysely';
import type { Agreed } from '#case-review/consent.ts';
import type { Database } from '#database/connection.ts';
import { mayBeAlerted, type OnCall } from '#firm/on-call.ts';
import { type CallSheetKey, type Entered, enter } from '#followup/call-sheet/access.ts';
import { type Acted, acknowledge, cannotTake, clearConflict, hired, leftMessage, noAnswer, reached, toldInPerson } from '#followup/call-sheet/actions.ts';
import { type Window, windowOf } from '#followup/ladder/call-times.ts';
import { type StoppedElsewhere, stoppedElsewhere } from '#followup/stop/stop.ts';
import type { Secrets } from '#vault/secrets.ts';

export type CallSheet = {
  /** Sent back with every button; it opens this one sheet and nothing else. */
  token: string;
  reference: string;
  urgency: 'usual' | 'urgent';
  receivedAt: Date;
  callDueAt: Date;
  /** Between when to call, where the visitor chose a time of day. */
  window: Window | undefined;
  /** The promised time is over, and they were not reached. */
  late: boolean;
  /** No notice could be delivered to the visitor: somebody must call. */
  notTold: boolean;
  /** The last try that was reported, and when the next is due. */
  tried: { at: Date; again: Date | undefined } | undefined;
  /** Without a report by then, others are alerted. */
  reportBy: Date | undefined;
  state: 'climbing' | 'acknowledged' | 'reached' | 'declined' | 'unanswered';
  taken: { by: string; at: Date } | undefined;
  /** They became a client. */
  hired: boolean;
  language: string;
  /** What was agreed to, in which words and when: with the form, and later on the receipt. */
  consents: (Agreed & { wording: string; version: number; at: Date })[];
  /** What the visitor asked not to get any more. */
  stops: { calls: boolean; texts: boolean; mails: boolean };
  people: { id: string; name: string }[];
};

export type Opened = { kind: 'none' } | { kind: 'taken-back'; reference: string } | { kind: 'sheet'; sheet: CallSheet; acted: Acted | 'unnamed' | undefined };

export const actions = ['open', 'acknowledge', 'clear-conflict', 'reached', 'left-message', 'no-answer', 'cannot-take', 'told', 'hired'] as const;
export type Action = (typeof actions)[number];

export type CallSheetParts = { db: Database; secrets: Secrets; ladder: OnCall };

/** Does what the reader asked for, then opens the call sheet. `who` is the person who calls back, or `confirmed`. */
export async function openCallSheet(parts: CallSheetParts, way: CallSheetKey, action: Action = 'open', who = ''): Promise<Opened> {
  const entered = await enter(parts.db, parts.secrets, way);
  if (!entered) return { kind: 'none' };
  const acted = await perform(parts, entered, action, who);
  const sheet = await readSheet(parts, entered);
  if (sheet && 'takenBack' in sheet) return { kind: 'taken-back', reference: sheet.takenBack };
  return sheet ? { kind: 'sheet', sheet, acted } : { kind: 'none' };
}

/** Taking a request needs a chosen name: a link scanner that presses every button does not choose one. */
async function perform({ db, ladder }: CallSheetParts, { request, recipient }: Entered, action: Action, who: string): Promise<Acted | 'unnamed' | undefined> {
  switch (action) {
    case 'open':
      return undefined;
    case 'acknowledge':
      return Object.hasOwn(ladder.people, who) && mayBeAlerted(ladder.people[who]) ? acknowledge(db, ladder, request, who) : 'unnamed';
    case 'clear-conflict':
      return who === 'confirmed' ? clearConflict(db, request, recipient) : 'unnamed';
    case 'reached':
      return reached(db, request, recipient);
    case 'left-message':
      return leftMessage(db, ladder, request, recipient);
    case 'no-answer':
      return noAnswer(db, ladder, request, recipient);
    case 'cannot-take':
      return who === 'confirmed' ? cannotTake(db, request, recipient) : 'unnamed';
    case 'told':
      return toldInPerson(db, request, recipient);
    case 'hired':
      return hired(db, request, recipient);
  }
}

async function readSheet({ db, ladder }: CallSheetParts, { request, token }: Entered): Promise<CallSheet | { takenBack: string } | undefined> {
  const row = await db
    .selectFrom('case_reviews')
    .innerJoin('followups', 'followups.case_review_id', 'case_reviews.id')
    .selectAll('followups')
    .select(['case_reviews.id', 'reference', 'received_at', 'erased_at', 'case_reviews.language', sql<Date>`present()`.as('now')])
    .where('case_reviews.id', '=', request)
    .executeTakeFirst();
  if (!row || row.erased_at || row.state === 'withdrawn') return undefined;
  if (row.state === 'withdrawing') return { takenBack: row.reference };
  const { rows: stopped } = await sql<StoppedElsewhere>`select ${stoppedElsewhere} from case_reviews c where c.id = ${request}`.execute(db);
  const elsewhere = stopped[0] ?? { calls_stopped: null, texts_stopped: null, mails_stopped: null };
  const consents = await db
    .selectFrom('consents')
    .innerJoin('consent_wordings', 'hash', 'wording_hash')
    .select(['calls', 'texts', 'mails', 'wording', 'version', 'given_at as at'])
    .where('case_review_id', '=', request)
    .orderBy('given_at')
    .execute();
  return {
    token,
    reference: row.reference,
    urgency: row.urgency,
    receivedAt: row.received_at,
    callDueAt: row.call_due_at,
    window: windowOf(row, row.now),
    late: ['climbing', 'acknowledged', 'unanswered'].includes(row.state) && row.now >= row.call_due_at,
    notTold: row.not_told_at !== null,
    tried: row.tried_at ? { at: row.tried_at, again: row.remind_at ?? undefined } : undefined,
    reportBy: row.goes_on_at ?? undefined,
    state: row.state,
    taken: row.acknowledged_at ? { by: ladder.people[row.acknowledged_by ?? '']?.name ?? row.acknowledged_by ?? '', at: row.acknowledged_at } : undefined,
    hired: row.hired_at !== null,
    language: row.language,
    consents,
    stops: {
      calls: row.no_calls_at !== null || elsewhere.calls_stopped !== null,
      texts: row.no_texts_at !== null || elsewhere.texts_stopped !== null,
      mails: row.no_mails_at !== null || elsewhere.mails_stopped !== null,
    },
    people: Object.entries(ladder.people).flatMap(([id, person]) => (mayBeAlerted(person) ? [{ id, name: person.name }] : [])),
  };
}
