import { sql } from 'kysely';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { spoken } from '#case-review/reference.ts';
import { openQueue } from '#database/queue.ts';
import { instantAt } from '#firm/clock.ts';
import { content } from '#firm/content.ts';
import { answerByPage } from '#replies/staff/drill-answers.ts';
import { demoSecrets } from '#server/demo-secrets.ts';
import { openSecrets } from '#vault/secrets.ts';
import { startOutside } from '../faults/outside.ts';
import { axeViolations, launchBrowser, noScript, openPage, phone } from '../testkit/browser.ts';
import { numbers } from '../testkit/calling-firm.ts';
import { command } from '../testkit/command.ts';
import { openDatabase, type TestDatabase } from '../testkit/database.ts';
import { startDrilledFirm, topic } from '../testkit/drilled-firm.ts';
import type { NtfyMessage } from '../testkit/ntfy-sink.ts';
import { playTime } from '../testkit/played-time.ts';
import { textOf } from '../testkit/practice.ts';
import { until } from '../testkit/product.ts';
import type { Emergency } from '../testkit/pushover-sink.ts';
import { patiently, type Scratch } from '../testkit/requests.ts';
import { type Words, wordsOfFirmWith } from '../testkit/words-of-firm.ts';

const addresses = { attorney: 'intake@example.com', second: 'second@example.com', partner: 'partner@example.com' };
const everybody = [
  ...['attorney call', 'attorney email', 'attorney push', 'attorney sms'],
  ...['partner call', 'partner email', 'partner sms'],
  ...['second call', 'second email', 'second push', 'second sms'],
];

