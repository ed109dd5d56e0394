import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { spoken } from '#case-review/reference.ts';
import { numbers, wordsOfCallingFirm } from '#tests/testkit/calling-firm.ts';
import { type Practice, startPractice, textOf } from '#tests/testkit/practice.ts';
import { until } from '#tests/testkit/product.ts';
import type { Words } from '#tests/testkit/words-of-firm.ts';
import { byLink, linkIn } from '../testkit/alert-link.ts';

const { attorney, second } = numbers;
let words: Words;
let practice: Practice;
beforeAll(async () => {
  words = wordsOfCallingFirm();
  practice = await startPractice({ CONTENT_FOLDER: words.folder });
}, 120_000);
afterAll(async () => {
  await practice.stop();
  words.remove();
});

/** Each test has its own requests: those before it are closed. */
beforeEach(async () => {
  await sql`update followups set state = 'reached', next_due_at = null, remind_at = null, goes_on_at = null, closed_at = now()`.execute(practice.scratch.db);
  await sql`delete from phone_answers`.execute(practice.scratch.db);
  for (const number of Object.values(numbers)) practice.sms.delivers(number, 'silent');
  practice.sms.reports('in-order');
});

const reply = (from: string, body: string, own: Record<string, string> = {}) => practice.sms.text(practice.product.url, from, body, own);

