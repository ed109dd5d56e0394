import { setTimeout as delay } from 'node:timers/promises';
import { spoken } from '#case-review/reference.ts';
import { breakBuild, type Patch } from '../testkit/broken-build.ts';
import { type FaultProxy, startFaultProxy } from '../testkit/fault-proxy.ts';
import { sendFromIsland } from '../testkit/front-door.ts';
import { built, until } from '../testkit/product.ts';
import { filledIn } from '../testkit/requests.ts';
import type { Result } from './fault-runs.ts';
import { dice } from './hour-plan.ts';
import { type Supervised, startSupervised } from './supervised.ts';

/** What is removed from the product. One of the three acts must notice each. */
export type Silent = 'heartbeat' | 'watchdog' | 'silence-alarm' | 'canary-alarm';
export type Silence = { kills: number; seed: number; without?: Silent };

/** A job that a dead worker held runs again within this time; a worker behind a half-open link works again within the other. */
const heldMs = 15_000;
const frozenMs = 30_000;
/** A fifth of what it is in production, and so is the time within which somebody must hear of it: of 120 seconds, 24. */
const quick = { CANARY: 'on', CANARY_SECONDS: '4', SILENCE_SECONDS: '9' };
const alarmMs = 24_000;

/** Nothing stops silently: workers are killed, a link freezes, and whole parts stay away. */
export async function runSilence({ kills, seed, without }: Silence): Promise<Result> {
  const broken = without && breakBuild(breakages[without]);
  const folder = broken ? broken.folder : built;
  try {
    const acts = await Promise.all([
      ...(!without || without === 'heartbeat' ? [killWorkers(folder, kills, dice(seed))] : []),
      ...(!without || without === 'watchdog' ? [freezeLink(folder)] : []),
      ...(!without || without.endsWith('alarm') ? [keepAway(folder)] : []),
    ]);
    return {
      trials: acts.reduce((sum, { trials }) => sum + trials, 0),
      failures: acts.flatMap(({ failures }) => failures),
      figures: Object.assign({ seed }, ...acts.map(({ figures }) => figures)) as object,
    };
  } finally {
    broken?.remove();
  }
}

/** More than a mail server that takes half a second for each has taken when the worker is killed. */
const crowd = 20;

/** A worker is killed while it has messages in its hands, again and again. */
async function killWorkers(folder: string, kills: number, random: () => number): Promise<Result> {
  const product = await startSupervised({ folder, slow: 500 });
  try {
    await product.outside.mail.fault('slow');
    const accepted = new Map<string, number>();
    const arrived = () => [...accepted.keys()].every((one) => arrivalOf(product, one));
    for (let kill = 0; kill < kills; kill++) {
      await Promise.all(Array.from({ length: crowd }, () => sendTo(product, accepted)));
      await delay(random() * 1_500);
      await product.kill('worker');
      // Another kill may fall on the same job only after it had its chance.
      await until('what it held has arrived', arrived, heldMs / 1000).catch(() => undefined);
    }
    const took = [...accepted].map(([reference, at]) => (arrivalOf(product, reference) ?? Number.POSITIVE_INFINITY) - at);
    const late = took.filter((ms) => ms > heldMs);
    return {
      trials: took.length,
      failures: late.map((ms) => `an alert took ${ms} ms after a worker was killed`),
      figures: { kills, longestMs: Math.max(...took) },
    };
  } finally {
    await product.stop();
  }
}

/** The worker's connections to PostgreSQL are half-open: no data, no end, as behind a router that was replaced. */
async function freezeLink(folder: string): Promise<Result> {
  let proxy: FaultProxy | undefined;
  const between = async (link: string, port: number) => {
    if (link !== 'database') return port;
    proxy = await startFaultProxy(port);
    return proxy.port;
  };
  const product = await startSupervised({ folder, between });
  try {
    const accepted = new Map<string, number>();
    await sendTo(product, accepted);
    const arrived = () => [...accepted.keys()].every((one) => arrivalOf(product, one));
    await until('it works', arrived, 20);
    await proxy?.meet('frozen');
    await proxy?.meet('none');
    await sendTo(product, accepted);
    const frozenMsTaken = await until('it works again', arrived, frozenMs / 1000).catch(() => undefined);
    return {
      trials: 1,
      failures: frozenMsTaken === undefined ? [`a worker behind a half-open link does not work again within ${frozenMs} ms`] : [],
      figures: { worksAgainMs: frozenMsTaken },
    };
  } finally {
    await product.stop();
    await proxy?.close();
  }
}

/** Parts that stay away, the first while mail is down too: somebody hears of it by another channel. */
async function keepAway(folder: string): Promise<Result> {
  const product = await startSupervised({ folder, env: quick });
  const { webhook, sms, mail } = product.outside;
  const failures: string[] = [];
  const alarmsMs: Record<string, number | undefined> = {};
  const rings = async (kind: string, away: 'web' | 'worker' | 'database') => {
    const since = Date.now();
    const back = await product.halt(away);
    const told = () => webhook.received().some(({ at, body }) => at >= since && body.includes('"type":"alarm"') && body.includes(`"${kind}"`));
    const heard = () => told() && sms.received().some(({ at }) => at >= since);
    alarmsMs[kind] = await until('somebody hears of it', heard, alarmMs / 1000).catch(() => undefined);
    if (alarmsMs[kind] === undefined) failures.push(`the ${away} is away, and no alarm "${kind}" was heard within ${alarmMs} ms`);
    await back();
  };
  try {
    // A worker that found the site in place has had its first synthetic requests arrive.
    await product.kill('worker');
    await delay(9_000);
    await mail.fault('down');
    await rings('canary', 'web');
    await mail.fault('none');
    await rings('silence', 'worker');
    await rings('database', 'database');
    return { trials: 3, failures, figures: { alarmsMs } };
  } finally {
    await product.stop();
  }
}

async function sendTo({ url }: Supervised, accepted: Map<string, number>): Promise<void> {
  const sent = await sendFromIsland(url, filledIn({ description: `Charge, court and date of ${crypto.randomUUID()}` }), crypto.randomUUID());
  const { reference } = (await sent.json()) as { reference?: string };
  if (reference) accepted.set(reference, Date.now());
}

/** When the mail server got the alert about a request. */
function arrivalOf({ outside }: Supervised, reference: string): number | undefined {
  return outside.mail.received().find(({ raw }) => raw.includes(`request ${spoken(reference)}`))?.at;
}

const breakages: Record<Silent, Patch[]> = {
  // Without the reconciler as well, which mends what the queue forgets.
  heartbeat: [
    {
      find: '\t\theartbeatSeconds: 10,\n\t\tretryLimit: 3,\n\t\tretryDelay: 5,\n\t\texpireInSeconds: 60,\n\t\tdeleteAfterSeconds: 3600,',
      put: '\t\tretryLimit: 3,',
    },
    { find: 'await reconcile(context);', put: '' },
  ],
  watchdog: [{ find: '\t\t\tgiveUp();', put: '' }],
  'silence-alarm': [{ find: 'tell(silent !== null && silent > silentSeconds, "silence"', put: 'tell(false, "silence"' }],
  'canary-alarm': [{ find: 'context.alarm.raise("canary",', put: '(() => undefined)("canary",' }],
};
