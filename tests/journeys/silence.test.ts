import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startOutside } from '../adversity/outside.ts';
import { ended, type Product, type Running, run, startProduct, until, untilStarted } from '../world/product.ts';
import { patiently, type Scratch } from '../world/requests.ts';

/** Short intervals: what takes minutes in production takes seconds here. */
const quick = { CANARY_SECONDS: '3', SILENCE_SECONDS: '9', CANARY: 'off' };

type World = Awaited<ReturnType<typeof startOutside>>;
let [product, world, scratch]: [Product | undefined, World | undefined, Scratch | undefined] = [undefined, undefined, undefined];
const workers: Running[] = [];

beforeAll(async () => {
  world = await startOutside();
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map(({ child }) => ended(child, 'SIGKILL')));
  await scratch?.close();
  await product?.stop();
  for (const sink of Object.values(outside())) {
    await sink.fault('none');
    sink.received().splice(0);
  }
});
afterAll(() => world?.stop());

const outside = () => world?.outside ?? ({} as World['outside']);

/** Web and worker of the built product, with all three channels on loopback. */
async function open(more: Record<string, string> = {}): Promise<{ product: Product; worker: Running; scratch: Scratch }> {
  const settings = { ...world?.settings, ...quick, ...more };
  product = await startProduct(settings);
  scratch = patiently(product.postgres.url, 2);
  const worker = run('worker', { DATABASE_URL: product.postgres.url, ...settings, PUBLIC_URL: product.url });
  workers.push(worker);
  await untilStarted(worker);
  return { product, worker, scratch };
}

function alarms(): { mail: string[]; text: string[]; webhook: string[] } {
  const { mail, sms, webhook } = outside();
  return {
    mail: mail
      .received()
      .flatMap(({ headers }) => headers.filter(([name]) => name === 'Subject').map(([, value]) => value))
      .filter((subject) => /alarm/i.test(subject)),
    text: sms.received().map(({ body }) => new URLSearchParams(body).get('Body') ?? ''),
    webhook: webhook
      .received()
      .map(({ body }) => JSON.parse(body) as { type: string; data: { kind: string } })
      .filter(({ type }) => type === 'alarm')
      .map(({ data }) => data.kind),
  };
}

const rang = (running: Running, kind: string) => running.lines.some((line) => line.includes('"event":"alarm"') && line.includes(`"kind":"${kind}"`));

test('a synthetic request travels from the front door to its end, wakes nobody and is counted nowhere', async () => {
  const { product, worker, scratch } = await open({ CANARY: 'on' });
  const arrived = async () => (await scratch.pool.query("select from deliveries where kind = 'canary' and state = 'handed-over'")).rowCount ?? 0;
  await until('two have arrived', async () => (await arrived()) >= 2, 20);
  const { rows } = await scratch.pool.query<{ canary: boolean; next_due_at: Date | null }>(
    'select canary, next_due_at from case_reviews join followups on id = case_review_id',
  );
  expect(rows.every(({ canary, next_due_at }) => canary && next_due_at === null)).toBe(true);
  expect(outside().mail.received()).toEqual([]);
  expect(alarms().webhook).toEqual([]);

  // Messages that nobody sends ring as a backlog.
  await scratch.pool.query(`insert into deliveries (id, kind, channel, recipient, created_at, attempts, next_attempt_at)
    values (gen_random_uuid(), 'digest', 'email', 'partner', now() - interval '2 minutes', 3, now() + interval '1 hour')`);
  await until('both processes ring', () => rang(product.web, 'backlog') && rang(worker, 'backlog'), 20);
  await until('the webhook has it', () => alarms().webhook.includes('backlog'), 5);

  // A worker that is killed and does not come back cannot say so: the web process does.
  await ended(worker.child, 'SIGKILL');
  await until('the web process rings', () => rang(product.web, 'silence'), 30);
  await until('all channels have it', () => alarms().webhook.includes('silence') && alarms().text.length > 0 && alarms().mail.length > 0, 5);
});

test('two synthetic requests that do not arrive ring by a channel that does not share what failed: mail is down, text and webhook get it', async () => {
  const { product, worker } = await open({ CANARY: 'on' });
  await outside().mail.fault('down');
  await ended(product.web.child, 'SIGKILL');
  await until('the bell has rung', () => alarms().webhook.includes('canary') && alarms().text.length > 0, 30);
  expect(alarms().mail).toEqual([]);
  expect(rang(worker, 'canary')).toBe(true);
});

test('a database that is killed is told by both processes, and ends neither', async () => {
  const { product, worker } = await open();
  await product.postgres.killHard();
  await until('both ring', () => rang(product.web, 'database') && rang(worker, 'database'), 40);
  await until('both are heard', () => alarms().webhook.filter((kind) => kind === 'database').length === 2, 5);
  expect([product.web.child.exitCode, worker.child.exitCode]).toEqual([null, null]);
  await product.postgres.start();
});
