/** How a request stands, in the words of its receipt: the visitor reads them there, and the firm reads the same ones at the desk. */
export const standing = {
  zone: 'Detroit time',
  steps: {
    call: { title: 'We call you', body: 'Save our number so that you know it is us.' },
    write: { title: 'We write to you', body: 'You asked us not to call.' },
    decide: {
      title: 'You decide',
      when: 'When we talk, free',
      body: 'We tell you what we see and what it would cost. Nothing starts until you sign an engagement.',
    },
  },
  live: {
    heading: 'Where your request stands',
    clock: 'All times are Detroit time.',
    received: 'Received',
    delivered: 'Sent to the lawyer on call',
    /** Where nobody is named. */
    person: 'A person',
    seen: (who: string): string => `${who} takes it`,
    due: { call: 'We call you by', write: 'We write to you by' },
    /** Where a time of day was chosen. `day`: today, tomorrow, or another day by its name. */
    between: {
      call: (day: string, from: string, until: string): string => `We call you ${day} between ${from} and ${until}`,
      write: (day: string, from: string, until: string): string => `We write to you ${day} between ${from} and ${until}`,
    },
    today: 'today',
    tomorrow: 'tomorrow',
    onDay: (weekday: string): string => `on ${weekday}`,
    /** A time of day beside its mark on the river. */
    span: (from: string, until: string): string => `${from} to ${until}`,
    sooner: 'Call me as soon as possible instead',
    done: { reached: 'We spoke with you', declined: 'We answered you', referred: 'We answered you' },
    /** Where a time was agreed on. */
    appointment: {
      headline: 'Your appointment',
      at: {
        office: (time: string): string => `${time}, at our office. If you cannot come, call us.`,
        phone: (time: string): string => `${time}, by phone: we call you. If you cannot take the call, call us.`,
        video: (time: string): string => `${time}, by video. If you cannot join, call us.`,
        elsewhere: (time: string): string => `${time}, where we agreed to meet. If you cannot come, call us.`,
      },
    },
    lateHeadline: 'We have not reached you yet',
    by: 'By',
    triedAt: (time: string): string => `We tried ${time}`,
    isNow: 'Now',
    notYet: 'Not yet',
    isReceived: 'We have your request. It is on its way to the lawyer on call.',
    isDelivered: 'The lawyer on call has been told. We are waiting for a person to take it.',
    isSeen: {
      call: (who: string): string => `${who} has your request and is going to call you.`,
      write: (who: string): string => `${who} has your request and is going to write to you.`,
    },
    tried: (time: string): string => `We tried to reach you at ${time}. We will try again, and you can call us at any time.`,
    late: 'The hour is over and we have not reached you yet. We are sorry. We go on trying. Please call us now if you can.',
    lateWindow: 'The time you chose is over and we have not reached you yet. We are sorry. We go on trying. Please call us now if you can.',
    ended: {
      reached: 'We spoke with you. If anything is open, call us.',
      declined: 'We cannot take this on, and we are not your lawyers. If you need next steps, call us.',
      referred: 'We cannot take this on, and we are not your lawyers. Somebody else may help. We wrote to you about it, or call us.',
    },
  },
};

export type Standing = typeof standing;
