import type { Pool } from 'pg';
import { learnWakeUp } from '#database/wake-up.ts';
import { mayBeAlerted, type OnCall, rotaOf } from '#firm/on-call.ts';
import { followupMeasures } from '#followup/figures/health.ts';
import { type Received, receiveCaseReview } from '#intake/receive.ts';
import { readChanges } from '#on-call/rota/changes.ts';
import type { Change } from '#on-call/rota/on-call-at.ts';
import { noteChange } from '#on-call/rota/record-change.ts';
import { startLocalPostgres } from '#scripts/postgres.ts';
import { demoSecrets } from '#server/demo-secrets.ts';
import { openSecrets } from '#vault/secrets.ts';
import { wordsOfPlayedFirm } from '../testkit/played-firm.ts';
import { playTime, type Unhelped, type Without } from '../testkit/played-time.ts';
import { patiently, recipients, submissionOf } from '../testkit/requests.ts';
import { again, strike } from './disasters.ts';
import { auditHour, lookAround } from './hour-audit.ts';
import { openPeople } from './hour-people.ts';
import { type Act, type Arrival, type Channel, channels, dice, planArrivals, planChanges, planDisasters, planPairOutages, type Way } from './hour-plan.ts';
import { type Promised, promiseOf } from './hour-promise.ts';
import { keepLedger, type Outside } from './ledger.ts';
import { startOutside } from './outside.ts';

/** `pairs`: how many pairs of channels fail together. `without`: the part of the product that is removed, to prove that the play notices. */
export type Play = { requests: number; days: number; seed: number; kills: number; pairs?: number; from?: string; without?: Exclude<Without, Unhelped> };

const hour = 3_600_000;
/** The disaster that a play without this part must not survive. */
const deadly = { reconciler: 'queue emptied', heartbeat: 'worker', lease: 'worker', 'going-on': undefined } as const;

/**
 * The promised hour of many requests on a clock that jumps from one instant at which something is due to the next, with real
 * workers, a real PostgreSQL and real channels: people who chose a time of day, a rota with vacations and swaps, answers by key, text
 * and push, drills, every pair of channels failing together, and kill -9 of workers and database in the middle of work.
 */
