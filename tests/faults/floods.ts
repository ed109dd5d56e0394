import type { Pool } from 'pg';
import { placeBytes, worstOf } from '#case-review/crowd.ts';
import { spoken } from '#case-review/reference.ts';
import type { Draft } from '#case-review/schema.ts';
import { learnWakeUp } from '#database/wake-up.ts';
import { content } from '#firm/content.ts';
import { receiveCaseReview } from '#intake/receive.ts';
import { alikeOf, textPieces } from '#intake/spam/kinship.ts';
import type { Sorted } from '#intake/spam/rank.ts';
import { rank } from '#intake/spam/rank.ts';
import { startLocalPostgres } from '#scripts/postgres.ts';
import { demoSecrets } from '#server/demo-secrets.ts';
import { openSecrets } from '#vault/secrets.ts';
import { playTime } from '../testkit/played-time.ts';
import { textOf } from '../testkit/practice.ts';
import { filledIn, patiently, recipients, submissionOf } from '../testkit/requests.ts';
import { wordsOfFirmWith } from '../testkit/words-of-firm.ts';
import type { Result } from './fault-runs.ts';
import { lookAround } from './hour-audit.ts';
import { dice } from './hour-plan.ts';
import { startOutside } from './outside.ts';

const [second, minute] = [1_000, 60_000];
/** A few come at each instant: the play goes from one to the next. */
const grid = (ms: number) => Math.floor(ms / (4 * second)) * 4 * second;
/** Texts that one phone may get within ten minutes; and how soon the firm must be alerted to an urgent person among the fakes. */
const mostTexts = 6;
const secrets = openSecrets(demoSecrets.INTAKE_SECRET);
const withinMs = 60 * second;

/** `budget`: everyone is told of one by one. `likeness`: nobody knows who came from the same place, or said the same. */
export type Flood = { fakes: number; networks: Networks; seed: number; without?: 'budget' | 'likeness' };

/** Of how many networks the fakes are, each with nothing in common; or of a /48, which has 256, with the person elsewhere or inside. */
export type Networks = number | 'a /48' | 'a /48, the person inside';

/**
 * Fakes that did their proof of work, all of them urgent, within ten played minutes; and in their middle one person who was
 * arrested. The firm must get few texts, and be alerted to the person within a minute and before the fakes.
 */
export async function runFlood({ fakes, networks, seed, without }: Flood): Promise<Result> {
  const random = dice(seed);
  const start = Date.parse('2026-11-14T07:00:00Z');
  const every = (10 * minute) / fakes;
  const realAt = start + minute + grid(fakes * 0.5 * every) + 37;
  const stage = await openStage(start, {
    ...(without === 'budget' ? { words: [/alertBudget: .*/, 'alertBudget: { minutes: 10, texts: 10000, mails: 10000 }'] } : {}),
    ...(without === 'likeness' ? { change: forgetLikeness } : {}),
  });
  const counts = new Map<string, number>();
  const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1).get(key) ?? 1;
  const failures: string[] = [];
  try {
    const arrivals = Array.from({ length: fakes }, (_, at) => ({
      at: start + minute + grid(at * every),
      places: placesIn(networks, Math.floor(random() * (typeof networks === 'number' ? networks : 256))),
      real: false,
    }));
    arrivals.push({ at: realAt, places: networks === 'a /48, the person inside' ? placesIn(networks, 256) : placesIn(1, -1), real: true });
    arrivals.sort((one, other) => one.at - other.at);
    let reference = '';
    await stage.play(start + 15 * minute, arrivals, async ({ places, real }) => {
      const draft = filledIn({
        full_name: real ? 'The Person' : `Fake ${count('fakes')}`,
        description: real ? 'My brother was taken to the county jail tonight' : `Charge and court and date, request number ${count('texts')}`,
        arrested: 'Yes',
        court_date: '',
        email: '',
      });
      const pieces = textPieces(draft.description, secrets.current.key);
      const sorted = {
        ...rank({
          proof: 'proven',
          seconds: 30,
          trap: false,
          fromThere: worstOf(places.map((place) => count(place))),
          alike: alikeOf(pieces.map((piece) => count(piece))),
          text: draft.description,
        }),
        network: Buffer.concat(places.map((place) => Buffer.from(place.padEnd(placeBytes)))),
        alikeKey: pieces.join(' '),
      };
      const received = await stage.receive(draft, sorted);
      if (real) reference = received;
    });

    // Texts to the first person on call, who gets the most of a flood.
    const texts = stage.texts().filter(({ to }) => to === content().firm.onCall.people['attorney']?.mobile);
    const most = Math.max(0, ...texts.map(({ at }) => texts.filter((other) => other.at >= at && other.at < at + 10 * minute).length));
    if (most > mostTexts) failures.push(`${most} texts to one phone within ten minutes`);
    const rings = [
      ...texts.filter(({ text }) => text.includes(spoken(reference))),
      ...stage.mails().filter(({ text }) => text.includes(spoken(reference))),
    ].toSorted((one, other) => one.at - other.at);
    const rang = rings[0];
    const waited = rang ? rang.at - realAt : Number.POSITIVE_INFINITY;
    if (waited > withinMs) failures.push(`the person rang after ${Math.round(waited / second)} s`);
    const text = texts.find((one) => one.text.includes(spoken(reference)));
    if (!text) failures.push('no text ever names the person');
    for (const bundle of stage.mails().filter(({ text: said }) => said.includes(spoken(reference)) && said.includes('requests are waiting'))) {
      const first = /(?:Urgent|Usual): ([A-Z0-9 ]{10})/.exec(bundle.text)?.[1];
      if (first !== spoken(reference)) failures.push(`in its bundle the person stands behind ${first}`);
    }
    failures.push(...(await stage.audit()));
    if (texts.length < 3 || rings.length < 2) failures.push('too little was told to show anything');
    return {
      trials: fakes + 1,
      failures,
      figures: {
        networks,
        mostTextsInTenMinutes: most,
        textsInAll: texts.length,
        rangAfterSeconds: Math.round(waited / second),
        textAfterSeconds: text ? Math.round((text.at - realAt) / second) : null,
      },
    };
  } finally {
    await stage.stop();
  }
}

