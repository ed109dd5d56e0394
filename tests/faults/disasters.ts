import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { LocalPostgres } from '#scripts/postgres.ts';
import type { playTime } from '../testkit/played-time.ts';
import type { Disaster } from './hour-plan.ts';

type Scene = {
  time: Awaited<ReturnType<typeof playTime>>;
  postgres: LocalPostgres;
  pool: Pool;
  random: () => number;
  figures: { workerKills: number; databaseKills: number; queueEmptied: number };
};

/** How long a supervisor, or PostgreSQL's own recovery, takes by the clock of the play. */
const backAfterMs = 3_000;

/** Strikes while work has just begun. */
export async function strike({ what }: Disaster, { time, postgres, pool, random, figures }: Scene): Promise<void> {
  await delay(random() * 40);
  switch (what) {
    case 'worker':
    case 'all workers': {
      const killed = time.workers().slice(0, what === 'worker' ? 1 : undefined);
      await Promise.all(killed.map(time.kill));
      figures.workerKills += killed.length;
      await time.advance(time.now() + backAfterMs);
      await Promise.all(killed.map(() => time.startWorker()));
      return;
    }
    case 'database':
      await postgres.killHard();
      figures.databaseKills++;
      await postgres.start();
      await time.settled();
      return again(() => time.advance(time.now() + backAfterMs));
    case 'queue emptied':
      figures.queueEmptied++;
      await again(() => pool.query('delete from pgboss.job'));
  }
}

/** Tries until PostgreSQL is there again. */
export async function again<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === 100) throw error;
      await delay(100);
    }
  }
}
