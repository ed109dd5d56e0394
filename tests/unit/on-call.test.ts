import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { onCall } from '#firm/on-call.ts';
import { sampleFirm } from '../testkit/sample-firm.ts';

/** Each mistake that an editor of the firm file can make, as the lines that are changed, and the sentence that names it. */
test.each<[string, Record<string, unknown>, string]>([
  ['a promise of five minutes', { promisedMinutes: 5 }, 'a promise under 10 minutes leaves no room for a second try'],
  ['half minutes', { 'steps.1.after': 10.5 }, 'must be whole minutes'],
  ['minutes in words', { promisedMinutes: 'sixty' }, 'must be a number of minutes'],
  ['one step only', { 'steps.length': 1 }, 'needs at least two steps'],
  ['a first step that waits', { 'steps.0.after': 1 }, 'the first step must be at minute 0'],
  ['steps out of order', { 'steps.2.after': 9 }, 'each step must come after the one before it'],
  ['two steps at once', { 'steps.2.whenUrgent': 5 }, 'each step must come after the one before it'],
  ['an urgent request that waits longer', { 'steps.1.whenUrgent': 11, 'steps.2.whenUrgent': 12 }, 'an urgent request must not wait longer than a usual one'],
  ['a last step after the promise', { 'steps.4.after': 60 }, 'the last step must come before the promised time'],
  ['a ladder that ends before the promise', { promisedMinutes: 90, repeatForHours: 1 }, 'the ladder must not end before the promised time'],
  ['a step that wakes nobody', { 'steps.1.otherwise': [] }, 'needs at least one person'],
  ['a person without a channel', { 'steps.1.inHours.0.by': [] }, 'needs at least one channel'],
  ['an unknown channel', { 'steps.1.inHours.0.by': ['pigeon'] }, 'must be email, sms, call, push or webhook'],
  ['a channel for urgent requests that a person does not have', { 'steps.1.inHours.0.urgentBy': ['push'] }, '"on-call" can be "attorney", who has no push'],
  ['a firm that is closed every day', { closedDays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] }, 'at least one day must stay open'],
  ['a switch in words', { wakeForUsual: 'no' }, 'must be true or false'],
  ['an unknown person', { 'steps.1.inHours.0.who': 'nobody' }, '"nobody" is not among the people'],
  ['a text to a person without a mobile', { 'people.attorney.mobile': undefined }, '"attorney" has no mobile'],
  ['a mail to a person without an address', { 'people.second.email': undefined }, '"second" has no email'],
  ['a push message to a person without a service', { 'steps.1.inHours.0.by': ['push'] }, '"on-call" can be "attorney", who has no push'],
  ['a topic that can be guessed', { 'people.second.push': { ntfy: 'alerts' } }, 'must be 16 to 64 letters, digits, - and _, hard to guess'],
  [
    'push alone, which holds no link',
    { 'people.extra': { name: 'Extra', push: { ntfy: 'a-topic-nobody-guesses' } }, 'steps.1.inHours.0': { who: 'extra', by: ['push'] } },
    '"extra" has no email or mobile',
  ],
  ['a mobile with dashes', { 'people.attorney.mobile': '810-555-0146' }, 'must be +1 and ten digits'],
  ['an address that is none', { 'people.attorney.email': 'intake' }, 'must be one e-mail address'],
  ['a person with a capital', { 'people.Boss': { name: 'Boss' } }, 'must be a short word in lower case'],
  ['an hour without its zero', { 'hours.from': '8:30' }, 'must be a time like "08:30", in quotes'],
  ['office hours that end before they begin', { 'hours.to': '08:00' }, 'office hours must end after they begin'],
  ['a holiday in another order', { 'holidays.0': '12/25/2026' }, 'must be a date like "2026-12-25", in quotes'],
  ['a digest to nobody known', { 'digest.to': ['nobody'] }, '"nobody" is not among the people, or has no email'],
  ['a drill before people are up', { drill: { day: 'Tue', at: '07:59' } }, 'a drill must be from 08:00 to 20:00'],
  ['a drill at night', { drill: { day: 'Tue', at: '20:01' } }, 'a drill must be from 08:00 to 20:00'],
  [
    'a rule without a condition',
    { 'urgent.0': { id: 'empty', reason: 'Nothing' } },
    'needs a condition: arrested, courtWithinHours, caseTypes, words or places',
  ],
  ['a rota without a fallback', { fallback: undefined }, 'a rota needs somebody for the times when nobody is on call'],
  ['an empty rota', { rota: [] }, 'needs at least one layer'],
  ['a layer without people', { 'rota.0.people': [] }, 'needs at least one person'],
  ['a stranger in the rota', { 'rota.0.people': ['nobody'] }, '"nobody" is not among the people'],
  ['a stranger as fallback', { fallback: 'nobody' }, '"nobody" is not among the people'],
  ['a hand-over that comes twice when clocks go back', { 'rota.0.handover': '01:00' }, 'must not be from 01:00 to 03:00, where clocks change'],
  ['a hand-over that is left out when they go forward', { 'rota.0.handover': '02:59' }, 'must not be from 01:00 to 03:00, where clocks change'],
  ['an edge where clocks change', { 'rota.0.only': { days: ['Mon'], from: '01:30', to: '08:00' } }, 'must not be from 01:00 to 03:00, where clocks change'],
  ['an end where clocks change', { 'rota.0.only': { days: ['Mon'], from: '20:00', to: '02:00' } }, 'must not be from 01:00 to 03:00, where clocks change'],
  ['an end without its zero', { 'rota.0.only': { days: ['Mon'], from: '20:00', to: '8:00' } }, 'must be a time like "08:30", or "24:00", in quotes'],
  ['a rota from a day that there is not', { 'rota.0.from': '2026-02-30' }, 'must be a day that there is'],
  ['a turn of a month', { 'rota.0.every': 'month' }, 'must be week or day'],
  ['a role without a rota', { rota: undefined, 'steps.1.inHours.0.who': 'on-call' }, '"on-call" needs a rota'],
  [
    'a role whose fallback has no mobile',
    { 'steps.1.inHours.0': { who: 'next', by: ['sms'] }, 'people.partner.mobile': undefined },
    '"next" can be "partner", who has no mobile',
  ],
  ['a role of the firm that there is not', { 'people.partner.roles': ['janitor'] }, 'must be attorney, staff, owner or technician'],
  ['no role at all', { 'people.partner.roles': [] }, 'needs at least one role'],
  [
    'a technician whom no alarm can reach',
    { 'people.technician': { name: 'Technician', roles: ['technician'] } },
    'a technician needs an email or a mobile for alarms',
  ],
  ['a technician in a step', { 'people.second.roles': ['technician'] }, '"second" is a technician, who gets alarms and no requests'],
  ['a technician in the rota', { 'rota.0.people': ['technician'] }, '"technician" is a technician, who gets alarms and no requests'],
  ['a technician as fallback', { fallback: 'technician' }, '"technician" is a technician, who gets alarms and no requests'],
  ['a person who is called like a role', { 'people.next': { name: 'Next' } }, '"next" is a role of the rota, not a person'],
])('%s is named', (_mistake, lines, message) => {
  const ladder = structuredClone(sampleFirm().onCall);
  for (const [path, value] of Object.entries(lines)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const holder = names.reduce((one, name) => one[name] as Record<string, unknown>, ladder as unknown as Record<string, unknown>);
    holder[last] = value;
  }
  expect(onCall.safeParse(ladder).error?.issues.map((issue) => issue.message)).toContain(message);
});