/** `once`: a list does not remember what it has told. `late`: the hour of what was set aside passes without a word. */
export type Aside = { aside: number; seed: number; without?: 'once' | 'late' };

/** Many requests that look like spam by themselves, and among them a person who does too: each is listed once with a link, and the person is told at the hour. */
export async function runAside({ aside, seed, without }: Aside): Promise<Result> {
  const random = dice(seed);
  const start = Date.parse('2026-11-14T07:00:00Z');
  const stage = await openStage(start, without ? { change: without === 'once' ? forgetLists : forgetHours } : {});
  const failures: string[] = [];
  const address = 'the.person@example.com';
  try {
    const personAt = Math.floor(aside * 0.4);
    const arrivals = Array.from({ length: aside }, (_, at) => ({ at: start + minute + grid((at * 8 * minute) / aside), person: at === personAt }));
    let reference = '';
    await stage.play(start + 90 * minute, arrivals, async ({ person }) => {
      const draft = filledIn({
        full_name: person ? 'The Person' : 'An Offer',
        description: `See https://a.example and https://b.example ${random()}`,
        arrested: person ? 'Yes' : 'No',
        court_date: '',
        phone: person ? '313 555 0100' : '900 555 0100',
        email: person ? address : '',
      });
      const ranked = rank({ proof: 'none', seconds: undefined, trap: false, fromThere: 1, alike: 1, text: draft.description });
      if (ranked.lane !== 'quarantine') failures.push('what should be set aside is not');
      const received = await stage.receive(draft, { ...ranked, network: null, alikeKey: null });
      if (person) reference = received;
    });
    const lists = stage.mails().filter(({ subject }) => subject.includes('set aside'));
    const listed = lists.flatMap(({ text }) => [...text.matchAll(/([A-Z0-9 ]{10}), received/g)].map(([, one = '']) => one));
    const links = lists.flatMap(({ text }) => [...text.matchAll(/\/a#[\w-]{38}/g)].map(([link]) => link));
    const { rows } = await stage.pool.query<{ reference: string; state: string; told: boolean }>(
      "select reference, state, told_late_at is not null as told from case_reviews join followups on id = case_review_id where lane = 'quarantine'",
    );
    const twice = listed.length - new Set(listed).size;
    const never = rows.filter((row) => !listed.includes(spoken(row.reference))).length;
    if (twice > 0 || never > 0) failures.push(`of ${aside}, ${never} are on no list and ${twice} on more than one`);
    if (new Set(links).size !== aside) failures.push(`${new Set(links).size} links for ${aside} requests`);
    const own = lists.find(({ text }) => text.includes(spoken(reference)));
    if (!own || !new RegExp(`Urgent: ${spoken(reference)}`).test(own.text) || /([A-Z0-9 ]{10}), received/.exec(own.text)?.[1] !== spoken(reference))
      failures.push('the urgent one does not stand first on its list');
    const told = stage.mails().find(({ to }) => to === address);
    if (!told) failures.push('the person was not told at the hour');
    else if (Math.abs(told.at - (start + minute + grid((personAt * 8 * minute) / aside) + 60 * minute)) > 30 * second)
      failures.push('the person was not told at the hour, but at another time');
    if (rows.some((row) => !row.told)) failures.push(`${rows.filter((row) => !row.told).length} hours passed without being counted`);
    return {
      trials: aside,
      failures,
      figures: { lists: lists.length, listed: listed.length, toldAfterMinutes: told ? Math.round((told.at - start) / minute) : null },
    };
  } finally {
    await stage.stop();
  }
}

type Mail = { at: number; to: string; subject: string; text: string };

/** Real workers, PostgreSQL and channels on a played clock, with the firm's own budget; what goes out is kept with the time of the play. */
async function openStage(start: number, { words, change = '' }: { words?: [RegExp, string]; change?: string }) {
  const firm = wordsOfFirmWith(...(words ? [words] : []));
  const postgres = await startLocalPostgres({ settings: { fsync: 'off', full_page_writes: 'off' } });
  const { outside, settings, stop: stopOutside } = await startOutside();
  const time = await playTime(postgres, start, { settings: { ...settings, CONTENT_FOLDER: firm.folder, PUBLIC_URL: 'https://www.example.com' }, change });
  const { pool, close } = patiently(postgres.url, 4);
  const wakeUp = await learnWakeUp(postgres.url);
  const ladder = content().firm.onCall;
  const receiver = {
    pool,
    recipients,
    secrets,
    ladder,
    wakeUp: () => wakeUp,
    clock: () => new Date(time.now()),
  };
  const [texts, mails]: [{ at: number; to: string; text: string }[], Mail[]] = [[], []];
  const note = () => {
    for (const { body } of outside.sms.received().splice(0)) {
      const form = new URLSearchParams(body);
      texts.push({ at: time.now(), to: form.get('To') ?? '', text: form.get('Body') ?? '' });
    }
    for (const mail of outside.mail.received().splice(0)) {
      const subject = mail.headers.find(([name]) => name === 'Subject')?.[1] ?? '';
      mails.push({ at: time.now(), to: mail.envelope.to[0] ?? '', subject, text: textOf(mail) });
    }
    outside.webhook.received().splice(0);
  };
  return {
    pool,
    texts: () => texts,
    mails: () => mails,
    receive: async (draft: Draft, sorted: Sorted): Promise<string> => {
      const received = await receiveCaseReview(receiver, { ...submissionOf(draft, crypto.randomUUID()), sorted });
      return received.kind === 'received' ? received.reference : '';
    },
    /** From one moment at which something arrives or is due to the next. */
    play: async <Arrival extends { at: number }>(end: number, arrivals: Arrival[], arrive: (arrival: Arrival) => Promise<void>) => {
      await time.startWorker();
      for (let at = start; at < end; ) {
        await time.tell(at);
        while (arrivals[0] && arrivals[0].at <= at) await arrive(arrivals.shift() as Arrival);
        await time.settled();
        note();
        const { next } = await lookAround(pool);
        const soonest = Math.min(next ?? end, arrivals[0]?.at ?? end);
        at = Math.max(soonest, time.now() + (soonest <= time.now() ? 500 : 0));
      }
    },
    /** Nothing waits for a bundle that never comes. */
    audit: async (): Promise<string[]> => {
      const held = await stuck(pool);
      return held === 0 ? [] : [`${held} messages wait for a bundle that is not ordered`];
    },
    stop: async () => {
      await time.stop();
      await close();
      await stopOutside();
      await postgres.discard();
      firm.remove();
    },
  };
}

async function stuck(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int from deliveries d where state = 'bundled' and not exists (
    select from deliveries b where b.kind = 'bundle' and b.recipient = d.recipient and b.channel = d.channel and b.state = 'waiting')`);
  return rows[0]?.count ?? 0;
}

/** Narrow to wide, as many as their addresses have. */
function placesIn(networks: Networks, one: number): string[] {
  return typeof networks === 'number' ? [`place ${one}`] : [`/56 ${one}`, '/48', '/32'];
}

const forgetLikeness = `create function forget_network() returns trigger language plpgsql as 'begin new.network := null; return new; end';
  create trigger forget_network before insert on followups for each row execute function forget_network();
  create function forget_text() returns trigger language plpgsql as 'begin new.alike_key := null; return new; end';
  create trigger forget_text before insert on case_reviews for each row execute function forget_text()`;
const forgetLists = `create function forget_list() returns trigger language plpgsql as 'begin new.listed_in := null; return new; end';
  create trigger forget_list before update on followups for each row when (old.listed_in is not null) execute function forget_list()`;
const forgetHours = `create function forget_hour() returns trigger language plpgsql as 'begin new.next_due_at := null; new.state := ''unanswered''; return new; end';
  create trigger forget_hour before update on followups for each row when (new.lane = 'quarantine' and new.steps_taken > 1) execute function forget_hour()`;
