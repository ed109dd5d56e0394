import { createHmac, hash, type KeyObject, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { WakeUp } from '#database/queue.ts';
import { together } from '#database/together.ts';
import type { OnCall } from '#firm/on-call.ts';
import { isCanary } from '#followup/canary.ts';
import { firstStep } from '#followup/first-step.ts';
import { receiptToken } from '#followup/person.ts';
import { phoneDigest } from '#followup/phone-digest.ts';
import { surelyNotKept } from '#intake/not-kept.ts';
import type { Lane } from '#intake/rank.ts';
import { newReference } from '#intake/reference.ts';
import type { Answers } from '#intake/schema.ts';
import { type NewRequest, type StoredRow, storeRequests } from '#intake/store-request.ts';
import type { Vault } from '#vault/vault.ts';

export type Submission = {
  answers: Answers;
  /** Made by the browser before its first attempt. Without script there is none. */
  key: string | undefined;
  page: string;
  language: string;
  /** The exact words beside the box that the visitor ticked. */
  consentWording: string;
  attribution: Attribution;
  /** Proof that this is a synthetic request of the product itself: sealed and stored like any other, alerting no one. */
  canaryPass?: string | undefined;
  /** How it was sent, for those who sort. */
  signals?: { proof?: unknown; trap?: boolean; visitor?: string };
  /** Suspects wait in a lane of their own; nobody is refused. */
  lane?: Lane;
};

/** Where the visitor came from, as far as the tab knew. Sealed with the answers. */
export type Attribution = { landing?: string; referrer?: string; utm?: Record<string, string> };

export type Received = { kind: 'received'; id: string; reference: string; receipt: string; receivedAt: Date; again: boolean };
/** The same key came before with other answers: it must not replace them, and must not seem to be kept. */
export type Conflicting = { kind: 'conflict' };

/** What receiving needs: where to store, what to seal with, and whom to wake. */
export type Reception = {
  pool: Pool;
  /** Stores requests that have a key; those that arrive together in one statement. */
  store: (request: NewRequest) => Promise<StoredRow | undefined>;
  vault: Vault;
  secret: KeyObject;
  ladder: OnCall;
  /** Absent until the queue is known; a request is then stored without its wake-up call, and the reconciler finds it. */
  wakeUp?: () => WakeUp | undefined;
  clock?: () => Date;
};

/** Without script, equal answers within this time are one request. */
const sameWithinMinutes = 10;

/** Stores a request once, however often and concurrently it is sent. When this returns, PostgreSQL has it on disk. */
export async function receiveCaseReview(reception: Reception, submission: Submission): Promise<Received | Conflicting> {
  const digest = createHmac('sha256', reception.secret)
    .update(`answers${JSON.stringify(submission.answers)}`)
    .digest();
  for (let attempt = 1; ; attempt++) {
    try {
      return submission.key === undefined
        ? await receivePlain(reception, submission, digest)
        : await receiveKeyed(reception, submission, submission.key, digest);
    } catch (error) {
      // Two requests with one reference: at a million rows, one in ten thousand. Another draw settles it.
      if (attempt === 3 || !(error instanceof Error && 'constraint' in error && error.constraint === 'case_reviews_reference_key')) throw error;
    }
  }
}

export function receiptHash(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** A fifth of the pool is enough to keep PostgreSQL busy; what waits meanwhile becomes the next group. */
const groups = { atOnce: 2, most: 32 };

export function openReception(parts: Omit<Reception, 'store'>): Reception {
  const store = together(
    async (requests: NewRequest[]) => {
      const rows = new Map((await storeRequests(parts.pool, parts.wakeUp?.(), requests)).map((row) => [row.id, row]));
      return requests.map(({ id }) => rows.get(id));
    },
    groups,
    (error) => !surelyNotKept(error),
  );
  return { ...parts, store };
}

async function receiveKeyed(reception: Reception, submission: Submission, submissionKey: string, digest: Buffer): Promise<Received | Conflicting> {
  const key = hash('sha256', submissionKey, 'buffer');
  const stored = await reception.store(newRequest(reception, submission, key, digest));
  if (stored) return received(stored, reception.secret, false);
  const { rows } = await reception.pool
    .query<StoredRow & { answers_digest: Buffer }>('select id, reference, received_at, answers_digest from case_reviews where submission_key = $1', [key])
    .catch((cause: unknown) => {
      // Whatever PostgreSQL says to this, an earlier attempt is kept.
      throw new Error('a request whose key is taken cannot be read', { cause });
    });
  const first = rows[0];
  if (!first) throw new Error('a request whose key is taken is not there');
  return first.answers_digest.equals(digest) ? received(first, reception.secret, true) : { kind: 'conflict' };
}

/** Without a key, two equal forms that arrive at once wait for each other; the second then finds the first. */
async function receivePlain(reception: Reception, submission: Submission, digest: Buffer): Promise<Received> {
  const client = await reception.pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1::bigint)', [digest.readBigInt64BE(0).toString()]).catch((cause: unknown) => {
      // The one that it waits for may still be stored.
      throw new Error('an equal request is on its way', { cause });
    });
    const { rows } = await client.query<StoredRow>(
      `select id, reference, received_at from case_reviews
       where answers_digest = $1 and received_at > present() - make_interval(mins => $2) and erased_at is null limit 1`,
      [digest, sameWithinMinutes],
    );
    const stored = rows[0] ?? (await storeRequests(client, reception.wakeUp?.(), [newRequest(reception, submission, null, digest)]))[0];
    if (!stored) throw new Error('a request without a key was not stored');
    await client.query('commit');
    client.release();
    return received(stored, reception.secret, rows.length > 0);
  } catch (error) {
    // Whatever it was doing, this connection is not trusted with another request.
    client.release(true);
    throw error;
  }
}

function received(row: StoredRow, secret: KeyObject, again: boolean): Received {
  return { kind: 'received', id: row.id, reference: row.reference, receipt: receiptToken(row.id, secret), receivedAt: row.received_at, again };
}

function newRequest(reception: Reception, submission: Submission, key: Buffer | null, digest: Buffer): NewRequest {
  const { vault, secret, ladder, clock = () => new Date() } = reception;
  const { answers, attribution, page, language, consentWording } = submission;
  const now = clock();
  const canary = isCanary(submission.canaryPass, secret, now);
  const id = randomUUID();
  const reference = newReference();
  return {
    id,
    reference,
    key,
    digest,
    page,
    language,
    sealed: vault.seal(JSON.stringify({ answers, attribution }), { row: id, column: 'answers' }),
    receiptHash: receiptHash(receiptToken(id, secret)),
    consentWording,
    phoneDigest: phoneDigest(answers.phone, secret),
    canary,
    followup: firstStep({ reference, facts: answers, canary, lane: submission.lane ?? 'open' }, ladder, secret, now),
  };
}
