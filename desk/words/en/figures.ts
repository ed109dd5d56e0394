/** The words of the figures page, its tables and its CSV files. */
export const figuresWords = {
  title: 'Figures',
  intro: 'Whole days, in Michigan time. Test requests of the machine itself are counted nowhere.',
  period: 'Period',
  days: (count: number) => `${count} days`,
  own: 'Other days',
  from: 'From',
  until: 'To',
  show: 'Show',
  shows: (from: string, until: string) => `${from} to ${until}`,
  table: 'The same as a table',
  csv: 'Download CSV',
  csvOf: (title: string) => `Download CSV: ${title}`,
  none: 'Nothing in this period.',
  titles: {
    'requests-by-day': 'Requests by day',
    hours: 'Kept and missed hours',
    reached: 'Time until the person was reached',
    week: 'When requests come in',
    'case-types': 'By case type',
    counties: 'By county',
    pages: 'By page',
    sites: 'By referring site',
    campaigns: 'By campaign',
    'to-hired': 'From request to client',
    messages: 'Messages by channel',
    assistant: 'What the assistant could not answer',
  },
  day: 'Day',
  week: 'Week from',
  requests: {
    open: 'Requests',
    aside: 'Set aside as spam',
    sentence: (count: number, aside: number, days: number, most: string) =>
      count + aside === 0
        ? `No request came in ${days} days.`
        : `${plural(count, 'request', 'requests')} came in ${plural(days, 'day', 'days')}${most ? `, most of them ${most}` : ''}; ${plural(aside, 'further one is', 'further ones are')} set aside as spam.`,
    most: { day: (when: string, count: string) => `on ${when} (${count})`, week: (when: string, count: string) => `in the week from ${when} (${count})` },
    counted: 'By the day on which they came in. Erased requests count until 30 days after they were erased; after that their number is kept, and nothing else.',
  },
  hours: {
    outcomes: { kept: 'Kept', tried: 'Tried in time', missed: 'Missed', ended: 'Ended before', running: 'Still running' },
    sentence: (judged: number, kept: number, tried: number, missed: number) =>
      judged === 0
        ? 'No promised hour has passed in this period.'
        : `Of ${plural(judged, 'promised hour', 'promised hours')}, ${n(kept)} ${kept === 1 ? 'was' : 'were'} kept, ${n(tried)} tried in time without reaching anybody, and ${n(missed)} missed.`,
    counted:
      'Kept: the person was reached by the promised moment. Tried in time: a try was reported by then. Missed: neither. Ended before: taken back or not taken on before the moment came. Requests set aside as spam are left out; erased ones count by the times that remain.',
  },
  reached: {
    range: 'Time',
    people: 'People',
    ranges: ['0–10 min', '10–20 min', '20–30 min', '30–40 min', '40–50 min', '50–60 min', '1–2 h', '2–4 h', '4–24 h', 'over 24 h'],
    short: ['10', '20', '30', '40', '50', '60', '2 h', '4 h', '24 h', '…'],
    hour: 'the hour',
    sentence: (people: number, half: number, most: number, beyond: number) =>
      people === 0
        ? 'Nobody was reached in this period.'
        : people === 1
          ? `One person was reached, within ${plural(half, 'minute', 'minutes')}.`
          : `Half of ${n(people)} people were reached within ${plural(half, 'minute', 'minutes')} and nine in ten within ${n(most)}; ${n(beyond)} took longer than 60.`,
    counted:
      'Requests of this period whose sender was reached. The time counts from the moment from which they asked to be called. A whole range includes its end.',
  },
  weekly: {
    hour: 'Hour',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    short: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    sentence: (count: number, most: string, outside: number) =>
      count === 0
        ? 'No request came in this period.'
        : `The fullest hour is ${most}; ${n(outside)} of ${plural(count, 'request', 'requests')} came outside Monday to Friday, 9 AM to 5 PM.`,
    most: (day: string, hour: string, count: number) => `${day} at ${hour}, with ${n(count)}`,
    counted: 'By the clock in Michigan. When clocks go back, both hours from 1 to 2 AM count as one. Requests set aside as spam are left out.',
  },
  kinds: {
    erased: 'Erased: no longer known',
    sealed: 'Not opened here',
    none: { 'case-types': 'Not given', counties: 'Not given', pages: 'Not known', sites: 'None: came directly', campaigns: 'No campaign' },
    others: (count: number) => `${count} others`,
    column: { 'case-types': 'Case type', counties: 'County', pages: 'Page', sites: 'Referring site', campaigns: 'Campaign' },
    requests: 'Requests',
    sentence: (count: number, first: string, of: number, erased: number) =>
      count === 0 && erased === 0
        ? 'No request came in this period.'
        : `${first ? `The most frequent of ${plural(count, 'request', 'requests')} is “${first}”, with ${n(of)}` : 'Nothing is known of them'}${erased > 0 ? `; ${plural(erased, 'further one is', 'further ones are')} erased` : ''}.`,
    counted:
      'All requests, also those whose story is still closed; only their number is shown. Requests set aside as spam are left out. What was erased is no longer known.',
  },
  funnel: {
    stage: 'Stage',
    count: 'Requests',
    stages: { received: 'Received', reached: 'Reached', hired: 'Became a client' },
    sentence: (received: number, reached: number, hired: number, erased: number) =>
      received === 0
        ? 'No request came in this period.'
        : `Of ${plural(received, 'request', 'requests')}, ${n(reached)} ${reached === 1 ? 'was' : 'were'} reached and ${n(hired)} became ${hired === 1 ? 'a client' : 'clients'}${erased > 0 ? `; of ${plural(erased, 'erased one', 'erased ones')} the last is no longer known` : ''}.`,
    counted:
      'Requests received in this period, however late they were reached. Requests set aside as spam are left out. Erasing forgets whether somebody became a client.',
  },
  messages: {
    channel: 'Channel',
    channels: { email: 'E-mail', sms: 'Text', call: 'Phone call', push: 'Push', webhook: 'Practice system' },
    outcomes: { arrived: 'Arrived', sent: 'Handed over', failed: 'Failed', waiting: 'Waiting', cancelled: 'Not needed any more' },
    sentence: (count: number, arrived: number, failed: number, worst: string) =>
      count === 0
        ? 'No message was ordered in this period.'
        : `Of ${plural(count, 'message', 'messages')}, ${n(arrived)} ${arrived === 1 ? 'was' : 'were'} handed over or arrived and ${n(failed)} failed${worst ? `, most of them by ${worst}` : ''}.`,
    counted:
      'Every message to the firm’s people, to visitors and to the practice system, by the day it was ordered. A message that tells of several requests counts once. Arrived: the other side said so. Failed: refused, bounced, not answered, or given up. Those of test requests are left out; messages that belong to no request are kept for 30 days.',
  },
  assistant: {
    topic: 'Topic',
    questions: 'Questions',
    other: 'something else',
    sentence: (count: number, first: string, of: number) =>
      count === 0
        ? 'The assistant found an answer to everything in this period.'
        : `The assistant had no answer to ${plural(count, 'question', 'questions')}${first ? `, most often about ${first} (${n(of)})` : ''}.`,
    counted: 'Numbers by day and topic only: no word of a chat is stored. The topic is what the assistant understood of the talk.',
  },
} as const;

export type FigureName = keyof typeof figuresWords.titles;
export const figureNames = Object.keys(figuresWords.titles) as FigureName[];

function n(count: number): string {
  return count.toLocaleString('en-US');
}

function plural(count: number, one: string, more: string): string {
  return `${n(count)} ${count === 1 ? one : more}`;
}
