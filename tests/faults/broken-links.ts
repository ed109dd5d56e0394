import { setTimeout as delay } from 'node:timers/promises';
import { spoken } from '#case-review/reference.ts';
import { type Outcome, send } from '#intake/form/send.ts';
import { freePort } from '#scripts/ports.ts';
import { untilReady } from '#scripts/until-ready.ts';
import { breakBuild } from '../testkit/broken-build.ts';
import { cpuClockMs } from '../testkit/cpu-clock.ts';
import { type FaultProxy, type LinkFault, linkFaults, startFaultProxy } from '../testkit/fault-proxy.ts';
import { inLanes } from '../testkit/lanes.ts';
import { built, run, until } from '../testkit/product.ts';
import { filledIn, patiently, referencesByName, type Scratch } from '../testkit/requests.ts';
import { askThrough } from './broken-model.ts';
import type { Result } from './fault-runs.ts';
import type { Outside } from './ledger.ts';
import { type Link, startSupervised } from './supervised.ts';

/** What one person was told in the end, under a name of their own. */
type Told = { name: string; outcome: Outcome; ms: number };
type Trial = { link: 'visitor' | 'database'; fault: LinkFault };
/** `doubt`: whatever goes wrong, people are told that nothing is kept. */
export type Links = { people: number; links?: readonly Trial['link'][]; faults?: readonly LinkFault[]; without?: 'doubt' };

/** Four attempts of 6 s with pauses of 1, 2 and 4 s; and some for a busy machine. */
const giveUpMs = 4 * 6_000 + 7_000 + 3_000;
/** A worker that the last fault has stopped is back after 30 s, and the longest pause between two tries of a mail is then 40 s. */
const drainSeconds = 90;
/** Those that keep people waiting come first. */
const inOrder = linkFaults.toSorted((one, other) => Number(waits(other)) - Number(waits(one)));

/**
 * Every link of the product breaks in every way: visitor and web, web and PostgreSQL, worker and PostgreSQL, worker and mail
 * server, web and model. People send with the form's own `send`; what they were told is compared with rows and mails.
 */
export async function runBrokenLinks({ people, links = ['visitor', 'database'], faults = inOrder, without }: Links): Promise<Result> {
  const broken = without && breakBuild(certain);
  // The form asks its browser whether there is a network at all. Here there is.
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  const worker: Partial<Record<Link, FaultProxy>> = {};
  const product = await startSupervised({
    between: async (link, port) => {
      worker[link] = await startFaultProxy(port);
      return worker[link].port;
    },
  });
  const scratch = patiently(product.databaseUrl, 2);
  const failures: string[] = [];
  const told: Told[] = [];
  const personAt = async (url: string, name: string, key = crypto.randomUUID()): Promise<Outcome> => {
    const started = cpuClockMs();
    const outcome = await send(
      { draft: filledIn({ full_name: name, description: `Charge, court and date of ${name}` }), key, page: '/', attribution: {} },
      `${url}/case-review`,
    );
    told.push({ name, outcome, ms: cpuClockMs() - started });
    return outcome;
  };
  const meeting = async (what: string, url: string, proxy: FaultProxy, fault: LinkFault) => {
    // Several at once, so that connections are open when they break.
    const before = await inLanes(6, Array.from({ length: 6 }), (_, at) => personAt(url, `${what} before ${at}`));
    if (before.some(({ kind }) => kind !== 'received')) failures.push(`${what}: somebody was not received before it`);
    await proxy.meet(fault);
    const keys = Array.from({ length: people }, () => crypto.randomUUID());
    const outcomes = await Promise.all(keys.map((key, at) => personAt(url, `${what} ${at}`, key)));
    await proxy.meet('none');
    // One of them presses Send once more; the others have left.
    if ((await personAt(url, `${what} 0`, keys[0])).kind !== 'received') failures.push(`${what}: whoever sends again is not received`);
    if ((await personAt(url, `${what} after`)).kind !== 'received') failures.push(`${what}: nobody is received after it`);
    return outcomes.map(({ kind }) => kind).join(' ');
  };
  const trial = async ({ link, fault }: Trial): Promise<[string, string]> => {
    const what = `${link} ${fault}`;
    const proxy = await startFaultProxy(link === 'visitor' ? product.port : Number(new URL(product.databaseUrl).port));
    const port = await freePort();
    const web =
      link === 'database'
        ? run('web', { ...product.settings, DATABASE_URL: through(product.databaseUrl, proxy.port), PORT: String(port) }, broken ? broken.folder : built)
        : undefined;
    const url = `http://127.0.0.1:${web ? port : proxy.port}`;
    try {
      await untilReady(`${url}/ready/intake`);
      return [what, await meeting(what, url, proxy, fault)];
    } finally {
      await web?.stop();
      await proxy.close();
    }
  };

  try {
    const trials = faults.flatMap((fault) => links.map((link): Trial => ({ link, fault })));
    const [outcomes, answers] = await Promise.all([inLanes(8, trials, trial), inLanes(faults.length, faults, askThrough), breakInTurn(worker, faults)]);
    const started = performance.now();
    const alerted = await drained(scratch, product.outside.mail);
    const { wrong, unawares } = await compare(told, scratch);
    failures.push(...alerted, ...wrong, ...answers.flatMap((answer) => answer.wrong));
    return {
      trials: told.length + answers.length,
      failures,
      figures: {
        outcomes: Object.fromEntries(outcomes),
        unawares,
        slowestMs: Math.round(Math.max(...told.map(({ ms }) => ms))),
        slowestAnswerMs: Math.round(Math.max(...answers.map(({ ms }) => ms))),
        drainedMs: Math.round(performance.now() - started),
      },
    };
  } finally {
    await scratch.close();
    await product.stop();
    await Promise.all(Object.values(worker).map((proxy) => proxy.close()));
    broken?.remove();
  }
}

