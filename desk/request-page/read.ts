import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { type Contact, readContacts } from '#case-review/parts.ts';
import type { Database } from '#database/connection.ts';
import type { RowOf, Tables } from '#database/tables.ts';
import { type Stop, stops } from '#followup/request/stops.ts';
import type { Opener } from '#vault/recipients.ts';

export type RequestRow = Selectable<Tables['followups']> &
  Pick<Selectable<Tables['case_reviews']>, 'id' | 'reference' | 'received_at' | 'erased_at' | 'language'> &
  Record<`${Stop}_stopped`, boolean> & { now: Date };

/** Undefined where there is none, and for the synthetic ones, which concern nobody. */
export async function readRow(db: Database, reference: string): Promise<RequestRow | undefined> {
  const { rows } =
    await sql<RequestRow>`select f.*, c.id, c.reference, c.received_at, c.erased_at, c.language, ${sql.join(stops.map(stoppedBy))}, present() as now
    from case_reviews c join followups f on f.case_review_id = c.id where c.reference = ${reference} and not c.canary`.execute(db);
  return rows[0];
}

/** By a text from their number, or on a receipt that a link to their address opened. */
function stoppedBy(stop: Stop) {
  return sql`exists (select from suppressions s where s.channel = ${sql.lit(stop)} and s.digest = ${sql.ref(stop === 'mails' ? 'c.mail_digest' : 'c.phone_digest')})
    as ${sql.ref(`${stop}_stopped`)}`;
}

export function isGone(row: RequestRow): boolean {
  return row.erased_at !== null || row.state === 'withdrawn' || row.state === 'withdrawing';
}

export async function readContact(db: Database, opener: Opener, id: string): Promise<Contact | undefined> {
  return (await readContacts(db, opener, [id])).get(id);
}

export type Consent = { calls: boolean; texts: boolean; mails: boolean; wording: string; at: Date };

export function readConsents(db: Database, id: string): Promise<Consent[]> {
  return db
    .selectFrom('consents')
    .innerJoin('consent_wordings', 'hash', 'wording_hash')
    .select(['calls', 'texts', 'mails', 'wording', 'given_at as at'])
    .where('case_review_id', '=', id)
    .orderBy('given_at')
    .execute();
}

/** What they asked not to get any more, on this receipt or for their number or address as a whole. */
export function stopped(row: RequestRow): (typeof stops)[number][] {
  return stops.filter((stop) => row[`no_${stop}_at`] !== null || row[`${stop}_stopped`]);
}

/** The last report that can still be undone. */
export async function readUndo(db: Database, { id, steps_taken }: RequestRow): Promise<{ id: string; kind: string; by: string; until: Date } | undefined> {
  const { rows } = await sql<Pick<RowOf<'reports'>, 'id' | 'kind' | 'by'> & { until: Date; same: boolean }>`
    select id, kind, by, undo_until as until, (before ->> 'steps_taken')::int = ${steps_taken} as same from reports
    where case_review_id = ${id} and undone_at is null and undo_until > present() order by id desc limit 1`.execute(db);
  return rows[0]?.same ? rows[0] : undefined;
}
