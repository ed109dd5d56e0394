import { hash } from 'node:crypto';
import type { Pool } from 'pg';
import type { Agreed, Wording } from '#case-review/consent.ts';
import type { WakeUp } from '#database/wake-up.ts';
import type { FirstStep } from '#followup/ladder/first-step.ts';
import { announceOpened } from '#followup/practice/announce.ts';
import type { Sorted } from '#intake/spam/rank.ts';
import type { SealedPart } from '#vault/recipients.ts';

export type NewRequest = {
  id: string;
  reference: string;
  key: Buffer | null;
  digest: Buffer;
  page: string;
  language: string;
  contact: SealedPart;
  story: SealedPart;
  /** What opens the receipt; only its hash is stored. */
  receipt: string;
  receiptHash: Buffer;
  wording: Wording;
  /** Beside the call back, which every request asks for. */
  agreed: Omit<Agreed, 'calls'>;
  phoneDigest: Buffer | null;
  mailDigest: Buffer | null;
  hasMail: boolean;
  takesTexts: boolean;
  secretVersion: number;
  sorted: Sorted;
  canary: boolean;
  followup: FirstStep;
};

export type StoredRow = { id: string; reference: string; received_at: Date; secret_version: number; call_from: Date; call_target: Date; call_due_at: Date };

/** How long a receipt can be opened. */
export const receiptDays = 30;

/**
 * Requests, their keys, the consents and their proofs, the promised hours, the first alerts, what a practice system is told, and the wake-up calls: one statement, so
 * that all of it is there or nothing, for one trip to PostgreSQL. A request whose submission key is already stored has
 * no row in the answer.
 */
