import type { PgBoss } from 'pg-boss';
import { connect } from '#database/connection.ts';
import { openQueue } from '#database/queue.ts';
import { readEnvironment } from '#environment.ts';
import type { Senders } from '#followup/office.ts';
import { openOffice } from '#server/office.ts';
import { keepThePromisedHour } from '#server/promised-hour.ts';
import { PlayedClock } from './played-clock.ts';

/**
 * The worker's part in a play: the product's own promised hour and channels, in a process of its own that can be killed.
 * Time comes over IPC; the answer comes when all that was due is done.
 */
export type ToWorker = { advanceTo: number };
export type FromWorker = { idleAt: number };

const { PLAY_FROM = '0', PLAY_WITHOUT = '' } = process.env;
let [jobs, sends] = [0, 0];
const environment = readEnvironment();
const { db, pool } = connect(environment.DATABASE_URL, { max: 10, onError: () => undefined });
const clock = new PlayedClock(Number(PLAY_FROM), () => jobs > 0 || sends > 0 || pool.waitingCount > 0 || pool.idleCount < pool.totalCount);
const boss = openQueue(environment.DATABASE_URL, { supervise: true, onError: () => undefined, migrate: false, clock });
await boss.start();

const office = openOffice({ db, pool }, counted(boss), environment, clock);
const timers = PLAY_WITHOUT === 'reconciler' ? { setInterval: () => undefined, clearInterval: () => undefined } : clock;
await keepThePromisedHour({ ...office, senders: countedSenders(office.senders), timers }, counted(boss), {
  batchSize: 25,
  localConcurrency: 2,
  pollingIntervalSeconds: 0.5,
});

process.on('message', ({ advanceTo }: ToWorker) => {
  void clock.advance(advanceTo).then(() => process.send?.({ idleAt: advanceTo } satisfies FromWorker));
});
process.on('disconnect', () => process.exit(0));
process.send?.({ idleAt: clock.now() } satisfies FromWorker);

/** The queue as it is, with its jobs counted while they run. */
function counted(queue: PgBoss): PgBoss {
  const work = (name: string, options: object, handler: (batch: never) => Promise<unknown>) =>
    queue.work(name, options, async (batch) => {
      jobs++;
      try {
        await handler(batch as never);
      } finally {
        jobs--;
      }
    });
  return new Proxy(queue, {
    get: (target, key) => {
      if (key === 'work') return work;
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

function countedSenders(senders: Senders): Senders {
  return Object.fromEntries(
    Object.entries(senders).map(([name, channel]) => [
      name,
      {
        send: async (message: never) => {
          sends++;
          try {
            return await channel?.send(message);
          } finally {
            sends--;
          }
        },
      },
    ]),
  );
}
