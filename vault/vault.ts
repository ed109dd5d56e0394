import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';

/** Where a sealed value lives. It is authenticated, so a value moved to another row or column does not open. */
export type Place = { row: string; column: string };

export class VaultError extends Error {
  override name = 'VaultError';
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
