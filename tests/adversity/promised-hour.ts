import { learnWakeUp } from '#database/wake-up.ts';
import { content } from '#firm/content.ts';
import { acknowledge, leftMessage, noAnswer, reached } from '#followup/call-sheet/actions.ts';
import { followupMeasures } from '#followup/figures.ts';
import { openReceiver, type Received, receiveCaseReview } from '#intake/receive.ts';
import { startLocalPostgres } from '#scripts/postgres.ts';
import { demoSecrets } from '#server/demo-secrets.ts';
import { openSecrets } from '#vault/secrets.ts';
import { openVault, parseKeys } from '#vault/vault.ts';
import { playTime, type Unhelped, type Without } from '../world/played-time.ts';
import { patiently, submissionOf } from '../world/requests.ts';
import { again, strike } from './disasters.ts';
import { auditHour, lookAround } from './hour-audit.ts';
import { type Arrival, dice, planArrivals, planDisasters, type Report } from './hour-plan.ts';
import { keepLedger } from './ledger.ts';
import { startOutside } from './outside.ts';

/** `without`: the part of the product that is removed, to prove that the play notices. */
export type Play = { requests: number; days: number; seed: number; kills: number; from?: string; without?: Exclude<Without, Unhelped> };

const hour = 3_600_000;
/** The disaster that a play without this part must not survive. */
const deadly = { reconciler: 'queue emptied', heartbeat: 'worker', lease: 'worker', 'going-on': undefined } as const;

/**
 * The promised hour of many requests on a clock that jumps from one instant at which something is due to the next, with
 * real workers, a real PostgreSQL and real channels, and with kill -9 of workers and database in the middle of work.
 */
export async function runPromisedHour({ requests, days, seed, kills, from = '2026-10-31T16:00:00Z', without }: Play) {
  const random = dice(seed);
  const start = Date.parse(from);
  const end = start + days * 24 * hour;
  const arrivals = planArrivals(requests, start + 60_000, end - start - 2 * hour, random);
  const disasters = planDisasters(kills, start + hour / 2, end - start - 2 * hour, random).filter(({ what }) => !without || what === deadly[without]);
  const figures = { instants: 0, workerKills: 0, databaseKills: 0, queueEmptied: 0 };
  const overdue = new Set<string>();

  // fsync is off: kill -9 loses nothing that is in the system's memory. What a disk keeps is another test's subject, and takes ten times as long.
  const postgres = await startLocalPostgres({ settings: { fsync: 'off', full_page_writes: 'off' } });
  const { outside, settings, stop: stopOutside } = await startOutside();
  const time = await playTime(postgres, start, { settings: { ...settings, PUBLIC_URL: 'https://www.example.com' }, without: without ?? '' });
  const { db, pool, close } = patiently(postgres.url, 8);
  const ledger = keepLedger(outside);
  const { onCall: ladder } = content().firm;
  try {
    const wakeUp = await learnWakeUp(postgres.url);
    const vault = openVault(parseKeys(demoSecrets.VAULT_KEYS));
    const secrets = openSecrets(demoSecrets.INTAKE_SECRET);
    const receiver = openReceiver({ pool, vault, secrets, ladder, wakeUp: () => wakeUp, clock: () => new Date(time.now()) });
    const acts: { at: number; request: string; kind: 'acknowledged' | Report['kind']; reports: Report[] }[] = [];
    /** Somebody whose answer was lost sends again, with the same key. */
    const arrive = async ({ draft, key, acknowledgedAfterMs, reports, at }: Arrival) => {
      const { id } = (await again(() => receiveCaseReview(receiver, submissionOf(draft, key)))) as Received;
      // A reminder is found by the reconciler alone; a play without it is about the ladder.
      if (acknowledgedAfterMs !== undefined && (!without || without === 'going-on'))
        acts.push({ at: at + acknowledgedAfterMs, request: id, kind: 'acknowledged', reports });
    };
    const doing: Record<(typeof acts)[number]['kind'], (request: string) => Promise<unknown>> = {
      acknowledged: (request) => acknowledge(db, ladder, request, 'attorney'),
      reached: (request) => reached(db, request, 'attorney'),
      'no-answer': (request) => noAnswer(db, ladder, request, 'attorney'),
      'left-message': (request) => leftMessage(db, ladder, request, 'attorney'),
      silent: async () => undefined,
    };
    await Promise.all([time.startWorker(), time.startWorker()]);

    // Ends as soon as something is overdue: the play has failed.
    for (let at = start; at < end && overdue.size === 0; figures.instants++) {
      await time.tell(at);
      const crowd = Promise.all(takeUntil(arrivals, at).map(arrive));
      const disaster = disasters[0] && disasters[0].at <= at ? disasters.shift() : undefined;
      if (disaster) await strike(disaster, { time, postgres, pool, random, figures });
      await crowd;
      await time.settled();
      acts.sort((one, other) => one.at - other.at);
      for (const { request, kind, reports } of takeUntil(acts, time.now())) {
        await again(() => doing[kind](request));
        const [next, ...rest] = reports;
        if (next) acts.push({ at: time.now() + next.afterMs, request, kind: next.kind, reports: rest });
      }
      acts.sort((one, other) => one.at - other.at);
      ledger.write();
      const { next, late } = await again(() => lookAround(pool));
      for (const what of late) overdue.add(what);
      const soonest = Math.min(next ?? end, arrivals[0]?.at ?? end, acts[0]?.at ?? end);
      at = Math.max(soonest, time.now() + (soonest <= time.now() ? 1_000 : 0));
    }
    const audit = await auditHour(pool, ladder, ledger, time.now(), await followupMeasures(db));
    const all = { seed, ...figures, ...audit.figures };
    return { trials: requests, failures: [...overdue, ...audit.failures, ...(without ? [] : tooLittle(all, requests, kills))], figures: all };
  } finally {
    await time.stop();
    await close();
    await stopOutside();
    await postgres.discard();
  }
}

/** A play in which too little happened shows nothing. */
function tooLittle(
  seen: Record<'requests' | 'workerKills' | 'databaseKills' | 'queueEmptied' | 'steps' | 'toldLate' | 'wentOn' | 'reminded', number>,
  requests: number,
  kills: number,
) {
  return [
    ...(seen.requests === requests ? [] : [`${seen.requests} of ${requests} requests were played`]),
    ...(seen.workerKills + seen.databaseKills >= kills && seen.queueEmptied === 2 ? [] : ['too little was killed']),
    ...(seen.steps > requests * 1.5 && seen.toldLate > requests / 10 ? [] : ['too few requests climbed, or were late']),
    ...(seen.wentOn > requests / 10 && seen.reminded > requests / 10 ? [] : ['too few who took a request said nothing more']),
  ];
}

/** Takes from a list in order of time what is due by now. */
function takeUntil<Item extends { at: number }>(list: Item[], now: number): Item[] {
  const later = list.findIndex(({ at }) => at > now);
  return list.splice(0, later === -1 ? list.length : later);
}
