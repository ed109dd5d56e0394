import { sql, type Transaction } from 'kysely';
import { type Contact, isThere, openContact, type PartColumns, partColumns, partKey, sealContact } from '#case-review/parts.ts';
import { readPhone } from '#case-review/phone.ts';
import type { Later } from '#case-review/schema.ts';
import { type Database, inTransaction } from '#database/connection.ts';
import type { Tables } from '#database/tables.ts';
import { type Acted, act, record } from '#followup/actions/action.ts';
import { refer } from '#followup/actions/reports.ts';
import type { Urgency } from '#followup/escalation/urgency.ts';
import type { Opener, Recipient } from '#vault/recipients.ts';

export type Keys = { opener: Opener; sealTo: readonly Recipient[] };

/**
 * A wrong number or address, put right by the person on their receipt, or by somebody who heard it from them. The next message goes there. What could not be told
 * before is tried once more, and the mark of a dead address is gone. Consents stay: they were given by the person, not by the number.
 */
export function correct(db: Database, keys: Keys, request: string, by: string, corrected: Partial<Pick<Contact, 'phone' | 'email'>>): Promise<Acted> {
  return actOnContact(db, request, by, async (transaction) => {
    const before = await reseal(transaction, keys, request, () => corrected);
    if (!before) return { kind: 'over' };
    const changed = (['phone', 'email'] as const).filter((field) => corrected[field] !== undefined && corrected[field] !== before[field]);
    if (changed.length === 0) return { kind: 'done' };
    const { phone, email } = { ...before, ...corrected };
    await sql`update case_reviews set corrected_at = present() where id = ${request}`.execute(transaction);
    await sql`update followups set has_mail = ${email !== ''}, takes_texts = ${readPhone(phone)?.takesTexts ?? false},
          mail_dead_at = case when ${changed.includes('email')} then null else mail_dead_at end
        where case_review_id = ${request}`.execute(transaction);
    // What a link opens, or shows about who reads the mail, is no business of whoever has the wrong address.
    if (changed.includes('email'))
      await sql`update deliveries set link_revoked_at = present()
        where case_review_id = ${request} and recipient = 'visitor' and state = 'handed-over' and link_hash is not null and link_revoked_at is null`.execute(
        transaction,
      );
    await tellAgain(transaction, request);
    for (const field of changed) await record(transaction, request, `corrected-${field}`, by);
    return { kind: 'done' };
  });
}

/**
 * What the person adds on their receipt before the call. `judged`: how urgent the answers make it; where it was not urgent, the alerts go on at
 * the pace of an urgent one.
 */
export function addAnswers(db: Database, keys: Keys, request: string, answers: Partial<Later>, judged: Urgency): Promise<Acted> {
  return inTransaction(db, async (transaction) => {
    const { email, ...others } = answers;
    if (email) await correct(transaction, keys, request, 'visitor', { email });
    return actOnContact(transaction, request, 'visitor', async (inside) => {
      const before = await reseal(inside, keys, request, ({ reasons }) => ({ ...others, reasons: [...new Set([...reasons, ...judged.reasons])] }));
      if (!before) return { kind: 'over' };
      if (judged.level === 'urgent')
        await sql`update followups set urgency = 'urgent', next_due_at = case when state = 'climbing' and lane = 'open' then present() else next_due_at end
          where case_review_id = ${request} and urgency = 'usual' and is_open`.execute(inside);
      return record(inside, request, 'added-answers', 'visitor');
    });
  });
}

/** Somebody else may help: who it is, is sealed with the contact, so that the worker can write it in the message to the visitor. */
export function referTo(db: Database, keys: Keys, request: string, by: string, to: string): Promise<Acted> {
  return inTransaction(db, async (transaction) => {
    const named = await actOnContact(transaction, request, by, async (inside) =>
      (await reseal(inside, keys, request, () => ({ referred_to: to }))) ? { kind: 'done' } : { kind: 'over' },
    );
    return named.kind === 'done' ? refer(transaction, request, by) : named;
  });
}

/** The request is locked before its follow-up, as everywhere, so that nothing deadlocks with erasing it. */
function actOnContact(db: Database, request: string, by: string, change: (transaction: Transaction<Tables>) => Promise<Acted>): Promise<Acted> {
  return inTransaction(db, async (outside) => {
    await sql`select from case_reviews where id = ${request} for no key update`.execute(outside);
    return act(outside, request, by, change, 'leaves');
  });
}

/** Under a new key for each reader. Returns the contact as it was; undefined where it cannot be opened, or is not in parts yet. */
async function reseal(
  transaction: Transaction<Tables>,
  { opener, sealTo }: Keys,
  request: string,
  change: (before: Contact) => Partial<Contact>,
): Promise<Contact | undefined> {
  const { rows } = await sql<PartColumns & { id: string }>`select c.id, ${partColumns('contact')} from case_reviews c ${partKey('contact', opener)}
    where c.id = ${request} and c.contact is not null`.execute(transaction);
  const row = rows.find(isThere);
  if (!row) return undefined;
  const before = openContact(opener, row);
  const { ciphertext, wraps } = sealContact(sealTo, request, { ...before, ...change(before) });
  await sql`update case_reviews set contact = ${ciphertext} where id = ${request}`.execute(transaction);
  await sql`delete from part_keys where case_review_id = ${request} and part = 'contact'`.execute(transaction);
  for (const { recipient, keyVersion, wrappedKey } of wraps)
    await transaction
      .insertInto('part_keys')
      .values({ case_review_id: request, part: 'contact', recipient, key_version: keyVersion, wrapped_key: wrappedKey })
      .execute();
  return before;
}

/** A notice that no channel could carry, as long as it is still true. */
async function tellAgain(transaction: Transaction<Tables>, request: string): Promise<void> {
  const { rows } = await sql`update followups set not_told_at = null, closed_at = case when state = 'declined' then present() else closed_at end
    where case_review_id = ${request} and not_told_at is not null and (is_open or state = 'declined') returning state`.execute(transaction);
  if (rows.length === 0) return;
  await sql`update deliveries d set state = 'waiting', attempts = 0, created_at = present(), next_attempt_at = present()
    from followups f where f.case_review_id = d.case_review_id and d.case_review_id = ${request} and d.recipient = 'visitor' and d.channel = case when f.has_mail then 'email' else 'sms' end
      and d.state in ('refused', 'given-up') and d.kind = case f.state when 'declined' then 'declined-notice' else 'late-notice' end`.execute(transaction);
}
