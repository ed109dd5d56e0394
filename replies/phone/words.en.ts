/** What a call answers to a key. */
export const callWords = {
  yours: (reference: string, due: string) => `You have it. Reference ${reference}. Call by ${due}. The link is in your messages.`,
  theirs: (who: string, since: string) => `${who} has it, since ${since}. You do not have to do anything.`,
  over: 'This no longer waits for a call. Thank you.',
  passedOn: 'Passed on. The next person is alerted now.',
  reached: 'Noted: reached. Thank you.',
  noAnswer: (at: string) => `Noted: no answer. The next try is due at ${at}.`,
  moreTime: (until: string) => `You have time until ${until}.`,
  noMoreTime: 'There is no more time to give. Please report, or pass it on.',
};
