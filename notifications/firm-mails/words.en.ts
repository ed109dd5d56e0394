/** Mails to the firm that are about no request. */
export const firmMailWords = {
  lawReview: {
    subject: (count: number, soon: number) => {
      if (count) return `${plural(count, 'statement', 'statements')} of law to look at`;
      return soon ? `${plural(soon, 'statement', 'statements')} of law to look at within 60 days` : 'The law on our site: nothing is past its date';
    },
    preheader: (count: number) => `${plural(count, 'statement', 'statements')} of law on the site.`,
    title: 'The law on our site',
    unsigned: (count: number, all: number) => `${count} of ${plural(all, 'statement is', 'statements are')} not signed by an attorney.`,
    past: 'Past their review date. The site stays open; nothing new can be published until they are reviewed',
    soon: 'To be reviewed within 60 days',
    wrong: 'To be mended',
    pages: 'Pages that no attorney has signed',
    none: 'None.',
    how: 'npm run law -- --unsigned lists everything. A record is signed in its file in content/law.',
  },
  deskInvite: {
    subject: 'Your access to the desk',
    preheader: 'A link that counts once, for 24 hours.',
    title: 'Set up your passkey',
    body: 'The desk is where the firm sees and answers requests. With this link you set up a passkey on your phone or computer: from then on your fingerprint, your face or the code of the device opens it.',
    open: 'Set up my passkey',
    openHint: (until: string) => `The link counts once, until ${until}. Open it on the device that you will use, in your own browser.`,
    why: 'You get this because somebody of the firm invited you. If you did not expect it, do not open the link, and tell an owner of the firm.',
  },
};

function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
