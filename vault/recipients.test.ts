import { randomUUID } from 'node:crypto';
import { Aes256Gcm, CipherSuite, DhkemX25519HkdfSha256, HkdfSha256 } from '@hpke/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { info, unwrapWith, wrapFor } from '#vault/hpke.ts';
import { fingerprintOf, newPair, readPrivate, readPublic } from '#vault/key-pair.ts';
import { drawFor, openerOf, type Recipient, readPrivateKeys, readRecipients, type SealedPart, sealTo, type WrittenWrap } from '#vault/recipients.ts';
import { VaultError } from '#vault/vault.ts';

const place = { row: randomUUID(), column: 'story' };
const pairs = { worker: newPair(), desk: newPair(), recovery: newPair() };
const all = readRecipients(written(1));
const [worker, desk, recovery] = all as [Recipient, Recipient, Recipient];
const deskOpens = openerOf('desk', readPrivateKeys(`1:${pairs.desk.privateKey}`));
const workerOpens = openerOf('worker', readPrivateKeys(`1:${pairs.worker.privateKey}`));

describe('a part that is sealed to its readers', () => {
  test('opens for each of them, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.uuid(), fc.constantFrom('contact', 'story'), (plain, row, column) => {
        const sealed = sealTo(all, plain, { row, column });
        const said = Buffer.from(plain, 'utf8').toString('utf8');
        return [deskOpens, workerOpens].every((opener) => opener.open(of(sealed, opener.recipient), { row, column }) === said);
      }),
      { numRuns: 300 },
    );
  });

  test('opens for each of them as well when the dear part was done beside', async () => {
    const [one, other] = await Promise.all([drawFor(all), drawFor(all)]);
    const sealed = sealTo(all, 'what happened', place, one);
    expect([deskOpens, workerOpens].map((opener) => opener.open(of(sealed, opener.recipient), place))).toEqual(['what happened', 'what happened']);
    const starts = [...one, ...other].map(({ ciphertext }) => Buffer.from(ciphertext).toString('hex'));
    expect(new Set(starts).size).toBe(2 * all.length);
  });

  test('opens for nobody it was not sealed to', () => {
    const sealed = sealTo([desk, recovery], 'what happened', place);
    expect(sealed.wraps.map(({ recipient }) => recipient)).toEqual(['desk', 'recovery']);
    for (const { wrappedKey, keyVersion } of sealed.wraps)
      expect(() => workerOpens.open({ ciphertext: sealed.ciphertext, wrappedKey, keyVersion }, place)).toThrow(VaultError);
  });

  test('shows nothing of itself, and never looks the same twice', () => {
    const [one, other] = [sealTo(all, 'Jordan Avery', place), sealTo(all, 'Jordan Avery', place)];
    expect(bytesOf(one).toString('latin1')).not.toContain('Jordan');
    expect(one.ciphertext.equals(other.ciphertext)).toBe(false);
    expect(one.wraps.every(({ wrappedKey }) => wrappedKey.length === 80)).toBe(true);
  });

  test('does not open in another place, for another reader or under another version', () => {
    const sealed = of(sealTo(all, 'secret', place), 'desk');
    expect(deskOpens.open(sealed, place)).toBe('secret');
    expect(() => deskOpens.open(sealed, { ...place, row: randomUUID() })).toThrow(VaultError);
    expect(() => deskOpens.open(sealed, { ...place, column: 'contact' })).toThrow(VaultError);
    const sameKey = readPrivateKeys(`1:${pairs.desk.privateKey},2:${pairs.desk.privateKey}`);
    expect(() => openerOf('recovery', sameKey).open(sealed, place)).toThrow(VaultError);
    expect(() => openerOf('desk', sameKey).open({ ...sealed, keyVersion: 2 }, place)).toThrow(VaultError);
    expect(() => deskOpens.open({ ...sealed, keyVersion: 2 }, place)).toThrow(/version 2/);
  });

  test('does not open when any byte was altered, or the encapsulated key is the point at zero', () => {
    const sealed = of(sealTo(all, 'secret', place), 'desk');
    for (const part of ['ciphertext', 'wrappedKey'] as const)
      for (let at = 0; at < sealed[part].length; at++) {
        // The curve ignores the highest bit of its last byte; the key schedule does not.
        const altered = Buffer.from(sealed[part]);
        altered[at] = (altered[at] ?? 0) ^ 0x80;
        expect(() => deskOpens.open({ ...sealed, [part]: altered }, place), `${part} ${at}`).toThrow(VaultError);
      }
    const atZero = Buffer.concat([Buffer.alloc(32), sealed.wrappedKey.subarray(32)]);
    expect(() => deskOpens.open({ ...sealed, wrappedKey: atZero }, place)).toThrow(VaultError);
    expect(() => deskOpens.open({ ...sealed, wrappedKey: Buffer.alloc(20) }, place)).toThrow(VaultError);
  });

  test('can be wrapped for a newer key, and then needs the older one no more', () => {
    const fresh = newPair();
    const sealed = sealTo([desk], 'secret', place);
    const next: Recipient = { ...desk, version: 2, key: readPublic(fresh.publicKey) };
    const moved = { ciphertext: sealed.ciphertext, ...deskOpens.rewrap(of(sealed, 'desk'), place, next) };
    expect(openerOf('desk', readPrivateKeys(`2:${fresh.privateKey}`)).open(moved, place)).toBe('secret');
    expect(() => deskOpens.open(moved, place)).toThrow(VaultError);
  });
});

