import { createHmac, hash, type KeyObject, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Wording } from '#case-review/consent.ts';
import { type Contact, type Story, sealParts } from '#case-review/parts.ts';
import { mailDigest, phoneDigest, readPhone } from '#case-review/phone.ts';
import { receiptCode, receiptHash, receiptToken } from '#case-review/receipt-token.ts';
import { newReference } from '#case-review/reference.ts';
import type { Answers } from '#case-review/schema.ts';
import type { WakeUp } from '#database/wake-up.ts';
import type { OnCall } from '#firm/on-call.ts';
import { type Window, windowOf } from '#followup/escalation/call-times.ts';
import { firstStep } from '#followup/escalation/first-step.ts';
import { isCanary } from '#incidents/canary.ts';
import type { Attribution } from '#intake/form/attribution.ts';
import { insertRequest, type NewRequest, type StoredRow } from '#intake/insert.ts';
import type { Sorted } from '#intake/spam/rank.ts';
import type { Change } from '#on-call/rota/on-call-at.ts';
import type { Recipient } from '#vault/recipients.ts';
import { type Secrets, underAll } from '#vault/secrets.ts';

export type Submission = {
  answers: Answers;
  /** Made by the browser before its first attempt. Without script there is none. */
  key: string | undefined;
  page: string;
  language: string;
  /** The exact words beside the boxes. Which of them were ticked is among the answers. */
  wording: Wording;
  attribution: Attribution;
  /** Proof that this is a synthetic request of the product itself: sealed and stored like any other, alerting no one. */
  canaryPass?: string | undefined;
  /** How it was sent, for the ranking as spam. */
  signals?: { proof?: unknown; trap?: boolean; visitor?: string };
  /** How it was ranked; no rank refuses a request. */
  sorted?: Sorted;
};

/** `receipt` is the token that opens the receipt, and is in no address; `code`, typed with the reference, does the same. */
export type Received = {
  kind: 'received';
  id: string;
  reference: string;
  receipt: string;
  code: string;
  receivedAt: Date;
  /** Until when the visitor was promised a call, and the time of day between which it comes, where it does not come at once. */
  callDueAt: Date;
  window: Window | undefined;
  again: boolean;
};
/** The same key came before with other answers: these do not replace them, and the visitor must be told that they are not stored. */
export type Conflicting = { kind: 'conflict' };

/** What receiving needs: where to store, whom to seal it to, and whom to wake. */
export type Receiver = {
  pool: Pool;
  recipients: readonly Recipient[];
  secrets: Secrets;
  ladder: OnCall;
  /** What departs from the rota; without it, the rota alone says who is on call. */
  changes?: () => readonly Change[];
  /** Absent until the queue is known; a request is then stored without its wake-up call, and the reconciler finds it. */
  wakeUp?: () => WakeUp | undefined;
  clock?: () => Date;
};

/**
 * Without script, equal answers within this time are one request, because a reloaded page sends its form again. While the first
 * of them still waits for the firm, this holds for a day.
 */
const sameWithinMinutes = 10;

/** Stores a request once, however often and concurrently it is sent. When this returns, PostgreSQL has it on disk. */
export async function receiveCaseReview(receiver: Receiver, submission: Submission): Promise<Received | Conflicting> {
  const text = `answers${JSON.stringify(submission.answers)}`;
  // Newest first. Those under older versions of the secret find requests that were stored with them.
  const digests = underAll(receiver.secrets, (key) => createHmac('sha256', key).update(text).digest());
  for (let attempt = 1; ; attempt++) {
    try {
      return submission.key === undefined
        ? await receivePlain(receiver, submission, digests)
        : await receiveKeyed(receiver, submission, submission.key, digests);
    } catch (error) {
      // Two requests drew the same reference, a chance of one in ten thousand at a million rows. Another draw solves it.
      if (attempt === 3 || !(error instanceof Error && 'constraint' in error && error.constraint === 'case_reviews_reference_key')) throw error;
    }
  }
}

