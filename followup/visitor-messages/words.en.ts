/** What a visitor reads in mails and texts. All else goes to the firm, which reads English. */
export const englishVisitor = {
  detroit: 'Detroit time',
  yourReference: 'Your reference',
  call: 'Call, day or night',
  receipt: 'Open your private receipt',
  receiptHint: 'It shows where your request stands, and you can take it back there. This link opens once.',
  receiptCode: (address: string) => `To open it again, or on another device, go to ${address} and type your reference and this code:`,
  alert: {
    span: (from: string, until: string) => `${from} and ${until}`,
  },
  /** The receipt that its owner had mailed. */
  kept: {
    subject: (reference: string) => `About your request, reference ${reference}`,
    preheader: 'Your receipt, to keep.',
    title: 'Your receipt',
    body: 'You asked us to mail you this. Your request is with us.',
    promise: 'You hear from us by',
    between: 'You hear from us between',
  },
  late: {
    subject: (reference: string) => `About your request, reference ${reference}`,
    preheader: 'We have not reached you yet.',
    title: 'We have not reached you yet',
    body: (said: string) =>
      `We said we would call ${said}. That time is over, and we have not reached you. We are sorry. Your request is safe with us, and we go on trying.`,
    withinTheHour: 'within 1 hour',
    by: (time: string) => `by ${time}`,
    between: (from: string, until: string) => `between ${from} and ${until}`,
    tried: (at: string) => `We tried to reach you, last at ${at}. We will try again.`,
    now: 'You do not have to wait. If it is urgent, please call us now. A person answers, day or night.',
  },
  declined: {
    subject: (reference: string) => `About your request, reference ${reference}`,
    preheader: 'An answer to your request.',
    title: 'We cannot take this on',
    body: 'Thank you for trusting us with this. We looked at whether we can help, and we cannot take it on. We are not your lawyers, and we will not be doing anything in your case. This is no judgment of you or your case. Some deadlines are short, so please look for another lawyer now.',
    referred: {
      title: 'Somebody who may help',
      body: 'We think that they are a better fit. They decide for themselves whether to take it on, and we have told them nothing about you.',
      label: 'You can turn to',
    },
    dates: {
      title: 'Your dates stay as they are',
      body: 'Any court date or deadline you have been given still counts. Please go to court on the day, with or without a lawyer. If you cannot, call the court before the day.',
    },
    next: 'Where to turn next',
    steps: [
      {
        title: 'Ask the court for a lawyer',
        body: 'If you cannot pay for one, tell the court. It must look into whether you qualify no later than your first hearing.',
      },
      {
        title: 'Ask the State Bar of Michigan',
        body: 'Its lawyer referral service helps people find a lawyer for their kind of case.',
        phone: { display: '(800) 968-0738', href: 'tel:+18009680738' },
        page: { display: 'lrs.michbar.org', href: 'https://lrs.michbar.org' },
      },
      { title: 'Until you have a lawyer', body: 'Do not talk about the case with police, on a jail phone, by text or online. You may say: “I want a lawyer.”' },
    ],
    questions: 'If anything here is unclear, call us. We will not leave you without an answer.',
  },
  /** What is answered to a text that came in. */
  replies: {
    help: (from: string, phone: string) =>
      `${from}: texts about your request only. Call ${phone}, day or night. Msg & data rates may apply. Reply STOP to opt out.`,
    stopped: (from: string, phone: string) => `${from}: you will get no more texts from us. Call ${phone}, day or night. Reply START to get them again.`,
    started: (from: string, phone: string) =>
      `${from}: texts about your request are on again. Call ${phone}, day or night. Reply STOP to opt out, HELP for help.`,
  },
  sms: {
    late: (from: string, reference: string, phone: string) =>
      `${from}: your request ${reference}: we have not reached you yet. Sorry. Call ${phone}, day or night. Reply STOP to opt out.`,
    tried: (from: string, reference: string, at: string, phone: string) =>
      `${from}: your request ${reference}: we tried to reach you, last at ${at}. Call ${phone}, day or night. Reply STOP to opt out.`,
    declined: (from: string, reference: string, phone: string) =>
      `${from}: your request ${reference}: we cannot take it on. We are not your lawyers. Your dates still count. Call ${phone}. STOP to opt out.`,
    referred: (from: string, reference: string, phone: string) =>
      `${from}: your request ${reference}: we are not your lawyers, but know who may help. Your dates still count. Call ${phone}. STOP to opt out.`,
    notMailed: (from: string, reference: string, phone: string) =>
      `${from}: your request ${reference}: we have it, but our e-mail to you came back. Call ${phone}, day or night. Reply STOP to opt out.`,
  },
};

export type VisitorWords = typeof englishVisitor;