describe('a text from somebody on call', { timeout: 60_000 }, () => {
  test('that says 1 takes the request they were alerted about, and the alert says so', async () => {
    const { id, reference } = await alerted({ full_name: 'Text Taken' });
    expect(practice.sms.textsTo(attorney).at(-1)).toContain('Reply 1 to take it, 2 to pass it on.');
    expect(await reply(attorney, ' 1.')).toMatch(new RegExp(`^You have ${spoken(reference)}, call by \\d+:\\d\\d [AP]M. Not you\\? Reply 2.$`));
    expect(await practice.followup(id)).toMatchObject({ state: 'acknowledged', acknowledged_by: 'attorney' });
  });

  test('that says 1 takes the most urgent of several, then the oldest, one at a time', async () => {
    const older = await alerted({ full_name: 'Older' });
    const newer = await alerted({ full_name: 'Newer' });
    const urgent = await alerted({ full_name: 'Urgent', arrested: 'Yes' });
    expect(await reply(attorney, '1')).toContain(`You have ${spoken(urgent.reference)}`);
    expect(await reply(attorney, '1')).toMatch(new RegExp(`You have ${spoken(older.reference)}.* 1 more waits\\.`));
    expect(await reply(attorney, '1')).toContain(`You have ${spoken(newer.reference)}`);
    expect(await reply(attorney, '1')).toContain('You have');
    expect((await acts('acknowledged')).slice(-3)).toEqual([urgent.id, older.id, newer.id]);
  });

  test('that carrier and we hear twice acts once, and has one answer', async () => {
    const one = await alerted({ full_name: 'Heard Twice' });
    const other = await alerted({ full_name: 'Not Meant' });
    const MessageSid = `SM${'7'.repeat(32)}`;
    const answers = await Promise.all([reply(attorney, '1', { MessageSid }), reply(attorney, '1', { MessageSid })]);
    expect(answers[0]).toContain(spoken(one.reference));
    expect(answers[1]).toBe(answers[0]);
    expect(await practice.followup(other.id)).toMatchObject({ state: 'climbing' });
  });

  test('that says 2 gives back what they just took, and the next person is alerted', async () => {
    const { id, reference } = await alerted({ full_name: 'Given Back' });
    await reply(attorney, '1');
    expect(await reply(attorney, '2')).toBe(`${spoken(reference)} is passed on. The next person is alerted now.`);
    await until('the second person is alerted', async () => (await toldOf(id)).includes('second'), 10);
    expect(await practice.followup(id)).toMatchObject({ state: 'climbing', acknowledged_by: null });
  });

  test('that says 2 passes on what they were alerted about, once', async () => {
    const { id, reference } = await alerted({ full_name: 'Passed By Text' });
    expect(await reply(attorney, '2')).toContain(`${spoken(reference)} is passed on`);
    expect(await reply(attorney, '2')).toBe('Nothing waits for you right now.');
    await until('the second person is alerted', async () => (await toldOf(id)).includes('second'), 10);
  });

  test('that says 2 after a newer alert passes on that one, not what they took before', async () => {
    const first = await alerted({ full_name: 'Keeps This' });
    await reply(attorney, '1');
    const newer = await alerted({ full_name: 'Not This' });
    expect(await reply(attorney, '2')).toContain(spoken(newer.reference));
    expect(await practice.followup(first.id)).toMatchObject({ acknowledged_by: 'attorney' });
  });

  test('that names a reference takes exactly that one', async () => {
    const urgent = await alerted({ full_name: 'More Urgent', arrested: 'Yes' });
    const named = await alerted({ full_name: 'Named' });
    expect(await reply(attorney, spoken(named.reference).toLowerCase())).toContain(`You have ${spoken(named.reference)}`);
    expect(await practice.followup(named.id)).toMatchObject({ acknowledged_by: 'attorney' });
    expect(await practice.followup(urgent.id)).toMatchObject({ state: 'climbing' });
    expect(await reply(attorney, 'AAAAAAAA')).toBe('We have no request AAA AAA AA.');
  });

  test('that comes late takes nothing from whoever has it', async () => {
    const { id, reference } = await alerted({ full_name: 'Late Answer' });
    await reply(second, reference);
    expect(await reply(attorney, '1')).toMatch(new RegExp(`^Teresa Nowak has ${spoken(reference)}, since \\d+:\\d\\d [AP]M\\.$`));
    expect(await practice.followup(id)).toMatchObject({ acknowledged_by: 'second' });
  });

  test('that answers a reminder with 5, 6 or 7 reports on what they have', async () => {
    const { id, reference } = await alerted({ full_name: 'Reported By Text' });
    expect(await reply(attorney, '5')).toBe('You have no request to report on right now.');
    await reply(attorney, '1');
    expect(await reply(attorney, '7')).toMatch(new RegExp(`^${spoken(reference)}: you have time until`));
    await sql`update followups set goes_on_at = now() + interval '1 minute' where case_review_id = ${id}`.execute(practice.scratch.db);
    expect(await reply(attorney, '7')).toMatch(/you have time until/);
    await sql`update followups set goes_on_at = now() + interval '1 minute' where case_review_id = ${id}`.execute(practice.scratch.db);
    expect(await reply(attorney, '7')).toMatch(/there is no more time to give/);
    expect(await reply(attorney, '6')).toMatch(/no answer\. The next try is due at/);
    expect(await practice.followup(id)).toMatchObject({ state: 'acknowledged', acknowledged_by: 'attorney' });
    expect(await reply(attorney, `5 ${reference}`)).toBe(`${spoken(reference)}: reached. Thank you.`);
    expect(await practice.followup(id)).toMatchObject({ state: 'reached' });
  });

  test('that says 5 where they have several asks which', async () => {
    const one = await alerted({ full_name: 'One Of Two' });
    const other = await alerted({ full_name: 'Other Of Two' });
    await reply(attorney, '1');
    await reply(attorney, '1');
    const asked = await reply(attorney, '5');
    expect(asked).toMatch(/^You have several. Reply 5 and the reference: /);
    for (const { id, reference } of [one, other]) {
      expect(asked).toContain(spoken(reference));
      expect(await practice.followup(id)).toMatchObject({ state: 'acknowledged' });
    }
  });

  test('that says anything else gets a hint, once an hour', async () => {
    expect(await reply(attorney, 'who is this')).toBe('Reply 1 to take it, 2 to pass it on.');
    expect(await reply(attorney, 'hello?')).toBe('');
  });

  test('that says STOP rings an alarm: their alerts are blocked', async () => {
    expect(await reply(attorney, 'STOP')).toBe('');
    const alarm = () =>
      practice.mail
        .received()
        .map(textOf)
        .find((text) => text.includes('texts to somebody on call are blocked'));
    await until('the alarm has rung', () => alarm() !== undefined, 10);
    expect(alarm()).toContain('Ellen Halvorsen');
    const { id } = await practice.request({ full_name: 'While Blocked' });
    await until('the text is refused', async () => (await codesOf(id)).includes('twilio-21610'), 10);
    expect(await reply(attorney, 'START')).toContain('on again');
  });
});

