import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';

/**
 * Personal data is sealed with a fresh key for each request; that key is wrapped by a key-encryption key that the
 * database never sees. Destroying the wrapped key makes a request unreadable, also in backups, which leave the keys out.
 */
export type Sealed = {
  ciphertext: Buffer;
  /** The request's own key, wrapped. Without it the ciphertext cannot be read. */
  wrappedKey: Buffer;
  keyVersion: number;
};

export type Vault = {
  seal: (plain: string, place: Place) => Sealed;
  open: (sealed: Sealed, place: Place) => string;
  /** The same request under the newest key-encryption key; its ciphertext stays as it is. */
  rewrap: (wrapped: Pick<Sealed, 'wrappedKey' | 'keyVersion'>, place: Place) => Pick<Sealed, 'wrappedKey' | 'keyVersion'>;
  currentVersion: number;
  versions: readonly number[];
};

/** Where a sealed value lives. It is authenticated, so a value moved to another row or column does not open. */
export type Place = { row: string; column: string };

export class VaultError extends Error {
  override name = 'VaultError';
}

/** Keys by version; the highest version seals, all of them open. */
export function openVault(given: ReadonlyMap<number, Buffer>): Vault {
  const keys = new Map([...given].map(([version, key]) => [version, createSecretKey(key)]));
  const currentVersion = Math.max(...keys.keys());
  const key = (version: number): KeyObject => {
    const found = keys.get(version);
    if (!found) throw new VaultError(`key version ${version} is not among the vault's keys`);
    return found;
  };
  const unwrap = ({ wrappedKey, keyVersion }: Pick<Sealed, 'wrappedKey' | 'keyVersion'>, place: Place) =>
    decrypt(wrappedKey, key(keyVersion), bound(place, keyVersion));
  const wrap = (dataKey: Buffer, place: Place) => ({
    wrappedKey: encrypt(dataKey, key(currentVersion), bound(place, currentVersion)),
    keyVersion: currentVersion,
  });
  return {
    currentVersion,
    versions: [...keys.keys()],
    seal: (plain, place) => {
      const dataKey = randomBytes(32);
      return { ciphertext: encrypt(Buffer.from(plain, 'utf8'), createSecretKey(dataKey), bound(place, 0)), ...wrap(dataKey, place) };
    },
    open: (sealed, place) => decrypt(sealed.ciphertext, createSecretKey(unwrap(sealed, place)), bound(place, 0)).toString('utf8'),
    rewrap: (wrapped, place) => wrap(unwrap(wrapped, place), place),
  };
}

/** `1:base64,2:base64`, each key 32 bytes. The newest has the highest number. */
export function parseKeys(written: string): Map<number, Buffer> {
  const keys = new Map<number, Buffer>();
  for (const part of written.split(/[\s,]+/).filter(Boolean)) {
    const [version, encoded = ''] = part.split(':');
    const key = Buffer.from(encoded, 'base64');
    if (!/^[1-9]\d{0,5}$/.test(version ?? '') || key.length !== 32)
      throw new VaultError('each vault key must be written as version:key, the key being 32 bytes in base64');
    keys.set(Number(version), key);
  }
  if (keys.size === 0) throw new VaultError('the vault has no key');
  return keys;
}

const nonceBytes = 12;
const tagBytes = 16;

/** nonce, tag, ciphertext. A data key seals once, so a random nonce can never repeat under it. */
export function encrypt(plain: Buffer, key: KeyObject, place: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(place);
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

export function decrypt(sealed: Buffer, key: KeyObject, place: Buffer): Buffer {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes });
    decipher.setAAD(place).setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
  } catch {
    throw new VaultError('a sealed value does not open: wrong key, wrong place, or altered');
  }
}

function bound({ row, column }: Place, keyVersion: number): Buffer {
  return Buffer.from(JSON.stringify([row, column, keyVersion]));
}
