import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { webhookSettings } from '#tests/testkit/messages.ts';
import { startWebhookSink, webhookSecret } from '#tests/testkit/webhook-sink.ts';
import { isPublic, PrivateAddressError, publicOnly } from './public-address.ts';
import { openWebhook, signatureHeaders } from './webhook.ts';

const received = { id: 'evt_7K4M29AF_1', type: 'request.received', data: { reference: '7K4M29AF', note: 'ünïcode \u2028 “quotes”' } };
const older = 'whsec_YW4gb2xkZXIgc2VjcmV0IHRoYXQgZ29lcyBhd2F5IQ==';

let sink: Awaited<ReturnType<typeof startWebhookSink>>;
beforeAll(async () => {
  sink = await startWebhookSink();
});
afterAll(() => sink.stop());

test('a receiver can check it with the standard library, with the new secret and the old one', async () => {
  const webhook = openWebhook(webhookSettings(`${sink.url}/hook`, { WEBHOOK_SECRET: `${webhookSecret} ${older}` }));
  expect(await webhook.send(received)).toEqual({ kind: 'handed-over', id: received.id });
  const { body, headers } = last();
  for (const secret of [webhookSecret, older]) {
    const checked = new Webhook(secret).verify(body, headers as Record<string, string>);
    expect(checked).toMatchObject({ type: received.type, data: received.data });
  }
  expect(() => new Webhook(webhookSecret).verify(body.replace('7K4', '7K5'), headers as Record<string, string>)).toThrow();
  expect(() => new Webhook(webhookSecret).verify(body, { ...(headers as Record<string, string>), 'webhook-id': 'evt_other' })).toThrow();
});

test('an id with a dot would blur what is signed, so it is a mistake', async () => {
  await expect(openWebhook(webhookSettings(sink.url)).send({ ...received, id: 'a.b' })).rejects.toThrow(TypeError);
});

test('is signed as the standard says', () => {
  const at = new Date(1614265330 * 1000);
  expect(signatureHeaders(['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'], 'msg_p5jXN8AQM9LWM0D4loKWxJek', at, '{"test": 2432232314}')).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('carries the time at which it happened in its body, and the time of this try in its head', async () => {
  const at = new Date('2026-11-15T06:15:00.000Z');
  await openWebhook(webhookSettings(sink.url)).send({ ...received, at });
  expect((JSON.parse(last().body) as { timestamp: string }).timestamp).toBe('2026-11-15T06:15:00.000Z');
  expect(Math.abs(Number(last().headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60);
});

describe('in production a webhook leaves for the public internet only', () => {
  const refused = { kind: 'refused', code: 'private-address' };
  const send = (url: string) => openWebhook({ ...webhookSettings(url), loopback: false }).send(received);

  test('not to a name that stands for this machine, whatever the port', async () => {
    const before = sink.received().length;
    expect(await send(`https://localhost:${sink.port}/`)).toEqual(refused);
    expect(sink.received()).toHaveLength(before);
  });

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '192.168.0.9',
    '172.20.0.1',
    '100.64.0.1',
    '0.0.0.0',
    '[::1]',
    '[fd00::1]',
    '[fe80::1]',
    '[::ffff:10.0.0.1]',
    '[64:ff9b::a00:1]',
  ])('not to https://%s', async (host) => expect(await send(`https://${host}:${sink.port}/`)).toEqual(refused));

  // Other spellings of 127.0.0.1, which the URL parser normalizes.
  test.each(['2130706433', '0x7f.1', '017700000001', '127.1'])('not to https://%s', async (host) => expect(await send(`https://${host}/`)).toEqual(refused));

  test.each([['127.0.0.1'], ['10.0.0.8'], ['169.254.169.254'], ['::1'], ['fd00::8'], ['::ffff:127.0.0.1'], ['93.184.215.14', '10.0.0.8'], []])(
    'not to a name that leads to %s %s',
    async (...addresses) => expect(await resolved(addresses)).toBeInstanceOf(PrivateAddressError),
  );

  test('not to a name that led to a public address a moment ago', async () => {
    expect(await resolved(['93.184.215.14'])).toBe('93.184.215.14');
    expect(await resolved(['127.0.0.1'])).toBeInstanceOf(PrivateAddressError);
  });

  test('and not without TLS', async () => expect(await send('http://93.184.215.14/')).toEqual(refused));

  test('while public addresses are no trouble', () => {
    expect(['93.184.215.14', '8.8.8.8', '172.32.0.1', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'].filter((one) => !isPublic(one))).toEqual([]);
    expect(['127.0.0.1', '::1', 'fd00::1', '::ffff:8.8.8.8', '2002:a00:1::', '2001:db8::1', '255.255.255.255', 'no address'].filter(isPublic)).toEqual([]);
  });
});

/** What the lookup tells a socket when the name servers return these addresses. */
function resolved(addresses: string[]): Promise<unknown> {
  const answers = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  return new Promise((resolve) =>
    publicOnly((_name, _options, found) => found(null, answers))('crm.example.com', {}, (error, address) => resolve(error ?? address)),
  );
}

function last() {
  const post = sink.received().at(-1);
  if (!post) throw new Error('nothing has arrived');
  return post;
}
