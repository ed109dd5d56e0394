import { sql, type Transaction } from 'kysely';
import { phoneDigests } from '#case-review/phone.ts';
import type { Database } from '#database/connection.ts';
import type { RowOf, Tables } from '#database/tables.ts';
import type { Secrets } from '#vault/secrets.ts';

/** How long a request is kept, as the privacy page says: a shorter time once somebody has closed it. */
export const keptDays = { unanswered: 180, closed: 30 };
/** How long the row of an erased request is kept, so that its receipt can say that it was erased. */
export const tombstoneDays = 30;
/** Requests per transaction: few enough that no visitor waits for its locks. */
const batch = 500;

/** Erases one request by its reference, for the firm. True when there was something to erase. */
export async function eraseByReference(db: Database, reference: string): Promise<boolean> {
  return (await eraseFound(db, sql`reference = ${reference}`)) > 0;
}

/** Erases these requests, for the firm. Returns how many there were to erase. */
export function eraseById(db: Database, ids: readonly string[]): Promise<number> {
  return eraseFound(db, sql`id = any(${ids}::uuid[])`);
}

/** Erases every request from a phone number, however it was written. Returns how many. */
export async function eraseByPhone(db: Database, secrets: Secrets, phone: string): Promise<number> {
  const digests = phoneDigests(secrets, phone);
  return digests.length > 0 ? eraseFound(db, sql`phone_digest = any(${digests}::bytea[])`) : 0;
}

/** Erases what has been kept as long as it may be, and forgets the tombstones of what was erased long ago. Runs every hour. */
export async function forgetCaseReviews(db: Database): Promise<number> {
  const old = await eraseFound(db, sql`received_at < present() - make_interval(days => ${keptDays.unanswered}) and not canary`);
  const closed = await eraseFound(
    db,
    sql`id in (select case_review_id from followups where state <> 'withdrawn' and closed_at < present() - make_interval(days => ${keptDays.closed}))`,
  );
  await forgetTombstones(db);
  await sql`delete from told_addresses where at < present() - interval '1 day'`.execute(db);
  await forgetMessages(db);
  await sql`update followups set network = null
    where network is not null and case_review_id in (select id from case_reviews where received_at < present() - interval '1 day')`.execute(db);
  return old + closed;
}

/** Erases what its sender has taken back, once the time to undo that is over. */
export async function eraseTakenBack(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await eraseFound(
    db,
    sql`id = any(${ids}::uuid[]) and exists (select from followups where case_review_id = id and state = 'withdrawing' and withdraw_at <= present())`,
  );
}

async function eraseFound(db: Database, which: ReturnType<typeof sql>): Promise<number> {
  for (let erased = 0; ; ) {
    const some = await db.transaction().execute(async (transaction) => {
      const { rows } = await sql<
        Pick<RowOf<'case_reviews'>, 'id'>
      >`select id from case_reviews where erased_at is null and ${which} order by id limit ${batch} for no key update`.execute(transaction);
      await eraseThese(
        transaction,
        rows.map(({ id }) => id),
      );
      return rows.length;
    });
    erased += some;
    if (some < batch) return erased;
  }
}

/**
 * Erases what was written, its keys, its ladder, its links, and every digest that could confirm a guess, all or nothing.
 * Rows are locked in the same order everywhere, so that nothing deadlocks: the request, its follow-up, its messages.
 */
export async function eraseThese(transaction: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const these = sql`any(${ids}::uuid[])`;
  // Weaker than `for update`, so that a transaction that adds a message, and already holds the follow-up, does not wait for this one.
  await sql`select from case_reviews where id = ${these} order by id for no key update`.execute(transaction);
  await sql`select from followups where case_review_id = ${these} order by case_review_id for update`.execute(transaction);
  await sql`delete from limits where key in (select 'alike:' || unnest(string_to_array(alike_key, ' ')) from case_reviews where id = ${these})`.execute(
    transaction,
  );
  await sql`update case_reviews set contact = null, story = null, phone_digest = null, mail_digest = null, answers_digest = null, alike_key = null, page = null, corrected_at = null, erased_at = present()
    where id = ${these}`.execute(transaction);
  await sql`delete from part_keys where case_review_id = ${these}`.execute(transaction);
  await sql`delete from desk_keys where sealed_id in (select id from notes where case_review_id = ${these})`.execute(transaction);
  await sql`update notes set sealed = null where case_review_id = ${these}`.execute(transaction);
  await sql`update consents set page = null where case_review_id = ${these}`.execute(transaction);
  await sql`delete from told_addresses where case_review_id = ${these}`.execute(transaction);
  // Who asked for no more messages stays on record, but no longer linked to this request.
  await sql`insert into suppressions (channel, digest, secret_version, since) select channel, digest, secret_version, since from suppressions
    where case_review_id = ${these} on conflict do nothing`.execute(transaction);
  await sql`delete from suppressions where case_review_id = ${these}`.execute(transaction);
  await sql`update followups set state = 'withdrawn', urgency = 'usual', suspicion = 0, network = null, has_mail = false, mail_dead_at = null, takes_texts = false,
      next_due_at = null, remind_at = null, goes_on_at = null, withdraw_at = null, not_told_at = null, hired_at = null, closed_as = null, told_from = null, appointment_at = null,
      appointment_where = null, closed_at = coalesce(closed_at, present())
    where case_review_id = ${these}`.execute(transaction);
  // An event that still waits says what was done and no more, such as that the request was taken back; only the first tells how urgent it was.
  const toTell = sql`(state = 'waiting' and event ->> 'kind' <> 'received')`;
  // Under its id a carrier could still name the number that a text went to. Those of the firm's own people may still have to be ended.
  await sql`update deliveries set state = case when state in ('waiting', 'bundled') and ${toTell} is not true then 'cancelled' else state end,
      event = case when ${toTell} then event end, link_revoked_at = present(),
      provider_id = case when recipient = 'visitor' then null else provider_id end
    where case_review_id = ${these}`.execute(transaction);
}

/** Deletes the rows of requests that were erased 30 days ago and whose receipts have expired. */
async function forgetTombstones(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<Pick<RowOf<'case_reviews'>, 'id'>>`select id from case_reviews
      where erased_at < present() - make_interval(days => ${tombstoneDays}) and receipt_expires_at < present() order by erased_at limit ${batch} for update`.execute(
      transaction,
    );
    await forgetRows(
      transaction,
      rows.map(({ id }) => id),
    );
  });
}

/** Deletes messages of a month ago that belong to no request, such as daily reports. Their number is kept. */
async function forgetMessages(db: Database): Promise<void> {
  await sql`with old as (select id from deliveries where case_review_id is null and created_at < present() - interval '30 days' and state <> 'waiting'),
      noted as (select intake_api.note_forgotten_messages(array(select id from old)) as done)
    delete from deliveries using noted where id in (select id from old)`.execute(db);
}

/** Removes requests and all that belongs to them. How many there were is kept, by day. The wording of the consent stays; the record of who gave it goes with the request. */
export async function forgetRows(transaction: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`select intake_api.note_forgotten_requests(${ids}::uuid[])`.execute(transaction);
  for (const table of ['deliveries', 'followup_events', 'reports', 'notes', 'followups', 'consents', 'part_keys'] as const)
    await sql`delete from ${sql.table(table)} where case_review_id = any(${ids}::uuid[])`.execute(transaction);
  await sql`delete from case_reviews where id = any(${ids}::uuid[])`.execute(transaction);
}
