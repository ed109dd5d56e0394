import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tryMailbox } from '#deliveries/bounces.ts';
import { bouncesOf } from '#deliveries/settings.ts';
import { freePort } from '#scripts/ports.ts';
import { forgedReport, report, reportByEnvelopeId, reportByMessageId, unreadableReport, vacationNotice } from '../testkit/bounce-reports.ts';
import { command } from '../testkit/command.ts';
import { type Dovecot, startDovecot } from '../testkit/dovecot.ts';
import { postReceipt } from '../testkit/front-door.ts';
import type { ReceivedMail } from '../testkit/mail-sink.ts';
import { type Practice, startPractice } from '../testkit/practice.ts';
import { type Running, run, until, untilStarted } from '../testkit/product.ts';
import { reading, scrape } from '../testkit/scrape.ts';
import { type Words, withoutBundles, wordsOfFirmWith } from '../testkit/words-of-firm.ts';

/** In this firm the first alert goes by mail alone, so that another channel can be seen to come in. */
let words: Words;
let dovecot: Dovecot;
let practice: Practice;
let metrics: number;
beforeAll(async () => {
  words = wordsOfFirmWith([/by: \[email, sms, webhook\]/g, 'by: [email]'], withoutBundles);
  [dovecot, metrics] = await Promise.all([startDovecot(), freePort()]);
  practice = await startPractice({ CONTENT_FOLDER: words.folder, BOUNCE_DOMAIN: 'bounce.example.com', BOUNCE_IMAP_URL: dovecot.url });
  await practice.worker.stop();
  practice.worker = run('worker', { ...practice.env, METRICS_PORT: String(metrics) });
  await untilStarted(practice.worker);
});
afterAll(async () => {
  await practice?.stop();
  await dovecot?.stop();
  words?.remove();
});

const attorney = '+18105550146';
let people = 0;
/** Somebody of their own for each test, with a phone that takes texts. */
const visitor = () => {
  people++;
  return { full_name: `Back ${people}`, email: `back${people}@example.com`, phone: `313 555 0${300 + people}`, number: `+13135550${300 + people}` };
};

describe('a visitor whose mailbox does not exist', () => {
  test('gets the notice by text, and the receipt no longer promises mail', async () => {
    const { number, ...who } = visitor();
    const request = await practice.request(who);
    expect(await receipt(request)).toContain('value="mail"');
    await missTheHour(request.id);
    dovecot.deliver(report(await mailTo(who.email), 'failed', '5.1.1'));
    await until('a text has come', () => textsTo(number).length > 0, 20);
    expect(textsTo(number)).toEqual([expect.stringContaining('we have not reached you yet')]);
    expect(await practice.followup(request.id)).toMatchObject({ has_mail: false, mail_dead_at: expect.any(Date), not_told_at: null });
    expect(await receipt(request)).not.toContain('value="mail"');
    expect(await deliveries(request.id, 'late-notice')).toMatchObject([
      { channel: 'email', state: 'refused', last_code: 'bounced-5.1.1', arrival: 'bounced', arrival_code: '5.1.1' },
      { channel: 'sms', state: 'handed-over' },
    ]);
    expect(await events(request.id)).toContainEqual({ kind: 'bounced', by: 'visitor', detail: '5.1.1' });
  });

  test('hears by text that the receipt they had mailed came back, and gets no further mail', async () => {
    const { number, ...who } = visitor();
    const request = await practice.request(who);
    await postReceipt(practice.product.url, { token: request.receipt, do: 'mail' });
    dovecot.deliver(report(await mailTo(who.email), 'failed', '5.1.1'));
    await until('a text has come', () => textsTo(number).length > 0, 20);
    expect(textsTo(number)).toEqual([expect.stringContaining('our e-mail to you came back')]);
    expect(await receipt(request)).not.toContain('value="mail"');

    await missTheHour(request.id);
    await until('the notice comes by text as well', () => textsTo(number).length > 1, 20);
    expect(mailsTo(who.email)).toHaveLength(1);
  });

  test('is called where no text may be sent', async () => {
    const { number, ...who } = visitor();
    const request = await practice.request({ ...who, consent_text: false });
    await missTheHour(request.id);
    dovecot.deliver(report(await mailTo(who.email), 'failed', '5.1.1'));
    await until('it is noted that nobody told them', async () => (await practice.followup(request.id))['not_told_at'] !== null, 20);
    expect(textsTo(number)).toEqual([]);
  });

  test('is called also where the text had failed before the mail did', async () => {
    const { number, ...who } = visitor();
    const request = await practice.request({ ...who, consent_text: false });
    await missTheHour(request.id);
    const notice = await mailTo(who.email);
    dovecot.deliver(report(notice, 'delayed', '4.4.1'));
    const text = async () => (await deliveries(request.id, 'late-notice')).find(({ channel }) => channel === 'sms');
    await until('the text was not sent', async () => (await text())?.['state'] === 'refused', 20);
    expect(await practice.followup(request.id)).toMatchObject({ not_told_at: null });
    dovecot.deliver(report(notice, 'failed', '4.4.7'));
    await until('it is noted that nobody told them', async () => (await practice.followup(request.id))['not_told_at'] !== null, 20);
    expect(textsTo(number)).toEqual([]);
  });

  test('and who was reached meanwhile is not told that they were not', async () => {
    const { number, ...who } = visitor();
    const request = await practice.request(who);
    await missTheHour(request.id);
    const notice = await mailTo(who.email);
    await sql`update followups set state = 'reached', reached_at = now(), closed_at = now(), next_due_at = null where case_review_id = ${request.id}`.execute(
      practice.scratch.db,
    );
    dovecot.deliver(report(notice, 'failed', '5.1.1'));
    await until('the report was read', () => dovecot.unread() === 0, 20);
    expect(await deliveries(request.id, 'late-notice')).toMatchObject([{ channel: 'email', arrival: 'bounced' }]);
    expect(textsTo(number)).toEqual([]);
  });
});

