import type { Contact, Story } from '#case-review/parts.ts';
import { caseTypes } from '#firm/case-types.ts';
import { calendarDay, daysLater } from '#firm/clock.ts';
import type { OnCall } from '#firm/on-call.ts';
import type { BestTime } from '#followup/escalation/call-times.ts';
import { judge, type Urgency } from '#followup/escalation/urgency.ts';
import type { Random } from '#scripts/demo-data/random.ts';
import { areaCodes, firstNames, jails, kinds, lastNames, places, relations, sources } from '#scripts/demo-data/words.ts';

/** Somebody who sends a request: what they wrote, how urgent it is, and to what they agreed. */
export type Visitor = { contact: Contact; story: Story; bestTime: BestTime; urgency: Urgency; page: string; agreed: { texts: boolean; mails: boolean } };

export function visitorAt(random: Random, receivedAt: Date, rules: OnCall['urgent'], wish?: BestTime): Visitor {
  const caseType = random.weighted(caseTypes.map((one) => [one, kinds[one].weight] as const));
  const { county, cities } = random.weighted(places);
  const first = random.pick(firstNames);
  const name = `${first} ${random.pick(lastNames)}`;
  const bestTime =
    wish ??
    random.weighted<BestTime>([
      ['ASAP', 70],
      ['Evening', 13],
      ['Morning', 9],
      ['Afternoon', 8],
    ]);
  const forOther = random.happens(0.18);
  const arrested = random.weighted([
    ['No', 60],
    ['Yes', 9],
    ['Prefer not to say', 22],
  ]);
  const courtDate = random.happens(0.3) ? daysLater(calendarDay(receivedAt), random.whole(1, 40)) : '';
  const place = forOther ? random.pick(jails) : '';
  const description = random.pick(kinds[caseType].stories);
  const hasMail = random.happens(0.74);
  const source = random.weighted(sources);
  const page = random.weighted([
    [kinds[caseType].page, 5],
    ['/free-consultation', 3],
    ['/', 2],
    [`/cities/${random.pick(['detroit', 'flint', 'warren', 'troy'])}`, 1],
  ]);
  const urgency = judge(rules, { arrested, court_date: courtDate, case_type: caseType, description, their_place: place }, receivedAt);
  return {
    contact: {
      full_name: name,
      phone: `(${random.pick(areaCodes)}) 555-01${String(random.whole(0, 99)).padStart(2, '0')}`,
      email: hasMail ? `${name.toLowerCase().replace(' ', '.')}@example.com` : '',
      city: random.pick(cities),
      county,
      court_date: courtDate,
      best_time: bestTime,
      their_name: forOther ? `${random.pick(firstNames)} ${random.pick(lastNames)}` : '',
      their_place: place,
      their_birth: '',
      relation: forOther ? random.pick(relations) : '',
      reasons: urgency.reasons,
    },
    story: { case_type: caseType, arrested, description, attribution: { page, landing: page, ...source } },
    bestTime,
    urgency,
    page,
    agreed: { texts: random.happens(0.55), mails: hasMail },
  };
}
