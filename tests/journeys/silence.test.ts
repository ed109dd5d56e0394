import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startOutside } from '../adversity/outside.ts';
import { sendFromIsland } from '../world/front-door.ts';
import { textOf } from '../world/practice.ts';
import { ended, type Product, type Running, run, startProduct, until, untilStarted } from '../world/product.ts';
import { filledIn, patiently, type Scratch } from '../world/requests.ts';

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
    'select case_reviews.canary, next_due_at from case_reviews join followups on id = case_review_id',
  );
  expect(rows.every(({ canary, next_due_at }) => canary && next_due_at === null)).toBe(true);
  expect(outside().mail.received()).toEqual([]);
  expect(alarms().webhook).toEqual([]);

  // Messages that nobody sends ring as a backlog.
  await scratch.pool.query(`insert into deliveries (id, kind, channel, recipient, created_at, attempts, next_attempt_at)
    values (gen_random_uuid(), 'digest', 'email', 'partner', now() - interval '2 minutes', 3, now() + interval '1 hour')`);
  await until('a process rings', () => rang(product.web, 'backlog') || rang(worker, 'backlog'), 20);
  await until('the webhook has it', () => alarms().webhook.includes('backlog'), 5);
  // Both see it, at every look, and one incident rings once.
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  expect(alarms().webhook.filter((kind) => kind === 'backlog')).toHaveLength(1);
  // When it is over and comes again, it rings again, however soon.
  await scratch.pool.query("delete from deliveries where kind = 'digest'");
  await until('it is over', async () => (await scratch.pool.query("select from incidents where kind = 'backlog' and over_at is null")).rowCount === 0, 20);
  await scratch.pool.query(`insert into deliveries (id, kind, channel, recipient, created_at, attempts, next_attempt_at)
    values (gen_random_uuid(), 'digest', 'email', 'partner', now() - interval '2 minutes', 3, now() + interval '1 hour')`);
  await until('it rings again', () => alarms().webhook.filter((kind) => kind === 'backlog').length === 2, 20);

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

test('a database that is killed is told once for both processes, and ends neither', async () => {
  const { product, worker } = await open();
  await product.postgres.killHard();
  await until('it rings', () => rang(product.web, 'database') || rang(worker, 'database'), 40);
  await until('it is heard', () => alarms().webhook.includes('database'), 5);
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  expect(alarms().webhook.filter((kind) => kind === 'database')).toHaveLength(1);
  expect([product.web.child.exitCode, worker.child.exitCode]).toEqual([null, null]);
  await product.postgres.start();
});

test('an address of the on-call list that refuses is told: in the log, as a number, as an alarm with channel and code, and in the daily report', async () => {
  const { product, worker, scratch } = await open();
  await outside().sms.fault('4xx');
  await sendFromIsland(product.url, filledIn(), crypto.randomUUID());
  await until('it is in the log', () => worker.lines.some((line) => line.includes('"event":"address-refused"')), 20);
  expect(worker.lines.find((line) => line.includes('address-refused'))).toMatch(/"who":"attorney","channel":"sms","code":"twilio-21211"/);
  await until('it rings', () => alarms().webhook.includes('refused'), 10);
  const mail = () =>
    outside()
      .mail.received()
      .find(({ raw }) => raw.includes('an address refuses messages'));
  await until('the mail names channel and code', () => mail() !== undefined, 10);
  expect(textOf(mail() as never)).toContain('Attorney Name, text message, twilio-21211');
  await scratch.pool.query("insert into deliveries (id, kind, channel, recipient) values (gen_random_uuid(), 'digest', 'email', 'partner')");
  const report = () =>
    outside()
      .mail.received()
      .find(({ raw }) => raw.includes('Daily report'));
  await until('the report is there', () => report() !== undefined, 20);
  expect(textOf(report() as never)).toContain('Attorney Name, text message: twilio-21211, 1 time');
});
