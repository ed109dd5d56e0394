// @module-tag nightly
import { afterAll, beforeAll, expect, test } from 'vitest';
import { learnWakeUp } from '#database/wake-up.ts';
import { instantAt } from '#firm/clock.ts';
import { content } from '#firm/content.ts';
import { receiveCaseReview } from '#intake/receive.ts';
import { demoSecrets } from '#server/demo-secrets.ts';
import { openSecrets } from '#vault/secrets.ts';
import { startOutside } from '../faults/outside.ts';
import { openDatabase, type TestDatabase } from '../testkit/database.ts';
import { playTime } from '../testkit/played-time.ts';
import { until } from '../testkit/product.ts';
import { filledIn, patiently, recipients, type Scratch, submissionOf } from '../testkit/requests.ts';
import { type Words, withoutBundles, wordsOfFirmWith } from '../testkit/words-of-firm.ts';

/** A week on a clock that is set: Monday, November 2, 2026, the morning after the night in which clocks went back. */
const start = instantAt('2026-11-02', '07:30').getTime();
const layer = { name: 'weeks', people: ['attorney', 'second'], every: 'week' as const, from: '2026-10-26', handover: '09:00' };
const { people } = content().firm.onCall;

let postgres: TestDatabase;
let outside: Awaited<ReturnType<typeof startOutside>>;
let words: Words;
let time: Awaited<ReturnType<typeof playTime>>;
let scratch: Scratch;
beforeAll(async () => {
  postgres = await openDatabase();
  outside = await startOutside();
  words = wordsOfFirmWith(
    [/- \{ name: weeks, people: \[attorney\].*/, `- ${JSON.stringify(layer)}`],
    // At the second step one person is named twice: by role and by name.
    [/who: on-call, by: \[sms, email\] \}\]/, 'who: on-call, by: [sms, email] }, { who: second, by: [sms] }, { who: next, by: [sms] }]'],
    withoutBundles,
  );
  time = await playTime(postgres, start, {
    settings: { ...outside.settings, CONTENT_FOLDER: words.folder, PLAY_ON_CALL: '1', PUBLIC_URL: 'https://www.example.com' },
  });
  scratch = patiently(postgres.url, 2);
  await Promise.all([time.startWorker(), time.startWorker()]);
});
afterAll(async () => {
  await time?.stop();
  await scratch?.close();
  await outside?.stop();
  words?.remove();
  await postgres?.discard();
});

test('whoever goes on call is told once, an hour before, by text and mail, whatever happens to the workers', async () => {
  await at('2026-11-02', '07:59');
  expect([textsTo('second'), mailsTo('second', /on call/)]).toEqual([[], []]);

  await at('2026-11-02', '08:00');
  const text = 'You are on call from Monday, November 2, 9:00 AM to Monday, November 9, 9:00 AM. If you cannot, tell the office now.';
  await until('the notice has arrived', () => textsTo('second').length > 0 && mailsTo('second', /on call/).length > 0, 20);
  expect([textsTo('second'), mailsTo('second', /on call/)]).toEqual([[text], ['You are on call from Monday, November 2, 9:00 AM']]);

  for (const worker of time.workers()) await time.kill(worker);
  await time.startWorker();
  await at('2026-11-02', '08:30');
  expect([textsTo('second').length, mailsTo('second', /on call/).length, textsTo('attorney').length]).toEqual([1, 1, 0]);
});

test('a step alerts who is on call when it is due, not when the request came in, and nobody twice by one channel', async () => {
  await at('2026-11-02', '08:55');
  const wakeUp = await learnWakeUp(postgres.url);
  const ladder = { ...content().firm.onCall, rota: [layer] };
  const receiver = {
    pool: scratch.pool,
    recipients,
    secrets: openSecrets(demoSecrets.INTAKE_SECRET),
    ladder,
    wakeUp: () => wakeUp,
    clock: () => new Date(time.now()),
  };
  await receiveCaseReview(receiver, submissionOf(filledIn(), 'a-key-of-its-own'));
  await at('2026-11-02', '08:56');
  await at('2026-11-02', '09:05');
  const { rows } = await scratch.pool.query<{ step: number; recipient: string; channel: string }>(
    "select step, recipient, channel from deliveries where kind = 'alert' order by 1, 2, 3",
  );
  expect(rows.map(({ step, recipient, channel }) => `${step} ${recipient} ${channel}`)).toEqual([
    '0 attorney email',
    '0 attorney sms',
    '0 attorney webhook',
    '1 attorney sms',
    '1 second email',
    '1 second sms',
  ]);
  expect(mailsTo('attorney', /request/)).toHaveLength(1);
  await scratch.pool.query("update followups set state = 'reached', next_due_at = null");
});

test('a gap within seven days rings once a day, by day, and one further away does not', async () => {
  await away('attorney', '2026-11-10', '2026-11-11');
  await away('second', '2026-11-10', '2026-11-11');
  await at('2026-11-02', '20:00');
  expect(await rung()).toBe(0);
  await at('2026-11-03', '00:30');
  await at('2026-11-03', '07:59');
  expect(await rung()).toBe(0);

  await at('2026-11-03', '08:01');
  await until('the alarm has arrived', () => alarms().length > 0, 20);
  const text =
    outside.outside.mail
      .received()
      .find(({ raw }) => raw.includes('a gap in who is on call'))
      ?.raw.toString() ?? '';
  expect(text.replaceAll(/=\r?\n/g, '')).toContain('Nobody is on call from Tuesday, November 10, 12:00 AM to Wednesday, November 11, 12:00 AM');

  for (const worker of time.workers()) await time.kill(worker);
  await Promise.all([time.startWorker(), time.startWorker()]);
  await at('2026-11-03', '12:00');
  await at('2026-11-03', '20:00');
  expect([await rung(), alarms().length]).toEqual([1, 1]);
  await at('2026-11-04', '08:00');
  await until('it rings again the next day', () => alarms().length > 1, 20);
  await at('2026-11-04', '15:00');
  expect([await rung(), alarms().length]).toEqual([2, 2]);
});

/** And a second later, in which workers look into their queue. */
async function at(day: string, clock: string): Promise<void> {
  await time.advance(instantAt(day, clock).getTime());
  await time.advance(time.now() + 1_000);
}

function away(person: string, from: string, to: string) {
  return scratch.pool.query("insert into on_call_changes (kind, person, from_at, until_at, made_by) values ('absence', $1, $2, $3, 'test')", [
    person,
    instantAt(from, '00:00'),
    instantAt(to, '00:00'),
  ]);
}

function textsTo(who: string): string[] {
  const texts = outside.outside.sms.received().map(({ body }) => new URLSearchParams(body));
  return texts.filter((form) => form.get('To') === people[who]?.mobile).map((form) => form.get('Body') ?? '');
}

function mailsTo(who: string, subject: RegExp): string[] {
  const mails = outside.outside.mail.received().filter(({ envelope }) => envelope.to.includes(people[who]?.email ?? ''));
  const subjects = mails.map(({ headers }) => headers.find(([name]) => /^subject$/i.test(name))?.[1] ?? '');
  return subjects.filter((one) => subject.test(one));
}

async function rung(): Promise<number> {
  const { rows } = await scratch.pool.query<{ count: number }>("select count(*)::int from incidents where kind = 'gap'");
  return rows[0]?.count ?? 0;
}

/** Those that rang, as the managing partner got them. */
function alarms(): string[] {
  return mailsTo('partner', /^Alarm: a gap in who is on call/);
}
