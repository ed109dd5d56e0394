/** What is answered to a text from somebody on the on-call list. */
export const staffWords = {
  hint: 'Reply 1 to take it, 2 to pass it on.',
  yours: (reference: string, due: string, more: number) =>
    `You have ${reference}, call by ${due}.${more > 0 ? ` ${plural(more, 'more waits', 'more wait')}.` : ''} Not you? Reply 2.`,
  theirs: (reference: string, who: string, since: string) => `${who} has ${reference}, since ${since}.`,
  over: (reference: string) => `${reference} no longer waits for a call.`,
  nothing: 'Nothing waits for you right now.',
  notYours: 'You have no request to report on right now.',
  unknown: (reference: string) => `We have no request ${reference}.`,
  which: (digit: string, references: string) => `You have several. Reply ${digit} and the reference: ${references}.`,
  passedOn: (reference: string) => `${reference} is passed on. The next person is alerted now.`,
  reached: (reference: string) => `${reference}: reached. Thank you.`,
  noAnswer: (reference: string, at: string) => `${reference}: no answer. The next try is due at ${at}.`,
  moreTime: (reference: string, until: string) => `${reference}: you have time until ${until}.`,
  noMoreTime: (reference: string) => `${reference}: there is no more time to give. Reply 5 reached, 6 no answer, 2 pass it on.`,
};

function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