describe('a drill', { timeout: 120_000 }, () => {
  let firm: Awaited<ReturnType<typeof startDrilledFirm>>;
  let browser: Browser;
  beforeAll(async () => {
    [firm, browser] = await Promise.all([startDrilledFirm(), launchBrowser()]);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await firm?.stop();
  });
  beforeEach(() => {
    for (const number of Object.values(numbers)) firm.practice.sms.answers(number, { kind: 'silent' });
  });

  const run = (...args: string[]) => command('drill', args, firm.practice.env);
  const preflight = async () =>
    (await command('preflight', [], firm.practice.env)).said.split('\n').filter((line) => line.includes('npm run drill') || line.includes('SMS_CAMPAIGN'));
  const reply = (from: string, body: string) => firm.practice.sms.text(firm.practice.product.url, from, body);

  type Row = { id: string; recipient: string; channel: string; state: string; last_code: string | null; answered_at: Date | null; arrival: string | null };
  /** The messages of the newest drill. */
  const newest = async (): Promise<(Row & { name: string })[]> => {
    const { rows } = await sql<Row>`select * from deliveries where drill_id = (select id from drills order by ordered_at desc limit 1)
      order by recipient, channel`.execute(firm.practice.scratch.db);
    return rows.map((row) => ({ ...row, name: `${row.recipient} ${row.channel}` }));
  };
  const answered = async () => (await newest()).filter(({ answered_at }) => answered_at !== null).map(({ name }) => name);
  const isSent = async () => (await newest()).every(({ state }) => state === 'handed-over');
  /** As if the newest drill had been so long ago. */
  const age = async (time: string) => {
    const { rows } = await sql<{ id: string }>`update drills set ordered_at = ordered_at - ${time}::interval
      where id = (select id from drills order by ordered_at desc limit 1) returning id`.execute(firm.practice.scratch.db);
    await sql`update deliveries set created_at = created_at - ${time}::interval, answered_at = answered_at - ${time}::interval
      where drill_id = ${rows[0]?.id}`.execute(firm.practice.scratch.db);
  };
  const drillMails = (who: keyof typeof addresses) =>
    firm.practice.mail.received().filter(({ envelope, headers }) => {
      const subject = headers.find(([name]) => /^subject$/i.test(name))?.[1];
      return envelope.to.includes(addresses[who]) && subject === 'Drill: please answer';
    });
  const wayIn = (who: keyof typeof addresses) => {
    const text = textOf(drillMails(who).at(-1) as never);
    return { link: /http\S+\/drill#[\w-]{43}/.exec(text)?.[0] ?? '', code: /code:\s+([A-Z0-9]{3} [A-Z0-9]{3} [A-Z0-9]{2})\b/.exec(text)?.[1] ?? '' };
  };
  const post = (fields: Record<string, string>) =>
    fetch(`${firm.practice.product.url}/drill`, { method: 'POST', headers: { origin: firm.practice.product.url }, body: new URLSearchParams(fields) });

  test('asks everybody by every channel, says first that it is a drill, and keeps each answer', async () => {
    expect(await preflight()).toEqual([
      expect.stringContaining('SMS_CAMPAIGN: is not set; carriers deliver no texts before a brand and a campaign are registered'),
      expect.stringContaining('npm run drill: no drill in the last 30 days'),
    ]);
    const { sms } = firm.practice;
    for (const [number, key] of [
      [numbers.attorney, '1'],
      [numbers.second, '2'],
      [numbers.partner, '1'],
    ] as const)
      sms.answers(number, { kind: 'human', press: [key] });
    const waiting = run('--wait');
    await until('everybody has been asked', async () => (await newest()).length > 0 && (await isSent()), 20);
    expect((await newest()).map(({ name }) => name)).toEqual(everybody);

    // The phone: 1 answers, and so does 2, which passes nothing on.
    await until('all three calls are over', () => sms.calls().length === 3 && sms.calls().every(({ status }) => status === 'completed'), 15);
    const heard = (number: string) => sms.calls().find(({ to }) => to === number)?.heard;
    const asks = 'Blue Water Defense, on call. This is a drill. No request is waiting. Press 1 to answer. Press 9 to hear this again.';
    expect(heard(numbers.attorney)).toEqual([asks, 'Thank you. Your answer to the drill is noted.']);
    expect(heard(numbers.second)).toEqual([asks, 'Thank you. This is a drill, so nothing is passed on.']);
    expect(sms.calls().flatMap(({ errors }) => errors)).toEqual([]);

    // Texts.
    for (const number of Object.values(numbers)) {
      expect(sms.textsTo(number)).toEqual(['Blue Water Defense: This is a drill. No request is waiting. Reply 1 to answer.']);
      expect(await reply(number, '1')).toBe('Thank you. Your answer to the drill is noted.');
    }

    // Push messages: a button, and an acknowledgement.
    const [note] = firm.ntfy.shown(topic) as [NtfyMessage];
    expect([note.title, note.message, note.actions.map(({ label }) => label)]).toEqual([
      'Drill',
      'This is a drill. No request is waiting. Tap “I take it” to answer.',
      ['I take it'],
    ]);
    expect(await firm.ntfy.press(note, 'I take it')).toEqual({ status: 200, said: 'Thank you. Your answer to the drill is noted.' });
    const [ringing] = firm.pushover.about('drill') as [Emergency];
    expect([ringing.form.get('title'), ringing.form.get('message')]).toEqual(['Drill', 'This is a drill. No request is waiting. Acknowledge it to answer.']);
    firm.pushover.acknowledge(ringing);
    await until('that is noted', async () => (await answered()).includes('second push'), 15);

    // Mails: a press of the button with and without JavaScript, and a code.
    const before = await answered();
    const { page, said, close } = await openPage(browser, wayIn('attorney').link, phone);
    expect(page.url()).toBe(`${firm.practice.product.url}/drill`);
    expect(await page.locator('input:visible').count()).toBe(0);
    expect([await page.locator('h1').innerText(), await axeViolations(page)]).toEqual(['This is a drill', []]);
    expect((await page.locator('body').innerText()).includes('Attorney')).toBe(false);
    expect([await answered(), before.includes('attorney email')]).toEqual([before, false]);
    await page.click('text=It reached me');
    await page.getByText('Your answer is noted').waitFor();
    expect([await axeViolations(page), said.filter((line) => !line.includes('favicon'))]).toEqual([[], []]);
    await close();
    const plain = await openPage(browser, wayIn('second').link, noScript);
    await plain.page.fill('[name=code]', wayIn('second').code.toLowerCase());
    await plain.page.click('text=It reached me');
    expect(await plain.page.locator('main').innerText()).toContain('Your answer is noted');
    await plain.close();
    expect((await post({ token: wayIn('partner').link.split('#').at(-1) ?? '' })).status).toBe(200);

    const { status, said: printed } = await waiting;
    expect(printed.split('\n').slice(0, 4)).toEqual([
      'This drill asks:',
      '  Ellen Halvorsen: e-mail, text message, phone call, push message',
      '  Teresa Nowak: e-mail, text message, phone call, push message',
      '  Marcus Bell: e-mail, text message, phone call',
    ]);
    expect(printed).toMatch(/Teresa Nowak, push message: after \d+ seconds/);
    expect([status, printed.includes('\nEverybody answered by every channel.\n')]).toEqual([0, true]);
    expect(await answered()).toEqual(everybody);
    expect(new Set((await newest()).map(({ arrival }) => arrival))).toEqual(new Set(['answered']));
    expect(firm.practice.mail.received().filter(({ envelope }) => envelope.to.includes('technician@example.com'))).toEqual([]);
    expect(await preflight()).toEqual([expect.stringContaining('SMS_CAMPAIGN')]);
  });

  test('is not answered by whoever only looks, guesses or comes too late', async () => {
    await age('5 hours');
    await run();
    await until('everybody has been asked', async () => (await newest()).length > 0 && (await isSent()), 20);
    const { link, code } = wayIn('attorney');
    const token = link.split('#').at(-1) ?? '';
    const looked = await fetch(`${firm.practice.product.url}/drill?token=${token}&code=${code}`);
    expect([looked.status, looked.headers.get('cache-control'), looked.headers.get('referrer-policy')]).toEqual([200, 'no-store', 'no-referrer']);
    expect((await post({ token: token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) })).status).toBe(404);
    const wrong = await post({ code: 'AAA AAA AA' });
    expect([wrong.status, (await wrong.text()).includes('does not count')]).toEqual([404, true]);
    // Ten wrong codes within an hour, and the right one does not count either. The link still does.
    for (let tries = 0; tries < 10; tries++) await post({ code: 'AAA AAA AA' });
    expect((await post({ code })).status).toBe(404);
    expect(await answered()).toEqual([]);
    expect((await post({ token })).status).toBe(200);
    expect(await answered()).toEqual(['attorney email']);

    await age('121 minutes');
    const late = firm.ntfy.shown(topic).at(-1) as NtfyMessage;
    expect((await firm.ntfy.press(late, 'I take it')).status).toBe(404);
    expect((await post({ token: wayIn('second').link.split('#').at(-1) ?? '' })).status).toBe(404);
    expect(await reply(numbers.attorney, '1')).toBe('Nothing waits for you right now.');
    expect(await answered()).toEqual(['attorney email']);
    // The older drill reached everybody; without it, this one names who is missing.
    expect(await preflight()).toEqual([expect.stringContaining('SMS_CAMPAIGN')]);
    await sql`delete from deliveries where drill_id <> (select id from drills order by ordered_at desc limit 1)`.execute(firm.practice.scratch.db);
    await sql`delete from drills where id not in (select drill_id from deliveries where drill_id is not null)`.execute(firm.practice.scratch.db);
    expect((await preflight())[1]).toMatch(
      /npm run drill: in the drill of .* no answer by text, call or push message came from Ellen Halvorsen, Teresa Nowak, Marcus Bell/,
    );
  });

  test('gives way to a real request: 1 takes that, also right after a drill, whose texts do not count against the budget', async () => {
    await run();
    await until('everybody has been asked', async () => (await newest()).length > 0 && (await isSent()), 20);
    const { id, reference } = await firm.practice.request({ full_name: 'During The Drill' });
    // Told one by one, not in a bundle that collects for 45 seconds.
    await until('the text about it has come', () => firm.practice.sms.textsTo(numbers.attorney).some((text) => text.includes(spoken(reference))), 10);
    await until('that is noted', async () => (await textAbout(id)) === 'handed-over', 5);
    await run();
    await until('a newer drill has asked', async () => isSent(), 20);
    expect(await reply(numbers.attorney, '1')).toMatch(new RegExp(`^You have ${spoken(reference)}, call by`));
    expect(await firm.practice.followup(id)).toMatchObject({ state: 'acknowledged', acknowledged_by: 'attorney' });
    expect(await answered()).toEqual([]);
    // Nothing waits any more, and the drill is the newest message.
    expect(await reply(numbers.attorney, '1')).toBe('Thank you. Your answer to the drill is noted.');
    expect(await answered()).toEqual(['attorney sms']);
    expect(await firm.practice.followup(id)).toMatchObject({ state: 'acknowledged', acknowledged_by: 'attorney' });
  });
  const textAbout = async (id: string) => {
    const { rows } = await sql<{ state: string }>`select state from deliveries where case_review_id = ${id} and channel = 'sms' and kind = 'alert'`.execute(
      firm.practice.scratch.db,
    );
    return rows[0]?.state;
  };

  test('brings in no other channel, stops ringing after half an hour, and the next daily report says who did not answer', async () => {
    await sql`update drills set ordered_at = ordered_at - interval '3 days'`.execute(firm.practice.scratch.db);
    firm.practice.sms.answers(numbers.partner, { kind: 'dead' });
    await run();
    const dead = async () => (await newest()).find(({ name }) => name === 'partner call')?.last_code === 'sip-404';
    await until('the dead number is known', async () => (await newest()).length > 0 && (await dead()), 20);
    await until('the others have been asked', async () => (await newest()).every(({ state }) => state !== 'waiting'), 10);
    expect((await newest()).map(({ name }) => name)).toEqual(everybody);
    const ringing = firm.pushover.about('drill').at(-1) as Emergency;
    expect(ringing.cancelled).toBe(false);
    await sql`update deliveries set handed_over_at = handed_over_at - interval '31 minutes' where id = ${(await newest()).find(({ name }) => name === 'second push')?.id}`.execute(
      firm.practice.scratch.db,
    );
    await until('the ringing has ended', () => ringing.cancelled, 15);

    for (const number of [numbers.attorney, numbers.second, numbers.partner]) await reply(number, '1');
    for (const who of ['attorney', 'second'] as const) await post({ token: wayIn(who).link.split('#').at(-1) ?? '' });
    await firm.ntfy.press(firm.ntfy.shown(topic).at(-1) as NtfyMessage, 'I take it');
    await age('3 hours');
    const boss = openQueue(firm.practice.product.postgres.url, { supervise: false, onError: () => undefined });
    await boss.start();
    await boss.send('order-digest', {});
    await boss.stop({ graceful: false });
    const report = () => firm.practice.mail.received().find(({ headers }) => headers.some(([, value]) => value.startsWith('Daily report,')));
    await until('the report has come', () => report() !== undefined, 20);
    expect(textOf(report() as never).replaceAll('\r', '')).toContain(
      ['Drill: did not answer', 'Ellen Halvorsen: phone call', 'Marcus Bell: phone call, e-mail', 'Teresa Nowak: phone call, push message'].join('\n\n'),
    );
  });

  test('is not sent any more when it could not leave within half an hour', async () => {
    firm.practice.worker.child.kill('SIGSTOP');
    const texts = () => Object.values(numbers).flatMap((number) => firm.practice.sms.textsTo(number)).length;
    const [before, mails] = [texts(), drillMails('attorney').length];
    try {
      await run();
      await age('31 minutes');
    } finally {
      firm.practice.worker.child.kill('SIGCONT');
    }
    await until('all is put aside', async () => (await newest()).every(({ last_code }) => last_code === 'too-late'), 15);
    expect([texts(), drillMails('attorney').length]).toEqual([before, mails]);
  });
});

