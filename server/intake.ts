import { createSecretKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';
import type { Database } from '#database/connection.ts';
import type { WakeUp } from '#database/queue.ts';
import { theFirm } from '#firm/firm.ts';
import { isCanary } from '#followup/canary.ts';
import { openCallSheet } from '#intake/call-sheet.ts';
import { surelyNotKept } from '#intake/not-kept.ts';
import { newChallenge } from '#intake/proof.ts';
import { readReceipt, stopFromReceipt, withdraw } from '#intake/receipt.ts';
import { type Conflicting, openReception, type Received, receiveCaseReview, type Submission } from '#intake/receive.ts';
import { meter } from '#server/metrics.ts';
import { type Flood, openRanking } from '#server/ranking.ts';
import type { RequestFacts } from '#site/request-context.ts';
import { openVault, parseKeys, type Vault } from '#vault/vault.ts';

type Settings = { VAULT_KEYS?: string | undefined; VAULT_KEYS_FILE?: string | undefined; INTAKE_SECRET: string };

/** What pages can do with requests, bound to this process's database and keys. */
export function openIntake(
  { db, pool }: { db: Database; pool: Pool },
  settings: Settings,
  wakeUp: () => WakeUp | undefined,
  flood: Flood = { perMinute: Number.POSITIVE_INFINITY, onFlood: () => undefined },
): RequestFacts['intake'] {
  const vault = vaultOf(settings);
  const secret = secretOf(settings);
  const ranking = openRanking(pool, secret, flood);
  const reception = openReception({ pool, vault, secret, ladder: theFirm().firm.onCall, wakeUp });
  return {
    receive: (submission) =>
      counted(submission, secret, async () => {
        const lane = await ranking(submission);
        if (lane === 'quarantine') meter.guard('spam');
        return receiveCaseReview(reception, { ...submission, lane });
      }),
    readReceipt: (token) => readReceipt(db, token),
    withdraw: (token) => withdraw(db, token),
    challenge: () => newChallenge(secret, new Date()),
    stop: (token, stop) => stopFromReceipt(db, token, stop),
    openCallSheet: (way, action, who) => openCallSheet({ db, vault, secret, ladder: theFirm().firm.onCall }, way, action, who),
  };
}

async function counted(
  submission: Pick<Submission, 'canaryPass'>,
  secret: KeyObject,
  receive: () => Promise<Received | Conflicting>,
): Promise<Received | Conflicting> {
  const sender = isCanary(submission.canaryPass, secret, new Date()) ? 'canary' : 'visitor';
  try {
    const answer = await receive();
    meter.accept(sender, answer.kind === 'conflict' ? 'conflict' : answer.again ? 'again' : 'stored');
    return answer;
  } catch (error) {
    meter.accept(sender, surelyNotKept(error) ? 'failed' : 'unknown');
    throw error;
  }
}

/** As a key object: Node turns a buffer into one at every use, which costs more than the digest itself. */
export function secretOf({ INTAKE_SECRET }: Pick<Settings, 'INTAKE_SECRET'>): KeyObject {
  return createSecretKey(Buffer.from(INTAKE_SECRET));
}

/** Fails closed: without a readable key no process starts, and no request is taken in the clear. */
export function vaultOf({ VAULT_KEYS, VAULT_KEYS_FILE }: Settings): Vault {
  return openVault(parseKeys(VAULT_KEYS_FILE ? readFileSync(VAULT_KEYS_FILE, 'utf8') : (VAULT_KEYS ?? '')));
}