test.each(['00:59', '03:00', '24:00'])('an edge at %s is fine', (to) => {
  const { rota: [layer] = [], ...ladder } = sampleFirm().onCall;
  const only = { days: ['Mon'], from: '20:00', to };
  expect(onCall.safeParse({ ...ladder, rota: [{ ...layer, only }] }).error).toBeUndefined();
});

test('the sample is without mistakes', () => {
  expect(onCall.safeParse(sampleFirm().onCall).error).toBeUndefined();
});

test('the example of steps that call and push is complete where people have both, and the guide has the same', () => {
  const file = readFileSync('tests/fixtures/firm.yaml', 'utf8');
  const lines = file.slice(file.indexOf('  # steps:'), file.indexOf('  repeatEveryMinutes:')).trimEnd();
  const example = lines.replaceAll(/^ {2}# /gm, '');
  const firm = sampleFirm().onCall;
  const push = { ntfy: 'a-topic-nobody-guesses' };
  const people = Object.fromEntries(Object.entries(firm.people).map(([who, person]) => [who, { ...person, push }]));
  const parsed = onCall.safeParse({ ...firm, people, ...(parse(example) as object) });
  expect(parsed.error?.issues.map(({ message }) => message)).toBeUndefined();
  expect(new Set(parsed.data?.steps.flatMap(({ inHours }) => inHours.flatMap(({ by, urgentBy = [] }) => [...by, ...urgentBy])))).toEqual(
    new Set(['push', 'sms', 'email', 'webhook', 'call']),
  );
  expect(readFileSync('docs/editing.md', 'utf8')).toContain(`\`\`\`yaml\n${example}\n\`\`\``);
});
