/** Every text of alerts, notices and reports, in English. Another language is another file of the same shape. */
export const english = {
  urgency: {
    urgent: 'Urgent',
    usual: 'Usual',
  },
  /** "Second alert": which alert about a request this is. */
  step: (step: number) => `${['First', 'Second', 'Third', 'Fourth', 'Fifth'][step - 1] ?? `Alert ${step}:`} alert`.replace(': alert', ''),
  /** In a list, after a reference. */
  when: {
    by: (due: string) => `call due by ${due}`,
    shortBy: (due: string) => `call by ${due}`,
    between: (from: string, until: string) => `call between ${from} and ${until}`,
  },
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
    week: 'The last 7 days',
    weekDay: 'Day',
    weekOutcomes: ['Kept', 'Tried in time', 'Missed'],
    hours: (all: number, kept: number, tried: number, missed: number) =>
      all === 0
        ? 'No promised hour has passed.'
        : `Of ${plural(all, 'promised hour', 'promised hours')}, ${kept} ${kept === 1 ? 'was' : 'were'} kept, ${tried} tried in time without reaching anybody, and ${missed} missed.`,
    weekTimes: (people: number, half: number, most: number, beyond: number) =>
      people === 0
        ? 'Nobody was reached.'
        : people === 1
          ? `One person was reached, within ${plural(half, 'minute', 'minutes')}.`
          : `Half of ${people} people were reached within ${plural(half, 'minute', 'minutes')} and nine in ten within ${most}; ${beyond} took longer than 60.`,
    figures: 'All figures at the desk',
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
    drill: 'Drill: did not answer',
    drillAway: 'Drill: away, not asked',
    drillMissed: (who: string, channels: string) => `${who}: ${channels}`,
    incidents: 'What failed, and for how long',
    incident: (title: string, from: string, until: string, lasted: string) => `${from} to ${until}, ${lasted}: ${title}`,
    stillFailing: (title: string, from: string) => `Since ${from}, not over: ${title}`,
    empty: 'References only. What people wrote is at the desk.',
  },
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
  /** To whoever goes on call, and about times when nobody does. */
  onCall: {
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
  },
  /** Asks everybody on the on-call list to answer. No request stands behind it, and every channel says so first. */
  deskInvite: {
    subject: 'Your access to the desk',
    preheader: 'A link that counts once, for 24 hours.',
    title: 'Set up your passkey',
    body: 'The desk is where the firm sees and answers requests. With this link you set up a passkey on your phone or computer: from then on your fingerprint, your face or the code of the device opens it.',
    open: 'Set up my passkey',
    openHint: (until: string) => `The link counts once, until ${until}. Open it on the device that you will use, in your own browser.`,
    why: 'You get this because somebody of the firm invited you. If you did not expect it, do not open the link, and tell an owner of the firm.',
  },
  drill: {
    subject: 'Drill: please answer',
    preheader: 'This is a drill. No request is waiting.',
    title: 'This is a drill',
    body: 'No request is waiting. We want to know that an alert by mail reaches you.',
    open: 'Answer the drill',
    openHint: (until: string) => `A page opens. Press its button by ${until}.`,
    others: 'A text, a call and a push message may come as well. Please answer each of them: reply 1, press 1, tap “I take it”.',
    code: 'No JavaScript on this device?',
    codeHint: (address: string) => `Go to ${address} and type this code:`,
    why: 'A drill comes once a week, and whenever the office orders one.',
    text: (firm: string) => `${firm}: This is a drill. No request is waiting. Reply 1 to answer.`,
    call: (firm: string) => `${firm}, on call. This is a drill. No request is waiting. Press 1 to answer. Press 9 to hear this again.`,
    pushTitle: 'Drill',
    push: 'This is a drill. No request is waiting. Tap “I take it” to answer.',
    pushToAcknowledge: 'This is a drill. No request is waiting. Acknowledge it to answer.',
    answered: 'Thank you. Your answer to the drill is noted.',
    notPassedOn: 'Thank you. This is a drill, so nothing is passed on.',
  },
  alarm: {
    subjects: {
      begun: (title: string) => `Alarm: ${title}`,
      again: (title: string) => `Alarm, still: ${title}`,
      unstable: (title: string) => `Alarm, on and off: ${title}`,
      over: (title: string) => `Over: ${title}`,
    },
    since: 'Since',
    lasted: 'It lasted',
    length: (minutes: number) =>
      minutes < 120 ? plural(minutes, 'minute', 'minutes') : `${plural(Math.floor(minutes / 60), 'hour', 'hours')} ${minutes % 60} min`,
    unstable: 'It came three times within half an hour. From here on you hear of it once an hour, until it has been calm for an hour.',
    about: 'What it is about',
    first: 'What to do first',
    forTechnician: 'For whoever looks after the server',
    passOn: 'Call whoever looks after the server, and pass this mail on to them.',
    passOnText: 'Call your technician, and watch the phone.',
    runbook: (section: string) => `In the runbook: “${section}”.`,
    /** What the practice system does not take, and why. */
    outlets: { event: (code: string) => `Events, ${code}`, lead: (code: string) => `Leads, ${code}` },
    /**
     * `steps` are for whoever can act, `text` the first of them in a few words. `meanwhile` is for others who read of what only a
     * technician can mend.
     */
    kinds: {
      silence: {
        title: 'the worker is silent',
        body: 'The process that sends alerts has not reported. Requests are kept, but nobody is told about them.',
        steps: [
          'Look whether the worker process runs, and start it: systemctl status firm-worker.',
          'If it does not stay up, call the office: until it runs they must watch the phone.',
        ],
        text: 'Start firm-worker.',
        meanwhile: 'Until it runs nobody is alerted: watch the phone, and send yourself a request to see when alerts come again.',
        over: 'The worker runs again. What fell due meanwhile has been sent.',
        section: 'Alarm: the worker is silent',
      },
      canary: {
        title: 'a test request did not arrive',
        body: 'A test request is sent through the whole site every few minutes. Two in a row did not come out at the other end.',
        steps: [
          'Send a request of your own on the site and see where it stops. GET /ready/intake says whether it can be kept.',
          'Until it is repaired people may not get through by form: call the office, so that they watch the phone.',
        ],
        text: 'Send one yourself, look where it stops.',
        meanwhile: 'Until it is repaired, watch the phone: people may not get through by form.',
        over: 'Test requests arrive again.',
        section: 'Alarm: a test request did not arrive',
      },
      sealed: {
        title: 'requests cannot be opened',
        body: 'Requests come in and are kept, but a process of ours cannot open what is sealed to it: its keys do not belong to those that the site seals to. Until this is mended new requests may be unreadable.',
        steps: [
          'Compare the fingerprints in the start lines of web, worker and desk (npm run preflight prints them too): the one that differs has a wrong key.',
          'Put the right SEAL_TO on the web machine and restart it. Do not delete any key. What was sealed to a wrong key opens only with its private half, or with the key in the safe.',
        ],
        text: 'Compare key fingerprints of web, worker, desk.',
        meanwhile: 'Until it is mended, watch the phone: the firm may not be able to read what people send by form.',
        over: 'What comes in opens again.',
        section: 'Alarm: requests cannot be opened',
      },
      hour: {
        title: 'an hour was missed',
        body: 'A request is past the time that was promised, and the person was not reached. They are told so, where there is a way to tell them.',
        steps: ['Open the newest alert or reminder, and call the person now.', 'Then find out why no one on the list reached them.'],
        text: 'Open the newest alert and call now.',
        over: 'Everybody who is past their hour was reached, or somebody has tried to.',
        section: 'Alarm: an hour was missed',
      },
      flood: {
        title: 'a flood of requests',
        body: 'Many requests are coming in at once. Those with any sign of spam are set aside and on a list. Nothing is lost.',
        steps: [
          'Look whether the site still answers and messages leave: firm_deliveries_waiting must fall. Nothing has to be blocked by hand.',
          'Tell the office to look through the list of requests set aside: a person may be among them.',
        ],
        text: 'Look whether messages still leave.',
        meanwhile: 'Look through the list of requests set aside, and watch the phone: people who cannot wait will call.',
        over: 'No more requests come in than usual. Nothing needs to be undone.',
        section: 'Alarm: a flood of requests',
      },
      database: {
        title: 'the database is away',
        body: 'The site answers, but it can take no requests. Visitors are told to call.',
        steps: [
          'Look whether PostgreSQL runs, and start it: systemctl status postgresql. A full disk is the most frequent reason.',
          'Call the office: until it runs people can only call.',
        ],
        text: 'Start postgresql. Is the disk full?',
        meanwhile: 'Until it does, watch the phone: people can only call.',
        over: 'The database answers, and requests are taken again.',
        section: 'Alarm: the database is away',
      },
      backlog: {
        title: 'messages are waiting',
        body: 'Messages have been waiting longer than they should. A mail server, text message service or webhook may be down.',
        steps: [
          'Look in the log for the code of the channel that fails (message-waits).',
          'Call the office if alerts are among them: they may have reached nobody.',
        ],
        text: 'Look in the log for message-waits.',
        meanwhile: 'Watch the phone: alerts may have reached nobody.',
        over: 'No message waits longer than it should.',
        section: 'Alarm: messages are waiting',
      },
      channel: {
        title: 'a channel is down',
        body: 'The other side of a channel does not answer, or says that it is busy. Alerts go by the other channels meanwhile.',
        steps: ['Look at the status page of its provider, and whether this server reaches it at all.', 'Nothing is lost: messages are tried for three days.'],
        text: 'Look at its provider and the network.',
        meanwhile: 'Look at the other channels more often: alerts come by those.',
        over: 'Messages leave by it again.',
        section: 'Alarm: a channel is down',
      },
      setup: {
        title: 'a service refuses us',
        body: 'The mail server, the carrier or the webhook answers, and does not accept our account, sender or address. It stays so until the setting is right.',
        steps: [
          'Compare the setting of that channel with what its provider shows: password, token, sender, address.',
          'Restart web and worker after the change. Messages that wait then leave by themselves.',
        ],
        text: 'Check its password, token and sender.',
        meanwhile: 'Look at the other channels more often: alerts come by those.',
        over: 'The service accepts our messages again.',
        section: 'Alarm: a service refuses us',
      },
      texts: {
        title: 'our texts do not arrive',
        body: 'The carrier refuses every text of ours: its login or sender is wrong, the number has no approved campaign, or texts are filtered. Alerts go by the other channels meanwhile.',
        steps: [
          'Look up the code in the runbook: a login or sender is mended in the settings, a campaign or filter at Twilio.',
          'Call the office: until a text arrives again, people on call must be reached by call, push message or mail.',
        ],
        text: 'Look up its code in the runbook.',
        meanwhile: 'Look at your other channels more often: no text wakes you. Have whoever is on call do the same.',
        over: 'Texts arrive again.',
        section: 'Alarm: our texts do not arrive',
      },
      disk: {
        title: 'the disk is almost full',
        body: 'Less than one gigabyte is free. When nothing is left, the database stops and no request can be taken.',
        steps: ['Find what grows: df -h, then du -xh / | sort -h | tail -30.', 'Delete old logs and copies first; never a file of PostgreSQL.'],
        text: 'Make room: df -h, old logs first.',
        meanwhile: 'Nothing is lost yet. When the disk is full, people can only call.',
        over: 'There is room again.',
        section: 'Alarm: the disk is almost full',
      },
      backup: {
        title: 'the last backup is too old',
        body: 'No backup was finished for more than a day. Nothing is lost now; if this server broke, what came in since would be.',
        steps: ['Look why: systemctl status firm-backup, and journalctl -u firm-backup.', 'Mend it, then make one: systemctl start firm-backup.'],
        text: 'Look at firm-backup, then start it.',
        meanwhile: 'Nothing changes for anybody until it is mended.',
        over: 'A backup was made.',
        section: 'Alarm: the last backup is too old',
      },
      certificate: {
        title: 'a certificate is about to end',
        body: 'Certificates are renewed a month before they end. This one was not. When it ends, browsers refuse the site.',
        steps: ['Look why: certbot renew --dry-run.', 'Mend it, then certbot renew. It reloads the front by itself.'],
        text: 'Look at certbot renew --dry-run.',
        meanwhile: 'The site works until then. After that, people can only call.',
        over: 'The certificate was renewed.',
        section: 'Alarm: a certificate is about to end',
      },
      launch: {
        title: 'the site runs without its launch check',
        body: 'LAUNCH_CHECK=off is set. Nobody has signed what the site says. Each page says that it is not open yet, and search engines are asked to leave it out.',
        steps: [
          'See what is missing: npm run preflight on the server.',
          'When nothing blocks the launch, remove LAUNCH_CHECK=off and restart. If nobody should see the site yet, stop it.',
        ],
        text: 'Run preflight, then remove it.',
        over: 'The launch check is on.',
        section: 'Alarm: the site runs without its launch check',
      },
      gap: {
        title: 'a gap in who is on call',
        body: 'Within a week there is a time when nobody is on call. Alerts then go to the one person the firm file names for it.',
        steps: [
          'Ask who can take it, and note it on the server: npm run on-call -- cover PERSON FROM UNTIL.',
          'If it comes back every week, change the rota in the firm file.',
        ],
        text: 'Ask who can cover it.',
        over: 'Somebody is on call.',
        section: 'Alarm: a gap in who is on call',
      },
      stopped: {
        title: 'texts to somebody on call are blocked',
        body: 'Somebody on the on-call list has answered STOP to a text from us. The carrier delivers no further text to them, alerts included.',
        steps: ['Ask them to text START to our number.', 'Until they have, make sure that a call or a push message reaches them.'],
        text: 'They must text START.',
        over: 'They can be sent texts again.',
        section: 'Alarm: texts to somebody on call are blocked',
      },
      drill: {
        title: 'two drills without an answer',
        body: 'Somebody on the on-call list has answered neither of the last two drills, by no channel. An alert may not reach them either.',
        steps: [
          'Call them. Look at their phone together: is our number saved as a contact that may ring at night?',
          'Until they have answered a drill (npm run drill on the server), let somebody else take their turns.',
        ],
        text: 'Call them, and try their phone together.',
        over: 'They have answered a drill.',
        section: 'Alarm: two drills without an answer',
      },
      practice: {
        title: 'leads or events are not taken',
        body: 'The practice system refuses what we send, or has not answered for ten minutes. Requests and alerts are not affected.',
        steps: ['Look whether its address and token in the settings are still right.', 'The daily report names the people to add there by hand.'],
        text: 'Check its settings.',
        meanwhile: 'Requests and alerts are not affected.',
        over: 'It takes what we send again.',
        section: 'Alarm: leads or events are not taken',
      },
      refused: {
        title: 'an address refuses messages',
        body: 'Messages to somebody on the on-call list are refused for good. Where there is another channel, alerts went by that.',
        steps: ['Correct the address in the firm file, or ask its owner why it takes no messages.', 'Until then, make sure that another channel reaches them.'],
        text: 'Ask its owner, correct the firm file.',
        over: 'It was not refused again.',
        section: 'Alarm: an address refuses messages',
      },
      mail: {
        title: 'our mail needs repair',
        body: 'Something is wrong with how we send mail, not with the people we write to. Where there is another channel, messages went by that.',
        steps: [
          'Look up the code in the runbook, then check the mail domain on the server: npm run preflight -- --dns.',
          'Until it is repaired, assume that mail to others does not arrive either.',
        ],
        text: 'Look up the code in the runbook.',
        meanwhile: 'Alerts go by the other channels.',
        over: 'No mail was turned away again.',
        section: 'Alarm: our mail needs repair',
      },
      unheard: {
        title: 'your alerts may not arrive',
        body: 'Messages do not leave by one of the channels that alert you. The technician knows. Alerts come by your other channels.',
        steps: [
          'Until you hear that it is over, look at your other channels every few minutes.',
          'If you cannot, call the office, so that somebody else looks.',
        ],
        text: 'Look at your mail and texts often.',
        over: 'Alerts reach you by every channel again.',
        section: 'Alarm: your alerts may not arrive',
      },
    },
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
    yours: (reference: string, due: string) => `You have it. Reference ${reference}. Call by ${due}. The link is in your messages.`,
    theirs: (who: string, since: string) => `${who} has it, since ${since}. You do not have to do anything.`,
    over: 'This no longer waits for a call. Thank you.',
    passedOn: 'Passed on. The next person is alerted now.',
    reached: 'Noted: reached. Thank you.',
    noAnswer: (at: string) => `Noted: no answer. The next try is due at ${at}.`,
    moreTime: (until: string) => `You have time until ${until}.`,
    noMoreTime: 'There is no more time to give. Please report, or pass it on.',
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
    answers: {
      yours: (reference: string, due: string) => `You have ${reference}. Call by ${due}.`,
      taken: (who: string) => `${who} has it already.`,
      passedOn: 'Passed on. The next person is alerted now.',
      over: 'Nothing is left to do: this request is closed.',
      unknown: 'This button no longer counts. Open the newest alert.',
    },
  },
  /** What the alarm about our own mail is about. */
  ownMail: {
    turnedAway: (code: string) => `A mail server turned our mail away (code ${code}): it does not trust us.`,
    unread: (code: string) => `The mailbox for mail that came back cannot be read (${code}).`,
  },
  channels: { email: 'e-mail', sms: 'text message', call: 'phone call', push: 'push message', webhook: 'webhook', sink: 'list' },
  /** What is answered to a text that came in. */
  replies: {
    help: (from: string, phone: string) =>
      `${from}: texts about your request only. Call ${phone}, day or night. Msg & data rates may apply. Reply STOP to opt out.`,
    stopped: (from: string, phone: string) => `${from}: you will get no more texts from us. Call ${phone}, day or night. Reply START to get them again.`,
    started: (from: string, phone: string) =>
      `${from}: texts about your request are on again. Call ${phone}, day or night. Reply STOP to opt out, HELP for help.`,
  },
  /** What is answered to a text from somebody on the on-call list. */
  staff: {
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
  },
  sms: {
    alert: (urgency: string, reference: string, due: string) => `${urgency}: request ${reference}. Call due by ${due}.`,
    between: (urgency: string, reference: string, from: string, until: string) => `${urgency}: request ${reference}. Call between ${from} and ${until}.`,
    open: (address: string) => ` ${address}`,
    mail: ' The link is in your e-mail.',
    takeHint: ' Reply 1 to take it, 2 to pass it on.',
    reportHint: ' Reply 5 reached, 6 no answer, 7 more time.',
    alarm: (subject: string, since: string, first: string) => `${subject}, since ${since}. ${first} More: e-mail and runbook.`,
    over: (title: string, lasted: string) => `Over: ${title}. It lasted ${lasted}. There is nothing to do.`,
    onCall: (from: string, until: string | undefined) => `You are on call from ${from}${until ? ` to ${until}` : ''}. If you cannot, tell the office now.`,
    reminder: (reference: string, at: string) => `Request ${reference}: how did the call go? Without a report by ${at} others are alerted.`,
    bundle: (count: number, urgency: string, reference: string, when: string) =>
      `${plural(count, 'request waits', 'requests wait')}. First: ${urgency} ${reference}, ${when}.`,
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

export type FollowupWords = typeof english;
export type Urgency = keyof FollowupWords['urgency'];
export type Ending = keyof FollowupWords['digest']['endings'];
export type AlarmKind = keyof FollowupWords['alarm']['kinds'];

function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