describe('a mailbox of the firm', () => {
  test('that does not exist: the same person is alerted by text at once, and the firm hears of it', async () => {
    const { id, reference, alert } = await practice.request(visitor());
    expect(alert.envelope.from).toMatch(/^b\+[0-9a-f-]{36}\.[a-z2-7]{8}@bounce\.example\.com$/);
    dovecot.deliver(report(alert, 'failed', '5.1.1'));
    await until('the text has come', () => alertedByText(reference), 20);
    await until('it rang', () => alarms('an address refuses messages').length > 0, 10);
    expect(alarms('an address refuses messages')).toHaveLength(1);
    expect(practice.worker.lines.filter((line) => line.includes('address-refused'))).toEqual([
      expect.stringContaining('"who":"attorney","channel":"email","code":"bounced-5.1.1"'),
    ]);
    expect(await events(id)).toContainEqual({ kind: 'bounced', by: 'attorney', detail: '5.1.1' });
  });

  test.each([
    ['is full', (mail: ReceivedMail) => report(mail, 'failed', '5.2.2'), { arrival: 'bounced', arrival_code: '5.2.2', state: 'refused' }],
    ['is slow', (mail: ReceivedMail) => report(mail, 'delayed', '4.4.1'), { arrival: 'on-its-way', arrival_code: '4.4.1', state: 'handed-over' }],
    ['sends a report that nobody can read', unreadableReport, { arrival: 'bounced', arrival_code: null, state: 'refused' }],
    ['is told of by the id of the envelope', (mail: ReceivedMail) => reportByEnvelopeId(mail, '5.2.2'), { arrival: 'bounced', arrival_code: '5.2.2' }],
    ['is told of by the mail alone', (mail: ReceivedMail) => reportByMessageId(mail, '5.2.2'), { arrival: 'bounced', arrival_code: '5.2.2' }],
  ])('that %s: another channel now, and nobody is rung', async (_, written, expected) => {
    const { id, reference, alert } = await practice.request(visitor());
    const before = practice.worker.lines.filter((line) => line.includes('"event":"alarm"')).length;
    dovecot.deliver(written(alert));
    await until('the text has come', () => alertedByText(reference), 20);
    expect(await deliveries(id, 'alert')).toMatchObject([{ channel: 'email', ...expected }, { channel: 'sms' }]);
    expect(practice.worker.lines.filter((line) => line.includes('"event":"alarm"'))).toHaveLength(before);
  });

  test('that turns our mail away: another channel now, and it rings about our own mail', async () => {
    const { reference, alert } = await practice.request(visitor());
    dovecot.deliver(report(alert, 'failed', '5.7.1'));
    await until('the text has come', () => alertedByText(reference), 20);
    await until('it rang', () => alarms('our mail needs repair').length > 0, 10);
    expect(alarms('our mail needs repair')[0]?.raw.toString()).toContain('5.7.1');
  });

  test('whose owner is away: that is noted, and changes nothing', async () => {
    const { id, reference, alert } = await practice.request(visitor());
    dovecot.deliver(vacationNotice(alert));
    await until('it is noted', async () => (await events(id)).some(({ kind }) => kind === 'away'), 20);
    expect(await deliveries(id, 'alert')).toMatchObject([{ channel: 'email', state: 'handed-over', arrival: null }]);
    expect(alertedByText(reference)).toBe(false);
  });

  test('that came back after it was slow is known as back, and never as slow again', async () => {
    const { id, alert } = await practice.request(visitor());
    for (const [action, code, arrival] of [
      ['delayed', '4.4.1', 'on-its-way'],
      ['failed', '4.4.7', 'bounced'],
      ['delayed', '4.4.1', 'bounced'],
    ] as const) {
      dovecot.deliver(report(alert, action, code));
      await until('the report was read', () => dovecot.unread() === 0, 20);
      expect(await deliveries(id, 'alert')).toMatchObject([{ arrival }, { channel: 'sms' }]);
    }
    expect((await events(id)).filter(({ kind }) => kind === 'bounced' || kind === 'delayed').map(({ kind }) => kind)).toEqual(['delayed', 'bounced']);
  });
});

