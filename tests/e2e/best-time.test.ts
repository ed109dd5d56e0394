import { sql } from 'kysely';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { spoken } from '#case-review/reference.ts';
import { bestTimes, type Draft } from '#case-review/schema.ts';
import { learnWakeUp } from '#database/wake-up.ts';
import { instantAt } from '#firm/clock.ts';
import { content } from '#firm/content.ts';
import type { OnCall } from '#firm/on-call.ts';
import { reached } from '#followup/actions/reports.ts';
import { acknowledge, passOn } from '#followup/actions/take.ts';
import { callTimes } from '#followup/escalation/call-times.ts';
import { callSooner, keep, withdraw } from '#followup/receipt/change-receipt.ts';
import { openReceipt } from '#followup/receipt/receipt.ts';
import { type Received, receiveCaseReview } from '#intake/receive.ts';
import { demoSecrets } from '#server/demo-secrets.ts';
import { openSecrets } from '#vault/secrets.ts';
import { startOutside } from '../faults/outside.ts';
import { launchBrowser, noScript, openPage, phone } from '../testkit/browser.ts';
import { fillIn, sendButton, typical, violationsHere } from '../testkit/case-review.ts';
import { openDatabase, type TestDatabase } from '../testkit/database.ts';
import { startDeskProcess } from '../testkit/desk-process.ts';
import { playTime } from '../testkit/played-time.ts';
import { type Practice, startPractice, textOf } from '../testkit/practice.ts';
import { type Running, until } from '../testkit/product.ts';
import { filledIn, patiently, recipients, type Scratch, submissionOf } from '../testkit/requests.ts';
import { type Words, withoutBundles, wordsOfFirmWith } from '../testkit/words-of-firm.ts';

const { people } = content().firm.onCall;
const secrets = openSecrets(demoSecrets.INTAKE_SECRET);