describe('what becomes of a text', { timeout: 60_000 }, () => {
  test('is noted, and its carrier tries for ten minutes only', async () => {
    practice.sms.delivers(attorney, 'delivered');
    practice.sms.reports('shuffled');
    const { id } = await alerted({ full_name: 'Delivered' });
    await until('it has arrived', async () => (await arrivalOf(id, 'attorney')) === 'arrived', 10);
    const form = practice.sms
      .received()
      .map(({ body }) => new URLSearchParams(body))
      .findLast((one) => one.get('To') === attorney && one.has('Body'));
    expect(form?.get('ValidityPeriod')).toBe('600');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await eventsOf(id)).filter((event) => event.startsWith('arrived'))).toEqual(['arrived attorney sms']);
  });

  test('that did not arrive brings in another channel at once', async () => {
    practice.sms.delivers(attorney, 30003);
    const { id } = await practice.request({ full_name: 'Phone Off' });
    await until('it failed', async () => (await arrivalOf(id, 'attorney')) === 'failed', 10);
    // The first step called as well. The next one texts and mails only: there the call is what comes in addition.
    await sql`update followups set ladder_from = now() - interval '10 minutes', next_due_at = now() where case_review_id = ${id}`.execute(practice.scratch.db);
    await until('they are called', async () => (await roundsOf(id, 'call')).includes(1), 15);
    expect(await eventsOf(id)).toContain('not-arrived attorney sms twilio-30003');
  });

  test.each([30034, 30007, 30004])(
    'that no carrier takes (%i) goes another way, rings for the technician, and says nothing about the person’s number',
    async (code) => {
      await sql`update deliveries set arrival = null where channel = 'sms'`.execute(practice.scratch.db);
      await sql`delete from incidents`.execute(practice.scratch.db);
      practice.sms.delivers(attorney, code);
      const { id } = await practice.request({ full_name: `Filtered ${code}` });
      await until('it failed', async () => (await arrivalOf(id, 'attorney')) === 'failed', 10);
      expect(await codesOf(id)).toContain(`twilio-${code}`);
      const seen = async () =>
        (await sql<{ kind: string; detail: string }>`select kind, detail from incidents where told > 0 order by kind`.execute(practice.scratch.db)).rows;
      await until('the alarm has rung', async () => (await seen()).some(({ kind }) => kind === 'texts'), 30);
      expect(await seen()).toContainEqual({ kind: 'texts', detail: `text message, twilio-${code}` });
      expect((await seen()).map(({ kind }) => kind)).not.toContain('refused');
      const mailed = () =>
        practice.mail.received().filter((mail) => textOf(mail).includes('our texts do not arrive') && textOf(mail).includes(`twilio-${code}`));
      await until('it is mailed', () => mailed().length > 0, 10);
      expect(mailed()[0]?.envelope.to).toEqual(['technician@example.com']);
    },
  );

  test.each([20003, 21606])('that the carrier does not even take (%i) rings for the technician as well', async (code) => {
    await sql`update deliveries set arrival = null where channel = 'sms'`.execute(practice.scratch.db);
    await sql`delete from incidents`.execute(practice.scratch.db);
    await sql`insert into deliveries (id, kind, channel, recipient, attempts, last_code, next_attempt_at)
      values (gen_random_uuid(), 'on-call-notice', 'sms', 'attorney', 2, ${`twilio-${code}`}, now() + interval '1 hour')`.execute(practice.scratch.db);
    const seen = async () => (await sql<{ kind: string }>`select kind from incidents where told > 0`.execute(practice.scratch.db)).rows.map(({ kind }) => kind);
    await until('the alarm has rung', async () => (await seen()).includes('texts'), 30);
    expect(await seen()).not.toEqual(expect.arrayContaining(['refused']));
    await sql`delete from deliveries where last_code = ${`twilio-${code}`} and state = 'waiting'`.execute(practice.scratch.db);
  });

  test('to a visitor who has nothing else is shown to the firm: somebody must call', async () => {
    practice.sms.delivers('+13135550177', 30006);
    const { id } = await practice.request({ full_name: 'No Mobile', email: '', phone: '313 555 0177' });
    await sql`update followups set call_due_at = now(), next_due_at = now() where case_review_id = ${id}`.execute(practice.scratch.db);
    await until('it is known that they were not told', async () => (await practice.followup(id))['not_told_at'] !== null, 20);
    expect(await eventsOf(id)).toContain('not-arrived visitor sms twilio-30006');
  });

  test('a visitor writes back is on the timeline, without its words', async () => {
    const { id } = await practice.request({ full_name: 'Writes Back', phone: '313 555 0178' });
    expect(await reply('+13135550178', 'Please call my sister instead')).toBe('');
    expect(await eventsOf(id)).toContain('wrote-back visitor');
  });

  test('a visitor writes back is mailed to whoever is on call, then to whoever has it, once in ten minutes, without its words', async () => {
    const { id, reference } = await practice.request({ full_name: 'Writes Often', phone: '313 555 0179' });
    const notices = () =>
      practice.mail.received().filter(({ raw }) => new RegExp(`^Subject: ${spoken(reference)}: news from the visitor`, 'm').test(raw.toString('latin1')));
    const MessageSid = `SM${'8'.repeat(32)}`;
    await Promise.all(['', '', 'two'].map((own) => reply('+13135550179', 'Call my sister Robin', own ? {} : { MessageSid })));
    await until('the mail is there', () => notices().length > 0, 10);
    await reply('+13135550179', 'Are you there?');
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(notices().map(({ envelope }) => envelope.to)).toEqual([['intake@example.com']]);
    expect(practice.mail.received().some((mail) => textOf(mail).includes('Robin'))).toBe(false);
    await byLink(practice.scratch, linkIn(textOf(notices()[0] as never)), 'second');
    expect((await practice.followup(id))['acknowledged_by']).toBe('second');

    await sql`update deliveries set created_at = created_at - interval '11 minutes' where kind = 'wrote-back'`.execute(practice.scratch.db);
    await reply('+13135550179', 'Please call');
    await until('whoever has it is told', () => notices().length > 1, 10);
    expect(notices()[1]?.envelope.to).toEqual(['second@example.com']);
  });
});

