import { sql } from 'kysely';
import type { Agreed } from '#case-review/consent.ts';
import { openAnswers, type SentAnswers } from '#case-review/sealed.ts';
import type { Database } from '#database/connection.ts';
import { mayBeAlerted, type OnCall } from '#firm/on-call.ts';
import type { Acted } from '#followup/acts/act.ts';
import { clearConflict } from '#followup/acts/conflict.ts';
import { cannotTake, hired, leftMessage, noAnswer, reached, toldInPerson } from '#followup/acts/reports.ts';
import { acknowledge } from '#followup/acts/take.ts';
import { type CallSheetKey, type Entered, enter } from '#followup/call-sheet/access.ts';
import { type Window, windowOf } from '#followup/ladder/call-times.ts';
import { judge } from '#followup/ladder/urgency.ts';
import { type StoppedElsewhere, stoppedElsewhere } from '#followup/stop/stop.ts';
import type { Secrets } from '#vault/secrets.ts';
import type { Vault } from '#vault/vault.ts';

export type CallSheet = {
  /** Sent back with every button; it opens this one sheet and nothing else. */
  token: string;
  reference: string;
  urgency: 'usual' | 'urgent';
  reasons: string[];
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
  person: Pick<SentAnswers, 'full_name' | 'phone' | 'email' | 'county' | 'city' | 'court_date' | 'best_time'>;
  /** The one who needs help, where somebody else asks for them. */
  other: Pick<SentAnswers, 'their_name' | 'their_place' | 'their_birth' | 'relation'> | undefined;
  language: string;
  /** What was agreed to, in which words and when: with the form, and later on the receipt. */
  consents: (Agreed & { wording: string; version: number; at: Date })[];
  /** What the visitor asked not to get any more. */
  stops: { calls: boolean; texts: boolean; mails: boolean };
  /** Sealed until somebody has confirmed that there is no conflict of interest. */
  story: Pick<SentAnswers, 'case_type' | 'arrested' | 'description'> | undefined;
  people: { id: string; name: string }[];
};

export type Opened = { kind: 'none' } | { kind: 'taken-back'; reference: string } | { kind: 'sheet'; sheet: CallSheet; acted: Acted | 'unnamed' | undefined };

export const actions = ['open', 'acknowledge', 'clear-conflict', 'reached', 'left-message', 'no-answer', 'cannot-take', 'told', 'hired'] as const;
export type Action = (typeof actions)[number];

export type CallSheetParts = { db: Database; vault: Vault; secrets: Secrets; ladder: OnCall };

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

async function readSheet({ db, vault, ladder }: CallSheetParts, { request, token }: Entered): Promise<CallSheet | { takenBack: string } | undefined> {
  const row = await db
    .selectFrom('case_reviews')
    .innerJoin('followups', 'followups.case_review_id', 'case_reviews.id')
    .innerJoin('request_keys', 'request_keys.case_review_id', 'case_reviews.id')
    .selectAll('followups')
    .select(['case_reviews.id', 'reference', 'received_at', 'answers', 'wrapped_key', 'key_version', 'case_reviews.language', sql<Date>`present()`.as('now')])
    .where('case_reviews.id', '=', request)
    .executeTakeFirst();
  if (!row?.answers || row.state === 'withdrawn') return undefined;
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
  const answers = openAnswers(vault, { ...row, answers: row.answers });
  const { full_name, phone, email, county, city, court_date, best_time, case_type, arrested, description } = answers;
  const { their_name, their_place, their_birth, relation } = answers;
  return {
    token,
    reference: row.reference,
    urgency: row.urgency,
    reasons: judge(ladder.urgent, answers, row.received_at).reasons,
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
    person: { full_name, phone, email, county, city, court_date, best_time },
    other: their_name ? { their_name, their_place, their_birth, relation } : undefined,
    language: row.language,
    consents,
    stops: {
      calls: row.no_calls_at !== null || elsewhere.calls_stopped !== null,
      texts: row.no_texts_at !== null || elsewhere.texts_stopped !== null,
      mails: row.no_mails_at !== null || elsewhere.mails_stopped !== null,
    },
    story: row.conflict_cleared_at ? { case_type, arrested, description } : undefined,
    people: Object.entries(ladder.people).flatMap(([id, person]) => (mayBeAlerted(person) ? [{ id, name: person.name }] : [])),
  };
}