describe('on a clock that is set', () => {
  /** The turns change at nine: a time of day may belong to somebody else than the hour at which it was chosen. */
  const layer = { name: 'days', people: ['attorney', 'second'], every: 'day' as const, from: '2026-11-16', handover: '09:00' };
  const ladder: OnCall = { ...content().firm.onCall, rota: [layer] };

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
      [/wakeForUsual: true/, 'wakeForUsual: false'],
      withoutBundles,
    );
    time = await playTime(postgres, instantAt('2026-11-16', '23:00').getTime(), {
      settings: { ...outside.settings, CONTENT_FOLDER: words.folder, PUBLIC_URL: 'https://www.example.com' },
    });
    scratch = patiently(postgres.url, 4);
    await time.startWorker();
  });
  afterAll(async () => {
    await time?.stop();
    await scratch?.close();
    await outside?.stop();
    words?.remove();
    await postgres?.discard();
  });

  test('an urgent request at three in the night rings at once, and so does one from custody that chose the evening', async () => {
    await at('2026-11-17', '03:00');
    const urgent = await receive({ description: 'There is a warrant out for me' });
    const custody = await receive({ best_time: 'Evening', arrested: 'Yes' });
    await at('2026-11-17', '03:00:01');
    for (const one of [urgent, custody]) {
      await until('it rang', () => textsAbout(one).length > 0, 20);
      expect(textsAbout(one)).toEqual([expect.stringMatching(/^attorney: Urgent: request [\w ]+\. Call due by 4:00 AM\./)]);
      expect([one.window, one.callDueAt.getTime() - one.receivedAt.getTime()]).toEqual([undefined, 3_600_000]);
      await reached(scratch.db, one.id, 'attorney');
    }
  });

  test('an urgent one that is no custody keeps the evening that was chosen', async () => {
    const warrant = await receive({ best_time: 'Evening', description: 'There is a warrant out for me' });
    await at('2026-11-17', '04:30');
    expect([textsAbout(warrant), mailsAbout(warrant)]).toEqual([[], ['attorney']]);
    // The daily report and a bundle say the same.
    await sql`insert into deliveries (id, kind, channel, recipient) values (gen_random_uuid(), 'digest', 'email', 'partner')`.execute(scratch.db);
    for (const channel of ['email', 'sms'])
      await sql`with bundle as (insert into deliveries (id, kind, channel, recipient, charged_at) values (gen_random_uuid(), 'bundle', ${channel}, 'partner', present()) returning id)
        insert into deliveries (id, case_review_id, kind, channel, recipient, step, state, bundle_id)
        select gen_random_uuid(), ${warrant.id}, 'alert', ${channel}, 'partner', 9, 'bundled', id from bundle`.execute(scratch.db);
    await at('2026-11-17', '04:31');
    const listed = () => outside.outside.mail.received().filter(({ envelope }) => envelope.to.includes(people['partner']?.email ?? ''));
    await until('both are mailed', () => listed().length === 2 && textsAbout(warrant).length === 1, 20);
    const evening = 'call between Tuesday, November 17, 5:00 PM and 9:00 PM';
    for (const mail of listed()) expect(textOf(mail)).toContain(evening);
    expect(textsAbout(warrant)).toEqual([expect.stringContaining('1 request waits. First: Urgent ')]);
    expect(textsAbout(warrant)[0]).toContain(', call between 5:00 PM and 9:00 PM.');
    await reached(scratch.db, warrant.id, 'attorney');
  });

  test('a usual one with Evening is mailed at once, rings at five and not before, and its visitor is told late only after nine', async () => {
    await at('2026-11-17', '08:30');
    const evening = await receive({ best_time: 'Evening', email: 'evening@example.com' });
    expect(evening.window).toMatchObject({ from: instantAt('2026-11-17', '17:00'), until: instantAt('2026-11-17', '21:00') });
    await at('2026-11-17', '08:31');
    await until('the mail is there', () => mailsAbout(evening).length > 0, 20);
    expect(mailTextAbout(evening)).toMatch(/Call between:?\s+Tuesday, November 17, 5:00 PM and 9:00 PM \(Detroit time\)/);
    expect(mailTextAbout(evening)).toContain('At 5:00 PM the alert goes to Teresa Nowak.');
    await at('2026-11-17', '12:00');
    await at('2026-11-17', '16:59');
    expect([textsAbout(evening), mailsAbout(evening), hooksAbout(evening)]).toEqual([[], ['attorney'], 1]);

    await at('2026-11-17', '17:00');
    await until('it rang', () => textsAbout(evening).length > 0 && mailsAbout(evening).length > 1, 20);
    // Whose turn it is has changed since; and a program was told when the request came in.
    expect(textsAbout(evening)).toEqual([expect.stringMatching(/^second: Usual: request [\w ]+\. Call between 5:00 PM and 9:00 PM\./)]);
    expect([mailsAbout(evening), hooksAbout(evening)]).toEqual([['attorney', 'second'], 1]);
    await at('2026-11-17', '17:10');
    await until('the ladder climbs from there', () => textsAbout(evening).length > 1, 20);

    await at('2026-11-17', '18:00');
    await at('2026-11-17', '20:59');
    expect(visitorMails('evening@example.com')).toEqual([]);
    await at('2026-11-17', '21:00');
    await until('the visitor is told', () => visitorMails('evening@example.com').length > 0, 20);
    expect(visitorMails('evening@example.com')).toEqual([
      expect.stringMatching(/We said we would call between Tuesday, November 17, 5:00\sPM and 9:00\sPM\. That time is over/),
    ]);
    await reached(scratch.db, evening.id, 'second');
  });

  test('a usual one at 2:15 wakes nobody where the firm says so: mail at once, and it rings at eight', async () => {
    await at('2026-11-18', '02:15');
    const sleeping = await receive({ email: 'night@example.com' }, { wakeForUsual: false });
    const urgent = await receive({ arrested: 'Yes' }, { wakeForUsual: false });
    expect(sleeping.callDueAt).toEqual(instantAt('2026-11-18', '09:00'));
    await at('2026-11-18', '02:16');
    await until('the urgent one rang', () => textsAbout(urgent).length > 0, 20);
    await reached(scratch.db, urgent.id, 'second');
    await at('2026-11-18', '07:59');
    expect([textsAbout(sleeping), mailsAbout(sleeping)]).toEqual([[], ['second']]);
    await at('2026-11-18', '08:00');
    await until('it rang', () => textsAbout(sleeping).length > 0, 20);
    expect(textsAbout(sleeping)).toEqual([expect.stringMatching(/Call due by 9:00 AM\./)]);
    await at('2026-11-18', '09:00');
    await until('the visitor is told', () => visitorMails('night@example.com').length > 0, 20);
    expect(visitorMails('night@example.com')[0]).toMatch(/We said we would call by Wednesday, November 18, 9:00\sAM\. That time is over/);
    await reached(scratch.db, sleeping.id, 'second');
  });

  test('"Call me as soon as possible instead" rings now, also where somebody had taken it for the evening', async () => {
    await at('2026-11-18', '10:00');
    const waiting = await receive({ best_time: 'Evening' });
    const taken = await receive({ best_time: 'Evening' });
    await at('2026-11-18', '10:01');
    await acknowledge(scratch.db, ladder, taken.id, 'second');
    expect([await receiptOf(waiting), await receiptOf(taken)]).toEqual([
      expect.objectContaining({ sooner: true, window: expect.objectContaining({ inDays: 0 }) }),
      expect.objectContaining({ sooner: true, seenBy: 'Teresa Nowak' }),
    ]);
    await at('2026-11-18', '10:30');
    for (const one of [waiting, taken]) {
      expect(textsAbout(one)).toEqual([]);
      const pressed = await callSooner({ db: scratch.db, secrets, ladder }, { token: one.receipt });
      expect(pressed).toMatchObject({ sooner: false, window: undefined, seenAt: undefined });
      expect(pressed.kind === 'open' && pressed.callDueAt.getTime() - time.now()).toBe(3_600_000);
    }
    await at('2026-11-18', '10:30:20');
    for (const one of [waiting, taken]) {
      await until('it rang', () => textsAbout(one).length > 0, 20);
      expect(textsAbout(one)).toEqual([expect.stringMatching(/^attorney: .*Call due by 11:30 AM\./)]);
      // A second press changes nothing.
      await callSooner({ db: scratch.db, secrets, ladder }, { token: one.receipt });
    }
    await at('2026-11-18', '10:30:40');
    for (const one of [waiting, taken]) {
      expect(textsAbout(one)).toHaveLength(1);
      await reached(scratch.db, one.id, 'attorney');
    }
  });

  test('whoever takes it before its time is asked for a report after it has begun, and one who passes it on wakes nobody before', async () => {
    await at('2026-11-19', '12:30');
    const taken = await receive({ best_time: 'Evening' });
    const passed = await receive({ best_time: 'Evening' });
    const kept = await receive({ best_time: 'Evening' });
    await at('2026-11-19', '12:31');
    await acknowledge(scratch.db, ladder, taken.id, 'second');
    await passOn(scratch.db, ladder, [], passed.id, 'second');
    const parts = { db: scratch.db, secrets, ladder };
    await withdraw(parts, { token: kept.receipt });
    await at('2026-11-19', '13:00');
    await keep(parts, { token: kept.receipt });
    await at('2026-11-19', '14:00');
    await at('2026-11-19', '16:59');
    for (const one of [taken, passed, kept]) expect(textsAbout(one)).toEqual([]);
    await at('2026-11-19', '17:00');
    await until('it goes to the next', () => textsAbout(passed).length > 0 && textsAbout(kept).length > 0, 20);
    await at('2026-11-19', '17:07');
    expect(textsAbout(taken)).toEqual([]);
    await at('2026-11-19', '17:08');
    await until('the report is asked for', () => textsAbout(taken).length > 0, 20);
    expect(textsAbout(taken)).toEqual([expect.stringMatching(/^second: Request [\w ]+: how did the call go\?/)]);
    for (const one of [taken, passed, kept]) await reached(scratch.db, one.id, 'second');
  });

  test('a usual one of the day that nobody takes is repeated by mail at night where the firm says so, and rings again at eight; an urgent one rings on', async () => {
    await at('2026-11-19', '20:20');
    const [usual, urgent] = [await receive({ email: 'all-night@example.com' }), await receive({ description: 'There is a warrant out for me' })];
    for (const clock of ['20:20:01', '20:25', '20:30', '20:40', '20:45', '20:50', '21:00']) await at('2026-11-19', clock);
    await at('2026-11-19', '21:15');
    // The hour was promised by day, and is kept into the night.
    await until('the last step rang', () => rangFor(usual) === 6 && mailsAbout(usual).length === 6, 20);
    await at('2026-11-19', '21:20');
    await until('the visitor is told', () => visitorMails('all-night@example.com').length > 0, 20);
    for (const clock of ['21:50', '22:15', '22:50', '23:15', '23:50']) await at('2026-11-19', clock);
    await until('the urgent one rang', () => rangFor(urgent) === 9, 20);
    await until('the usual one is mailed', () => mailsAbout(usual).filter((who) => who !== 'nobody').length === 8, 20);
    outside.outside.mail.refuse(people['partner']?.email ?? '');
    for (const hour of ['00', '01', '02', '03', '04', '05', '06']) await at('2026-11-20', `${hour}:15`);
    await at('2026-11-20', '07:15');
    await at('2026-11-20', '07:59');
    // Not even for a mail that is refused.
    expect(rangFor(usual)).toBe(6);
    await at('2026-11-20', '08:00');
    await until('it rang', () => rangFor(usual) === 7, 20);
    await at('2026-11-20', '09:00');
    await until('and goes on', () => rangFor(usual) === 8, 20);
    for (const one of [usual, urgent]) await reached(scratch.db, one.id, 'second');
  });

  test('a mail that is refused brings in no text before the time has come', async () => {
    await at('2026-11-20', '10:00');
    outside.outside.mail.refuse(people['attorney']?.email ?? '');
    const evening = await receive({ best_time: 'Evening' });
    await at('2026-11-20', '10:01');
    await at('2026-11-20', '16:59');
    expect([textsAbout(evening), mailsAbout(evening)]).toEqual([[], []]);
    await at('2026-11-20', '17:00');
    await until('it rang', () => textsAbout(evening).length > 0, 20);
    await reached(scratch.db, evening.id, 'attorney');
  });

  let sent = 0;
  async function receive(own: Partial<Draft>, rules: Partial<OnCall> = {}): Promise<Received> {
    const wakeUp = await learnWakeUp(postgres.url);
    const receiver = {
      pool: scratch.pool,
      recipients,
      secrets,
      ladder: { ...ladder, ...rules },
      wakeUp: () => wakeUp,
      clock: () => new Date(time.now()),
    };
    const key = `a-key-of-its-own-${sent++}`;
    return (await receiveCaseReview(receiver, submissionOf(filledIn({ court_date: '', email: '', ...own }), key))) as Received;
  }

  /** And a second later, in which the worker looks into its queue. */
  async function at(day: string, clock: string): Promise<void> {
    const [minute, seconds] = [clock.slice(0, 5), Number(clock.slice(6) || 0)];
    await time.advance(instantAt(day, minute).getTime() + seconds * 1000);
    await time.advance(time.now() + 1_000);
  }

  function receiptOf({ receipt }: Received) {
    return openReceipt({ db: scratch.db, secrets, ladder }, { token: receipt });
  }

  const nameOf = (found: (person: (typeof people)[string]) => boolean) => Object.entries(people).find(([, person]) => found(person))?.[0] ?? 'nobody';

  /** "attorney: Urgent: request ..." */
  function textsAbout({ reference }: Received): string[] {
    const texts = outside.outside.sms.received().map(({ body }) => new URLSearchParams(body));
    const about = texts.filter((form) => form.get('Body')?.includes(spoken(reference)));
    return about.map((form) => `${nameOf(({ mobile }) => mobile === form.get('To'))}: ${form.get('Body')}`);
  }

  /** Without what the visitor was texted. */
  const rangFor = (one: Received) => textsAbout(one).filter((text) => !text.startsWith('nobody')).length;

  function alertsAbout({ reference }: Received) {
    return outside.outside.mail.received().filter((mail) => mail.headers.some(([name, value]) => /^subject$/i.test(name) && value.includes(spoken(reference))));
  }
  const mailsAbout = (one: Received) => alertsAbout(one).map(({ envelope }) => nameOf(({ email }) => envelope.to.includes(email ?? '')));
  const mailTextAbout = (one: Received) => alertsAbout(one).map(textOf).join('\n');
  const hooksAbout = ({ reference }: Received) => outside.outside.webhook.received().filter(({ body }) => body.includes(reference)).length;
  const visitorMails = (address: string) => outside.outside.mail.received().flatMap((mail) => (mail.envelope.to.includes(address) ? [textOf(mail)] : []));
});

