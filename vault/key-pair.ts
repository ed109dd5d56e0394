import { createPrivateKey, createPublicKey, generateKeyPairSync, hash, type KeyObject } from 'node:crypto';
import { VaultError } from '#vault/vault.ts';

/** X25519 keys as they are written: 32 bytes in base64. */
export type WrittenPair = { publicKey: string; privateKey: string };

export function newPair(): WrittenPair {
  const { publicKey, privateKey } = generateKeyPairSync('x25519');
  return { publicKey: writtenPublic(publicKey), privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).subarray(-keyBytes).toString('base64') };
}

export function readPublic(written: string): KeyObject {
  return createPublicKey({ key: Buffer.concat([spki, bytesOf(written)]), type: 'spki', format: 'der' });
}

export function readPrivate(written: string): KeyObject {
  return createPrivateKey({ key: Buffer.concat([pkcs8, bytesOf(written)]), type: 'pkcs8', format: 'der' });
}

/** The public key, of either half. */
export function writtenPublic(key: KeyObject): string {
  const half = key.type === 'private' ? createPublicKey(key) : key;
  return half.export({ type: 'spki', format: 'der' }).subarray(-keyBytes).toString('base64');
}

/** Short enough to be compared by eye or read over the phone: four groups of four. */
export function fingerprintOf(key: KeyObject): string {
  return (
    hash('sha256', Buffer.from(writtenPublic(key), 'base64'))
      .slice(0, 16)
      .match(/.{4}/g) ?? []
  ).join(' ');
}

const keyBytes = 32;
/** What stands before the 32 bytes in the formats that Node reads. */
const spki = Buffer.from('302a300506032b656e032100', 'hex');
const pkcs8 = Buffer.from('302e020100300506032b656e04220420', 'hex');

function bytesOf(written: string): Buffer {
  const bytes = Buffer.from(written, 'base64');
  if (bytes.length !== keyBytes || bytes.toString('base64') !== written) throw new VaultError('each key must be 32 bytes in base64');
  return bytes;
}
