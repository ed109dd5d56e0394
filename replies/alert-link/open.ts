import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { RowOf } from '#database/tables.ts';
import { deliveryOf, linkHours } from '#deliveries/signed-token.ts';
import type { OnCall } from '#firm/on-call.ts';
import { type Window, windowOf } from '#followup/escalation/call-times.ts';
import type { Secrets } from '#vault/secrets.ts';

/** What a link tells whoever holds it, without a passkey: nothing of the visitor, and nothing of what it is about. */
export type Glance = {
  request: string;
  delivery: string;
  reference: string;
  urgency: 'usual' | 'urgent';
  language: string;
  receivedAt: Date;
  now: Date;
  callDueAt: Date;
  /** Between when to call, where the visitor chose a time of day. */
  window: Window | undefined;
  state: 'waiting' | 'taken' | 'reached' | 'declined' | 'taken-back';
  /** Who has it, by short name and name. */
  taken: { who: string; by: string; at: Date } | undefined;
  /** It was set aside as spam: it rings nobody. */
  aside: boolean;
  /** "I cannot open it" was pressed by this link before. */
  passedOn: boolean;
};

type Parts = { db: Database; links: Secrets; ladder: OnCall };

/**
 * Undefined for everything that does not open: a forged link, one that has expired or was revoked, one of a request that is gone. All look
 * the same, so that a guesser learns nothing from the answer.
 */
export async function openByLink({ db, links, ladder }: Parts, token: string): Promise<Glance | undefined> {
  const delivery = deliveryOf(token, links);
  if (!delivery) return undefined;
  const { rows } =
    await sql<Row>`select c.id as request, c.reference, c.language, c.received_at, f.urgency, f.state, f.lane, f.call_from, f.call_target, f.call_due_at,
      f.acknowledged_by, f.acknowledged_at, d.link_used_at, present() as now
    from deliveries d join case_reviews c on c.id = d.case_review_id join followups f on f.case_review_id = c.id
    where d.id = ${delivery} and d.kind in ('alert', 'reminder', 'wrote-back') and d.link_revoked_at is null and f.state <> 'withdrawn'
      and coalesce(d.handed_over_at, d.next_attempt_at) > present() - make_interval(hours => ${linkHours})`.execute(db);
  const row = rows[0];
  return (
    row && {
      request: row.request,
      delivery,
      reference: row.reference,
      urgency: row.urgency,
      language: row.language,
      receivedAt: row.received_at,
      now: row.now,
      callDueAt: row.call_due_at,
      window: windowOf(row, row.now),
      state: states[row.state],
      taken:
        row.acknowledged_by !== null && row.acknowledged_at !== null
          ? { who: row.acknowledged_by, by: ladder.people[row.acknowledged_by]?.name ?? row.acknowledged_by, at: row.acknowledged_at }
          : undefined,
      aside: row.lane === 'quarantine',
      passedOn: row.link_used_at !== null,
    }
  );
}

type Row = Pick<RowOf<'case_reviews'>, 'reference' | 'language' | 'received_at'> &
  Pick<RowOf<'followups'>, 'urgency' | 'lane' | 'call_from' | 'call_target' | 'call_due_at' | 'acknowledged_by' | 'acknowledged_at'> &
  Pick<RowOf<'deliveries'>, 'link_used_at'> & { request: string; state: keyof typeof states; now: Date };

const states = {
  climbing: 'waiting',
  unanswered: 'waiting',
  acknowledged: 'taken',
  reached: 'reached',
  declined: 'declined',
  withdrawing: 'taken-back',
} as const;