export async function runPromisedHour({ requests, days, seed, kills, pairs = 3, from = '2026-10-31T18:00:00Z', without }: Play) {
  const random = dice(seed);
  const start = Date.parse(from);
  const end = start + days * 24 * hour;
  const arrivals = planArrivals(requests, start + 60_000, end - start - 2 * hour, random);
  const disasters = planDisasters(kills, start + hour / 2, end - start - 2 * hour, random).filter(({ what }) => !without || what === deadly[without]);
  const outages = without ? [] : planPairOutages(pairs, start + hour / 4, end - start - 2 * hour, random);
  const calendar = planChanges(start + hour / 4, end - start - hour, random);
  const figures = { instants: 0, workerKills: 0, databaseKills: 0, queueEmptied: 0, pairs: 0, changes: 0, refusedChanges: 0 };
  const overdue = new Set<string>();
  const promises = new Map<string, Promised>();

  const { firm, folder, remove } = wordsOfPlayedFirm();
  const { onCall: ladder } = firm;
  const rota = rotaOf(ladder);
  if (!rota) throw new Error('the firm of the play has no rota');
  // fsync is off: kill -9 loses nothing that is in the system's memory. What a disk keeps is another test's subject, and takes ten times as long.
  const postgres = await startLocalPostgres({ settings: { fsync: 'off', full_page_writes: 'off' } });
  const { outside, settings, stop: stopOutside } = await startOutside({ push: true });
  const time = await playTime(postgres, start, {
    settings: { ...settings, PUBLIC_URL: 'https://www.example.com', CONTENT_FOLDER: folder, PLAY_ON_CALL: 'yes' },
    without: without ?? '',
  });
  const { db, pool, close } = patiently(postgres.url, 8);
  const ledger = keepLedger(outside);
  const failing = outagesOf(outside);
  try {
    const wakeUp = await learnWakeUp(postgres.url);
    const secrets = openSecrets(demoSecrets.INTAKE_SECRET);
    let changes: readonly Change[] = [];
    const receiver = { pool, recipients, secrets, ladder, changes: () => changes, wakeUp: () => wakeUp, clock: () => new Date(time.now()) };
    const people = openPeople({ db, pool, firm, secrets, wakeUp, outside });
    const acts: { at: number; request: string; act: Act; rest: Act[] }[] = [];
    /** Somebody whose answer was lost sends again, with the same key. */
    const arrive = async ({ draft, key, level, wish, acts: [first, ...rest], at }: Arrival) => {
      const { id } = (await again(() => receiveCaseReview(receiver, submissionOf(draft, key)))) as Received;
      const promised = promiseOf(time.now(), level, wish);
      promises.set(id, promised);
      // A reminder is found by the reconciler alone; a play without it is about the ladder.
      if (first && (!without || without === 'going-on')) acts.push({ at: Math.max(at, promised.rings) + first.afterMs, request: id, act: first, rest });
    };
    await Promise.all([time.startWorker(), time.startWorker()]);

    // Ends as soon as something is overdue: the play has failed.
    for (let at = start; at < end && overdue.size === 0; figures.instants++) {
      await failing.set(new Set(outages.filter((outage) => outage.at <= at && at < outage.until).flatMap(({ pair }) => pair)));
      await time.tell(at);
      const crowd = Promise.all(takeUntil(arrivals, at).map(arrive));
      const disaster = disasters[0] && disasters[0].at <= at ? disasters.shift() : undefined;
      if (disaster) await strike(disaster, { time, postgres, pool, random, figures });
      await crowd;
      await time.settled();
      for (const { request, act, rest } of takeUntil(acts, time.now())) {
        await again(() => people.act(act, request));
        const [next, ...others] = rest;
        if (next) acts.push({ at: time.now() + next.afterMs, request, act: next, rest: others });
      }
      acts.sort((one, other) => one.at - other.at);
      for (const { change } of takeUntil(calendar, time.now())) {
        const { kind } = await again(() => noteChange({ db, rota, people: ladder.people, now: new Date(time.now()) }, change, 'play'));
        figures[kind === 'noted' ? 'changes' : 'refusedChanges']++;
        changes = await again(() => readChanges(db, ladder.people));
      }
      await again(() => people.answerDrills());
      // The queue's own upkeep, which forgets them after days, runs here at every jump and would read a week of them each time.
      if (figures.instants % 50 === 0) await again(() => pool.query("delete from pgboss.job where state = 'completed'"));
      ledger.write();
      const { next, late } = await again(() => lookAround(pool, 10));
      for (const what of late) overdue.add(what);
      const turns = outages.flatMap((outage) => [outage.at, outage.until]).filter((turn) => turn > time.now());
      const soonest = Math.min(next ?? end, arrivals[0]?.at ?? end, acts[0]?.at ?? end, calendar[0]?.at ?? end, ...turns);
      at = Math.max(soonest, time.now() + (soonest <= time.now() ? 1_000 : 0));
    }
    figures.pairs = outages.filter(({ until }) => until < time.now()).length;
    const audit = await auditHour(pool, ladder, promises, ledger, time.now(), await followupMeasures(db));
    const drills = await auditDrills(pool, ladder, audit.failures);
    const all = { seed, ...figures, ...audit.figures, ways: people.ways, ...drills };
    return { trials: requests, failures: [...overdue, ...audit.failures, ...(without ? [] : tooLittle(all, requests, kills, pairs))], figures: all };
  } finally {
    await time.stop();
    await close();
    await stopOutside();
    await postgres.discard();
    remove();
  }
}

/** Channels that do not work: mail, webhook and push refuse the connection, Twilio answers that it cannot. */
function outagesOf({ mail, sms, webhook, ntfy, pushover }: Outside) {
  const turn: Record<Channel, (works: boolean) => unknown> = {
    email: (works) => mail.fault(works ? 'none' : 'down'),
    sms: (works) => sms.fails('Messages', !works),
    call: (works) => sms.fails('Calls', !works),
    push: (works) => Promise.all([ntfy.fault(works ? 'none' : 'down'), pushover.fault(works ? 'none' : 'down')]),
    webhook: (works) => webhook.fault(works ? 'none' : 'down'),
  };
  let now = new Set<Channel>();
  return {
    async set(wanted: Set<Channel>): Promise<void> {
      for (const channel of channels) if (now.has(channel) !== wanted.has(channel)) await turn[channel](!wanted.has(channel));
      now = wanted;
    },
  };
}

