import { readFileSync } from 'node:fs';
import type { Database } from '#database/connection.ts';
import { readReceipt, withdraw } from '#intake/receipt.ts';
import { receiveCaseReview } from '#intake/receive.ts';
import type { RequestFacts } from '#site/request-context.ts';
import { openVault, parseKeys, type Vault } from '#vault/vault.ts';

type Settings = { VAULT_KEYS?: string | undefined; VAULT_KEYS_FILE?: string | undefined; INTAKE_SECRET: string };

/** What pages can do with requests, bound to this process's database and keys. */
export function openIntake(db: Database, settings: Settings): RequestFacts['intake'] {
  const vault = vaultOf(settings);
  const secret = Buffer.from(settings.INTAKE_SECRET);
  return {
    receive: (submission) => receiveCaseReview(db, vault, secret, submission),
    readReceipt: (token) => readReceipt(db, token),
    withdraw: (token) => withdraw(db, token),
  };
}

/** Fails closed: without a readable key no process starts, and no request is taken in the clear. */
export function vaultOf({ VAULT_KEYS, VAULT_KEYS_FILE }: Settings): Vault {
  return openVault(parseKeys(VAULT_KEYS_FILE ? readFileSync(VAULT_KEYS_FILE, 'utf8') : (VAULT_KEYS ?? '')));
}
