import { createSecretKey, type KeyObject } from 'node:crypto';
import { VaultError } from '#vault/vault.ts';

/** One version of the secret for tokens, codes and digests. A KeyObject, because converting a buffer at every use costs more than the digest. */
export type Secret = { version: number; key: KeyObject };

/** The newest version makes new values; values made with any of them are still recognized. */
export type Secrets = { current: Secret; all: readonly Secret[]; of: (version: number) => KeyObject };

const leastLength = 32;

/** `2:newer,1:older`, or one secret alone, which is version 1. */
export function openSecrets(written: string): Secrets {
  const versioned = /^\d{1,4}:/.test(written);
  const parts = versioned ? written.split(/,\s*(?=\d{1,4}:)/) : [`1:${written}`];
  const all = parts.map((part) => {
    const [, version = '', text = ''] = /^([1-9]\d{0,3}):(.+)$/s.exec(part) ?? [];
    if (!version || text.length < leastLength)
      throw new VaultError('each version of the secret must be written as version:secret, the secret having at least 32 characters');
    return { version: Number(version), key: createSecretKey(Buffer.from(text)) };
  });
  if (new Set(all.map(({ version }) => version)).size < all.length) throw new VaultError('a version of the secret is there twice');
  const newestFirst = all.toSorted((one, other) => other.version - one.version);
  const current = newestFirst[0] as Secret;
  return {
    current,
    all: newestFirst,
    of: (version) => {
      const found = newestFirst.find((secret) => secret.version === version);
      if (!found) throw new VaultError(`version ${version} of the secret is not among those that are set`);
      return found.key;
    },
  };
}

/** The same digest under every version that is known, for looking up what any of them may have made. */
export function underAll<T>({ all }: Secrets, made: (key: KeyObject) => T): T[] {
  return all.map(({ key }) => made(key));
}