/** Everybody who was not away was asked by every channel that they have, once in each drill, and each answer was noted. */
async function auditDrills(pool: Pool, { people }: OnCall, failures: string[]) {
  const { rows } = await pool.query<{ drill: string; who: string; channel: string; asked: number; answered: number; left: number }>(
    `select drill_id as drill, recipient as who, channel, count(*)::int as asked, count(answered_at)::int as answered,
      (count(*) filter (where state = 'handed-over'))::int as left from deliveries where kind = 'drill' group by 1, 2, 3`,
  );
  const { rows: absences } = await pool.query<{ drill: string; who: string }>(
    `select drills.id as drill, person as who from drills join on_call_changes change on change.kind = 'absence' and change.made_at < drills.ordered_at
      and change.from_at <= drills.ordered_at and least(change.until_at, change.cancelled_at) > drills.ordered_at`,
  );
  const drills = Map.groupBy(rows, ({ drill }) => drill);
  const alerted = Object.entries(people).filter(([, person]) => mayBeAlerted(person));
  for (const [drill, asked] of drills) {
    const away = new Set(absences.filter((absence) => absence.drill === drill).map(({ who }) => who));
    for (const { who } of asked) if (away.has(who)) failures.push(`drill ${drill}: ${who} is away, and was asked`);
    for (const [who, person] of alerted.filter(([who]) => !away.has(who)))
      for (const channel of ['email', 'sms', 'call', 'push']) {
        const one = asked.find((row) => row.who === who && row.channel === channel);
        if (one?.asked !== 1 || one.left !== 1) failures.push(`drill ${drill}: ${who} was asked ${one?.asked ?? 0} times by ${channel}`);
        const answers = channel === 'call' || (channel === 'push' && 'ntfy' in (person.push ?? {}));
        if (answers && one?.answered !== 1) failures.push(`drill ${drill}: ${who} answered by ${channel}, and it was not noted`);
      }
  }
  const { rows: notices } = await pool.query<{ count: number }>('select count(*)::int as count from on_call_notices');
  return { drills: drills.size, handOverNotices: notices[0]?.count ?? 0 };
}

type Seen = Record<'requests' | 'workerKills' | 'databaseKills' | 'queueEmptied' | 'steps' | 'toldLate' | 'wentOn' | 'reminded', number> &
  Record<'passedOn' | 'waited' | 'pairs' | 'toOthersThanTheRota' | 'drills' | 'handOverNotices', number> & { ways: Record<Way, number> };

/** A play in which too little happened shows nothing. */
function tooLittle(seen: Seen, requests: number, kills: number, pairs: number) {
  return [
    ...(seen.requests === requests ? [] : [`${seen.requests} of ${requests} requests were played`]),
    ...(seen.workerKills + seen.databaseKills >= kills && seen.queueEmptied === 2 ? [] : ['too little was killed']),
    ...(seen.steps > requests * 1.5 && seen.toldLate > requests / 20 ? [] : ['too few requests climbed, or were late']),
    ...(seen.wentOn > requests / 10 && seen.reminded > requests / 10 ? [] : ['too few who took a request said nothing more']),
    ...(seen.passedOn > requests / 20 && seen.waited > requests / 5 ? [] : ['too few were passed on, or waited for their time']),
    ...(seen.pairs === pairs && seen.toOthersThanTheRota > 0 ? [] : ['too few pairs of channels failed, or the calendar changed nothing for anybody']),
    ...(seen.drills > 0 && seen.handOverNotices > 0 ? [] : ['there was no drill, or nobody was told that they go on call']),
    ...(Object.values(seen.ways).every((count) => count > requests / 50) ? [] : ['too few answered by key, by text, by push or at the desk']),
  ];
}

/** Takes from a list in order of time what is due by now. */
function takeUntil<Item extends { at: number }>(list: Item[], now: number): Item[] {
  const later = list.findIndex(({ at }) => at > now);
  return list.splice(0, later === -1 ? list.length : later);
}
