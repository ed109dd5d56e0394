import { setTimeout as delay } from 'node:timers/promises';
import { spoken } from '#case-review/reference.ts';
import { sendFromIsland } from '../testkit/front-door.ts';
import { built, run, startProduct, until, untilStarted } from '../testkit/product.ts';
import { filledIn } from '../testkit/requests.ts';
import { startOutside } from './outside.ts';

export type Delivered = {
  sent: number;
  accepted: number;
  arrived: number;
  withinMs: number;
  share: number;
  p50: number;
  p99: number;
  p999: number;
  worst: number;
};

const withinMs = 5_000;

/** Requests a second through the front door of the built product, and how long after its 201 each one is in the firm's mail server. */
export async function measureDelivery({ perSecond, seconds, folder = built }: { perSecond: number; seconds: number; folder?: string }): Promise<Delivered> {
  const { outside, settings, stop } = await startOutside();
  const product = await startProduct({ ...settings, CANARY: 'off' }, folder);
  const worker = run('worker', { DATABASE_URL: product.postgres.url, ...settings, CANARY: 'off', PUBLIC_URL: product.url }, folder);
  try {
    await untilStarted(worker);
    // The web process looks for the queue every two seconds; and both processes are warm before it counts.
    await delay(3_000);
    await offer(product.url, perSecond, 2, new Map());
    await delay(2_000);
    const acceptedAt = new Map<string, number>();
    const sent = await offer(product.url, perSecond, seconds, acceptedAt);
    const tookMs = () => {
      const arrivedAt = new Map(
        outside.mail
          .received()
          .map(({ at, headers }) => [headers.find(([name]) => name === 'Subject')?.[1].match(/[2-9A-Z]{3} [2-9A-Z]{3} [2-9A-Z]{2}/)?.[0], at]),
      );
      return [...acceptedAt].map(([reference, at]) => Math.max(0, (arrivedAt.get(spoken(reference)) ?? Number.POSITIVE_INFINITY) - at));
    };
    await until('every request is in the mail server', () => tookMs().every(Number.isFinite), 60).catch(() => undefined);
    const took = tookMs().toSorted((one, other) => one - other);
    const at = (share: number) => took[Math.min(took.length - 1, Math.ceil(took.length * share) - 1)] ?? Number.POSITIVE_INFINITY;
    return {
      sent,
      accepted: acceptedAt.size,
      arrived: took.filter(Number.isFinite).length,
      withinMs,
      share: took.filter((ms) => ms <= withinMs).length / sent,
      p50: at(0.5),
      p99: at(0.99),
      p999: at(0.999),
      worst: took.at(-1) ?? Number.POSITIVE_INFINITY,
    };
  } finally {
    await worker.stop();
    await product.stop();
    await stop();
  }
}

export async function benchDelivery(): Promise<string> {
  const result = await measureDelivery({ perSecond: 50, seconds: Number(process.env['BENCH_SECONDS'] ?? 120) });
  return [
    '50 case reviews a second for two minutes: from the 201 to the mail server',
    '',
    '| sent | accepted | in the mail server | within 5 s | p50 | p99 | p99.9 | longest |',
    '|---|---|---|---|---|---|---|---|',
    `| ${result.sent} | ${result.accepted} | ${result.arrived} | ${(result.share * 100).toFixed(2)}% | ${result.p50} ms | ${result.p99} ms | ${result.p999} ms | ${result.worst} ms |`,
  ].join('\n');
}

/** An open loop: each request leaves at its own time, whatever became of those before it. */
async function offer(url: string, perSecond: number, seconds: number, acceptedAt: Map<string, number>): Promise<number> {
  const started = performance.now();
  const answers: Promise<void>[] = [];
  for (let index = 0; index < perSecond * seconds; index++) {
    const wait = started + (index * 1000) / perSecond - performance.now();
    if (wait > 1) await delay(wait);
    answers.push(
      sendFromIsland(url, filledIn({ description: `Charge, court and date, number ${index} of ${started}` }), crypto.randomUUID())
        .then(async (answer) => {
          const body = (await answer.json()) as { reference?: string };
          if (answer.status === 201 && body.reference) acceptedAt.set(body.reference, Date.now());
        })
        .catch(() => undefined),
    );
  }
  await Promise.all(answers);
  return answers.length;
}