export async function insertRequests(client: Pick<Pool, 'query'>, wakeUp: WakeUp | undefined, requests: readonly NewRequest[]): Promise<StoredRow[]> {
  // Always in the same order, so that two groups with the same keys cannot deadlock.
  const sorted = requests.toSorted((one, other) => (one.key && other.key ? Buffer.compare(one.key, other.key) : 0));
  const column = <Value>(of: (request: NewRequest) => Value): Value[] => sorted.map(of);
  const keys = sorted.flatMap(({ id, contact, story }) => [
    ...contact.wraps.map((wrap) => ({ request: id, part: 'contact', ...wrap })),
    ...story.wraps.map((wrap) => ({ request: id, part: 'story', ...wrap })),
  ]);
  const values = [
    column(({ id }) => id),
    column(({ reference }) => reference),
    column(({ key }) => key),
    column(({ digest }) => digest),
    column(({ page }) => page),
    column(({ language }) => language),
    column(({ contact }) => contact.ciphertext),
    column(({ story }) => story.ciphertext),
    keys.map(({ request }) => request),
    column(({ receiptHash }) => receiptHash),
    column(({ wording }) => hash('sha256', wording.text, 'buffer')),
    column(({ wording }) => wording.text),
    column(({ phoneDigest }) => phoneDigest),
    column(({ canary }) => canary),
    column(({ followup }) => followup.urgency),
    column(({ followup }) => followup.nextStepMinutes),
    column(({ followup }) => followup.times.promisedMinutes),
    JSON.stringify(sorted.flatMap(({ id, followup }) => followup.deliveries.map((delivery) => ({ request: id, ...delivery })))),
    receiptDays,
    column(({ followup }) => followup.lane),
    column(({ mailDigest }) => mailDigest),
    column(({ hasMail }) => hasMail),
    column(({ takesTexts }) => takesTexts),
    column(({ secretVersion }) => secretVersion),
    column(({ sorted: { suspicion } }) => suspicion),
    column(({ sorted: { network } }) => network),
    column(({ sorted: { alikeKey } }) => alikeKey),
    column(({ wording }) => wording.version),
    column(({ agreed }) => agreed.texts),
    column(({ agreed }) => agreed.mails),
    column(({ followup }) => followup.times.callFrom),
    column(({ followup }) => followup.times.callTarget),
    column(({ followup }) => followup.times.promisedUntil),
    column(({ followup }) => followup.nextStep),
    keys.map(({ part }) => part),
    keys.map(({ recipient }) => recipient),
    keys.map(({ keyVersion }) => keyVersion),
    keys.map(({ wrappedKey }) => wrappedKey),
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
  select * from unnest($1::uuid[], $2::text[], $3::bytea[], $4::bytea[], $5::text[], $6::text[], $7::bytea[], $8::bytea[], $10::bytea[],
    $11::bytea[], $12::text[], $13::bytea[], $14::boolean[], $15::text[], $16::int[], $17::int[], $20::text[], $21::bytea[], $22::boolean[], $23::boolean[], $24::smallint[],
    $25::smallint[], $26::bytea[], $27::text[], $28::smallint[], $29::boolean[], $30::boolean[], $31::timestamptz[], $32::timestamptz[], $33::timestamptz[], $34::int[])
    as sent (id, reference, submission_key, digest, page, language, contact, story, receipt_hash,
      wording_hash, wording, phone_digest, canary, urgency, next_step, promised, lane,
      mail_digest, has_mail, takes_texts, secret_version, suspicion, network, alike_key, wording_version, agreed_texts, agreed_mails, rings_from, target, promised_until, ladder_step)
), wording as (
  insert into consent_wordings (hash, wording, language, version) select distinct wording_hash, wording, language, wording_version from sent on conflict do nothing
), request as (
  insert into case_reviews (id, reference, submission_key, answers_digest, page, language, contact, story, receipt_hash, receipt_expires_at, phone_digest, mail_digest, canary, secret_version,
    alike_key)
  select id, reference, submission_key, digest, page, language, contact, story, receipt_hash, present() + make_interval(days => $19::int), phone_digest, mail_digest,
    canary, secret_version, alike_key from sent
  on conflict (submission_key) do nothing
  returning id, reference, received_at, secret_version
), key as (
  insert into part_keys (case_review_id, part, recipient, key_version, wrapped_key)
  select id, part, recipient, key_version, wrapped_key
  from request join unnest($9::uuid[], $35::text[], $36::text[], $37::int[], $38::bytea[]) as key (id, part, recipient, key_version, wrapped_key) using (id)
), consent as (
  insert into consents (case_review_id, wording_hash, language, page, calls, texts, mails)
  select id, wording_hash, language, page, true, agreed_texts, agreed_mails from request join sent using (id)
), proof as (
  insert into consent_proofs (digest, secret_version, calls, texts, mails, wording_hash, language, given_at)
  select one.digest, sent.secret_version, one.calls, one.texts, one.mails, wording_hash, language, received_at
  from request join sent using (id), lateral (values (phone_digest, true, agreed_texts, false), (mail_digest, false, false, agreed_mails)) as one (digest, calls, texts, mails)
  where one.digest is not null and (one.calls or one.mails) and not canary
), times as (
  select id, call_from, call_target, coalesce(promised_until, call_target) as call_due_at
  from request join sent using (id), lateral (select coalesce(rings_from, received_at) as call_from) as one,
    lateral (select coalesce(target, call_from + make_interval(mins => promised)) as call_target) as other
), promise as (
  insert into followups (case_review_id, lane, urgency, state, next_due_at, call_from, call_target, call_due_at, ladder_from, ladder_step, has_mail, takes_texts, suspicion,
    network, canary)
  select id, lane, urgency, case when next_step is null then 'unanswered' else 'climbing' end,
    case lane when 'open' then call_from else received_at end + make_interval(mins => next_step), call_from, call_target, call_due_at, call_from, ladder_step, has_mail,
    takes_texts, suspicion, network, canary
  from request join sent using (id) join times using (id)
  returning case_review_id, call_due_at
), opened as (
  select id, received_at, urgency, call_due_at, phone_digest from request join sent using (id) join promise on case_review_id = id where lane = 'open' and not canary
), announced as (
  ${announceOpened}
), alerts as (
  insert into deliveries (id, case_review_id, kind, channel, recipient, created_at, next_attempt_at)
  select alert.id, request.id, alert.kind, alert.channel, alert.recipient, received_at, received_at
  from json_to_recordset($18::json) as alert (request uuid, id uuid, kind text, channel text, recipient text)
  join request on request.id = alert.request
)`;

const result = 'select id, reference, received_at, secret_version, call_from, call_target, call_due_at from request join times using (id)';