/** A request whose text to the attorney has left. */
async function alerted(own: Parameters<Practice['request']>[0]) {
  const request = await practice.request(own);
  await until('the text has left', async () => (await toldOf(request.id)).includes('attorney'), 10);
  return request;
}

/** Who was texted about it. */
async function toldOf(id: string): Promise<string[]> {
  const { rows } = await sql<{ recipient: string }>`
    select recipient from deliveries where case_review_id = ${id} and channel = 'sms' and kind = 'alert' and state = 'handed-over'`.execute(
    practice.scratch.db,
  );
  return rows.map(({ recipient }) => recipient);
}

async function codesOf(id: string): Promise<(string | null)[]> {
  const { rows } = await sql<{ last_code: string | null }>`select last_code from deliveries where case_review_id = ${id}`.execute(practice.scratch.db);
  return rows.map(({ last_code }) => last_code);
}

async function arrivalOf(id: string, recipient: string): Promise<string | null> {
  const { rows } = await sql<{ arrival: string | null }>`
    select arrival from deliveries where case_review_id = ${id} and recipient = ${recipient} and channel = 'sms' order by created_at`.execute(
    practice.scratch.db,
  );
  return rows[0]?.arrival ?? null;
}

async function roundsOf(id: string, channel: string): Promise<number[]> {
  const { rows } = await sql<{ step: number }>`select step from deliveries where case_review_id = ${id} and channel = ${channel}`.execute(practice.scratch.db);
  return rows.map(({ step }) => step);
}

/** The requests in the order in which somebody did this. */
async function acts(kind: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select case_review_id as id from followup_events where kind = ${kind} order by followup_events.id`.execute(
    practice.scratch.db,
  );
  return rows.map(({ id }) => id);
}

async function eventsOf(id: string): Promise<string[]> {
  const { rows } = await sql<{ kind: string; by: string | null; detail: string | null }>`
    select kind, by, detail from followup_events where case_review_id = ${id} order by id`.execute(practice.scratch.db);
  return rows.map(({ kind, by, detail }) => [kind, by, detail].filter(Boolean).join(' '));
}
