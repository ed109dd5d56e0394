/** What stands around every page of the desk. */
export const shell = {
  desk: 'Desk',
  skip: 'Skip to the page',
  nav: 'Pages',
  waiting: 'Waiting',
  requests: 'Requests',
  onCall: 'On call',
  figures: 'Figures',
  people: 'People',
  log: 'Log',
  signOut: 'Sign out',
  toFirst: 'To the first page',
  since: (time: string) => time,
  until: (time: string) => `in ${time}`,
  minutes: (minutes: number) => `${minutes} min`,
  hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  days: (days: number, hours: number) => `${days} d ${hours} h`,
  errors: {
    missing: { title: 'There is no such page', lead: 'The address may be old, or a letter is missing.' },
    refused: { title: 'This page is not for you', lead: 'It needs another role. An owner of the firm can change roles in the firm file.' },
    failed: { title: 'That did not work', lead: 'Nothing was changed. Please try again in a moment.' },
  },
};
