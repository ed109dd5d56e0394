// @module-tag nightly
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openQueue } from '#database/queue.ts';
import { type Practice, startPractice, textOf } from '../testkit/practice.ts';
import { until } from '../testkit/product.ts';

let folder: string;
let practice: Practice;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'law-mail-'));
  cpSync('content', folder, { recursive: true });
  const file = join(folder, 'law/driving.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/(owi-first:[\s\S]*?reviewBy: )"[\d-]+"/, '$1"2026-01-31"'));
  practice = await startPractice({ CONTENT_FOLDER: folder });
});
afterAll(async () => {
  await practice?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('once a month the responsible lawyer is told which law is past its date, and which pages are unsigned', async () => {
  const { product, scratch, mail } = practice;
  const { rows } = await scratch.pool.query<{ cron: string; timezone: string }>("select cron, timezone from pgboss.schedule where name = 'order-law-review'");
  expect(rows).toEqual([{ cron: '0 7 1 * *', timezone: 'America/Detroit' }]);

  const boss = openQueue(product.postgres.url, { supervise: false, onError: () => undefined });
  await boss.start();
  await boss.send('order-law-review', {});
  const told = () => mail.received().filter(({ raw }) => /^Subject: .*statements? of law to look at/im.test(raw.toString()));
  await until('the mail is there', () => told().length > 0, 20);
  const [first] = told();
  if (!first) throw new Error('no mail');
  expect(first.envelope.to).toEqual(['intake@example.com']);
  const words = textOf(first);
  expect(words).toMatch(/owi-first: was to be looked at again by 2026-01-31/);
  expect(words).toMatch(/faqs\.yaml/);

  // A worker that is started again in the same month orders nothing twice.
  await boss.send('order-law-review', {});
  await until('the second order is done', async () => (await done(practice)) === 2, 20);
  await boss.stop();
  expect(told()).toHaveLength(1);
});

async function done({ scratch }: Practice): Promise<number> {
  const { rows } = await scratch.pool.query<{ count: number }>("select count(*)::int from pgboss.job where name = 'order-law-review' and state = 'completed'");
  return rows[0]?.count ?? 0;
}
