import type { PgBoss } from 'pg-boss';
import { connect } from '#database/connection.ts';
import { openQueue } from '#database/queue.ts';
import type { Receipts } from '#deliveries/pushover.ts';
import type { Senders } from '#deliveries/senders.ts';
import { readEnvironment } from '#environment.ts';
import { noteOutlets } from '#notifications/outbox/receivers.ts';
import { startDrills } from '#server/jobs/drill.ts';
import { startOnCallWatch } from '#server/jobs/on-call.ts';
import { keepThePromisedHour } from '#server/jobs/promised-hour.ts';
import { startReceipts } from '#server/jobs/push-receipts.ts';
import { drillChannels, openFollowup, openSenders, outletsOf } from '#server/wiring/followup.ts';
import { alertingBy } from './alerting-by.ts';
import { PlayedClock } from './played-clock.ts';

/**
 * The worker's part in a play: the product's own promised hour and channels, in a process of its own that can be killed.
 * Time comes over IPC; the answer comes when all that was due is done.
 */
export type ToWorker = { advanceTo: number };
/** `next`: something that PostgreSQL does not know of ends then, or needs to be renewed. */
export type FromWorker = { idleAt: number; next?: number };

/**
 * `PLAY_ON_CALL`: whoever goes on call is told, gaps ring, drills are ordered, and what is acknowledged at Pushover is taken.
 * `PLAY_SPEED`: a second of sending counts as this many. `PLAY_ONLY`: the channels by which every step of the ladder alerts.
 * `PLAY_PRACTICE`: a practice system gets events and leads.
 */
const { PLAY_FROM = '0', PLAY_WITHOUT = '', PLAY_SPEED = '0', PLAY_ONLY = '', PLAY_ON_CALL = '', PLAY_PRACTICE = '' } = process.env;
const speed = Number(PLAY_SPEED);
let [jobs, sends, waits] = [0, 0, 0];
const environment = readEnvironment('worker');
const { db, pool } = connect(environment.DATABASE_URL, { max: 10, onError: () => undefined });
const clock = new PlayedClock(Number(PLAY_FROM), () => {
  if (sends > 0 || pool.waitingCount > 0 || pool.idleCount < pool.totalCount) return true;
  return jobs > 0 && (waits > 0 ? 'perhaps' : true);
});
const boss = openQueue(environment.DATABASE_URL, { supervise: true, onError: () => undefined, migrate: false, clock });
await boss.start();
if (PLAY_PRACTICE) await noteOutlets(db, outletsOf(environment));

const context = openFollowup(db, counted(boss), environment, clock);
const senders = countedSenders(speed ? openSenders(environment, clock.now, 1 / speed) : context.senders);
const firm = PLAY_ONLY ? alertingBy(context.firm, PLAY_ONLY.split(',') as 'email'[]) : context.firm;
/** Without the reconciler neither its first look nor those that follow call for anything. */
const reconciles = !['reconciler', 'heartbeat', 'lease'].includes(PLAY_WITHOUT);
let calls = reconciles;
const timers = reconciles ? clock : { setInterval: () => undefined, clearInterval: () => undefined };
const wake: typeof context.wake = async (list) => (calls ? context.wake(list) : undefined);
await keepThePromisedHour({ ...context, firm, wake, senders, timers }, counted(boss), {
  batchSize: 25,
  localConcurrency: 2,
  pollingIntervalSeconds: 0.5,
});
if (PLAY_ON_CALL) {
  startOnCallWatch({ ...context, firm, senders });
  startDrills({ ...context, firm, senders }, drillChannels(environment));
  startReceipts({ ...context, firm, senders, receipts: countedReceipts(context.receipts) });
}

process.on('message', ({ advanceTo }: ToWorker) => {
  void clock.advance(advanceTo).then(() => process.send?.({ idleAt: advanceTo, ...(waits > 0 ? { next: advanceTo + 6_000 } : {}) } satisfies FromWorker));
});
process.on('disconnect', () => process.exit(0));
await clock.advance(clock.now());
calls = true;
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

/** What a send took counts in the play as well. */
async function played(ms: number): Promise<void> {
  if (ms < 1_000) return;
  waits++;
  await new Promise<void>((resolve) => void clock.setTimeout(resolve, ms));
  waits--;
}

function countedSenders(senders: Senders): Senders {
  return Object.fromEntries(
    Object.entries(senders).map(([name, channel]) => [
      name,
      {
        ...channel,
        send: async (message: never) => {
          sends++;
          const started = performance.now();
          try {
            return await channel?.send(message);
          } finally {
            sends--;
            await played((performance.now() - started) * speed);
          }
        },
      },
    ]),
  );
}

/** The worker is busy while it asks whether somebody acknowledged. */
function countedReceipts(receipts: Receipts | undefined): Receipts | undefined {
  const counting = async <Result>(asked: Promise<Result>): Promise<Result> => {
    sends++;
    try {
      return await asked;
    } finally {
      sends--;
    }
  };
  return receipts && { read: (receipt) => counting(receipts.read(receipt)), cancel: (receipt) => counting(receipts.cancel(receipt)) };
}
