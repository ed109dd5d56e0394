import type { Outcome } from '#desk/sign-in/ask-passkey.ts';
import type { Refusal } from '#desk/sign-in/webauthn.ts';

/** Getting in: the three pages on which a passkey is asked for. */
export const signIn = {
  title: 'Sign in',
  lead: 'With the passkey on this phone or computer: your fingerprint, your face, or the code that unlocks the device.',
  button: 'Sign in with your passkey',
  noScript: 'Signing in needs JavaScript, because only it can ask this device for a passkey. Please turn it on for this page.',
  lost: 'No device with a passkey at hand? Somebody else of the firm can invite you again, under People.',
  busy: 'Waiting for the device …',
  elsewhere: 'Open this address in your own browser, such as Safari or Chrome:',
  enroll: {
    title: 'Set up your passkey',
    lead: 'From now on this device opens the desk, with your fingerprint, your face, or the code that unlocks it. There is no password.',
    name: 'What do you call this device?',
    nameHint: 'For example “Work phone”. Only for you to tell your devices apart.',
    button: 'Set up a passkey here',
    noLink: 'Please open the link in the mail that invited you. It counts once, for 24 hours.',
  },
  confirm: {
    title: 'Confirm that it is you',
    lead: 'What you asked for needs your passkey again. It counts for ten minutes.',
    button: 'Confirm with your passkey',
  },
};

export function outcomeWords(outcome: Exclude<Outcome, { kind: 'done' }>): string {
  return outcome.kind === 'refused' ? refusals[outcome.why] : outcomes[outcome.kind];
}

const outcomes: Record<'cannot' | 'cancelled' | 'already' | 'failed', string> = {
  cannot: 'This app cannot use passkeys.',
  cancelled: 'That was cancelled, or it took too long. Please try again.',
  already: 'This device already has a passkey for the desk. Please sign in with it.',
  failed: 'That did not work. Please check the connection and try again.',
};

const refusals: Record<Refusal, string> = {
  invite: 'This invitation does not count any more: it was used, or it is older than 24 hours. Please ask for a new one.',
  'signed-out': 'You are signed out. Please sign in again.',
  stale: 'Please confirm first that it is you.',
  passkey: 'This passkey was not accepted.',
  unknown: 'This passkey is no longer accepted here. If it is yours, somebody else of the firm can invite you again.',
};