describe('on the pages', () => {
  let practice: Practice;
  let desk: Running;
  let browser: Browser;
  beforeAll(async () => {
    [practice, browser] = await Promise.all([startPractice(), launchBrowser()]);
    desk = await startDeskProcess(practice.env);
  });
  afterAll(async () => {
    await browser?.close();
    await desk?.stop();
    await practice?.stop();
  });

  /** A time of day that has not begun; at any moment there are two of them. */
  const laterWish = () => {
    const now = new Date();
    const rules = content().firm.onCall;
    return bestTimes.find((wish) => callTimes(now, { level: 'usual', callAnyway: false }, wish, rules).from > now) ?? 'ASAP';
  };
  const between = /^We call you (today|tomorrow) between \d{1,2}:\d\d\s[AP]M and \d{1,2}:\d\d\s[AP]M$/;

  test('the confirmation says between when somebody calls, and nothing of an hour', async () => {
    const { page, said, close } = await openPage(browser, `${practice.product.url}/contact`, { ...phone, timezoneId: 'America/Los_Angeles' });
    await fillIn(page, { ...typical, court_date: '', best_time: laterWish() });
    await page.click(sendButton);
    await page.locator('.received').waitFor();
    expect(await page.locator('.received .promise').innerText()).toMatch(between);
    expect(await page.locator('.toast').first().innerText()).toMatch(/We call you .* between .*\. For immediate assistance, call \(810\) 555-0146\./s);
    expect(await page.locator('.received').innerText()).not.toContain('hour');
    expect(await page.locator('.promise-day span').innerText()).toMatch(/^On your clock: \w+day/);
    expect(await violationsHere(page)).toEqual([]);
    expect(said).toEqual([]);
    await close();
  });

  test.each([
    ['with JavaScript', phone],
    ['without JavaScript', noScript],
  ])('the receipt %s shows the time of day, and its button makes a phone ring now', async (name, screen) => {
    const { reference, receiptCode, link } = await practice.request({ full_name: `Jordan ${name}`, best_time: laterWish(), court_date: '' });
    const rang = () => practice.sms.received().filter(({ body }) => new URLSearchParams(body).get('Body')?.includes(spoken(reference))).length;
    const sheet = await openPage(browser, link, phone);
    await sheet.page.locator('.alert-facts', { hasText: /Call between\s*\w{3}, .* \d{1,2}:\d\d\s[AP]M/ }).waitFor();
    await sheet.close();

    const { page, close } = await openPage(browser, `${practice.product.url}/receipt`, screen);
    await page.fill('[name=reference]', reference);
    await page.fill('[name=code]', receiptCode);
    await page.click('text=Open my receipt');
    expect(await page.locator('.promise').innerText()).toMatch(between);
    expect(rang()).toBe(0);
    await page.click('text=Call me as soon as possible instead');
    await page.locator('.promise', { hasText: /^We call you by/ }).waitFor();
    expect(await page.locator('text=Call me as soon as possible instead').count()).toBe(0);
    await until('a phone rings', () => rang() > 0, 30);
    await close();
  });

  test('who asked for a call as soon as possible is offered nothing sooner', async () => {
    const { receipt } = await practice.request({ full_name: 'Jordan Soon' });
    const page = await (
      await fetch(`${practice.product.url}/receipt`, {
        method: 'POST',
        headers: { origin: practice.product.url },
        body: new URLSearchParams({ token: receipt }),
      })
    ).text();
    expect(page).toContain('We call you by');
    expect(page).not.toContain('as soon as possible instead');
  });
});
