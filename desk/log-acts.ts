/** Everything that is written to the log, each in the words in which owners read it. Further acts are added where they are done. */
export const logActs = {
  'signed-in': 'signed in',
  'signed-out': 'signed out',
  enrolled: 'added a passkey',
  'passkey-renamed': 'renamed a passkey',
  'passkey-revoked': 'removed a passkey',
  invited: 'invited somebody',
  'locked-out': 'reported a lost device and ended all passkeys of somebody',
  'story-opened': 'opened a story',
  'request-opened': 'opened a request',
  searched: 'searched',
  exported: 'exported requests',
  erased: 'erased a request',
} as const;

export type DeskAct = keyof typeof logActs;
