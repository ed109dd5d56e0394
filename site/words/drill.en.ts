/** The page on which a drill is answered, in English: for whoever is on call. It names nobody. */
export const drillEnglish = {
  title: 'This is a drill',
  lead: 'No request is waiting. Press the button to say that the message reached you.',
  code: 'Code from the mail',
  answer: 'It reached me',
  answered: 'Thank you. Your answer is noted. You can close this page.',
  none: 'This link or code does not count, or no longer.',
  noneHint: 'Answers count for two hours. Use the newest message, or type its code here.',
};
