import { type Draft, type Problems, wordingVersion } from '#case-review/schema.ts';

/** What a visitor may be told after pressing Send. Only a 201 counts as received. */
export type Outcome =
  | { kind: 'received'; reference: string; receipt: string; code: string; promise: Promised | undefined }
  | { kind: 'invalid'; problems: Problems }
  | { kind: 'conflict' }
  /** The server said that it does not have the request. */
  | { kind: 'failed' }
  /** No answer came, or the server does not know itself: it may or may not have arrived. Pressing Send again is safe. */
  | { kind: 'unknown' }
  /** Nothing left the device. */
  | { kind: 'offline' };

/**
 * When somebody calls, in words; the moment for machines, or the two that it is between; and its day on the firm's clock. `later`: not
 * within the hour.
 */
export type Promised = { headline: string; at: string; day: string; later: boolean };

export type Sending = { draft: Draft; key: string; page: string; attribution: object; trap?: string; proof?: object | undefined };

/** Waits before the second, third and fourth attempt. All use one key, so the request is stored once. */
const pauses = [1_000, 2_000, 4_000];
/**
 * A phone in a bad place: long enough for a slow link. Where nothing ever answers, the failure is told after four of these and
 * the pauses, 31 s; the phone number comes up long before, in the form's note that it is still being tried.
 */
const attemptMs = 6_000;

export async function send(sending: Sending, address = '/case-review'): Promise<Outcome> {
  if (navigator.onLine === false) return { kind: 'offline' };
  let last: Outcome = { kind: 'unknown' };
  let maybeArrived = false;
  for (let attempt = 0; ; attempt++) {
    last = await attemptOnce(sending, address);
    if (last.kind !== 'failed' && last.kind !== 'unknown') return last;
    maybeArrived ||= last.kind === 'unknown';
    const pause = pauses[attempt];
    if (pause === undefined) return maybeArrived ? { kind: 'unknown' } : last;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Once nobody could say whether a request arrived, a later failure does not make that certain. */
export function withDoubt(outcome: Outcome, doubt: boolean): Outcome {
  return doubt && (outcome.kind === 'failed' || outcome.kind === 'offline') ? { kind: 'unknown' } : outcome;
}

async function attemptOnce(sending: Sending, address: string): Promise<Outcome> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), attemptMs);
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ ...sending, wording: wordingVersion }),
      signal: late.signal,
    });
    const answer: unknown = await response.json();
    return understood(response.status, answer);
  } catch {
    return { kind: 'unknown' };
  } finally {
    clearTimeout(timer);
  }
}

function understood(status: number, answer: unknown): Outcome {
  const said = (typeof answer === 'object' && answer !== null ? answer : {}) as {
    kind?: string;
    reference?: unknown;
    receipt?: unknown;
    code?: unknown;
    promise?: Promised;
    problems?: Problems;
  };
  if (status === 201 && typeof said.reference === 'string' && typeof said.receipt === 'string')
    return { kind: 'received', reference: said.reference, receipt: said.receipt, code: typeof said.code === 'string' ? said.code : '', promise: said.promise };
  if (status === 422 && said.kind === 'invalid') return { kind: 'invalid', problems: said.problems ?? {} };
  if (status === 422 && said.kind === 'conflict') return { kind: 'conflict' };
  return said.kind === 'failed' ? { kind: 'failed' } : { kind: 'unknown' };
}