test('a forged report, one about no mail of ours, and a letter do nothing and are counted', async () => {
  const { id, reference, alert } = await practice.request(visitor());
  const before = await counted();
  const stranger = { ...alert, id: `<${crypto.randomUUID()}@example.com>` };
  for (const mail of [forgedReport(alert), reportByMessageId(stranger, '5.1.1'), 'Return-Path: <a@example.net>\r\nTo: intake@example.com\r\n\r\nHello\r\n'])
    dovecot.deliver(mail);
  await until('all were read', () => dovecot.unread() === 0, 20);
  await until('all were counted', async () => (await counted()).other > before.other, 10);
  expect(await counted()).toEqual({ forged: before.forged + 1, unknown: before.unknown + 1, other: before.other + 1 });
  expect(await deliveries(id, 'alert')).toMatchObject([{ channel: 'email', state: 'handed-over', arrival: null }]);
  expect(alertedByText(reference)).toBe(false);
});

test('nothing that somebody puts into the mailbox keeps the next report from being read', async () => {
  const { reference, alert } = await practice.request(visitor());
  const nested = (depth: number): string =>
    depth === 0 ? '\r\nhi' : `Content-Type: multipart/mixed; boundary=b${depth}\r\n\r\n--b${depth}\r\n${nested(depth - 1)}`;
  for (const mail of ['', '\r\n', randomBytes(50_000).toString('latin1'), 'x'.repeat(100_000), `Subject: ${'a'.repeat(2_000_000)}\r\n\r\n`, nested(100)])
    dovecot.deliver(mail);
  dovecot.deliver(report(alert, 'failed', '5.2.2'));
  await until('the text has come', () => alertedByText(reference), 20);
  await until('all were read', () => dovecot.unread() === 0, 20);
});

test('while the mailbox is away everything else goes on, and what came back meanwhile counts when it is there again', async () => {
  await dovecot.end();
  await until('it is logged', () => unreadLines().length > 0, 20);
  const { reference, alert } = await practice.request(visitor());
  dovecot.deliver(report(alert, 'failed', '5.2.2'));
  expect((await preflight()).said).toContain('BOUNCE_IMAP_URL: the mailbox cannot be read: connection-refused');
  await dovecot.start();
  await until('the text has come', () => alertedByText(reference), 30);
  expect(unreadLines()).toEqual([expect.stringContaining('"code":"connection-')]);
});

