import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { cbor } from './cbor.ts';

export type Kind = 'ES256' | 'Ed25519' | 'RS256';

/** What an authenticator says in its flags, and whom it says it to; a test may make any of it wrong. */
export type Lies = { verified?: boolean; synced?: boolean; counter?: number; origin?: string; rpId?: string; handle?: string; challenge?: string };

/** A passkey of any of the three kinds that phones and computers make, without a browser. */
export class SoftPasskey {
  readonly id = randomBytes(16);
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject };
  readonly #kind: Kind;
  readonly #origin: string;
  #handle = '';
  counter = 0;
  synced = false;

  constructor(kind: Kind, origin: string) {
    this.#kind = kind;
    this.#origin = origin;
    this.#keys =
      kind === 'ES256'
        ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
        : kind === 'Ed25519'
          ? generateKeyPairSync('ed25519')
          : generateKeyPairSync('rsa', { modulusLength: 2048 });
  }

  get name(): string {
    return this.id.toString('base64url');
  }

  /** The answer to a request for a new passkey. */
  create(options: { challenge: string; user: { id: string } }, lies: Lies = {}) {
    this.#handle = options.user.id;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const authData = Buffer.concat([this.#head(0x40, lies), Buffer.alloc(16), length, this.id, cbor(this.#coseKey())]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options, lies).toString('base64url'),
        attestationObject: cbor(
          new Map<string, unknown>([
            ['fmt', 'none'],
            ['attStmt', new Map()],
            ['authData', authData],
          ]),
        ).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** The answer to a request to sign in. */
  get(options: { challenge: string }, lies: Lies = {}) {
    this.counter++;
    const authData = this.#head(0, lies);
    const clientData = this.#clientData('webauthn.get', options, lies);
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign(this.#kind === 'Ed25519' ? null : 'sha256', signed, this.#keys.privateKey).toString('base64url'),
        userHandle: lies.handle ?? this.#handle,
      },
    };
  }

  #named() {
    return { id: this.name, rawId: this.name, type: 'public-key', clientExtensionResults: {} };
  }

  #clientData(type: string, { challenge }: { challenge: string }, lies: Lies): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge: lies.challenge ?? challenge, origin: lies.origin ?? this.#origin, crossOrigin: false }));
  }

  #head(more: number, { verified = true, synced = this.synced, counter = this.counter, rpId = new URL(this.#origin).hostname }: Lies): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([0x01 | (verified ? 0x04 : 0) | (synced ? 0x18 : 0) | more]), count]);
  }

  #coseKey(): Map<number, unknown> {
    const jwk = this.#keys.publicKey.export({ format: 'jwk' });
    const bytes = (part: string | undefined) => Buffer.from(part ?? '', 'base64url');
    const keys: Record<Kind, [number, unknown][]> = {
      ES256: [
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(jwk.x)],
        [-3, bytes(jwk.y)],
      ],
      Ed25519: [
        [1, 1],
        [3, -8],
        [-1, 6],
        [-2, bytes(jwk.x)],
      ],
      RS256: [
        [1, 3],
        [3, -257],
        [-1, bytes(jwk.n)],
        [-2, bytes(jwk.e)],
      ],
    };
    return new Map(keys[this.#kind]);
  }
}
