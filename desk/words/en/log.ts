/** The page on which owners read who did what. */
export const logWords = {
  title: 'Log',
  lead: 'Everything that was opened, done and refused at the desk, newest first. Nobody at the desk can change or remove a line.',
  when: 'When',
  who: 'Who',
  what: 'What',
  about: 'About',
  earlier: 'Earlier',
  stranger: 'Somebody who is not signed in',
  empty: 'Nothing has been done yet.',
};
