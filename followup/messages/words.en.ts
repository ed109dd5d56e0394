/** Every text of alerts, notices and reports, in English. Another language is another file of the same shape. */
export const english = {
  urgency: {
    urgent: 'Urgent',
    usual: 'Usual',
  },
  /** "Second alert": which alert about a request this is. */
  step: (step: number) => `${['First', 'Second', 'Third', 'Fourth', 'Fifth'][step - 1] ?? `Alert ${step}:`} alert`.replace(': alert', ''),
  detroit: 'Detroit time',
  reference: 'Reference',
  yourReference: 'Your reference',
  call: 'Call, day or night',
  receipt: 'Open your private receipt',
  receiptHint: 'It shows where your request stands, and you can take it back there. This link opens once.',
  receiptCode: (address: string) => `To open it again, or on another device, go to ${address} and type your reference and this code:`,
  alert: {
    subject: (urgency: string, reference: string) => `${urgency}: request ${reference}`,
    preheader: (urgency: string, reference: string) => `${reference}, ${urgency.toLowerCase()}`,
    title: 'A request is waiting for a call',
    urgency: 'Urgency',
    received: 'Received',
    due: 'Call due by',
    open: 'Open the call sheet',
    openHint: 'Say there who calls back.',
    code: 'No JavaScript on this device?',
    codeHint: (address: string) => `Go to ${address} and type the reference and this code:`,
    otherwise: 'If nobody takes it',
    next: (at: string, to: string) => `At ${at} the alert goes to ${to}.`,
    last: 'This is the last alert about this request.',
    hour: (at: string) => `At ${at} the person is told that we have not reached them, if they agreed to mail or texts.`,
    told: (at: string) => `At ${at} the hour was over. The person was told so, if they agreed to mail or texts.`,
    empty: 'This mail holds no name, number or story on purpose. They are on the call sheet.',
  },
  reminder: {
    subject: (reference: string) => `How did the call go? Request ${reference}`,
    preheader: (reference: string) => `${reference}, no report yet`,
    title: 'Please say how the call went',
    taken: (at: string) => `You took this request at ${at}, and no report has come since.`,
    again: (at: string) => `A try was reported at ${at}. The next one is due now.`,
    open: 'Open the call sheet and report',
    openHint: 'Reached, left a message, no answer: one tap is enough.',
    next: (at: string, to: string) => `Without a report by ${at}, the alert goes to ${to}.`,
  },
  bundle: {
    subject: (count: number, urgent: number) => `${plural(count, 'request is', 'requests are')} waiting${urgent > 0 ? `, ${urgent} urgent` : ''}`,
    preheader: 'More came in than are told of one by one.',
    title: (count: number) => (count === 1 ? 'A request is waiting for a call' : `${count} requests are waiting for a call`),
    body: 'So many came in at once that this mail tells of all of them. First come those behind whom a person most likely waits.',
    crowd: (count: number) => `${plural(count, 'of them comes', 'of them come')} from a network that has sent several within the hour.`,
    line: (urgency: string, reference: string, due: string) => `${urgency}: ${reference}, call due by ${due}`,
    more: (count: number) => `And ${count} more, further down the same order.`,
    empty: 'References only. Names and numbers are on the call sheets.',
  },
  /** The receipt that its owner had mailed. */
  kept: {
    subject: (reference: string) => `About your request, reference ${reference}`,
    preheader: 'Your receipt, to keep.',
    title: 'Your receipt',
    body: 'You asked us to mail you this. Your request is with us.',
    promise: 'You hear from us by',
  },
  late: {
    subject: (reference: string) => `About your request, reference ${reference}`,
    preheader: 'We have not reached you yet.',
    title: 'We have not reached you yet',
    body: 'We said we would call within 1 hour. That hour is over, and we have not reached you. We are sorry. Your request is safe with us, and we go on trying.',
    tried: (at: string) => `We tried to reach you, last at ${at}. We will try again.`,
    now: 'You do not have to wait. If it is urgent, please call us now. A person answers, day or night.',
  },
  declined: {
    subject: (reference: string) => `About your request, reference ${reference}`,
    preheader: 'An answer to your request.',
    title: 'We cannot take this on',
    body: 'Thank you for trusting us with this. We looked at whether we can help, and we cannot take it on. That says nothing about you or about how things will go.',
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
  digest: {
    subject: (day: string) => `Daily report, ${day}`,
    preheader: (received: number) => `${plural(received, 'request', 'requests')}.`,
    title: 'Daily report',
    received: 'Requests received',
    ended: 'How they ended',
    endings: {
      reached: 'Reached by phone',
      tried: 'Tried, not reached yet',
      declined: 'Not taken on',
      withdrawn: 'Taken back by the person',
      open: 'Still waiting',
    },
    missed: 'Hours that were missed',
    times: 'Time until the person was reached',
    ranges: ['Under 10 minutes', '10 to 30 minutes', '30 to 60 minutes', 'Over 60 minutes'],
    middle: (minutes: number) => `Half were reached within ${plural(minutes, 'minute', 'minutes')}.`,
    chart: (counts: string) => `Columns, one for each length of time: ${counts}.`,
    nothing: 'Nothing to show.',
    open: 'Waiting for a call now',
    urgent: 'urgent',
    late: 'past the hour',
    has: (who: string) => `${who} has it`,
    notTold: 'not told: call them',
    quarantine: 'Set aside as spam',
    quarantined: (count: number, urgent: number, late: number) =>
      `${plural(count, 'request waits', 'requests wait')} for a look, ${urgent} urgent, ${late} past the hour. A person may be among them. Each is on a list that was mailed, with its link.`,
    leads: 'Practice system',
    lead: {
      uncertain: (reference: string) => `${reference} may be in the practice system: its answer got lost. Look there, and add it by hand if it is missing.`,
      refused: (reference: string, code: string) => `${reference} was not taken (${code}). Add it by hand.`,
    },
    refused: 'Addresses that refuse our messages',
    refusal: (who: string, channel: string, code: string, times: number) => `${who}, ${channel}: ${code}, ${plural(times, 'time', 'times')}`,
    empty: 'References only. What people wrote is on the call sheets.',
  },
  lawReview: {
    subject: (count: number) => (count ? `${plural(count, 'statement', 'statements')} of law to look at` : 'The law on our site: nothing is past its date'),
    preheader: (count: number) => `${plural(count, 'statement', 'statements')} of law on the site.`,
    title: 'The law on our site',
    unsigned: (count: number, all: number) => `${count} of ${plural(all, 'statement is', 'statements are')} not signed by an attorney.`,
    past: 'Past the date for another look',
    wrong: 'To be mended',
    pages: 'Pages that no attorney has signed',
    none: 'None.',
    how: 'npm run law -- --unsigned lists everything. A record is signed in its file in content/law.',
  },
  quarantine: {
    subject: (count: number) => `${plural(count, 'request', 'requests')} set aside`,
    preheader: 'They look like spam. A person may be among them.',
    title: 'Set aside as spam',
    body: 'These requests look like spam and woke nobody. Please look through them: a person may be among them, and each was promised a call within the hour.',
    inAll: (count: number) => `${plural(count, 'request is', 'requests are')} set aside in all.`,
    more: 'The next mail has more of them.',
    open: (reference: string, time: string) => `${reference}, received ${time}`,
    empty: 'References only. What people wrote is on the call sheets.',
  },
  /** To whoever goes on call, and about times when nobody does. */
  onCall: {
    subject: (from: string) => `You are on call from ${from}`,
    title: 'You are on call',
    body: 'During this time alerts about requests come to you. Each person was promised a call within the hour.',
    from: 'From',
    until: 'Until',
    phone: 'Please make sure that your phone rings for our number, day and night.',
    cannot: 'If you cannot take it, tell the office now, so that somebody else does.',
    why: 'This comes before each of your turns.',
    gap: (from: string, until: string, fallback: string) =>
      `Nobody is on call from ${from} to ${until} (Detroit time). Until that is mended, alerts go to ${fallback}.`,
  },
  alarm: {
    subject: (title: string) => `Alarm: ${title}`,
    since: 'Since',
    about: 'What it is about',
    first: 'What to do first',
    runbook: (section: string) => `In the runbook: “${section}”.`,
    /** What the practice system does not take, and why. */
    outlets: { event: (code: string) => `Events, ${code}`, lead: (code: string) => `Leads, ${code}` },
    kinds: {
      silence: {
        title: 'the worker is silent',
        body: 'The process that sends alerts has not reported. Requests are kept, but nobody is told about them.',
        steps: ['Look whether the worker process runs, and start it.', 'Until it runs nobody is alerted: watch the phone.'],
        section: 'Alarm: the worker is silent',
      },
      canary: {
        title: 'a test request did not arrive',
        body: 'A test request is sent through the whole site every few minutes. Two in a row did not come out at the other end.',
        steps: ['Send a request of your own on the site and see where it stops.', 'Until it is repaired, watch the phone: people may not get through by form.'],
        section: 'Alarm: a test request did not arrive',
      },
      hour: {
        title: 'an hour was missed',
        body: 'A request is past its hour, and the person was not reached. They are told so, where there is a way to tell them.',
        steps: ['Open the newest alert or reminder, and call the person now.', 'Then find out why no one on the list reached them.'],
        section: 'Alarm: an hour was missed',
      },
      flood: {
        title: 'a flood of requests',
        body: 'Many requests are coming in at once. Those with any sign of spam are set aside and on a list. Nothing is lost.',
        steps: ['Look through the list of requests set aside: a person may be among them.', 'Watch the phone: people who cannot wait will call.'],
        section: 'Alarm: a flood of requests',
      },
      database: {
        title: 'the database is away',
        body: 'The site answers, but it can take no requests. Visitors are told to call.',
        steps: ['Look whether PostgreSQL runs, and start it.', 'Until it does, watch the phone: people can only call.'],
        section: 'Alarm: the database is away',
      },
      backlog: {
        title: 'messages are waiting',
        body: 'Messages have been waiting longer than they should. A mail server, text message service or webhook may be down.',
        steps: ['Look in the log for the code of the channel that fails (message-waits).', 'Watch the phone: alerts may have reached nobody.'],
        section: 'Alarm: messages are waiting',
      },
      gap: {
        title: 'a gap in who is on call',
        body: 'Within a week there is a time when nobody is on call. Alerts then go to the one person the firm file names for it.',
        steps: [
          'Ask who can take it, and note it on the server: npm run on-call -- cover PERSON FROM UNTIL.',
          'If it comes back every week, change the rota in the firm file.',
        ],
        section: 'Alarm: a gap in who is on call',
      },
      practice: {
        title: 'the practice system takes nothing',
        body: 'The practice system refuses what we send, or has not answered for ten minutes. Requests and alerts are not affected.',
        steps: ['Look whether its address and token in the settings are still right.', 'The daily report names the people to add there by hand.'],
        section: 'Alarm: the practice system takes nothing',
      },
      refused: {
        title: 'an address refuses messages',
        body: 'Messages to somebody on the on-call list are refused for good. Where there is another channel, alerts went by that.',
        steps: ['Correct the address in the firm file, or ask its owner why it takes no messages.', 'Until then, make sure that another channel reaches them.'],
        section: 'Alarm: an address refuses messages',
      },
    },
  },
  channels: { email: 'e-mail', sms: 'text message', call: 'phone call', push: 'push message', webhook: 'webhook', sink: 'list' },
  /** What is answered to a text that came in. */
  replies: {
    help: (firm: string, phone: string) =>
      `${firm}: texts about your request only. Call ${phone}, day or night. Msg & data rates may apply. Reply STOP to opt out.`,
    stopped: (firm: string, phone: string) => `${firm}: you will get no more texts from us. Call ${phone}, day or night. Reply START to get them again.`,
    started: (firm: string, phone: string) =>
      `${firm}: texts about your request are on again. Call ${phone}, day or night. Reply STOP to opt out, HELP for help.`,
  },
  sms: {
    alert: (urgency: string, reference: string, due: string) => `${urgency}: request ${reference}. Call due by ${due}.`,
    open: (address: string) => ` ${address}`,
    type: (address: string, code: string) => ` Open ${address} code ${code}`,
    mail: ' The link is in your e-mail.',
    alarm: (title: string, since: string) => `Alarm since ${since}: ${title}. Details are in your e-mail.`,
    onCall: (from: string, until: string | undefined) => `You are on call from ${from}${until ? ` to ${until}` : ''}. If you cannot, tell the office now.`,
    reminder: (reference: string, at: string) => `Request ${reference}: how did the call go? Without a report by ${at} others are alerted.`,
    bundle: (count: number, urgency: string, reference: string, due: string) =>
      `${plural(count, 'request waits', 'requests wait')}. First: ${urgency} ${reference}, call by ${due}.`,
    late: (reference: string, phone: string) =>
      `About your request ${reference}: we have not reached you yet. We are sorry. Call ${phone}, day or night. Reply STOP to opt out.`,
    tried: (reference: string, at: string, phone: string) =>
      `About your request ${reference}: we tried to reach you, last at ${at}. Call ${phone}, day or night. Reply STOP to opt out.`,
    declined: (reference: string, phone: string) =>
      `About your request ${reference}: we cannot take it on. Your dates still count. Questions: ${phone}, day or night. Reply STOP to opt out.`,
  },
};

export type FollowupWords = typeof english;
export type Urgency = keyof FollowupWords['urgency'];
export type Ending = keyof FollowupWords['digest']['endings'];
export type AlarmKind = keyof FollowupWords['alarm']['kinds'];

function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
