import type { FirmRole } from '#firm/on-call.ts';

/** The page on which people see how they and others get in. */
export const people = {
  title: 'People',
  own: 'Your passkeys',
  addedOn: (time: string) => `added ${time}`,
  lastUsed: (time: string) => `last used ${time}`,
  here: 'This one',
  synced: 'copied to your other devices',
  bound: 'only on this device',
  rename: 'Rename',
  newName: (name: string) => `New name for ${name}`,
  remove: 'Remove',
  add: 'Add a passkey on this device',
  addLead: 'Two are safer than one: if this device is lost, the other one still opens the desk.',
  onlyOne: 'You have one passkey. Add another on a second device, or nobody can reach you at the desk when this one is lost.',
  team: 'People of the firm',
  teamLead: 'Who they are and what they may do stands in the firm file. Invitations go to the address there.',
  passkeys: (count: number) => (count === 1 ? '1 passkey' : `${count} passkeys`),
  none: 'no passkey',
  invitedUntil: (time: string) => `invited until ${time}`,
  invite: 'Invite',
  inviteAgain: 'Invite again',
  lost: 'Lost every device',
  lostHint: 'ends all passkeys of this person at once, and mails a new invitation',
  log: 'Who did what: the log',
  confirmFirst: 'Changes here ask for your passkey again, if the last time is more than ten minutes ago.',
};

export const roleNames: Record<FirmRole, string> = { attorney: 'Attorney', staff: 'Staff', owner: 'Owner', technician: 'Technician' };

export type TeamOutcome = 'renamed' | 'removed' | 'last-one' | 'invited' | 'no-address' | 'unknown' | 'not-allowed';

export const teamOutcomes: Record<TeamOutcome, { good: boolean; words: string }> = {
  renamed: { good: true, words: 'The passkey has its new name.' },
  removed: { good: true, words: 'The passkey is removed. It opens nothing any more.' },
  'last-one': { good: false, words: 'This is your last passkey. Add another one first.' },
  invited: { good: true, words: 'The invitation is on its way by mail. It counts once, for 24 hours.' },
  'no-address': { good: false, words: 'The firm file has no mail address for this person.' },
  unknown: { good: false, words: 'That is not there any more.' },
  'not-allowed': { good: false, words: 'You may not do this. An owner can.' },
};
