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

/** Rooms that were one until now; what they still import from each other upward is being turned around. */
export const beingSplit = ['replies', 'followup', 'notifications', 'on-call', 'incidents'];
