import { createCipheriv, createDecipheriv, createHmac, createSecretKey, decapsulate, encapsulate, type KeyObject } from 'node:crypto';
import { VaultError } from '#vault/vault.ts';

/**
 * RFC 9180 in base mode, for one short message: DHKEM(X25519, HKDF-SHA256), HKDF-SHA256, AES-256-GCM. What comes out is the
 * encapsulated key, the ciphertext and its tag. Node's encapsulate is the RFC's key encapsulation; the key schedule is here.
 */
export function wrapFor(publicKey: KeyObject, plain: Buffer, associated: Buffer, drawn: Encapsulated = encapsulate(publicKey)): Buffer {
  const { key, nonce } = schedule(drawn.sharedKey);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(associated);
  return Buffer.concat([drawn.ciphertext, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** A fresh shared key and what its recipient needs to find it. For one message only: a second one would repeat key and nonce. */
export type Encapsulated = { sharedKey: Uint8Array; ciphertext: Uint8Array };

/** The expensive part of a wrap, on the thread pool: the process goes on with other requests meanwhile. */
export function encapsulateAside(publicKey: KeyObject): Promise<Encapsulated> {
  return new Promise((resolve, reject) => {
    encapsulate(publicKey, (error, drawn) => (error ? reject(error) : resolve(drawn)));
  });
}

export function unwrapWith(privateKey: KeyObject, wrapped: Buffer, associated: Buffer): Buffer {
  try {
    const { key, nonce } = schedule(decapsulate(privateKey, wrapped.subarray(0, encapsulatedBytes)));
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes });
    decipher.setAAD(associated).setAuthTag(wrapped.subarray(-tagBytes));
    return Buffer.concat([decipher.update(wrapped.subarray(encapsulatedBytes, -tagBytes)), decipher.final()]);
  } catch {
    // Also for an encapsulated key that is no point of the curve, or one that would make every secret the same.
    throw new VaultError('a wrapped key does not open: wrong key, wrong place, or altered');
  }
}

/** The RFC's `info`. Its number is that of this format. */
export const info = 'firm part key 1';

const encapsulatedBytes = 32;
const tagBytes = 16;

const suite = Buffer.concat([Buffer.from('HPKE-v1HPKE'), Buffer.from([0x00, 0x20, 0x00, 0x01, 0x00, 0x02])]);
const none = Buffer.alloc(0);

/** As a key object: for bytes Node throws and catches two errors before it takes them, which is two thirds of a whole wrap. */
function schedule(sharedKey: Uint8Array): { key: KeyObject; nonce: Buffer } {
  const secret = extractSecret(sharedKey);
  return { key: createSecretKey(expandKey(secret)), nonce: expandNonce(secret).subarray(0, 12) };
}

/** HMAC-SHA256 of a message that never changes, for keys that do. */
function hmacOf(message: Uint8Array): (key: Uint8Array) => Buffer {
  return (key) => createHmac('sha256', key).update(message).digest();
}

/** Nothing below changes from message to message, so it is computed once. */
const labeled = (label: string, text: Uint8Array = none) => Buffer.concat([suite, Buffer.from(label), text]);
const scheduleContext = Buffer.concat([Buffer.from([0]), hmacOf(labeled('psk_id_hash'))(none), hmacOf(labeled('info_hash', Buffer.from(info)))(none)]);
const expanded = (label: string, length: number) => Buffer.concat([Buffer.from([0, length]), labeled(label, scheduleContext), Buffer.from([1])]);
const extractSecret = hmacOf(labeled('secret'));
const expandKey = hmacOf(expanded('key', 32));
const expandNonce = hmacOf(expanded('base_nonce', 12));