async function receiveKeyed(receiver: Receiver, submission: Submission, submissionKey: string, digests: Buffer[]): Promise<Received | Conflicting> {
  const key = hash('sha256', submissionKey, 'buffer');
  const request = await newRequest(receiver, submission, key, digests);
  const stored = await insertRequest(receiver.pool, receiver.wakeUp?.(), request);
  if (stored) return received(stored, receiver.secrets, false, request.receipt);
  const { rows } = await receiver.pool
    .query<StoredRow & { answers_digest: Buffer | null }>('select * from intake_api.by_key($1)', [key])
    .catch((cause: unknown) => {
      // Wrapped, so that it does not count as refused: an earlier attempt is stored.
      throw new Error('a request whose key is taken cannot be read', { cause });
    });
  const first = rows[0];
  if (!first) throw new Error('a request whose key is taken is not there');
  // An erased request has no digest of its answers any more; then the key alone shows that it is the same.
  const { answers_digest: kept } = first;
  return !kept || digests.some((digest) => digest.equals(kept)) ? received(first, receiver.secrets, true) : { kind: 'conflict' };
}

/** Without a key, two equal forms that arrive at once wait for each other; the second then finds the first. */
async function receivePlain(receiver: Receiver, submission: Submission, digests: Buffer[]): Promise<Received> {
  const client = await receiver.pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1::bigint)', [digests[0]?.readBigInt64BE(0).toString()]).catch((cause: unknown) => {
      // Wrapped, so that it does not count as refused: the equal request may be stored.
      throw new Error('an equal request is on its way', { cause });
    });
    const { rows } = await client.query<StoredRow>('select * from intake_api.same($1, $2)', [digests, sameWithinMinutes]);
    const stored = rows[0] ?? (await insertRequest(client, receiver.wakeUp?.(), await newRequest(receiver, submission, null, digests)));
    if (!stored) throw new Error('a request without a key was not stored');
    await client.query('commit');
    client.release();
    return received(stored, receiver.secrets, rows.length > 0);
  } catch (error) {
    // This connection may be in any state, so it is closed and not used again.
    client.release(true);
    throw error;
  }
}

function received(stored: StoredRow, secrets: Secrets, again: boolean, receipt?: string): Received {
  const { id, reference, received_at, secret_version, call_due_at } = stored;
  const key: KeyObject = secrets.of(secret_version);
  return {
    kind: 'received',
    id,
    reference,
    receipt: receipt ?? receiptToken(id, key),
    code: receiptCode(id, key),
    receivedAt: received_at,
    callDueAt: call_due_at,
    window: windowOf(stored, received_at),
    again,
  };
}

export async function newRequest(receiver: Receiver, submission: Submission, key: Buffer | null, digests: Buffer[]): Promise<NewRequest> {
  const { recipients, secrets, ladder, changes = () => [], clock = () => new Date() } = receiver;
  const { answers, attribution, page, language, wording, sorted = unsorted } = submission;
  const { current } = secrets;
  const now = clock();
  const canary = isCanary(submission.canaryPass, secrets, now);
  const id = randomUUID();
  const reference = newReference();
  const phone = readPhone(answers.phone);
  const receipt = receiptToken(id, current.key);
  const followup = firstStep({ facts: answers, canary, lane: sorted.lane }, ladder, changes(), now);
  return {
    id,
    reference,
    key,
    digest: digests[0] ?? Buffer.alloc(0),
    page,
    language,
    ...(await sealParts(recipients, id, { contact: contactOf(answers, followup.reasons), story: storyOf(answers, { page, ...attribution }) })),
    receipt,
    receiptHash: receiptHash(receipt),
    wording,
    agreed: { texts: answers.consent_text, mails: answers.email !== '' && !answers.no_email },
    phoneDigest: phoneDigest(phone, current.key),
    mailDigest: answers.email ? mailDigest(answers.email, current.key) : null,
    hasMail: answers.email !== '',
    takesTexts: phone?.takesTexts ?? false,
    secretVersion: current.version,
    sorted,
    canary,
    followup,
  };
}

function contactOf(answers: Answers, reasons: string[]): Contact {
  const { full_name, phone, email, city, county, court_date, best_time } = answers;
  const { their_name = '', their_place = '', their_birth = '', relation = '' } = answers;
  return { full_name, phone, email, city, county, court_date, best_time, their_name, their_place, their_birth, relation, reasons };
}

function storyOf({ case_type, arrested, description }: Answers, attribution: Story['attribution']): Story {
  return { case_type, arrested, description, attribution };
}

const unsorted: Sorted = { lane: 'open', suspicion: 0, network: null, alikeKey: null };
