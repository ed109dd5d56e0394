/** The report of each day. */
export const reportWords = {
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
};

export type Ending = keyof typeof reportWords.endings;

function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