function waits(fault: LinkFault): boolean {
  return ['slow', 'thin', 'frozen'].includes(fault);
}

function through(url: string, port: number): string {
  return url.replace(/:\d+\//, `:${port}/`);
}

/** The worker's two links, one fault after the other, while people send. */
async function breakInTurn(worker: Partial<Record<Link, FaultProxy>>, faults: readonly LinkFault[]): Promise<void> {
  for (const fault of faults)
    for (const proxy of Object.values(worker)) {
      await proxy.meet(fault);
      await delay(1_500);
      await proxy.meet('none');
    }
}

/** Until the mail server has an alert about every request. */
async function drained({ pool }: Scratch, mail: Outside['mail']): Promise<string[]> {
  const { rows } = await pool.query<{ reference: string }>('select reference from case_reviews where not canary');
  const missing = () => {
    const mails = mail.received().map(({ raw }) => raw.toString('latin1'));
    return rows.filter(({ reference }) => !mails.some((one) => one.includes(`request ${spoken(reference)}`)));
  };
  await until('every alert has arrived', () => missing().length === 0, drainSeconds).catch(() => undefined);
  return missing().map(({ reference }) => `the mail server never got the alert about ${reference}`);
}

/** What each was told beside what is kept of it. `unawares`: kept, and the person cannot know. */
async function compare(told: readonly Told[], { db }: Scratch): Promise<{ wrong: string[]; unawares: number }> {
  const rows = await referencesByName(db);
  const wrong: string[] = [];
  let unawares = 0;
  for (const [name, said] of Map.groupBy(told, (one) => one.name)) {
    const kept = rows.get(name) ?? [];
    if (kept.length > 1) wrong.push(`${name} has ${kept.length} rows`);
    for (const { outcome, ms } of said) {
      if (outcome.kind === 'received' && kept[0] !== outcome.reference) wrong.push(`${name} was told of a reference that is not kept`);
      // Whoever sent again afterwards is kept for that reason.
      if (outcome.kind === 'failed' && kept.length > 0 && said.length === 1) wrong.push(`${name} was told that we have nothing, and we have it`);
      if (outcome.kind === 'unknown' && kept.length > 0 && said.length === 1) unawares++;
      if (!['received', 'failed', 'unknown'].includes(outcome.kind)) wrong.push(`${name} was told ${outcome.kind}`);
      if (ms > giveUpMs) wrong.push(`${name} waited ${Math.round(ms)} ms`);
    }
  }
  return { wrong, unawares };
}

const certain = [{ find: 'surelyNotKept(error) ? "failed" : "unknown"', put: '"failed"' }];
