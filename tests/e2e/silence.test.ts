// @module-tag nightly
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { content } from '#firm/content.ts';
import { freePort } from '#scripts/ports.ts';
import { type LocalPostgres, startLocalPostgres } from '#scripts/postgres.ts';
import { demoKeys } from '#server/demo-secrets.ts';
import { startOutside } from '../faults/outside.ts';
import { startDeskProcess } from '../testkit/desk-process.ts';
import { deskSettings } from '../testkit/desk-settings.ts';
import { sendFromIsland } from '../testkit/front-door.ts';
import { keySet } from '../testkit/key-set.ts';
import { textOf } from '../testkit/practice.ts';
import { ended, type Product, type Running, run, startProductOn, until, untilStarted } from '../testkit/product.ts';
import { filledIn, patiently, type Scratch } from '../testkit/requests.ts';

/** Short intervals: what takes minutes in production takes seconds here. */
const quick = { CANARY_SECONDS: '3', SILENCE_SECONDS: '9', CANARY: 'off' };

type World = Awaited<ReturnType<typeof startOutside>>;
let [product, world, scratch]: [Product<LocalPostgres> | undefined, World | undefined, Scratch | undefined] = [undefined, undefined, undefined];
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
async function open(more: Record<string, string> = {}): Promise<{ product: Product<LocalPostgres>; worker: Running; scratch: Scratch }> {
  const settings = { ...world?.settings, ...quick, ...more };
  product = await startProductOn(await startLocalPostgres(), settings);
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
      .map(({ body }) => JSON.parse(body) as { type: string; data: { kind: string; saying: string } })
      .filter(({ type, data }) => type === 'alarm' && data.saying !== 'over')
      .map(({ data }) => data.kind),
  };
}

const { people } = content().firm.onCall;

/** What one person of the firm got, mails by their subjects. */
function heardBy(who: string): { texts: string[]; mails: string[] } {
  const { mail, sms } = outside();
  const texts = sms.received().map(({ body }) => new URLSearchParams(body));
  return {
    texts: texts.filter((form) => form.get('To') === people[who]?.mobile).map((form) => form.get('Body') ?? ''),
    mails: mail
      .received()
      .filter(({ envelope }) => envelope.to.includes(people[who]?.email ?? ''))
      .map(({ headers }) => headers.find(([name]) => /^subject$/i.test(name))?.[1] ?? ''),
  };
}

/** Both web processes look every three seconds: as if they had looked in vain for five minutes. */
async function passFiveMinutes({ pool }: Scratch, kind: string): Promise<void> {
  const unseen = "select from incidents where kind = $1 and seen_at < present() - interval '8 seconds'";
  await until(`nobody sees "${kind}" any more`, async () => (await pool.query(unseen, [kind])).rowCount === 1, 40);
  await pool.query("update incidents set seen_at = seen_at - interval '5 minutes', since = since - interval '25 minutes' where kind = $1", [kind]);
}

const seconds = (count: number) => new Promise((resolve) => setTimeout(resolve, count * 1_000));

const rang = (running: Running, kind: string) => running.lines.some((line) => line.includes('"event":"alarm"') && line.includes(`"kind":"${kind}"`));

test('a backup that is more than a day old rings, and one of last night does not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const done = join(folder, 'done');
  writeFileSync(done, '');
  await open({ BACKUP_DONE_FILE: done });
  // Two looks of each process.
  await new Promise((resolve) => setTimeout(resolve, 7_000));
  expect(alarms().webhook).not.toContain('backup');
  const longAgo = new Date(Date.now() - 27 * 3_600_000);
  utimesSync(done, longAgo, longAgo);
  await until('it rings', () => alarms().webhook.includes('backup'), 20);
});

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
  await seconds(4);
  expect(alarms().webhook.filter((kind) => kind === 'backlog')).toHaveLength(1);
  // When it is over and comes again, it rings again, however soon.
  await scratch.pool.query("delete from deliveries where kind = 'digest'");
  await passFiveMinutes(scratch, 'backlog');
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

