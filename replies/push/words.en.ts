/** What comes of a push message’s button. */
export const buttonAnswers = {
  yours: (reference: string, due: string) => `You have ${reference}. Call by ${due}.`,
  taken: (who: string) => `${who} has it already.`,
  passedOn: 'Passed on. The next person is alerted now.',
  over: 'Nothing is left to do: this request is closed.',
  unknown: 'This button no longer counts. Open the newest alert.',
};
