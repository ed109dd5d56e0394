// @module-tag nightly
import { afterAll, beforeAll, expect, test } from 'vitest';
import { learnWakeUp } from '#database/wake-up.ts';
import { content } from '#firm/content.ts';
import { receiveCaseReview } from '#intake/receive.ts';
import { demoSecrets } from '#server/demo-secrets.ts';
import { openSecrets } from '#vault/secrets.ts';
import { startOutside } from '../faults/outside.ts';
import { alertingBy } from '../testkit/alerting-by.ts';
import { openDatabase, type TestDatabase } from '../testkit/database.ts';
import { playTime } from '../testkit/played-time.ts';
import { filledIn, patiently, recipients, type Scratch, submissionOf } from '../testkit/requests.ts';

const start = Date.parse('2026-11-03T20:00:00Z');

let postgres: TestDatabase;
let world: Awaited<ReturnType<typeof startOutside>>;
let time: Awaited<ReturnType<typeof playTime>>;
let scratch: Scratch;
beforeAll(async () => {
  postgres = await openDatabase();
  world = await startOutside();
  time = await playTime(postgres, start, { settings: { ...world.settings, PUBLIC_URL: 'https://www.example.com', PLAY_ONLY: 'email' } });
  scratch = patiently(postgres.url, 2);
  await time.startWorker();
});
afterAll(async () => {
  await time?.stop();
  await scratch?.close();
  await world?.stop();
  await postgres?.discard();
});

test('what a resting channel turned away leaves with the first message that gets through, and not minutes later', { timeout: 60_000 }, async () => {
  await world.outside.mail.fault('down');
  for (let requests = 0; requests < 6; requests++) await receive(`Request number ${requests}`);
  for (const seconds of [5, 15, 35, 75, 155]) await time.advance(start + seconds * 1_000);
  expect(await mails()).toEqual({ waiting: 6 });
  await world.outside.mail.fault('none');
  // The next try of all six. One of them finds out that the server is there again; the others meet a channel that still rests.
  await time.advance(start + 320_000);
  await time.advance(start + 330_000);
  expect(await mails()).toEqual({ 'handed-over': 6 });
});

async function receive(description: string): Promise<void> {
  const wakeUp = await learnWakeUp(postgres.url);
  const receiver = {
    pool: scratch.pool,
    recipients,
    secrets: openSecrets(demoSecrets.INTAKE_SECRET),
    ladder: alertingBy(content().firm, ['email']).onCall,
    wakeUp: () => wakeUp,
    clock: () => new Date(time.now()),
  };
  await receiveCaseReview(receiver, submissionOf(filledIn({ description }), crypto.randomUUID()));
}

async function mails(): Promise<Record<string, number>> {
  const { rows } = await scratch.pool.query<{ state: string; count: number }>(
    "select state, count(*)::int from deliveries where kind = 'alert' and channel = 'email' group by 1",
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}
