import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { type Secrets, underAll } from '#vault/secrets.ts';

/**
 * What an id is signed for. The label is part of the proof, so a token of one kind is none of another. A link has to fit into one text
 * message: 96 bits, which nobody guesses over the network. Changing a label ends every token that is out.
 */
const kinds = {
  button: { label: 'push button', proofBytes: 32 },
  alert: { label: 'alert', proofBytes: 12 },
  'returned mail': { label: 'returned mail', proofBytes: 8 },
} as const;
export type SignedKind = keyof typeof kinds;

/**
 * The id of a row with a keyed proof that we made the token. Nothing of it is stored, so the table gives no token away, and a wrong one is
 * refused without asking the database.
 */
export function signId(kind: SignedKind, id: string, key: KeyObject): string {
  return Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), proofOf(kind, id, key)]).toString('base64url');
}

/** The id that a token of this kind was made for, under any version of the secret; undefined where it is not one of ours. */
export function signedId(kind: SignedKind, token: string, secrets: Secrets): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  // Spelled otherwise, the same bytes could come as another token: the last letter may have bits to spare.
  if (bytes.length !== 16 + kinds[kind].proofBytes || bytes.toString('base64url') !== token) return undefined;
  const id = bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return isProofOf(kind, id, bytes.subarray(16), secrets) ? id : undefined;
}

export function proofOf(kind: SignedKind, id: string, key: KeyObject): Buffer {
  const { label, proofBytes } = kinds[kind];
  return createHmac('sha256', key).update(`${label} ${id}`).digest().subarray(0, proofBytes);
}

/** `written`: how a proof is spelled, where it is not as bytes. */
export function isProofOf(kind: SignedKind, id: string, given: Buffer, secrets: Secrets, written: (proof: Buffer) => Buffer = (proof) => proof): boolean {
  return underAll(secrets, (key) => written(proofOf(kind, id, key))).some((right) => right.length === given.length && timingSafeEqual(right, given));
}
