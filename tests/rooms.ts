/** The rooms from top to bottom: a folder imports only folders below it, and folders on one line never import each other. */
export const lines = [
  ['deploy', 'scripts'],
  ['server'],
  ['site', 'desk'],
  ['intake', 'assistant', 'self-help'],
  ['replies'],
  ['followup'],
  ['notifications'],
  ['on-call', 'incidents'],
  ['deliveries', 'case-review'],
  ['firm', 'ui', 'database', 'vault'],
];

export const rooms = lines.flat();

/**
 * The folders inside each room from top to bottom, and those of the tests: a folder imports only folders after it. Files that lie in a
 * room itself may be imported by all of it, except where `.` gives them a place.
 */
export const foldersInside: Record<string, readonly string[]> = {
  scripts: ['publishing', 'new-firm', 'drill', 'demo-data'],
  server: ['jobs', 'publisher', 'commands', 'wiring', 'http', 'monitoring'],
  site: ['pages', 'sections', 'layout', 'parts', 'endpoints', 'islands', 'drawings', 'words'],
  desk: ['pages', 'team', 'request-page', 'publishing', 'figures', 'conflicts', 'request-lists', 'on-call', 'alert', 'parts', 'words', 'sign-in'],
  intake: ['spam', 'form'],
  assistant: ['training', 'panel', 'emergencies', 'understanding', 'language'],
  'self-help': ['rights', 'courts', 'clean-slate', 'my-dates'],
  replies: ['worker-rpc', 'texts', 'push', 'phone', 'delivery-reports', 'alert-link', 'staff'],
  followup: ['.', 'visitor-messages', 'receipt', 'practice-system', 'daily-report', 'alerts', 'actions', 'escalation', 'figures', 'request'],
  notifications: ['firm-mails', 'outbox', 'throttle'],
  'on-call': ['drills', 'rota', 'channels'],
  deliveries: ['.', 'mail-layout'],
  tests: ['unit', 'pages', 'launch-drill', 'fixtures', 'e2e', 'content', 'spec', 'bench', 'faults', 'testkit', 'texts', 'assistant-eval'],
};
