import { openerFor, recipientsOf } from '#server/sealing.ts';
import { newPair } from '#vault/key-pair.ts';
import { type Opener, openerOf, type Recipient, readPrivateKeys } from '#vault/recipients.ts';

/** One pair of keys for everybody, of one version, as `npm run keys` prints them. */
export type KeySet = { written: { SEAL_TO: string; DESK_KEYS: string; WORKER_KEYS: string; RECOVERY_KEYS: string }; recipients: Recipient[]; desk: Opener };

export function keySet(version: number): KeySet {
  const [worker, desk, recovery] = [newPair(), newPair(), newPair()];
  const written = {
    SEAL_TO: `worker:${version}:${worker.publicKey},desk:${version}:${desk.publicKey},recovery:${version}:${recovery.publicKey}`,
    WORKER_KEYS: `${version}:${worker.privateKey}`,
    DESK_KEYS: `${version}:${desk.privateKey}`,
    RECOVERY_KEYS: `${version}:${recovery.privateKey}`,
  };
  return { written, recipients: recipientsOf(written), desk: openerFor('desk', written) };
}

/** The desk while its key is changed: it has the older and the newer one. */
export function deskOfBoth(older: KeySet, newer: KeySet): Opener {
  return openerOf('desk', readPrivateKeys(`${older.written.DESK_KEYS},${newer.written.DESK_KEYS}`));
}
