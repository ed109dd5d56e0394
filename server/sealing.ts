import { readFileSync } from 'node:fs';
import { type Opener, openerOf, type Recipient, type RecipientName, readPrivateKeys, readRecipients } from '#vault/recipients.ts';
import { VaultError } from '#vault/vault.ts';

/** The keys of a process as its environment holds them. Those of a private kind may be in a file. */
export type KeySettings = { SEAL_TO?: string | undefined } & { [Name in PrivateName | `${PrivateName}_FILE`]?: string | undefined };
type PrivateName = (typeof privateNames)[number];
const privateNames = ['WORKER_KEYS', 'DESK_KEYS', 'RECOVERY_KEYS'] as const;

/** To whom requests are sealed. Fails closed: without them no process that stores requests starts. */
export function recipientsOf({ SEAL_TO }: KeySettings): Recipient[] {
  if (!SEAL_TO) throw new VaultError('SEAL_TO must be set: "npm run keys" prints it with the private keys that belong to it.');
  return named('SEAL_TO', () => readRecipients(SEAL_TO));
}

/** The private keys of this process. */
export function openerFor(recipient: RecipientName, settings: KeySettings): Opener {
  const name = nameOf[recipient];
  const written = privateIn(settings, name);
  if (!written) throw new VaultError(`${name} must be set, or ${name}_FILE must name a file that holds the keys.`);
  return openerOf(
    recipient,
    named(name, () => readPrivateKeys(written)),
  );
}

/** For commands that the firm runs: with the keys of the desk, and with those from the safe when they are there. */
export function openerOfFirm(settings: KeySettings): Opener {
  return openerFor(privateIn(settings, 'RECOVERY_KEYS') ? 'recovery' : 'desk', settings);
}

/** Whoever takes over the web process must find nothing there that opens a request. */
export function privateKeysIn(settings: KeySettings): string[] {
  return privateNames.flatMap((name) => [name, `${name}_FILE` as const]).filter((name) => settings[name]);
}

/** For the start log and preflight: a key that was mixed up shows here first. */
export function fingerprintsOf(recipients: readonly Recipient[]): string {
  return recipients.map(({ name, version, fingerprint }) => `${name} ${version} ${fingerprint}`).join(', ');
}

export function fingerprintsIn({ recipient, fingerprints }: Opener): string {
  return [...fingerprints].map(([version, fingerprint]) => `${recipient} ${version} ${fingerprint}`).join(', ');
}

const nameOf: Record<RecipientName, PrivateName> = { worker: 'WORKER_KEYS', desk: 'DESK_KEYS', recovery: 'RECOVERY_KEYS' };

function privateIn(settings: KeySettings, name: PrivateName): string | undefined {
  const file = settings[`${name}_FILE`];
  return file ? readFileSync(file, 'utf8') : settings[name];
}

function named<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof VaultError)) throw error;
    throw new VaultError(`${name}: ${error.message}`);
  }
}