describe('the drill of the week', { timeout: 120_000 }, () => {
  const { people } = content().firm.onCall;
  const monday = instantAt('2026-11-02', '07:30').getTime();
  let postgres: TestDatabase;
  let outside: Awaited<ReturnType<typeof startOutside>>;
  let words: Words;
  let time: Awaited<ReturnType<typeof playTime>>;
  let scratch: Scratch;
  beforeAll(async () => {
    postgres = await openDatabase();
    outside = await startOutside();
    words = wordsOfFirmWith([/ {2}digest: /, '  drill: { day: Tue, at: "11:00" }\n  digest: ']);
    time = await playTime(postgres, monday, {
      settings: { ...outside.settings, CONTENT_FOLDER: words.folder, PLAY_ON_CALL: '1', PUBLIC_URL: 'https://www.example.com' },
    });
    scratch = patiently(postgres.url, 2);
    await Promise.all([time.startWorker(), time.startWorker()]);
  }, 120_000);
  afterAll(async () => {
    await time?.stop();
    await scratch?.close();
    await outside?.stop();
    words?.remove();
    await postgres?.discard();
  });

  /** And a second later, in which workers look into their queue. */
  const at = async (day: string, clock: string) => {
    await time.advance(instantAt(day, clock).getTime());
    await time.advance(time.now() + 1_000);
  };
  const mailsTo = (who: string, subject: RegExp) =>
    outside.outside.mail
      .received()
      .filter(({ envelope, headers }) => envelope.to.includes(people[who]?.email ?? '') && headers.some(([, value]) => subject.test(value)));
  const ordered = async () => {
    const { rows } = await scratch.pool.query<{ due_at: Date; asked: number }>(
      'select due_at, count(d.id)::int as asked from drills join deliveries d on d.drill_id = drills.id group by drills.id order by due_at',
    );
    return rows.map(({ due_at, asked }) => `${due_at.toISOString()} ${asked}`);
  };
  const asked = () => ['attorney', 'second', 'partner'].map((who) => mailsTo(who, /^Drill: please answer$/).length);
  const alarms = () => mailsTo('partner', /^Alarm: two drills without an answer$/);
  const answerLast = async (who: string) => {
    const token = /\/drill#([\w-]{43})/.exec(textOf(mailsTo(who, /^Drill: please answer$/).at(-1) as never))?.[1] ?? '';
    expect(await answerByPage({ db: scratch.db, secrets: openSecrets(demoSecrets.INTAKE_SECRET) }, { token }, 'test')).toBe(true);
  };

  test('is ordered once by two workers, also when both are started again', async () => {
    await at('2026-11-03', '10:59');
    expect(await ordered()).toEqual([]);
    await at('2026-11-03', '11:00');
    await until('everybody has been asked', () => asked().join() === '1,1,1', 20);
    // Three people, each by mail, text and call. The clocks went back two days before.
    expect(await ordered()).toEqual(['2026-11-03T16:00:00.000Z 9']);
    for (const worker of time.workers()) await time.kill(worker);
    await Promise.all([time.startWorker(), time.startWorker()]);
    await at('2026-11-03', '11:30');
    await at('2026-11-03', '11:45');
    expect([await ordered(), asked()]).toEqual([['2026-11-03T16:00:00.000Z 9'], [1, 1, 1]]);
    await answerLast('attorney');
    await at('2026-11-03', '14:00');
    expect(alarms()).toEqual([]);
  });

  test('rings at the office, once, for whoever answered neither of two', async () => {
    await at('2026-11-10', '11:00');
    await until('everybody has been asked again', () => asked().join() === '2,2,2', 20);
    await answerLast('second');
    await at('2026-11-10', '12:59');
    expect(alarms()).toEqual([]);
    await at('2026-11-10', '13:01');
    await until('the office is told', () => alarms().length > 0, 20);
    const text = textOf(alarms()[0] as never);
    expect(text).toContain('Marcus Bell');
    expect(text).not.toMatch(/Ellen Halvorsen$|Teresa Nowak/m);
    for (const clock of ['15:00', '20:30']) await at('2026-11-10', clock);
    for (const clock of ['09:00', '12:30', '13:30', '18:00']) await at('2026-11-11', clock);
    const { rows } = await scratch.pool.query<{ count: number }>("select count(*)::int from incidents where kind = 'drill'");
    expect([alarms().length, rows[0]?.count]).toEqual([1, 1]);
  });

  test('does not ask whoever is away, rings for them no further time, and the daily report says so', async () => {
    await scratch.pool.query(
      `insert into on_call_changes (kind, person, from_at, until_at, made_by) values ('absence', 'partner', '2026-11-16T05:00Z', '2026-11-18T05:00Z', 'office')`,
    );
    await at('2026-11-17', '11:00');
    await until('the others have been asked', () => asked().join() === '3,3,2', 20);
    expect((await ordered()).at(-1)).toBe('2026-11-17T16:00:00.000Z 6');
    await answerLast('attorney');
    await at('2026-11-17', '13:01');
    await scratch.pool.query("insert into deliveries (id, kind, channel, recipient) values (gen_random_uuid(), 'digest', 'email', 'attorney')");
    await at('2026-11-17', '13:02');
    const report = () => mailsTo('attorney', /^Daily report/).at(-1);
    await until('the report has come', () => report() !== undefined, 20);
    const text = textOf(report() as never).replaceAll('\r', '');
    expect(text).toMatch(/Drill: did not answer\n\nEllen Halvorsen: .*\n\nTeresa Nowak: .*\n+Drill: away, not asked\n\nMarcus Bell\n/);
    const { rows } = await scratch.pool.query("select from incidents where kind = 'drill'");
    expect(rows).toHaveLength(1);
  });
});
