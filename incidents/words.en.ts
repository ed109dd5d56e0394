/** Alarms, each with what to do first. */
export const alarmWords = {
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
      steps: ['Until you hear that it is over, look at your other channels every few minutes.', 'If you cannot, call the office, so that somebody else looks.'],
      text: 'Look at your mail and texts often.',
      over: 'Alerts reach you by every channel again.',
      section: 'Alarm: your alerts may not arrive',
    },
  },
  /** What the alarm about our own mail is about. */
  ownMail: {
    turnedAway: (code: string) => `A mail server turned our mail away (code ${code}): it does not trust us.`,
    unread: (code: string) => `The mailbox for mail that came back cannot be read (${code}).`,
  },
  sms: {
    alarm: (subject: string, since: string, first: string) => `${subject}, since ${since}. ${first} More: e-mail and runbook.`,
    over: (title: string, lasted: string) => `Over: ${title}. It lasted ${lasted}. There is nothing to do.`,
  },
};

export type AlarmKind = keyof typeof alarmWords.kinds;

function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
