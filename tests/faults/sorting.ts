import { sql } from 'kysely';
import type { Draft } from '#case-review/schema.ts';
import { breakBuild, type Patch } from '../testkit/broken-build.ts';
import { type Signals, sendFromIsland, sendPlainForm, solveProof } from '../testkit/front-door.ts';
import { inLanes } from '../testkit/lanes.ts';
import { filledIn, patiently, type Scratch } from '../testkit/requests.ts';
import type { Result } from './fault-runs.ts';
import { startSupervised } from './supervised.ts';

/** `welcome`: whoever fills in the hidden field is refused. `honesty`: they are told that it is received, and it is dropped. */
export type Unsorted = 'welcome' | 'honesty';
export type Sorting = { people: number; spam: number; without?: Unsorted };

const lanes = 24;
const leastSorted = 0.99;

/** People of every kind, and scripted advertisements: nobody is refused, nothing is dropped, and the two lie in different lanes. */
export async function runSorting({ people, spam, without }: Sorting): Promise<Result> {
  const broken = without && breakBuild(breakages[without]);
  const product = await startSupervised(broken ? { folder: broken.folder } : {});
  const scratch = patiently(product.databaseUrl, 2);
  const failures: string[] = [];
  const refused = async (what: string, answer: Promise<Response>) => {
    const { status } = await answer;
    if (status !== 201 && status !== 200) failures.push(`${what} is answered with ${status}`);
  };
  try {
    await inLanes(lanes, Array.from({ length: people }), async (_, at) => refused(`person ${at} (${profileOf(at)})`, sendPerson(product.url, at)));
    const afterPeople = await count(scratch);
    if (afterPeople.all !== people) failures.push(`${people} people were received, and ${afterPeople.all} are kept`);
    if (afterPeople.quarantine > 0) failures.push(`${afterPeople.quarantine} people were taken for spam`);

    await inLanes(lanes, Array.from({ length: spam }), async (_, at) => refused(`advertisement ${at}`, sendSpam(product.url, at)));
    const { all, quarantine, listed } = await count(scratch);
    if (all !== people + spam) failures.push(`${people + spam} requests were received, and ${all} are kept`);
    const sorted = quarantine - afterPeople.quarantine;
    if (sorted < spam * leastSorted) failures.push(`${sorted} of ${spam} advertisements were set aside`);
    if (listed !== quarantine) failures.push(`${quarantine - listed} that were set aside are on no list to come`);
    return { trials: people + spam, failures, figures: { people, spam, sorted } };
  } finally {
    await scratch.close();
    await product.stop();
    broken?.remove();
  }
}

/** `autofill`: a program has filled in everything, the hidden field too. `old phone`: script, but no work done in time. */
const profiles = ['script', 'no script', 'autofill', 'old phone', 'a link to the court'] as const;
const stories = [
  'Charge OWI, court Flint, date Dec 3',
  'Me acusan de OWI, tengo corte el 3 de diciembre',
  'لدي موعد في المحكمة يوم الثالث من ديسمبر بسبب القيادة',
];

function profileOf(at: number): (typeof profiles)[number] {
  return profiles[at % profiles.length] ?? 'script';
}

async function sendPerson(url: string, at: number): Promise<Response> {
  const profile = profileOf(at);
  // Twelve people of one network within the hour, as in a jail. Those who send a link have a network of their own.
  const line = Math.floor(at / 12);
  const there = profile === 'a link to the court' ? `172.${at >> 8}.${at & 255}.7` : `10.${line >> 8}.${line & 255}.7`;
  const story = `${stories[at % 3]} (${at})${profile === 'a link to the court' ? ' https://www.courts.michigan.gov' : ''}`;
  const draft = filledIn({ full_name: `Person ${at}`, description: story });
  if (profile === 'no script') return sendPlainForm(url, draft, { 'X-Forwarded-For': there });
  if (profile === 'old phone') return sendIsland(url, draft, there);
  return sendIsland(url, draft, there, { proof: await solveProof(url), trap: profile === 'autofill' ? 'filled in' : '' });
}

/** Two in three fill in all fields; one in three is a plain form. They come from forty networks. */
function sendSpam(url: string, at: number): Promise<Response> {
  const there = `203.0.${at % 40}.${at % 250}`;
  const draft = filledIn({ full_name: `Offer ${at}`, description: advertisement(at) });
  return at % 3 ? sendIsland(url, draft, there, { trap: 'http://offers.example' }) : sendPlainForm(url, draft, { 'X-Forwarded-For': there });
}

function sendIsland(url: string, draft: Draft, there: string, signals: Signals = {}): Promise<Response> {
  return sendFromIsland(url, draft, crypto.randomUUID(), { signals, headers: { 'X-Forwarded-For': there } });
}

function advertisement(number: number): string {
  return [
    `Rank first on search engines, offer ${number}: https://seo.example/${number} or https://seo2.example`,
    `<a href="https://pills.example/${number}">cheap</a> without prescription`,
    `Crypto doubles in a day, number ${number}, see www.coins.example and www.more.example`,
  ][number % 3] as string;
}

async function count({ db }: Scratch): Promise<{ all: number; quarantine: number; listed: number }> {
  const { rows } = await sql<{ all: number; quarantine: number; listed: number }>`select count(*)::int as all,
      count(*) filter (where lane = 'quarantine')::int as quarantine,
      count(*) filter (where lane = 'quarantine' and (next_due_at is not null or state = 'unanswered'))::int as listed
    from case_reviews join followups on id = case_review_id`.execute(db);
  return rows[0] ?? { all: 0, quarantine: 0, listed: 0 };
}

const breakages: Record<Unsorted, Patch[]> = {
  welcome: [{ find: 'trap: trap !== ""', put: 'trap: trap !== "" && JSON.parse("refused")' }],
  honesty: [
    {
      find: 'const sorted = await sorting.rank(submission);',
      put: 'if (submission.signals?.trap) return { kind: "received", id: "", reference: "AAAAAAAA", receipt: "none", code: "AAAAAAAA", receivedAt: new Date(), again: false }; const sorted = await sorting.rank(submission);',
    },
  ],
};