test('a dead worker that two processes notice gives the technician one text and one mail, the lawyer none, and one more of each when it is back', async () => {
  const { product, worker, scratch } = await open();
  const settings = { ...world?.settings, ...quick, DATABASE_URL: product.postgres.url, PUBLIC_URL: product.url };
  const otherWeb = run('web', { ...settings, PORT: String(await freePort()) });
  workers.push(otherWeb);
  await untilStarted(otherWeb);
  await ended(worker.child, 'SIGKILL');
  await until('the technician has it', () => heardBy('technician').texts.length > 0 && heardBy('technician').mails.length > 0, 40);
  await seconds(8);
  expect([rang(product.web, 'silence'), rang(otherWeb, 'silence')].filter(Boolean)).toHaveLength(1);
  expect(heardBy('technician').mails).toEqual(['Alarm: the worker is silent']);
  expect(heardBy('technician').texts).toEqual([
    expect.stringMatching(/^Alarm: the worker is silent, since .+\. Start firm-worker\. More: e-mail and runbook\.$/),
  ]);

  // Half an hour later it still lasts: whoever stands in when nobody is on call hears of it too, in words of their own.
  await scratch.pool.query("update incidents set told_from = told_from - interval '30 minutes'");
  await until('it is told again', () => heardBy('technician').texts.length > 1 && heardBy('partner').mails.length > 0, 20);
  expect(heardBy('technician').mails[1]).toBe('Alarm, still: the worker is silent');
  expect(heardBy('partner').texts).toEqual([expect.stringContaining('Call your technician, and watch the phone.')]);

  const again = run('worker', settings);
  workers.push(again);
  await untilStarted(again);
  await passFiveMinutes(scratch, 'silence');
  await until('it is over', () => heardBy('technician').texts.length > 2 && heardBy('technician').mails.length > 2, 20);
  await seconds(8);
  expect(heardBy('technician').mails.slice(2)).toEqual(['Over: the worker is silent']);
  expect(heardBy('technician').texts.slice(2)).toEqual([expect.stringMatching(/^Over: the worker is silent\. It lasted 2\d minutes\./)]);
  expect(heardBy('partner').mails).toEqual(['Alarm, still: the worker is silent', 'Over: the worker is silent']);
  expect([heardBy('attorney'), heardBy('second')]).toEqual([
    { texts: [], mails: [] },
    { texts: [], mails: [] },
  ]);

  // The report of the next day.
  await scratch.pool.query(
    `update incidents set since = since - interval '1 day', opened_at = opened_at - interval '1 day', over_at = over_at - interval '1 day'`,
  );
  await scratch.pool.query("insert into deliveries (id, kind, channel, recipient) values (gen_random_uuid(), 'digest', 'email', 'partner')");
  const report = () =>
    outside()
      .mail.received()
      .find(({ raw }) => raw.includes('Daily report'));
  await until('the report is there', () => report() !== undefined, 20);
  expect(textOf(report() as never)).toMatch(/What failed, and for how long[\s\S]*2\d minutes: the worker is silent/);
});

test('texts that do not leave are told to the technician, and to the lawyer on call that alerts may not arrive', async () => {
  const { product } = await open();
  await outside().sms.fault('down');
  await sendFromIsland(product.url, filledIn(), crypto.randomUUID());
  const alarmsTo = (who: string) => heardBy(who).mails.filter((subject) => /alarm/i.test(subject));
  await until('both have it', () => alarmsTo('technician').length > 0 && alarmsTo('attorney').length > 0, 60);
  await seconds(4);
  expect([alarmsTo('technician'), alarmsTo('attorney'), alarmsTo('partner')]).toEqual([
    ['Alarm: a channel is down'],
    ['Alarm: your alerts may not arrive'],
    [],
  ]);
  const mail = outside()
    .mail.received()
    .find(({ raw }) => raw.includes('Alarm: a channel is down'));
  expect(textOf(mail as never)).toMatch(/text message, (connection-refused|resting)/);
});

