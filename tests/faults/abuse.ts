import fc from 'fast-check';
import { migrate } from '#database/migrate.ts';
import { startLocalPostgres } from '#scripts/postgres.ts';
import { breakBuild, type Patch } from '../testkit/broken-build.ts';
import { dearRequest, textToken, textUrl } from '../testkit/expensive-requests.ts';
import { ask, startFront } from '../testkit/front.ts';
import { Line } from '../testkit/load.ts';
import { type MeasuredWeb, startMeasuredWeb } from '../testkit/measured-web.ts';
import { built, run } from '../testkit/product.ts';
import { patiently } from '../testkit/requests.ts';
import type { Result } from './fault-runs.ts';

/** `linear-time`: slashes at the end of a path are cut off by an expression that tries anew at each of them. */
export type Abuse = { inputs: number; seed: number; without?: 'linear-time' };

/** Milliseconds of processor that one request may cost the web process. A talk is read whole at every question, and may cost more. */
const most = 25;
const mostForTalk = 100;
/** Through the front, on the clock. */
const mostThroughFront = 50;
/** A connection carries a thousand requests; some are sent up to three times. */
const batch = 300;

/** Requests made to be expensive, up to every limit, one after the other: what each of them costs the web process is measured there. */
export async function runAbuse({ inputs, seed, without }: Abuse): Promise<Result> {
  const broken = without && breakBuild(breakages[without]);
  const postgres = await startLocalPostgres();
  const { db, close } = patiently(postgres.url, 1);
  await migrate(db);
  await close();
  const settings = {
    TRUSTED_PROXY: 'true',
    SMS_TOKEN: textToken,
    SMS_ACCOUNT: 'AC1',
    SMS_FROM: '+18105550146',
    PUBLIC_URL: textUrl.replace('/sms/inbound', ''),
  };
  const web = await startMeasuredWeb(postgres, settings, broken ? broken.folder : built);
  // Texts and drills are answered by a worker; without one each would wait for it in vain.
  const worker = run('worker', { DATABASE_URL: postgres.url, CANARY: 'off', ...settings });
  const failures: string[] = [];
  const statuses = new Map<number, number>();
  const costs: number[] = [];
  try {
    // What runs for the first time is compiled first, which must not count.
    const warmUp = new Line(web.port);
    for (const { bytes } of fc.sample(dearRequest, { numRuns: 400, seed: seed - 1 })) await warmUp.send(bytes);
    warmUp.close();
    for (let from = 0; from < inputs && failures.length < 20; from += batch) {
      const line = new Line(web.port);
      for (const { bytes, says } of fc.sample(dearRequest, { numRuns: Math.min(batch, inputs - from), seed: seed + from })) {
        const { cost, status } = await priceOf(web, line, bytes);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        costs.push(cost);
        if (cost > (says.startsWith('POST /legal-chat') ? mostForTalk : most)) failures.push(`${cost.toFixed(1)} ms of processor for ${says}`);
        if (status >= 500 && status !== 503) failures.push(`answered with ${status}: ${says}`);
      }
      line.close();
    }
    if (inputs > 1_000 && statuses.size < 6) failures.push(`the requests were too much alike: only ${statuses.size} kinds of answers`);
    const front = await throughFront(web, failures);
    const sorted = costs.toSorted((one, other) => one - other);
    const at = (share: number) => Number((sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2));
    return {
      trials: costs.length + 2,
      failures,
      figures: { seed, processorMs: { median: at(0.5), p99: at(0.99), most: at(1) }, throughFrontMs: front, statuses: Object.fromEntries(statuses) },
    };
  } finally {
    await web.stop();
    await worker.stop();
    await postgres.discard();
    broken?.remove();
  }
}

/** A garbage collection or compilation may fall into one request, so the cheapest of up to three tries counts. */
async function priceOf(web: MeasuredWeb, line: Line, bytes: string): Promise<{ cost: number; status: number }> {
  let cheapest = Number.POSITIVE_INFINITY;
  let status = 0;
  for (let attempt = 0; attempt < 3 && cheapest > most; attempt++) {
    const before = await web.processor();
    ({ status } = await line.send(bytes));
    cheapest = Math.min(cheapest, (await web.processor()) - before);
  }
  return { cost: cheapest, status };
}

/** The request that once took two seconds, through nginx, as anybody can send it. */
async function throughFront({ port }: MeasuredWeb, failures: string[]): Promise<number[]> {
  const front = await startFront([`http://127.0.0.1:${port}`]);
  try {
    const times: number[] = [];
    for (const path of [`/a${'/'.repeat(7_900)}x`, `/a${'/'.repeat(400)}x`]) {
      const took: number[] = [];
      for (let attempt = 0; attempt < 5; attempt++) {
        const started = performance.now();
        const { status } = await ask(front.url + path, {}, front.certificate);
        took.push(performance.now() - started);
        if (status !== 400 && status !== 404) failures.push(`through the front, ${path.length} slashes are answered with ${status}`);
      }
      const fastest = Math.round(Math.min(...took));
      times.push(fastest);
      if (fastest > mostThroughFront) failures.push(`through the front, ${path.length} slashes take ${fastest} ms`);
    }
    return times;
  } finally {
    await front.stop();
  }
}

const breakages: Record<NonNullable<Abuse['without']>, Patch[]> = {
  'linear-time': [
    { find: 'return path.slice(0, end);', put: "return path.replace(/(.)\\/+$/, '$1');" },
    { find: 'context.req.path.length <= longestPath', put: 'true' },
  ],
};
