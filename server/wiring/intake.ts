import type { Pool } from 'pg';
import type { Database } from '#database/connection.ts';
import type { WakeUp } from '#database/wake-up.ts';
import type { Environment } from '#environment.ts';
import { content } from '#firm/content.ts';
import { receiptsWith } from '#followup/receipt/receipts.ts';
import { isCanary } from '#incidents/canary.ts';
import { surelyNotKept } from '#intake/not-kept.ts';
import { type Conflicting, type Received, receiveCaseReview, type Submission } from '#intake/receive.ts';
import { type Flood, openSorting } from '#intake/spam/sort.ts';
import { rememberChanges } from '#on-call/rota/changes.ts';
import { openAsking } from '#replies/worker-rpc/ask.ts';
import { meter } from '#server/monitoring/metrics.ts';
import { type KeySettings, recipientsOf } from '#server/sealing.ts';
import type { RequestFacts } from '#site/request-context.ts';
import { openSecrets, type Secrets } from '#vault/secrets.ts';

type Settings = KeySettings & Pick<Environment, 'INTAKE_SECRET'>;

/** What pages can do with requests, bound to this process's database and keys. */
export function openIntake(
  { db, pool }: { db: Database; pool: Pool },
  settings: Settings,
  wakeUp: () => WakeUp | undefined,
  { flood = calm, failed = () => undefined }: { flood?: Flood; failed?: (error: unknown) => void } = {},
): RequestFacts['intake'] {
  const secrets = secretsOf(settings);
  const ladder = content().firm.onCall;
  const sorting = openSorting({ pool, secrets, flood, failed });
  const receiver = { pool, recipients: recipientsOf(settings), secrets, ladder, changes: rememberChanges(db, ladder), wakeUp };
  const { ask } = openAsking(pool, secrets);
  return {
    receive: (submission) =>
      counted(submission, secrets, async (canary) => {
        // Our own test requests are all alike, from one place, without proof of work. They are not ranked, or they would count
        // as spam and as a flood.
        if (canary) return receiveCaseReview(receiver, submission);
        const sorted = await sorting.rank(submission);
        if (sorted.lane === 'quarantine') meter.guard('spam');
        return receiveCaseReview(receiver, { ...submission, sorted });
      }),
    challenge: sorting.challenge,
    ...receiptsWith({ db, secrets, ladder }),
    addAnswers: (token, typed) => ask('added-answers', { token, typed }),
    changeNumber: (token, phone) => ask('new-number', { token, phone }),
    answerDrill: (way, visitor) => ask('drill', { way, visitor }),
  };
}

const calm: Flood = { perMinute: Number.POSITIVE_INFINITY, onFlood: () => undefined };

async function counted(
  submission: Pick<Submission, 'canaryPass'>,
  secrets: Secrets,
  receive: (canary: boolean) => Promise<Received | Conflicting>,
): Promise<Received | Conflicting> {
  const canary = isCanary(submission.canaryPass, secrets, new Date());
  const sender = canary ? 'canary' : 'visitor';
  try {
    const answer = await receive(canary);
    meter.accept(sender, answer.kind === 'conflict' ? 'conflict' : answer.again ? 'again' : 'stored');
    return answer;
  } catch (error) {
    meter.accept(sender, surelyNotKept(error) ? 'failed' : 'unknown');
    throw error;
  }
}

export function secretsOf({ INTAKE_SECRET }: Pick<Settings, 'INTAKE_SECRET'>): Secrets {
  return openSecrets(INTAKE_SECRET);
}
