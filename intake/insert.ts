import { hash } from 'node:crypto';
import type { Pool } from 'pg';
import type { Agreed, Wording } from '#case-review/consent.ts';
import type { WakeUp } from '#database/wake-up.ts';
import type { FirstStep } from '#followup/escalation/first-step.ts';
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
 * A request, its key, the consent and its proof, the promised hour, the first alerts, what a practice system is told, and the wake-up call: one statement, so
 * that all of it is there or nothing, for one trip to PostgreSQL. Undefined where a request with this submission key is already stored.
 * Whoever may run the function need not be able to read a request.
 */
export async function insertRequest(client: Pick<Pool, 'query'>, wakeUp: WakeUp | undefined, request: NewRequest): Promise<StoredRow | undefined> {
  const values = [JSON.stringify([rowOf(request)]), receiptDays];
  // Named, so that PostgreSQL plans it once per connection.
  const { rows } = await client.query<StoredRow>(
    wakeUp
      ? {
          name: 'store-requests',
          text: `with wake_up as (${wakeUp.statement(values.length + 1)}) ${store}`,
          values: [...values, wakeUp.value([request.id])],
        }
      : { name: 'store-requests-alone', text: store, values },
  );
  return rows[0];
}

const store = 'select * from intake_api.receive($1, $2)';

/** As the function reads it. */
function rowOf({ id, reference, page, language, contact, story, wording, agreed, sorted, canary, followup, ...request }: NewRequest) {
  return {
    id,
    reference,
    page,
    language,
    canary,
    submission_key: bytes(request.key),
    digest: bytes(request.digest),
    contact: bytes(contact.ciphertext),
    story: bytes(story.ciphertext),
    wraps: [...wrapsOf('contact', contact), ...wrapsOf('story', story)],
    receipt_hash: bytes(request.receiptHash),
    wording_hash: bytes(hash('sha256', wording.text, 'buffer')),
    wording: wording.text,
    wording_version: wording.version,
    agreed_texts: agreed.texts,
    agreed_mails: agreed.mails,
    phone_digest: bytes(request.phoneDigest),
    mail_digest: bytes(request.mailDigest),
    has_mail: request.hasMail,
    takes_texts: request.takesTexts,
    secret_version: request.secretVersion,
    suspicion: sorted.suspicion,
    network: bytes(sorted.network),
    alike_key: sorted.alikeKey,
    urgency: followup.urgency,
    lane: followup.lane,
    next_step: followup.nextStepMinutes,
    promised: followup.times.promisedMinutes,
    rings_from: followup.times.callFrom,
    target: followup.times.callTarget,
    promised_until: followup.times.promisedUntil,
    ladder_step: followup.nextStep,
    alerts: followup.deliveries,
  };
}

function wrapsOf(part: string, { wraps }: SealedPart) {
  return wraps.map(({ recipient, keyVersion, wrappedKey }) => ({ part, recipient, key_version: keyVersion, wrapped_key: bytes(wrappedKey) }));
}

/** As PostgreSQL reads bytes in JSON. */
function bytes(buffer: Buffer | null): string | null {
  return buffer && `\\x${buffer.toString('hex')}`;
}
