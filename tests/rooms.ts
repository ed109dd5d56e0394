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
