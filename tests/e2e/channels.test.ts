// @module-tag nightly
import { afterAll, describe, expect, test } from 'vitest';
import { openCall } from '#deliveries/call.ts';
import { openMail } from '#deliveries/email.ts';
import type { Outcome } from '#deliveries/outcome.ts';
import { openPush } from '#deliveries/push.ts';
import { openSms } from '#deliveries/sms.ts';
import { openWebhook } from '#deliveries/webhook.ts';
import { cpuClockMs } from '#tests/testkit/cpu-clock.ts';
import type { Fault } from '#tests/testkit/faults.ts';
import { type MailFault, startMailSink } from '#tests/testkit/mail-sink.ts';
import { callSettings, email, mailSettings, personal, push, pushSettings, smsSettings, webhookSettings } from '#tests/testkit/messages.ts';
import { startNtfySink } from '#tests/testkit/ntfy-sink.ts';
import { startPushoverSink } from '#tests/testkit/pushover-sink.ts';
import { startSmsSink } from '#tests/testkit/sms-sink.ts';
import { startWebhookSink } from '#tests/testkit/webhook-sink.ts';

/** Each fault meets each channel on a stand-in of its own, all at the same time: a tarpit alone takes the whole 25 s. */
const handedOver = expect.objectContaining({ kind: 'handed-over' });
const later = (code: string) => ({ kind: 'later', code });
const refused = (code: string) => ({ kind: 'refused', code });
const stops: (() => unknown)[] = [];
afterAll(() => Promise.all(stops.map((stop) => stop())));

describe.concurrent('a mail', () => {
  test.each<[MailFault, unknown, number]>([
    ['none', handedOver, 2_000],
    ['down', later('connection-refused'), 2_000],
    ['4xx', later('smtp-451'), 2_000],
    ['5xx', refused('smtp-550'), 2_000],
    ['greylist', later('smtp-451'), 2_000],
    ['tarpit', later('timeout'), 26_500],
    ['accept-then-drop', handedOver, 2_000],
    ['drop-after-data', later('connection-lost'), 2_000],
    ['wrong-tls', later('tls'), 2_000],
    ['slow', handedOver, 5_000],
    ['garbage', later('bad-answer'), 2_000],
    ['wrong-password', later('auth-535'), 2_000],
    ['no-service', later('server-554'), 2_000],
    ['sender-refused', later('sender-550'), 2_000],
  ])('that meets "%s" ends as it should, in time', async (fault, outcome, withinMs) => {
    const sink = await mailSink();
    const mail = openMail({ ...mailSettings(sink.url), tls: 'required' });
    await sink.fault(fault);
    await ends(() => mail.send(email()), outcome, withinMs);
    mail.close();
  });

  test('is never sent in the clear to a server that offers no TLS, unless settings say so', async () => {
    const sink = await startMailSink();
    stops.push(sink.stop);
    const strict = openMail(mailSettings(sink.url, { MAIL_TLS: 'required' }));
    await ends(() => strict.send(email()), later('tls'), 2_000);
    const lenient = openMail(mailSettings(sink.url, { MAIL_TLS: 'opportunistic' }));
    await ends(() => lenient.send(email()), handedOver, 2_000);
    strict.close();
    lenient.close();
    expect(sink.received().map((one) => one.secure)).toEqual([false]);
  });

  test('is taken by a greylist at the third try, under the same Message-ID', async () => {
    const sink = await mailSink();
    const mail = openMail({ ...mailSettings(sink.url), tls: 'required' });
    await sink.fault('greylist', 2);
    const kinds = [];
    for (let tries = 0; tries < 3; tries++) kinds.push((await mail.send(email())).kind);
    expect(kinds).toEqual(['later', 'later', 'handed-over']);
    expect(sink.received().map((one) => [one.id, one.secure])).toEqual([[email().messageId, true]]);
    mail.close();
  });

  test('that was cut off after its last byte comes again under the same Message-ID', async () => {
    const sink = await mailSink();
    const mail = openMail({ ...mailSettings(sink.url), tls: 'required' });
    await sink.fault('drop-after-data');
    expect((await mail.send(email())).kind).toBe('later');
    await sink.fault('none');
    expect((await mail.send(email())).kind).toBe('handed-over');
    expect(sink.received().map((one) => [one.fate, one.id])).toEqual([
      ['cut', email().messageId],
      ['kept', email().messageId],
    ]);
    mail.close();
  });

  test('gets through on the same channel as soon as a tarpit has let go', async () => {
    const sink = await mailSink();
    const mail = openMail({ ...mailSettings(sink.url), tls: 'required' });
    await sink.fault('tarpit');
    const held = await Promise.all(Array.from({ length: 8 }, (_, at) => mail.send(email({ messageId: `<${at}@example.com>` }))));
    expect(new Set(held.map((one) => one.kind))).toEqual(new Set(['later']));
    await sink.fault('none');
    await ends(() => mail.send(email()), handedOver, 2_000);
    mail.close();
  });
});

/** What each fault leads to where HTTP is spoken; what a 4xx means is the channel's own. */
function overHttp(refusal: string): [Fault, unknown, number][] {
  return [
    ['none', handedOver, 2_000],
    ['down', later('connection-refused'), 2_000],
    ['4xx', refused(refusal), 2_000],
    ['5xx', later('http-503'), 2_000],
    ['greylist', later('http-429'), 2_000],
    ['tarpit', later('timeout'), 16_500],
    ['accept-then-drop', handedOver, 2_000],
    ['drop-after-data', later('connection-lost'), 2_000],
    ['wrong-tls', later('tls'), 2_000],
    ['slow', handedOver, 5_000],
    ['redirect', later('redirect'), 2_000],
    ['garbage', later('bad-answer'), 2_000],
    ['error-body', later('bad-answer'), 2_000],
  ];
}

