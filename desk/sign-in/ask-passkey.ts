import { browserSupportsWebAuthn, sendSignal, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { Asked, Refusal, Wish } from '#desk/sign-in/webauthn.ts';

/** `cannot`: this app's own browser has no passkeys. `cancelled`: the person, or the time, ended it. `already`: this device has one. */
export type Outcome = { kind: 'done' } | { kind: 'refused'; why: Refusal } | { kind: 'cannot' | 'cancelled' | 'already' | 'failed' };

/** An app without passkeys fails at once, with the same error as a person who cancels; nobody cancels within this time. */
const fasterThanAPersonMs = 300;

/** The whole ceremony in the browser: asks the desk what to ask for, asks the authenticator, and brings back its answer. */
export async function askPasskey(wish: Wish, name = ''): Promise<Outcome> {
  if (!browserSupportsWebAuthn()) return { kind: 'cannot' };
  const asked = await post<Shown>('/passkeys/options', { wish });
  if (asked === undefined) return { kind: 'failed' };
  if (asked.kind === 'refused') return asked;
  const began = performance.now();
  try {
    const answer =
      asked.kind === 'get'
        ? { get: await startAuthentication({ optionsJSON: asked.options }) }
        : { create: await startRegistration({ optionsJSON: asked.options }) };
    const result = await post<{ kind: 'accepted' } | { kind: 'refused'; why: Refusal }>('/passkeys/answer', { wish, name, ...answer });
    if (result?.kind === 'accepted') return { kind: 'done' };
    if (result?.why === 'unknown' && answer.get) await forget(answer.get.id);
    return result ?? { kind: 'failed' };
  } catch (error) {
    return told(error, performance.now() - began);
  }
}

type Shown =
  | { kind: 'get'; options: Parameters<typeof startAuthentication>[0]['optionsJSON'] }
  | { kind: 'create'; options: Parameters<typeof startRegistration>[0]['optionsJSON'] }
  | Extract<Asked, { kind: 'refused' }>;

function told(error: unknown, ms: number): Outcome {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return { kind: 'already' };
  if (name === 'NotAllowedError') return { kind: ms < fasterThanAPersonMs ? 'cannot' : 'cancelled' };
  return { kind: name === 'AbortError' ? 'cancelled' : 'failed' };
}

/** Tells the device that this passkey opens nothing any more, so that it stops offering it. */
async function forget(credentialId: string): Promise<void> {
  await sendSignal({ signalName: 'unknownCredential', rpID: location.hostname, credentialID: credentialId }).catch(() => undefined);
}

async function post<T>(path: string, body: object): Promise<T | undefined> {
  try {
    const response = await fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
    return (await response.json()) as T;
  } catch {
    return undefined;
  }
}