describe('another implementation of the standard', () => {
  const suite = new CipherSuite({ kem: new DhkemX25519HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes256Gcm() });
  const { publicKey, privateKey } = pairs.recovery;

  test('opens what we wrap', async () => {
    const recipientKey = await suite.kem.importKey('raw', bytes(Buffer.from(privateKey, 'base64')), false);
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 64 }), fc.uint8Array({ maxLength: 64 }), async (plain, associated) => {
        const wrapped = wrapFor(recovery.key, Buffer.from(plain), Buffer.from(associated));
        const context = await suite.createRecipientContext({ recipientKey, enc: bytes(wrapped.subarray(0, 32)), info: bytes(Buffer.from(info)) });
        return Buffer.from(await context.open(bytes(wrapped.subarray(32)), bytes(associated))).equals(Buffer.from(plain));
      }),
      { numRuns: 100 },
    );
  });

  test('wraps what we open', async () => {
    const recipientPublicKey = await suite.kem.importKey('raw', bytes(Buffer.from(publicKey, 'base64')), true);
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 64 }), fc.uint8Array({ maxLength: 64 }), async (plain, associated) => {
        const context = await suite.createSenderContext({ recipientPublicKey, info: bytes(Buffer.from(info)) });
        const wrapped = Buffer.concat([Buffer.from(context.enc), Buffer.from(await context.seal(bytes(plain), bytes(associated)))]);
        return unwrapWith(readPrivate(privateKey), wrapped, Buffer.from(associated)).equals(Buffer.from(plain));
      }),
      { numRuns: 100 },
    );
  });
});

describe('keys as they are written', () => {
  test('name their recipient and version, and have a fingerprint that both halves share', () => {
    expect(all.map(({ name, version }) => `${name} ${version}`)).toEqual(['worker 1', 'desk 1', 'recovery 1']);
    expect(desk.fingerprint).toMatch(/^[0-9a-f]{4}( [0-9a-f]{4}){3}$/);
    expect(deskOpens.fingerprints.get(1)).toBe(desk.fingerprint);
    expect(fingerprintOf(readPrivate(pairs.worker.privateKey))).toBe(worker.fingerprint);
  });

  test.each([
    ['nothing', ''],
    ['one that is missing', written(1).replace(/,recovery.*/, '')],
    ['one that is there twice', `${written(1)},desk:2:${newPair().publicKey}`],
    ['an unknown name', written(1).replace('recovery', 'printer')],
    ['one key for two', written(1).replace(pairs.desk.publicKey, pairs.worker.publicKey)],
    ['a key that is too short', written(1).replace(pairs.desk.publicKey, 'c2hvcnQ=')],
  ])('are refused without being quoted: %s', (_what, bad) => {
    expect(() => readRecipients(bad)).toThrow(VaultError);
    expect(() => readRecipients(bad)).not.toThrow(new RegExp(pairs.worker.publicKey.slice(0, 8).replaceAll(/[+/]/g, '.')));
  });

  test.each(['', '1:short', `0:${pairs.desk.privateKey}`, `1:${pairs.desk.privateKey},1:${pairs.worker.privateKey}`])(
    'are refused when they are no private keys',
    (bad) => expect(() => readPrivateKeys(bad)).toThrow(VaultError),
  );
});

function written(version: number): string {
  return Object.entries(pairs)
    .map(([name, { publicKey }]) => `${name}:${version}:${publicKey}`)
    .join(',');
}

function of({ ciphertext, wraps }: SealedPart, recipient: string): { ciphertext: Buffer } & WrittenWrap {
  const wrap = wraps.find((one) => one.recipient === recipient);
  if (!wrap) throw new Error(`no wrap for ${recipient}`);
  return { ciphertext, wrappedKey: wrap.wrappedKey, keyVersion: wrap.keyVersion };
}

function bytesOf({ ciphertext, wraps }: SealedPart): Buffer {
  return Buffer.concat([ciphertext, ...wraps.map(({ wrappedKey }) => wrappedKey)]);
}

function bytes(from: Uint8Array): ArrayBuffer {
  return new Uint8Array(from).buffer;
}
