import { createSecretKey } from 'node:crypto';
import { learnWakeUp } from '#database/queue.ts';
import { theFirm } from '#firm/firm.ts';
import { acknowledge } from '#followup/acts.ts';
import { openReception, type Received, receiveCaseReview } from '#intake/receive.ts';
import { startLocalPostgres } from '#server/local/postgres.ts';
import { localSecrets } from '#server/local/secrets.ts';
import { openVault, parseKeys } from '#vault/vault.ts';
import { playTime, type Unhelped, type Without } from '../world/played-time.ts';
import { patiently, submissionOf } from '../world/requests.ts';
import { again, strike } from './disasters.ts';
import { auditHour, lookAround } from './hour-audit.ts';
import { type Arrival, dice, planArrivals, planDisasters } from './hour-plan.ts';
import { keepLedger } from './ledger.ts';
import { startOutside } from './outside.ts';

/** `without`: the part of the product that is taken away, to see that its absence shows. */
export type Play = { requests: number; days: number; seed: number; kills: number; from?: string; without?: Exclude<Without, Unhelped> };

const hour = 3_600_000;
/** What kills the play that goes without. */
const deadly = { reconciler: 'queue emptied', heartbeat: 'worker', lease: 'worker' } as const;

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

  // A kill -9 loses nothing that the machine's memory has; what a disk keeps is another test's subject, and takes ten times as long.
  const postgres = await startLocalPostgres({ settings: { fsync: 'off', full_page_writes: 'off' } });
  const { outside, settings, stop: stopOutside } = await startOutside();
  const time = await playTime(postgres, start, { settings: { ...settings, PUBLIC_URL: 'https://www.example.com' }, without: without ?? '' });
  const { db, pool, close } = patiently(postgres.url, 8);
  const ledger = keepLedger(outside);
  const { onCall: ladder } = theFirm().firm;
  try {
    const wakeUp = await learnWakeUp(postgres.url);
    const vault = openVault(parseKeys(localSecrets.VAULT_KEYS));
    const secret = createSecretKey(Buffer.from(localSecrets.INTAKE_SECRET));
    const reception = openReception({ pool, vault, secret, ladder, wakeUp: () => wakeUp, clock: () => new Date(time.now()) });
    const acknowledgements: { at: number; request: string }[] = [];
    /** Somebody whose answer was lost sends again, with the same key. */
    const arrive = async ({ draft, key, acknowledgedAfterMs, at }: Arrival) => {
      const { id } = (await again(() => receiveCaseReview(reception, submissionOf(draft, key)))) as Received;
      // A reminder is found by the reconciler alone; a play without it is about the ladder.
      if (acknowledgedAfterMs !== undefined && !without) acknowledgements.push({ at: at + acknowledgedAfterMs, request: id });
    };
    await Promise.all([time.startWorker(), time.startWorker()]);

    // A play that is lost is not played to its end.
    for (let at = start; at < end && overdue.size === 0; figures.instants++) {
      await time.tell(at);
      const crowd = Promise.all(takeUntil(arrivals, at).map(arrive));
      const disaster = disasters[0] && disasters[0].at <= at ? disasters.shift() : undefined;
      if (disaster) await strike(disaster, { time, postgres, pool, random, figures });
      await crowd;
      await time.settled();
      acknowledgements.sort((one, other) => one.at - other.at);
      for (const { request } of takeUntil(acknowledgements, time.now())) await again(() => acknowledge(db, request, 'attorney'));
      ledger.write();
      const { next, late } = await again(() => lookAround(pool));
      for (const what of late) overdue.add(what);
      const soonest = Math.min(next ?? end, arrivals[0]?.at ?? end, acknowledgements[0]?.at ?? end);
      at = Math.max(soonest, time.now() + (soonest <= time.now() ? 1_000 : 0));
    }
    const audit = await auditHour(pool, ladder, ledger, time.now());
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
  seen: Record<'requests' | 'workerKills' | 'databaseKills' | 'queueEmptied' | 'steps' | 'toldLate', number>,
  requests: number,
  kills: number,
) {
  return [
    ...(seen.requests === requests ? [] : [`${seen.requests} of ${requests} requests were played`]),
    ...(seen.workerKills + seen.databaseKills >= kills && seen.queueEmptied === 2 ? [] : ['too little was killed']),
    ...(seen.steps > requests * 1.5 && seen.toldLate > requests / 10 ? [] : ['too few requests climbed, or were late']),
  ];
}

/** Takes from a list in order of time what is due by now. */
function takeUntil<Item extends { at: number }>(list: Item[], now: number): Item[] {
  const later = list.findIndex(({ at }) => at > now);
  return list.splice(0, later === -1 ? list.length : later);
}
