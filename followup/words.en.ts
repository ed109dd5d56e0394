/** Every text of alerts, notices and reports, in English. Another language is another file of the same shape. */
export const english = {
  urgency: {
    urgent: 'Urgent',
    usual: 'Usual',
  },
  /** "second alert": what the reader is looking at. */
  step: (step: number) => `${['First', 'Second', 'Third', 'Fourth', 'Fifth'][step - 1] ?? `Alert ${step}:`} alert`.replace(': alert', ''),
  detroit: 'Detroit time',
  reference: 'Reference',
  yourReference: 'Your reference',
  call: 'Call, day or night',
  receipt: 'Open your private receipt',
  receiptHint: 'It shows where your request stands, and you can take it back there. Keep its address to yourself.',
  alert: {
    subject: (urgency: string, reference: string) => `${urgency}: request ${reference}`,
    preheader: (urgency: string, reference: string) => `${reference}, ${urgency.toLowerCase()}`,
    title: 'A request is waiting for a call',
    urgency: 'Urgency',
    received: 'Received',
    due: 'Call due by',
    open: 'Open the call sheet',
    openHint: 'Say there who calls back. Until someone does, the next person is alerted.',
    code: 'No JavaScript on this device?',
    codeHint: (address: string) => `Go to ${address} and type the reference and this code:`,
    otherwise: 'If nobody takes it',
    next: (at: string, to: string) => `At ${at} the alert goes to ${to}.`,
    last: 'This is the last step. At the end of the hour the person is told that we have not called yet.',
    empty: 'This mail holds no name, number or story on purpose. They are on the call sheet.',
  },
  late: {
    subject: (reference: string) => `About your request, reference ${reference}`,
    preheader: 'We have not reached you yet.',
    title: 'We have not reached you yet',
    body: 'We said we would call within 1 hour. That hour is over and no one here has taken your request yet. We are sorry. It is safe with us, and we are still trying to get a lawyer to call you.',
    now: 'You do not have to wait. If it is urgent, please call us now. A person answers, day or night.',
  },
  declined: {
    subject: (reference: string) => `About your request, reference ${reference}`,
    preheader: 'An answer to your request.',
    title: 'We cannot take this on',
    body: 'Thank you for trusting us with this. We have read your request and we cannot take it on. That says nothing about you or about how things will go.',
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
      { title: 'Ask the State Bar of Michigan', body: 'Its lawyer referral service helps people find a lawyer for their kind of case.' },
      { title: 'Until you have a lawyer', body: 'Do not talk about the case with police, on a jail phone, by text or online. You may say: “I want a lawyer.”' },
    ],
    questions: 'If anything here is unclear, call us. We will not leave you without an answer.',
  },
  confirmation: {
    subject: (reference: string) => `Your request, reference ${reference}`,
    preheader: 'We have it.',
    title: 'We got your request',
    body: 'A person reads it and calls you, usually within 1 hour.',
    received: 'Received',
    from: (phone: string) => `We will call from ${phone}. Save the number, so that you know it is us.`,
    wait: 'If it cannot wait, please call. The line is open day and night.',
    empty: 'We left out on purpose what you wrote to us.',
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
    times: 'Time until someone took the request',
    ranges: ['Under 10 minutes', '10 to 30 minutes', '30 to 60 minutes', 'Over 60 minutes'],
    middle: (minutes: number) => `Half were taken within ${plural(minutes, 'minute', 'minutes')}.`,
    chart: (counts: string) => `Columns, one for each length of time: ${counts}.`,
    nothing: 'Nothing to show.',
    open: 'Waiting for a call now',
    quarantine: 'Set aside as spam',
    quarantined: (count: number) => `${plural(count, 'request waits', 'requests wait')} for a look. A person may be among them.`,
    empty: 'References only. What people wrote is on the call sheets.',
  },
  quarantine: {
    subject: (count: number) => `${plural(count, 'request', 'requests')} set aside`,
    preheader: 'They look like spam. A person may be among them.',
    title: 'Set aside as spam',
    body: 'These requests look like spam and woke nobody. Please look through them: a person may be among them, and each was promised a call within the hour.',
    open: (reference: string, time: string) => `${reference}, received ${time}`,
    empty: 'References only. What people wrote is on the call sheets.',
  },
  alarm: {
    subject: (title: string) => `Alarm: ${title}`,
    since: 'Since',
    first: 'What to do first',
    runbook: (section: string) => `In the runbook: “${section}”.`,
    kinds: {
      silence: {
        title: 'the worker is silent',
        body: 'The process that sends alerts has not reported. Requests are kept, but nobody is told about them.',
        steps: ['Look whether the worker process runs, and start it.', 'Open the list of waiting requests and call the people on it.'],
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
        body: 'A request has waited for an hour and nobody has taken it. The person has been told so.',
        steps: ['Open the newest alert, take the request and call the person now.', 'Then find out why no one on the list reacted.'],
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
        steps: ['Look in the log for the code of the channel that fails.', 'Open the list of waiting requests: alerts may have reached nobody.'],
        section: 'Alarm: messages are waiting',
      },
    },
  },
  sms: {
    alert: (urgency: string, reference: string, due: string) => `${urgency}: request ${reference}. Call due by ${due}.`,
    open: (address: string) => ` ${address}`,
    type: (address: string, code: string) => ` Open ${address} code ${code}`,
    mail: ' The link is in your e-mail.',
    alarm: (title: string, since: string) => `Alarm since ${since}: ${title}. Details are in your e-mail.`,
    late: (reference: string, phone: string) =>
      `About your request ${reference}: we have not reached you yet. We are sorry. Call ${phone}, day or night. Reply STOP to opt out.`,
  },
};

export type FollowupWords = typeof english;
export type Urgency = keyof FollowupWords['urgency'];
export type Ending = keyof FollowupWords['digest']['endings'];
export type AlarmKind = keyof FollowupWords['alarm']['kinds'];

function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
