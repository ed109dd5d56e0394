/** To whoever goes on call, and about times when nobody does. */
export const rotaWords = {
  subject: (from: string) => `You are on call from ${from}`,
  title: 'You are on call',
  body: 'During this time alerts about requests come to you. Each person was promised a call, and the alert says by when.',
  from: 'From',
  until: 'Until',
  phone: 'Please make sure that your phone rings for our number, day and night.',
  cannot: 'If you cannot take it, tell the office now, so that somebody else does.',
  why: 'This comes before each of your turns.',
  gap: (from: string, until: string, fallback: string) =>
    `Nobody is on call from ${from} to ${until} (Detroit time). Until that is mended, alerts go to ${fallback}.`,
  text: (from: string, until: string | undefined) => `You are on call from ${from}${until ? ` to ${until}` : ''}. If you cannot, tell the office now.`,
};
