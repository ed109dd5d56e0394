import type { KeyObject } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { OnCall } from '#firm/on-call.ts';
import { type Acted, acknowledge, cannotTake, clearConflict, noAnswer, reached } from '#followup/acts.ts';
import { openRequest } from '#followup/sealed-request.ts';
import { judge } from '#followup/urgency.ts';
import { type Entered, enter, type WayIn } from '#followup/way-in.ts';
import type { Answers } from '#intake/schema.ts';
import type { Vault } from '#vault/vault.ts';

export type CallSheet = {
  /** Goes back with every button; it opens this one sheet and nothing else. */
  token: string;
  reference: string;
  urgency: 'usual' | 'urgent';
  reasons: string[];
  receivedAt: Date;
  callDueAt: Date;
  /** The promised time is over and nobody has it. */
  late: boolean;
  state: 'climbing' | 'acknowledged' | 'reached' | 'declined' | 'unanswered';
  taken: { by: string; at: Date } | undefined;
  person: Pick<Answers, 'full_name' | 'phone' | 'email' | 'county' | 'city' | 'court_date' | 'best_time'>;
  language: string;
  consent: { wording: string; at: Date };
  /** What the visitor asked not to get any more. */
  stops: { calls: boolean; texts: boolean; mails: boolean };
  /** Sealed until somebody has confirmed that there is no conflict of interest. */
  story: Pick<Answers, 'case_type' | 'arrested' | 'description'> | undefined;
  people: { id: string; name: string }[];
};

export type Opened = { kind: 'none' } | { kind: 'sheet'; sheet: CallSheet; acted: Acted | 'unnamed' | undefined };

export const actions = ['open', 'acknowledge', 'clear-conflict', 'reached', 'no-answer', 'cannot-take'] as const;
export type Action = (typeof actions)[number];

export type Desk = { db: Database; vault: Vault; secret: KeyObject; ladder: OnCall };

/** Opens a call sheet and does, before that, what the reader asked for. `who` is the choice of who calls back. */
export async function openCallSheet(desk: Desk, way: WayIn, action: Action = 'open', who = ''): Promise<Opened> {
  const entered = await enter(desk.db, desk.secret, way);
  if (!entered) return { kind: 'none' };
  const acted = await perform(desk, entered, action, who);
  const sheet = await readSheet(desk, entered);
  return sheet ? { kind: 'sheet', sheet, acted } : { kind: 'none' };
}

/** Taking a request needs a name, chosen by hand: a machine that presses every button chooses none. */
async function perform({ db, ladder }: Desk, { request, recipient }: Entered, action: Action, who: string): Promise<Acted | 'unnamed' | undefined> {
  switch (action) {
    case 'open':
      return undefined;
    case 'acknowledge':
      return Object.hasOwn(ladder.people, who) ? acknowledge(db, request, who) : 'unnamed';
    case 'clear-conflict':
      return who === 'confirmed' ? clearConflict(db, request, recipient) : 'unnamed';
    case 'reached':
      return reached(db, request, recipient);
    case 'no-answer':
      return noAnswer(db, request, recipient);
    case 'cannot-take':
      return who === 'confirmed' ? cannotTake(db, request, recipient) : 'unnamed';
  }
}

async function readSheet({ db, vault, ladder }: Desk, { request, token }: Entered): Promise<CallSheet | undefined> {
  const row = await db
    .selectFrom('case_reviews')
    .innerJoin('followups', 'followups.case_review_id', 'case_reviews.id')
    .innerJoin('request_keys', 'request_keys.case_review_id', 'case_reviews.id')
    .innerJoin('consents', 'consents.case_review_id', 'case_reviews.id')
    .innerJoin('consent_wordings', 'hash', 'wording_hash')
    .selectAll('followups')
    .select([
      'case_reviews.id',
      'reference',
      'received_at',
      'answers',
      'wrapped_key',
      'key_version',
      'case_reviews.language',
      'wording',
      'given_at',
      sql<Date>`present()`.as('now'),
    ])
    .where('case_reviews.id', '=', request)
    .executeTakeFirst();
  if (!row?.answers || row.state === 'withdrawn') return undefined;
  const { answers } = openRequest<{ answers: Answers }>(vault, { ...row, answers: row.answers });
  const { full_name, phone, email, county, city, court_date, best_time, case_type, arrested, description } = answers;
  return {
    token,
    reference: row.reference,
    urgency: row.urgency,
    reasons: judge(ladder.urgent, answers, row.received_at).reasons,
    receivedAt: row.received_at,
    callDueAt: row.call_due_at,
    late: !row.acknowledged_at && row.now >= row.call_due_at,
    state: row.state,
    taken: row.acknowledged_at ? { by: ladder.people[row.acknowledged_by ?? '']?.name ?? row.acknowledged_by ?? '', at: row.acknowledged_at } : undefined,
    person: { full_name, phone, email, county, city, court_date, best_time },
    language: row.language,
    consent: { wording: row.wording, at: row.given_at },
    stops: { calls: row.no_calls_at !== null, texts: row.no_texts_at !== null, mails: row.no_mails_at !== null },
    story: row.conflict_cleared_at ? { case_type, arrested, description } : undefined,
    people: Object.entries(ladder.people).map(([id, { name }]) => ({ id, name })),
  };
}
