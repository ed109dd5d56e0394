// @module-tag nightly
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDraft } from '#case-review/schema.ts';
import { freePort } from '#scripts/ports.ts';
import { type LocalPostgres, startLocalPostgres } from '#scripts/postgres.ts';
import { untilReady } from '#scripts/until-ready.ts';
import { typical } from '../testkit/case-review.ts';
import { ask, type Front, startFront } from '../testkit/front.ts';
import { fieldsOf } from '../testkit/front-door.ts';
import { ended, type Running, run, until } from '../testkit/product.ts';
import { patiently } from '../testkit/requests.ts';

/** A small installation as it is deployed: nginx, two web processes, a worker, PostgreSQL. */
let postgres: LocalPostgres;
let front: Front;
let ports: number[];
let web: Running[];
let worker: Running;
beforeAll(async () => {
  postgres = await startLocalPostgres();
  ports = [await freePort(), await freePort()];
  worker = await startWorker();
  web = await Promise.all(ports.map(startWeb));
  front = await startFront(ports.map((port) => `http://127.0.0.1:${port}`));
});
afterAll(async () => {
  await front?.stop();
  await Promise.all([...(web ?? []), worker].map((process) => process?.stop()));
  await postgres?.discard();
});

test('while everything is replaced, one after the other, no request fails and none is lost', async () => {
  const visitors = startVisitors();
  for (const at of [0, 1]) {
    expect(await web[at]?.stop()).toBe(0);
    web[at] = await startWeb(ports[at] ?? 0);
  }
  expect(await worker.stop()).toBe(0);
  worker = await startWorker();
  await until('some more were sent', () => visitors.sent() > 200, 30);
  await settle(visitors);
});

test('while a web process is killed outright, the other one takes over what it had begun', async () => {
  const visitors = startVisitors();
  for (const at of [0, 1]) {
    const before = visitors.sent();
    await until('requests are under way', () => visitors.sent() > before + 20, 10);
    const { child } = web[at] ?? {};
    if (child) await ended(child, 'SIGKILL');
    web[at] = await startWeb(ports[at] ?? 0);
  }
  await settle(visitors);
});

async function settle({ stop }: ReturnType<typeof startVisitors>): Promise<void> {
  const { failed, references, plain } = await stop();
  expect(failed).toEqual([]);
  const stored = await rows();
  const added = stored.filter((reference) => !known.has(reference));
  for (const reference of added) known.add(reference);
  // Each answer with its own row, and no row without an answer.
  expect(added.filter((reference) => !references.has(reference))).toHaveLength(plain);
  expect(added).toHaveLength(references.size + plain);
  process.stdout.write(`${added.length} requests stored, 0 failed\n`);
}

const known = new Set<string>();

async function rows(): Promise<string[]> {
  const { db, close } = patiently(postgres.url, 1);
  const found = await db.selectFrom('case_reviews').select('reference').execute();
  await close();
  return found.map(({ reference }) => reference);
}

/** Six people who send one request after the other, half of them without script, until told to stop. */
function startVisitors() {
  const failed: string[] = [];
  const references = new Set<string>();
  let [plain, going, person] = [0, true, 0];
  const send = async (withScript: boolean) => {
    const draft = { ...emptyDraft, ...typical, full_name: `Person ${++people} ${++person}` };
    const headers = { origin: front.url, 'content-type': withScript ? 'application/json' : 'application/x-www-form-urlencoded' };
    const body = withScript
      ? JSON.stringify({ draft, key: crypto.randomUUID(), page: '/', attribution: {} })
      : new URLSearchParams({ ...fieldsOf(draft), page: '/' }).toString();
    const answer = await ask(`${front.url}/${withScript ? 'case-review' : 'free-consultation'}`, { method: 'POST', headers, body }, front.certificate);
    if (answer.status === 201) references.add((JSON.parse(answer.body.toString()) as { reference: string }).reference);
    else if (answer.status === 200) plain++;
    else failed.push(`${withScript ? 'island' : 'plain'}: ${answer.status}`);
  };
  const loops = Array.from({ length: 6 }, async (_, at) => {
    while (going) await send(at % 2 === 0).catch((error: unknown) => failed.push(String(error)));
  });
  return {
    sent: () => references.size + plain + failed.length,
    stop: async () => {
      going = false;
      await Promise.all(loops);
      return { failed, references, plain };
    },
  };
}

let people = 0;

async function startWeb(port: number): Promise<Running> {
  const process = run('web', { DATABASE_URL: postgres.url, PORT: String(port), TRUSTED_PROXY: 'true' });
  await untilReady(`http://127.0.0.1:${port}/ready/intake`);
  return process;
}

async function startWorker(): Promise<Running> {
  const process = run('worker', { DATABASE_URL: postgres.url });
  await until('the worker works', () => process.lines.some((line) => line.includes('"event":"started"')), 60);
  return process;
}
