import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { type Encapsulated, encapsulateAside, unwrapWith, wrapFor } from '#vault/hpke.ts';
import { fingerprintOf, readPrivate, readPublic } from '#vault/key-pair.ts';
import { decrypt, encrypt, type Place, VaultError } from '#vault/vault.ts';

/** Who can open what is sealed. The recovery key is in the firm's safe, and in no process. */
export const recipientNames = ['worker', 'desk', 'recovery'] as const;
export type RecipientName = (typeof recipientNames)[number];

/** A public key: enough to seal, and of no use for opening. */
export type Recipient = { name: RecipientName; version: number; key: KeyObject; fingerprint: string };

/** A part's own key, wrapped for one recipient. */
export type Wrap = { recipient: RecipientName; keyVersion: number; wrappedKey: Buffer };
export type SealedPart = { ciphertext: Buffer; wraps: Wrap[] };

/** Seals under a fresh key, which is wrapped for each recipient. Whoever seals cannot open it again. */
export function sealTo(recipients: readonly Recipient[], plain: string, place: Place, drawn: readonly Encapsulated[] = []): SealedPart {
  if (recipients.length === 0) throw new VaultError('nobody could open what is sealed to no recipient');
  const partKey = randomBytes(32);
  return {
    ciphertext: encrypt(Buffer.from(plain, 'utf8'), createSecretKey(partKey), boundPart(place)),
    wraps: recipients.map((recipient, at) => wrapPart(recipient, partKey, place, drawn[at])),
  };
}

/** One for each recipient, in this order, to seal one part with. */
export function drawFor(recipients: readonly Recipient[]): Promise<Encapsulated[]> {
  return Promise.all(recipients.map(({ key }) => encapsulateAside(key)));
}

export type WrittenWrap = Pick<Wrap, 'wrappedKey' | 'keyVersion'>;

/** The private keys of one recipient. */
export type Opener = {
  recipient: RecipientName;
  versions: readonly number[];
  /** Of the public halves, by version. */
  fingerprints: ReadonlyMap<number, string>;
  open: (sealed: { ciphertext: Buffer } & WrittenWrap, place: Place) => string;
  /** The same part for another recipient, or for a newer key of the same one; its ciphertext stays as it is. */
  rewrap: (wrapped: WrittenWrap, place: Place, recipient: Recipient) => Wrap;
};

export function openerOf(recipient: RecipientName, keys: ReadonlyMap<number, KeyObject>): Opener {
  const unwrap = ({ wrappedKey, keyVersion }: WrittenWrap, place: Place) => {
    const key = keys.get(keyVersion);
    if (!key) throw new VaultError(`version ${keyVersion} is not among the keys of the ${recipient}`);
    return unwrapWith(key, wrappedKey, boundWrap(place, recipient, keyVersion));
  };
  return {
    recipient,
    versions: [...keys.keys()],
    fingerprints: new Map([...keys].map(([version, key]) => [version, fingerprintOf(key)])),
    open: (sealed, place) => decrypt(sealed.ciphertext, createSecretKey(unwrap(sealed, place)), boundPart(place)).toString('utf8'),
    rewrap: (wrapped, place, to) => wrapPart(to, unwrap(wrapped, place), place),
  };
}

function wrapPart({ name, version, key }: Recipient, partKey: Buffer, place: Place, drawn?: Encapsulated): Wrap {
  return { recipient: name, keyVersion: version, wrappedKey: wrapFor(key, partKey, boundWrap(place, name, version), drawn) };
}

/** `worker:1:base64,desk:1:base64,recovery:1:base64`: one public key of each. */
export function readRecipients(written: string): Recipient[] {
  const recipients = partsOf(written).map((part) => {
    const [name, version, key = ''] = part.split(':');
    const known = recipientNames.find((one) => one === name);
    if (!known || !isVersion(version)) throw new VaultError('each recipient must be written as name:version:key, the name being worker, desk or recovery');
    const publicKey = readPublic(key);
    return { name: known, version: Number(version), key: publicKey, fingerprint: fingerprintOf(publicKey) };
  });
  for (const name of recipientNames)
    if (recipients.filter((recipient) => recipient.name === name).length !== 1) throw new VaultError(`there must be exactly one public key of the ${name}`);
  if (new Set(recipients.map(({ fingerprint }) => fingerprint)).size < recipients.length)
    throw new VaultError('two recipients have the same key: what one may not read, the other could');
  return recipients;
}

/** `2:base64,1:base64`: private keys by version. */
export function readPrivateKeys(written: string): Map<number, KeyObject> {
  const keys = new Map<number, KeyObject>();
  for (const part of partsOf(written)) {
    const [version, key = ''] = part.split(':');
    if (!isVersion(version)) throw new VaultError('each private key must be written as version:key, the key being 32 bytes in base64');
    if (keys.has(Number(version))) throw new VaultError('a version of the private key is there twice');
    keys.set(Number(version), readPrivate(key));
  }
  if (keys.size === 0) throw new VaultError('there is no private key');
  return keys;
}

function partsOf(written: string): string[] {
  return written.split(/[\s,]+/).filter(Boolean);
}

function isVersion(version: string | undefined): boolean {
  return /^[1-9]\d{0,5}$/.test(version ?? '');
}

function boundPart({ row, column }: Place): Buffer {
  return Buffer.from(JSON.stringify([row, column]));
}

function boundWrap({ row, column }: Place, recipient: RecipientName, version: number): Buffer {
  return Buffer.from(JSON.stringify([row, column, recipient, version]));
}