test('two workers on one mailbox: each report counts once, also when it comes three times', async () => {
  const second = run('worker', practice.env);
  await untilStarted(second);
  const workers: Running[] = [practice.worker, second];
  const { number, ...who } = visitor();
  const { id, alert } = await practice.request(who);
  await missTheHour(id);
  const notice = await mailTo(who.email);
  for (let times = 0; times < 3; times++) for (const mail of [alert, notice]) dovecot.deliver(report(mail, 'failed', '5.1.1'));
  await until('all were read', () => dovecot.unread() === 0, 20);
  await until('the text has come', () => textsTo(number).length > 0, 20);
  await second.stop();
  expect(textsTo(number)).toHaveLength(1);
  const bounced = (await events(id)).filter(({ kind }) => kind === 'bounced');
  expect(bounced.map(({ by }) => by ?? '').toSorted()).toEqual(['attorney', 'visitor']);
  // Of this request once by either worker; the firm has heard of the address in an earlier test, and is not rung again that day.
  expect(workers.flatMap(({ lines }) => lines).filter((line) => line.includes('address-refused'))).toHaveLength(2);
  expect(alarms('an address refuses messages')).toHaveLength(1);
});

test('the preflight logs in to the mailbox, and names a wrong password', async () => {
  expect((await preflight()).said).not.toContain('BOUNCE_');
  const [url, wrong] = [dovecot.url, dovecot.url.replace(':secret@', ':guess@')];
  expect((await preflight({ BOUNCE_IMAP_URL: wrong })).said).toContain('BOUNCE_IMAP_URL: the mailbox cannot be read: auth');
  expect((await preflight({ BOUNCE_DOMAIN: undefined })).said).toContain('BOUNCE_DOMAIN: must be set together with BOUNCE_IMAP_URL');
  expect((await preflight({ BOUNCE_IMAP_URL: undefined })).said).toContain('BOUNCE_IMAP_URL: must be set together with BOUNCE_DOMAIN');
  // Plain text is spoken at that port.
  const mailbox = bouncesOf({ BOUNCE_DOMAIN: 'bounce.example.com', BOUNCE_IMAP_URL: url.replace('imap:', 'imaps:') });
  expect(mailbox && (await tryMailbox(mailbox))).toBe('tls');
});

test('no address of anybody is in the log', () => {
  const written = practice.worker.lines.join('\n');
  expect(written.length).toBeGreaterThan(500);
  expect(written).not.toMatch(/@|back\d|3135550/);
});

async function missTheHour(id: string): Promise<void> {
  await sql`update followups set call_due_at = now(), next_due_at = now() where case_review_id = ${id}`.execute(practice.scratch.db);
}

function mailsTo(address: string): ReceivedMail[] {
  return practice.mail.received().filter(({ envelope }) => envelope.to.includes(address));
}

async function mailTo(address: string): Promise<ReceivedMail> {
  await until('the mail has left', () => mailsTo(address).length > 0, 20);
  return mailsTo(address)[0] as ReceivedMail;
}

function textsTo(number: string): string[] {
  return practice.sms
    .received()
    .map(({ body }) => new URLSearchParams(body))
    .filter((form) => form.get('To') === number)
    .map((form) => form.get('Body') ?? '');
}

function alertedByText(reference: string): boolean {
  return textsTo(attorney).some((text) => text.replaceAll(' ', '').includes(reference));
}

function alarms(title: string): ReceivedMail[] {
  return practice.mail.received().filter(({ headers }) => headers.some(([name, value]) => name === 'Subject' && value === `Alarm: ${title}`));
}

function unreadLines(): string[] {
  return practice.worker.lines.filter((line) => line.includes('bounces-unread'));
}

async function deliveries(id: string, kind: string): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`select * from deliveries where case_review_id = ${id} and kind = ${kind} order by channel`.execute(
    practice.scratch.db,
  );
  return rows;
}

async function events(id: string) {
  const { rows } = await sql<{ kind: string; by: string | null; detail: string | null }>`
    select kind, by, detail from followup_events where case_review_id = ${id} order by id`.execute(practice.scratch.db);
  return rows;
}

async function counted(): Promise<Record<'forged' | 'unknown' | 'other', number>> {
  const { samples } = await scrape(metrics);
  const of = (kind: string) => reading(samples, 'firm_mail_reports_total', { report: kind }) ?? Number.NaN;
  return { forged: of('forged'), unknown: of('unknown'), other: of('other') };
}

function preflight(changes: NodeJS.ProcessEnv = {}) {
  return command('preflight', [], { ...practice.env, ...changes });
}

async function receipt({ receipt: token }: { receipt: string }): Promise<string> {
  return (await postReceipt(practice.product.url, { token })).text();
}