test('a database that is killed is told once for both processes, and ends neither; when it is back, the row follows', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'incidents-'));
  const { product, worker, scratch } = await open({ INCIDENT_FOLDER: folder });
  await product.postgres.killHard();
  await until('it rings', () => rang(product.web, 'database') || rang(worker, 'database'), 40);
  await until('it is heard', () => alarms().webhook.includes('database'), 5);
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  expect(alarms().webhook.filter((kind) => kind === 'database')).toHaveLength(1);
  expect([product.web.child.exitCode, worker.child.exitCode]).toEqual([null, null]);
  expect([heardBy('technician').texts.length, heardBy('partner').texts.length, heardBy('attorney').texts.length]).toEqual([1, 0, 0]);

  await product.postgres.start();
  const file = join(folder, 'database_.json');
  // Whoever sees it once more while the database is coming back moves it from the file into its row.
  const noted = () => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { seenAt: string }) : undefined);
  const row = "from incidents where kind = 'database' and over_at is null";
  const seenAt = async () => Date.parse(noted()?.seenAt ?? (await scratch.pool.query<{ at: string }>(`select seen_at::text as at ${row}`)).rows[0]?.at ?? '');
  await until('nobody sees it any more', async () => Date.now() - (await seenAt()) > 10_000, 60);
  const last = noted();
  if (last) writeFileSync(file, JSON.stringify({ ...last, seenAt: new Date(Date.parse(last.seenAt) - 300_000) }));
  else await scratch.pool.query("update incidents set seen_at = seen_at - interval '5 minutes' where kind = 'database' and over_at is null");
  await until('it is over', () => heardBy('technician').texts.length > 1, 30);
  expect(heardBy('technician').texts[1]).toMatch(/^Over: the database is away/);
  const { rows } = await scratch.pool.query<{ told: number; over: boolean }>("select told, over_at is not null as over from incidents where kind = 'database'");
  expect([rows, readdirSync(folder)]).toEqual([[{ told: 1, over: true }], []]);
  rmSync(folder, { recursive: true });
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
  expect(textOf(mail() as never)).toContain('Ellen Halvorsen, text message, twilio-21211');
  await scratch.pool.query("insert into deliveries (id, kind, channel, recipient) values (gen_random_uuid(), 'digest', 'email', 'partner')");
  const report = () =>
    outside()
      .mail.received()
      .find(({ raw }) => raw.includes('Daily report'));
  await until('the report is there', () => report() !== undefined, 20);
  expect(textOf(report() as never)).toContain('Ellen Halvorsen, text message: twilio-21211, 1 time');
});

test('a public key that was mixed up rings, because the worker cannot open the newest test request', async () => {
  const { worker } = await open({ CANARY: 'on', SEAL_TO: keySet(1).written.SEAL_TO });
  await until('the worker rings', () => rang(worker, 'sealed'), 60);
  await until('the technician is told', () => alarms().webhook.includes('sealed'), 10);
  expect(alarms().webhook).not.toContain('canary');
});

test('a public key of the desk that was mixed up rings too: the desk leaves word, and the worker tells the technician', async () => {
  const others = keySet(1).written.SEAL_TO;
  const mixedUp = demoKeys.web.SEAL_TO.replace(/desk:1:[^,]+/, /desk:1:[^,]+/.exec(others)?.[0] ?? '');
  const { product: started, worker, scratch: rows } = await open({ CANARY: 'on', SEAL_TO: mixedUp });
  const arrived = () => rows.db.selectFrom('case_reviews').select('id').where('canary', '=', true).execute();
  await until('a test request has arrived', async () => (await arrived()).length > 0, 60);
  expect(rang(worker, 'sealed')).toBe(false);
  const desk = await startDeskProcess(deskSettings(started.postgres.urls.desk, await freePort()));
  workers.push(desk);
  await until('the worker rings', () => rang(worker, 'sealed'), 30);
  await until('the technician is told', () => alarms().webhook.includes('sealed'), 10);
  expect((await rows.db.selectFrom('desk_looks').select(['part', 'opens']).orderBy('part').execute()).map(({ opens }) => opens)).toEqual([false, false]);
  expect(await rows.db.selectFrom('incidents').select('subject').where('kind', '=', 'sealed').execute()).toEqual([{ subject: 'desk' }]);
});
