import { sql, type Transaction } from 'kysely';
import { phoneDigests } from '#case-review/phone.ts';
import type { Delivery, Tables } from '#database/tables.ts';
import type { Lead } from '#deliveries/leads.ts';
import { handedOver, later, type Outcome, refused } from '#deliveries/outcome.ts';
import { openPerson, type Person, type StoredRequest } from '#followup/request/stored-request.ts';
import type { FollowupContext } from '#notifications/outbox/context.ts';
import { isSwitchedOff } from '#notifications/outbox/receivers.ts';
import { triedForHours } from '#notifications/outbox/retry.ts';

/** Within this time a person who asks again makes no second lead; `announce_opened` in the database says it too. Their requests must still be there to be compared. */
const samePersonDays = 90;

/**
 * Makes one lead of a request, or none. That it is being sent is written down first: whoever finds that note without an end, as after
 * a worker was killed, does not send it again, because the lead inbox may have it.
 */
export async function sendLead(context: FollowupContext, delivery: Delivery, told: StoredRequest | undefined): Promise<Outcome> {
  const { leads } = context.senders;
  const person = openPerson(context, told);
  if (!leads) return refused('not-configured');
  if (await isSwitchedOff(context.db, 'lead')) return refused('switched-off');
  if (!person || !told || told.state === 'withdrawn') return refused('erased');
  // It can still be undone, and then the lead is wanted.
  if (told.state === 'withdrawing') return later('withdrawing');
  const begun = await begin(context, told.id, phoneDigests(context.secrets, person.phone));
  if (begun === 'sent') return handedOver(delivery.id);
  if (begun !== 'begun') return refused(begun);
  const outcome = await leads.send(leadOf(person, told, context.website));
  switch (outcome.kind) {
    case 'handed-over':
      await note(context, told.id, 'sent');
      return handedOver(delivery.id);
    case 'uncertain':
      await note(context, told.id, 'uncertain', outcome.code);
      return refused('uncertain');
    case 'refused':
      await note(context, told.id, 'refused', outcome.code);
      return outcome;
    case 'later': {
      const { rows } = await sql<{
        old: boolean;
      }>`select ${delivery.created_at}::timestamptz < present() - make_interval(hours => ${triedForHours}) as old`.execute(context.db);
      await note(context, told.id, rows[0]?.old ? 'refused' : 'waiting', outcome.code);
      return rows[0]?.old ? refused(outcome.code) : outcome;
    }
  }
}

type Begun = 'begun' | 'sent' | 'uncertain' | 'refused' | 'known-person' | 'erased';

/**
 * The number is locked while this is decided, so that of two requests from one number only one makes a lead. The request is locked too:
 * erasing it waits for this, or has happened.
 */
async function begin({ db }: FollowupContext, request: string, digests: readonly Buffer[]): Promise<Begun> {
  return db.transaction().execute(async (transaction) => {
    const { rows: kept } = await sql<{
      erased: boolean;
    }>`select erased_at is not null as erased from case_reviews where id = ${request} for share`.execute(transaction);
    if (kept[0]?.erased !== false) return 'erased';
    const [digest] = digests;
    if (digest) await sql`select pg_advisory_xact_lock(${digest.readBigInt64BE(0).toString()}::bigint)`.execute(transaction);
    const { rows } = await sql<{ state: Tables['leads']['state'] }>`select state from leads where case_review_id = ${request} for update`.execute(transaction);
    const before = rows[0]?.state;
    if (before === 'sending') {
      await sql`update leads set state = 'uncertain', code = 'broken-off', changed_at = present() where case_review_id = ${request}`.execute(transaction);
      return 'uncertain';
    }
    if (before !== undefined && before !== 'waiting') return before;
    if (before === undefined && (await isKnown(transaction, request, digests))) return 'known-person';
    await sql`insert into leads (case_review_id, state) values (${request}, 'sending')
      on conflict (case_review_id) do update set state = 'sending', changed_at = present()`.execute(transaction);
    return 'begun';
  });
}

/** Whether the same number has made a lead, may have made one, or is about to. */
async function isKnown(transaction: Transaction<Tables>, request: string, digests: readonly Buffer[]): Promise<boolean> {
  if (digests.length === 0) return false;
  const { rows } = await sql<{ known: boolean }>`select exists (
      select from leads l join case_reviews c on c.id = l.case_review_id
      where c.phone_digest = any(${digests}::bytea[]) and c.id <> ${request} and l.begun_at > present() - make_interval(days => ${samePersonDays})
        and (l.state in ('sending', 'sent', 'uncertain')
          or (l.state = 'waiting' and exists (select from deliveries d where d.case_review_id = c.id and d.kind = 'lead' and d.state = 'waiting')))
    ) as known`.execute(transaction);
  return rows[0]?.known ?? false;
}

async function note({ db }: FollowupContext, request: string, state: Tables['leads']['state'], code: string | null = null): Promise<void> {
  await sql`update leads set state = ${state}, code = ${code}, changed_at = present(), sent_at = case when ${state} = 'sent' then present() end
    where case_review_id = ${request}`.execute(db);
}

/** Where a name has one word, Clio Grow still wants a last name. */
const notGiven = '(not given)';

/** Name, ways to reach them and the reference. What they wrote stays sealed, and so does the page they wrote it on, which may tell what it is about. */
export function leadOf(person: Person, { reference }: Pick<StoredRequest, 'reference'>, website: string): Lead {
  const [firstName = '', ...rest] = person.name.trim().split(/\s+/);
  return {
    firstName: firstName || notGiven,
    lastName: rest.join(' ') || notGiven,
    message: `Case review request ${reference}`,
    phone: person.phone,
    email: person.email ?? '',
    referringUrl: `${website}/`,
    source: 'Website',
  };
}
