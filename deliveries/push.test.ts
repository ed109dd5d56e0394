import { afterAll, describe, expect, test } from 'vitest';
import { openPush } from '#deliveries/push.ts';
import { openReceipts } from '#deliveries/pushover.ts';
import { push, pushSettings } from '../tests/testkit/messages.ts';
import { startNtfySink } from '../tests/testkit/ntfy-sink.ts';
import { type Emergency, startPushoverSink } from '../tests/testkit/pushover-sink.ts';

const topic = { ntfy: 'a-topic-nobody-guesses' };
const user = { pushover: 'uQiRzpo4DXghDmr9QzzfQu27cmVRsG' };
const [ntfy, pushover] = await Promise.all([startNtfySink(), startPushoverSink()]);
afterAll(() => Promise.all([ntfy.stop(), pushover.stop()]));
const settings = { ntfy: pushSettings(ntfy.url).ntfy, pushover: pushSettings(pushover.url).pushover };
const { send } = openPush(settings);

test('by ntfy it has the highest priority and a button for each thing that can be done, which goes away when it was', async () => {
  expect(await send(push(topic))).toMatchObject({ kind: 'handed-over', id: expect.stringMatching(/^\w{12}$/) });
  expect(ntfy.shown(topic.ntfy)).toEqual([
    {
      topic: topic.ntfy,
      title: 'Urgent request',
      message: '7K4 M29 AF, call by 2:31 AM',
      priority: 5,
      tags: ['rotating_light'],
      click: 'https://desk.example.com/a#0123',
      actions: [
        { action: 'http', label: 'I take it', url: 'https://www.example.com/push/take/token', method: 'POST', clear: true },
        { action: 'http', label: 'Pass on', url: 'https://www.example.com/push/pass/token', method: 'POST', clear: true },
      ],
    },
  ]);
});

test('by Pushover it rings every 30 seconds, or every 60, for an hour, and can be found by its reference', async () => {
  const sent = await send(push(user));
  await send(push(user, { urgent: false, tag: 'XY' }));
  expect(sent).toMatchObject({ kind: 'handed-over', id: expect.stringMatching(/^\w{30}$/) });
  const [urgent, usual] = [pushover.about('7K4M29AF')[0], pushover.about('XY')[0]];
  expect(Object.fromEntries(urgent?.form ?? [])).toMatchObject({
    priority: '2',
    retry: '30',
    expire: '3600',
  });
  expect(usual?.form.get('retry')).toBe('60');
});

describe('what says nothing about the person waits', () => {
  test.each([
    ['a token of ntfy that is not known', () => openPush({ ...settings, ntfy: { ...settings.ntfy, token: 'tk_old' } }).send(push(topic)), 'ntfy-40101'],
    ['an application of Pushover that is not known', () => other('x'.repeat(30)).send(push(user)), 'pushover-token'],
    ['a text that is too long for Pushover', () => send(push(user, { text: 'x'.repeat(1_025) })), 'http-400'],
    ['a text that is too long for ntfy', () => send(push(topic, { text: 'x'.repeat(4_097) })), 'ntfy-41301'],
  ])('%s', async (_what, sending, code) => expect(await sending()).toEqual({ kind: 'later', code }));

  test('half an answer', async () => {
    pushover.answerHalf(true);
    expect(await openPush(settings).send(push(user))).toEqual({ kind: 'later', code: 'bad-answer' });
    pushover.answerHalf(false);
  });
});

test('without an application a person with Pushover is not reached, and ntfy goes on', async () => {
  const alone = openPush({ ...settings, pushover: undefined });
  expect(await alone.send(push(user))).toEqual({ kind: 'refused', code: 'not-configured' });
  expect(await alone.send(push(topic))).toMatchObject({ kind: 'handed-over' });
});

test('a server in a private network is never asked, for a message or a receipt', async () => {
  const strict = pushSettings('https://127.0.0.1', 'refused');
  expect(await openPush(strict).send(push(topic))).toEqual({ kind: 'refused', code: 'private-address' });
  expect(await openReceipts(strict.pushover).read('x'.repeat(30))).toEqual({ kind: 'later', code: 'private-address' });
});

describe('a receipt', () => {
  const receipts = openReceipts(settings.pushover);
  const ringing = async (tag: string): Promise<Emergency> => {
    await send(push(user, { tag }));
    return pushover.about(tag)[0] as Emergency;
  };

  test('rings until somebody acknowledges', async () => {
    const one = await ringing('ACK');
    expect(await receipts.read(one.receipt)).toEqual({ kind: 'rings' });
    pushover.acknowledge(one);
    expect(await receipts.read(one.receipt)).toEqual({ kind: 'acknowledged' });
  });

  test('expires, and one that nobody knows is gone', async () => {
    const one = await ringing('EXP');
    pushover.expire(one);
    expect(await receipts.read(one.receipt)).toEqual({ kind: 'expired' });
    expect(await receipts.read('x'.repeat(30))).toEqual({ kind: 'gone', code: 'http-404' });
  });

  test('is not acknowledged by half an answer, a refusal or silence', async () => {
    const one = await ringing('HALF');
    pushover.acknowledge(one);
    pushover.answerHalf(true);
    expect(await receipts.read(one.receipt)).toEqual({ kind: 'later', code: 'bad-answer' });
    pushover.answerHalf(false);
    await pushover.fault('5xx');
    expect(await receipts.read(one.receipt)).toEqual({ kind: 'later', code: 'http-503' });
    expect(await receipts.cancel(one.receipt)).toBe(false);
    await pushover.fault('tarpit');
    expect(await openReceipts(settings.pushover, 0.01).read(one.receipt)).toEqual({ kind: 'later', code: 'timeout' });
    await pushover.fault('none');
  });

  test('is cancelled', async () => {
    const one = await ringing('END');
    expect(await receipts.cancel(one.receipt)).toBe(true);
    expect(one.cancelled).toBe(true);
  });
});

function other(token: string) {
  return openPush({ ...settings, pushover: { ...settings.pushover, token } });
}
