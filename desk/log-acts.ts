/** Everything that is written to the log, each in the words in which owners read it. Further acts are added where they are done. */
export const logActs = {
  'signed-in': 'signed in',
  confirmed: 'confirmed with a passkey',
  'sign-in-refused': 'tried to sign in, and was refused',
  'confirm-refused': 'tried to confirm with a passkey, and was refused',
  'enroll-refused': 'tried to add a passkey, and was refused',
  'link-refused': 'brought a link of an alert that does not count',
  'not-allowed': 'asked for what their role does not allow',
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
  'on-call-noted': 'changed who is on call',
  'on-call-cancelled': 'cancelled a change of who is on call',
  'drill-ordered': 'ordered a drill',
  'taken-by-link': 'took a request by the link of an alert',
  'took-request': 'took a request',
  'passed-on': 'passed a request on',
  reassigned: 'gave a request to somebody',
  reported: 'reported how it went',
  undid: 'undid a report',
  'conflict-cleared': 'confirmed that there is no conflict',
  'conflict-found': 'found a conflict',
  corrected: 'corrected a number or an address',
  'note-written': 'wrote a note',
  'list-imported': 'imported the list of clients and adverse parties',
} as const;

export type DeskAct = keyof typeof logActs;

/** Those that were refused. */
export type DeskRefusal = Extract<DeskAct, `${string}-refused` | 'not-allowed'>;
