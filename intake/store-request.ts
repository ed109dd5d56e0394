import { hash } from 'node:crypto';
import type { Pool } from 'pg';
import type { WakeUp } from '#database/queue.ts';
import type { FirstStep } from '#followup/first-step.ts';
import type { Sealed } from '#vault/vault.ts';

export type NewRequest = {
  id: string;
  reference: string;
  key: Buffer | null;
  digest: Buffer;
  page: string;
  language: string;
  sealed: Sealed;
  receiptHash: Buffer;
  consentWording: string;
  phoneDigest: Buffer | null;
  canary: boolean;
  followup: FirstStep;
};

export type StoredRow = { id: string; reference: string; received_at: Date };

/** How long a receipt can be opened. */
const receiptDays = 30;

/**
 * Requests, their keys, the consents, the promised hours, the first alerts and their wake-up calls: one statement, so
 * that all of it is there or nothing, for one trip to PostgreSQL. A request whose submission key is already stored has
 * no row in the answer.
 */
export async function storeRequests(client: Pick<Pool, 'query'>, wakeUp: WakeUp | undefined, requests: readonly NewRequest[]): Promise<StoredRow[]> {
  // In one order everywhere, so that two groups with the same keys cannot wait for each other.
  const sorted = requests.toSorted((one, other) => (one.key && other.key ? Buffer.compare(one.key, other.key) : 0));
  const column = <Value>(of: (request: NewRequest) => Value): Value[] => sorted.map(of);
  const values = [
    column(({ id }) => id),
    column(({ reference }) => reference),
    column(({ key }) => key),
    column(({ digest }) => digest),
    column(({ page }) => page),
    column(({ language }) => language),
    column(({ sealed }) => sealed.ciphertext),
    column(({ sealed }) => sealed.wrappedKey),
    column(({ sealed }) => sealed.keyVersion),
    column(({ receiptHash }) => receiptHash),
    column(({ consentWording }) => hash('sha256', consentWording, 'buffer')),
    column(({ consentWording }) => consentWording),
    column(({ phoneDigest }) => phoneDigest),
    column(({ canary }) => canary),
    column(({ followup }) => followup.urgency),
    column(({ followup }) => followup.nextStepMinutes),
    column(({ followup }) => followup.promisedMinutes),
    JSON.stringify(sorted.flatMap(({ id, followup }) => followup.deliveries.map((delivery) => ({ request: id, ...delivery })))),
    receiptDays,
    column(({ followup }) => followup.lane),
  ];
  // Named, so that PostgreSQL plans it once per connection.
  const { rows } = await client.query<StoredRow>(
    wakeUp
      ? {
          name: 'store-requests',
          text: `${store}, wake_up as (${wakeUp.statement(values.length + 1)}) ${result}`,
          values: [...values, wakeUp.value(column(({ id }) => id))],
        }
      : { name: 'store-requests-alone', text: `${store} ${result}`, values },
  );
  return rows;
}

const store = `with sent as (
  select * from unnest($1::uuid[], $2::text[], $3::bytea[], $4::bytea[], $5::text[], $6::text[], $7::bytea[], $8::bytea[], $9::int[], $10::bytea[],
    $11::bytea[], $12::text[], $13::bytea[], $14::boolean[], $15::text[], $16::int[], $17::int[], $20::text[])
    as sent (id, reference, submission_key, digest, page, language, answers, wrapped_key, key_version, receipt_hash,
      wording_hash, wording, phone_digest, canary, urgency, next_step, promised, lane)
), wording as (
  insert into consent_wordings (hash, wording, language) select distinct wording_hash, wording, language from sent on conflict do nothing
), request as (
  insert into case_reviews (id, reference, submission_key, answers_digest, page, language, answers, receipt_hash, receipt_expires_at, phone_digest, canary)
  select id, reference, submission_key, digest, page, language, answers, receipt_hash, present() + make_interval(days => $19::int), phone_digest, canary from sent
  on conflict (submission_key) do nothing
  returning id, reference, received_at
), key as (
  insert into request_keys (case_review_id, wrapped_key, key_version) select id, wrapped_key, key_version from request join sent using (id)
), consent as (
  insert into consents (case_review_id, wording_hash, language, page) select id, wording_hash, language, page from request join sent using (id)
), promise as (
  insert into followups (case_review_id, lane, urgency, state, next_due_at, call_due_at)
  select id, lane, urgency, case when next_step is null then 'unanswered' else 'climbing' end,
    received_at + make_interval(mins => next_step), received_at + make_interval(mins => promised)
  from request join sent using (id)
), alerts as (
  insert into deliveries (id, case_review_id, kind, channel, recipient, link_hash, code_hash, link_expires_at, created_at, next_attempt_at)
  select alert.id, request.id, alert.kind, alert.channel, alert.recipient, decode(alert.link_hash, 'hex'), decode(alert.code_hash, 'hex'),
    received_at + make_interval(hours => alert.link_hours), received_at, received_at
  from json_to_recordset($18::json)
    as alert (request uuid, id uuid, kind text, channel text, recipient text, link_hash text, code_hash text, link_hours int)
  join request on request.id = alert.request
)`;

const result = 'select id, reference, received_at from request';
