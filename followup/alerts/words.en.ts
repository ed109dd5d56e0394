/** What the firm’s people are told about requests: alerts, reminders, digests, the list of suspected spam. */
export const alertWords = {
  urgency: {
    urgent: 'Urgent',
    usual: 'Usual',
  },
  step: (step: number) => `${['First', 'Second', 'Third', 'Fourth', 'Fifth'][step - 1] ?? `Alert ${step}:`} alert`.replace(': alert', ''),
  /** The language of a request that was not sent in English, and who speaks it on the phone: as the firm file says. */
  language: {
    label: 'Language',
    names: { es: 'Spanish', ar: 'Arabic' },
    phone: {
      none: 'needs an interpreter: none is set up',
      interpreter: { always: 'needs an interpreter: one joins the call, day or night', 'office-hours': 'needs an interpreter: one joins in office hours' },
      spoken: { always: 'spoken at the firm, day or night', 'office-hours': 'spoken at the firm in office hours, else it needs an interpreter' },
    },
    line: (name: string, phone: string) => `${name}, ${phone}`,
    /** In a text or a push message, after the rest. */
    short: (name: string) => ` Language: ${name}.`,
    shortNeeds: (name: string) => ` Language: ${name}, needs an interpreter.`,
  },
  reference: 'Reference',
  alert: {
    subject: (urgency: string, reference: string) => `${urgency}: request ${reference}`,
    preheader: (urgency: string, reference: string) => `${reference}, ${urgency.toLowerCase()}`,
    title: 'A request is waiting for a call',
    urgency: 'Urgency',
    received: 'Received',
    due: 'Call due by',
    between: 'Call between',
    span: (from: string, until: string) => `${from} and ${until}`,
    open: 'Open it at the desk',
    openHint: 'Say there that you have it. Name and number come with your passkey: one touch.',
    otherwise: 'If nobody takes it',
    next: (at: string, to: string) => `At ${at} the alert goes to ${to}.`,
    last: 'This is the last alert about this request.',
    hour: (at: string) => `At ${at} the person is told that we have not reached them, if they agreed to mail or texts.`,
    told: (at: string) => `At ${at} the promised time was over. The person was told so, if they agreed to mail or texts.`,
    empty: 'This mail holds no name, number or story on purpose. They are at the desk, behind your passkey.',
  },
  reminder: {
    subject: (reference: string) => `How did the call go? Request ${reference}`,
    preheader: (reference: string) => `${reference}, no report yet`,
    title: 'Please say how the call went',
    taken: (at: string) => `You took this request at ${at}, and no report has come since.`,
    again: (at: string) => `A try was reported at ${at}. The next one is due now.`,
    open: 'Open it and report',
    openHint: 'Reached, left a message, no answer: one tap is enough.',
    next: (at: string, to: string) => `Without a report by ${at}, the alert goes to ${to}.`,
  },
  /** The visitor has answered by text. */
  wroteBack: {
    subject: (reference: string) => `${reference}: news from the visitor`,
    preheader: 'A text, or a new phone number.',
    title: 'News from the visitor',
    body: 'They sent a text, or changed their phone number on their receipt: the desk says which. We do not keep what people text, so it cannot be read here. Please call them: the number is at the desk.',
    more: 'If they write again within ten minutes, no further mail comes.',
  },
  bundle: {
    subject: (count: number, urgent: number) => `${plural(count, 'request is', 'requests are')} waiting${urgent > 0 ? `, ${urgent} urgent` : ''}`,
    preheader: 'More came in than are told of one by one.',
    title: (count: number) => (count === 1 ? 'A request is waiting for a call' : `${count} requests are waiting for a call`),
    body: 'So many came in at once that this mail tells of all of them. First come those behind whom a person most likely waits.',
    crowd: (count: number) =>
      `${plural(count, 'of them comes', 'of them come')} from a network that has sent several within the hour, or ${count === 1 ? 'says' : 'say'} the same as others.`,
    line: (urgency: string, reference: string, when: string, language: string | undefined) =>
      `${urgency}: ${reference}, ${when}${language ? `, in ${language}` : ''}`,
    more: (count: number) => `And ${count} more. The last lines above were drawn by chance from all the others.`,
    all: 'See all of them at the desk',
    empty: 'References only. Names and numbers are at the desk.',
  },
  quarantine: {
    subject: (count: number) => `${plural(count, 'request', 'requests')} set aside`,
    preheader: 'They look like spam. A person may be among them.',
    title: 'Set aside as spam',
    body: 'These requests look like spam and woke nobody. Please look through them: a person may be among them, and each was promised a call.',
    inAll: (count: number) => `${plural(count, 'request is', 'requests are')} set aside in all.`,
    all: 'See all of them at the desk',
    more: 'The next mail has more of them.',
    open: (reference: string, time: string) => `${reference}, received ${time}`,
    empty: 'References only. What people wrote is at the desk.',
  },
  /** Said by phone, by a machine's voice. Whoever stands by hears it, and voicemail keeps the first sentences: no name, no story. */
  calls: {
    alert: (firm: string, urgent: boolean) => `${firm}, on call. One ${urgent ? 'urgent ' : ''}request waits for a call.`,
    bundle: (firm: string, count: number, urgent: number, minutes: number) =>
      `${firm}, on call. ${plural(count, 'request waits', 'requests wait')} for a call${urgent > 0 ? `, ${urgent} urgent` : ''}. The oldest has waited ${plural(minutes, 'minute', 'minutes')}.`,
    reminder: (firm: string, reference: string) => `${firm}, on call. You have request ${reference}. How did the call go?`,
    keys: {
      alert: 'Press 1 to take it. Press 2 to pass it on. Press 9 to hear this again.',
      bundle: 'Press 1 to take the first. Press 2 to pass them on. Press 9 to hear this again.',
      reminder: 'Press 5 if you reached them. Press 6 if nobody answered. Press 7 for fifteen more minutes. Press 2 to pass it on. Press 9 to hear this again.',
    },
  },
  /** Seen on a lock screen, and by the service that carries it. */
  push: {
    title: { urgent: 'Urgent request', usual: 'A request is waiting' },
    alert: (reference: string, when: string) => `${reference}, ${when}. Tap to open it at the desk.`,
    acknowledge: 'Acknowledge it to take it.',
    reminderTitle: 'How did the call go?',
    reminder: (reference: string, at: string) => `${reference}: without a report by ${at} others are alerted. Tap to open it at the desk.`,
    bundleTitle: (count: number, urgent: number) => `${plural(count, 'request waits', 'requests wait')}${urgent > 0 ? `, ${urgent} urgent` : ''}`,
    bundle: (urgency: string, reference: string, when: string) => `First: ${urgency}, ${reference}, ${when}. Taking it takes this one.`,
    take: 'I take it',
    pass: 'Pass on',
  },
  sms: {
    alert: (urgency: string, reference: string, due: string) => `${urgency}: request ${reference}. Call due by ${due}.`,
    between: (urgency: string, reference: string, from: string, until: string) => `${urgency}: request ${reference}. Call between ${from} and ${until}.`,
    open: (address: string) => ` ${address}`,
    mail: ' The link is in your e-mail.',
    takeHint: ' Reply 1 to take it, 2 to pass it on.',
    reportHint: ' Reply 5 reached, 6 no answer, 7 more time.',
    reminder: (reference: string, at: string) => `Request ${reference}: how did the call go? Without a report by ${at} others are alerted.`,
    bundle: (count: number, urgency: string, reference: string, when: string) =>
      `${plural(count, 'request waits', 'requests wait')}. First: ${urgency} ${reference}, ${when}.`,
  },
};

export type Urgency = keyof typeof alertWords.urgency;

function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
