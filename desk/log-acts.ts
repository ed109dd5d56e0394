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
  'waiting-opened': 'looked at who waits',
  'list-opened': 'looked at the list of requests',
  'lane-opened': 'took a request into the open lane',
  'marked-spam': 'marked a request as spam',
  searched: 'searched',
  exported: 'exported requests',
  erased: 'erased a request',
  'taken-by-link': 'took a request by the link of an alert',
} as const;

export type DeskAct = keyof typeof logActs;