describe.concurrent('a text message', () => {
  test.each(overHttp('twilio-21211'))('that meets "%s" ends as it should, in time', async (fault, outcome, withinMs) => {
    const sink = await startSmsSink({ tls: true });
    stops.push(sink.stop);
    await sink.fault(fault);
    const sms = openSms(smsSettings(sink.url));
    await ends(() => sms.send({ to: personal.number, text: personal.words }), outcome, withinMs);
    expect(sink.received().filter((one) => one.path === '/followed')).toEqual([]);
  });

  test('with a wrong token waits: that says nothing about the number', async () => {
    const sink = await startSmsSink();
    stops.push(sink.stop);
    const sms = openSms({ ...smsSettings(sink.url), token: 'old' });
    expect(await sms.send({ to: personal.number, text: 'x' })).toEqual(later('twilio-20003'));
    expect(await sms.send({ to: '810 555 0199\r\nX: y', text: 'x' })).toEqual(refused('bad-number'));
  });
});

describe.concurrent('a phone call', () => {
  const delivery = '00000000-0000-4000-8000-000000000000';

  test.each(overHttp('twilio-21211'))('that meets "%s" ends as it should, in time', async (fault, outcome, withinMs) => {
    const sink = await startSmsSink({ tls: true });
    stops.push(sink.stop);
    await sink.fault(fault);
    const call = openCall(callSettings(sink.url));
    await ends(() => call.send({ to: personal.number, delivery, says: 'One request waits & rings.' }), outcome, withinMs);
  });

  test('to a number that cannot be called is refused; with a wrong token it waits', async () => {
    const sink = await startSmsSink();
    stops.push(sink.stop);
    const call = openCall(callSettings(sink.url));
    const sent = (to: string) => call.send({ to, delivery, says: 'x' });
    expect(await sent('+15005550001')).toEqual(refused('twilio-21217'));
    expect(await sent('+15005550002')).toEqual(refused('twilio-21214'));
    expect(await sent('911')).toEqual(refused('bad-number'));
    const stale = openCall({ ...callSettings(sink.url), token: 'old' });
    expect(await stale.send({ to: personal.number, delivery, says: 'x' })).toEqual(later('twilio-20003'));
  });
});

describe.concurrent('a webhook', () => {
  test.each(overHttp('http-410'))('that meets "%s" ends as it should, in time', async (fault, outcome, withinMs) => {
    const sink = await startWebhookSink({ tls: true });
    stops.push(sink.stop);
    await sink.fault(fault);
    const webhook = openWebhook(webhookSettings(`${sink.url}/hook`));
    await ends(() => webhook.send({ id: 'evt_7K4M29AF_1', type: 'request.received', data: { words: personal.words } }), outcome, withinMs);
    expect(sink.received().filter((one) => one.path === '/followed')).toEqual([]);
  });
});

describe.concurrent('a push message', () => {
  const topic = { ntfy: 'a-topic-nobody-guesses' };
  const user = { pushover: 'uQiRzpo4DXghDmr9QzzfQu27cmVRsG' };

  test.each(overHttp('ntfy-40009'))('by ntfy that meets "%s" ends as it should, in time', async (fault, outcome, withinMs) => {
    const sink = await startNtfySink({ tls: true });
    stops.push(sink.stop);
    await sink.fault(fault);
    await ends(() => openPush(pushSettings(sink.url)).send(push(topic)), outcome, withinMs);
    expect(sink.received().filter((one) => one.path === '/followed')).toEqual([]);
  });

  test.each(overHttp('pushover-user'))('by Pushover that meets "%s" ends as it should, in time', async (fault, outcome, withinMs) => {
    const sink = await startPushoverSink({ tls: true });
    stops.push(sink.stop);
    await sink.fault(fault);
    await ends(() => openPush(pushSettings(sink.url)).send(push(user)), outcome, withinMs);
    expect(sink.received().filter((one) => one.path === '/followed')).toEqual([]);
  });
});

test('5,000 mails reach the stand-in within the minute, none twice', { timeout: 60_000 }, async () => {
  const sink = await startMailSink();
  stops.push(sink.stop);
  const mail = openMail(mailSettings(sink.url));
  let next = 0;
  const carry = async () => {
    while (next < 5_000) expect((await mail.send(email({ messageId: `<${next++}@example.com>` }))).kind).toBe('handed-over');
  };
  await Promise.all(Array.from({ length: 5 }, carry));
  mail.close();
  expect(new Set(sink.received().map((one) => one.id)).size).toBe(5_000);
  expect(sink.received()).toHaveLength(5_000);
});

async function mailSink() {
  const sink = await startMailSink({ tls: true, login: { user: 'firm', pass: 'secret' } });
  stops.push(sink.stop);
  return sink;
}

async function ends(send: () => Promise<Outcome>, outcome: unknown, withinMs: number): Promise<void> {
  const started = cpuClockMs();
  const ended = await send();
  expect(ended).toEqual(outcome);
  expect(cpuClockMs() - started).toBeLessThan(withinMs);
  for (const secret of Object.values(personal)) expect(JSON.stringify(ended)).not.toContain(secret);
  if (ended.kind !== 'handed-over') expect(ended.code).toMatch(/^[a-z0-9-]{2,24}$/);
}
