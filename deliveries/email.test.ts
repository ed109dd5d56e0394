import { createSecretKey, generateKeyPairSync } from 'node:crypto';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostileTexts, planted } from '#tests/testkit/hostile-texts.ts';
import { headersOf, startMailSink } from '#tests/testkit/mail-sink.ts';
import { email, mailSettings, personal } from '#tests/testkit/messages.ts';
import { openMail } from './email.ts';
import { markOf } from './return-path.ts';

let sink: Awaited<ReturnType<typeof startMailSink>>;
beforeAll(async () => {
  sink = await startMailSink();
});
afterAll(() => sink.stop());

test('a mail is from the firm, names its id, says that a machine sent it, and has a text and a picture', async () => {
  const mail = openMail(mailSettings(sink.url));
  const outcome = await mail.send(email({ images: [{ cid: 'chart', png: Buffer.from('png') }] }));
  mail.close();
  expect(outcome).toEqual({ kind: 'handed-over', id: email().messageId });
  const { headers, envelope, raw } = last();
  expect(envelope).toEqual({ from: 'intake@example.com', to: [personal.to] });
  expect(headers.map(([name]) => name)).not.toContain('Reply-To');
  expect(Object.fromEntries(headers)).toMatchObject({
    From: 'Blue Water Defense <intake@example.com>',
    To: personal.to,
    'Message-ID': email().messageId,
    'Auto-Submitted': 'auto-generated',
  });
  expect(raw.toString()).toMatch(/Content-Type: text\/plain[\s\S]*Content-Type: text\/html[\s\S]*Content-Id: <chart>/i);
});

test('500 hostile texts as subject and body change neither the envelope nor the set of headers', { timeout: 30_000 }, async () => {
  const mail = openMail(mailSettings(sink.url));
  await mail.send(email());
  const names = last().headers.map(([name]) => name);
  for (const text of hostileTexts) {
    expect((await mail.send(email({ subject: `Your request, reference ${text}`, text, html: text }))).kind).toBe('handed-over');
    const { envelope, headers, raw } = last();
    expect(envelope).toEqual({ from: 'intake@example.com', to: [personal.to] });
    expect(headers.map(([name]) => name)).toEqual(names);
    expect(headers.filter(([name, value]) => name !== 'Subject' && value.includes(planted))).toEqual([]);
    // A body that looks like the end of a message does not start a second one.
    expect(headersOf(raw)).toEqual(headers);
  }
  expect(sink.received()).toHaveLength(2 + hostileTexts.length);
  mail.close();
});

test('a mail that may come back has a sender of its own on the envelope, and asks for reports without its words', async () => {
  const key = createSecretKey(Buffer.from('k'.repeat(32)));
  const delivery = '0b9f1c52-7a3e-4d7a-9a53-3f6f4f2c1d10';
  const mail = openMail(mailSettings(sink.url), 1, { domain: 'bounce.example.com', key });
  await mail.send(email({ delivery }));
  const mark = markOf(delivery, key);
  expect(last()).toMatchObject({
    envelope: { from: `b+${mark}@bounce.example.com`, to: [personal.to] },
    dsn: { ret: 'HDRS', envid: mark, notify: 'FAILURE,DELAY', orcpt: `rfc822;${personal.to}` },
  });
  expect(last().headers.find(([name]) => name === 'From')?.[1]).toBe('Blue Water Defense <intake@example.com>');

  await mail.send(email());
  mail.close();
  expect(last()).toMatchObject({ envelope: { from: 'intake@example.com' }, dsn: undefined });
});

test('a hostile recipient is refused before anything is sent', async () => {
  const mail = openMail(mailSettings(sink.url));
  const before = sink.received().length;
  for (const to of hostileTexts) expect(await mail.send(email({ to }))).toEqual({ kind: 'refused', code: 'bad-address' });
  expect(sink.received()).toHaveLength(before);
  mail.close();
});

test('an id that is none of ours is a mistake, not a mail', async () => {
  const mail = openMail(mailSettings(sink.url));
  await expect(mail.send(email({ messageId: '<a@b>\r\nBcc: <c@d>' }))).rejects.toThrow(TypeError);
  mail.close();
});

test('a mail is signed so that receivers can tell it is ours and whole', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const dkim = { domain: 'example.com', selector: 'firm', privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
  const mail = openMail({ ...mailSettings(sink.url), dkim });
  await mail.send(email());
  mail.close();
  const record = `v=DKIM1; k=rsa; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`;
  const resolver = async (name: string, kind: string) => {
    if (kind === 'TXT' && name === 'firm._domainkey.example.com') return [[record]];
    throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
  };
  const raw = last().raw;
  const seen = async (message: Buffer) =>
    (await dkimVerify(message, { resolver })).results.map(({ status, signingDomain }) => [status.result, status.aligned, signingDomain]);
  expect(await seen(raw)).toEqual([['pass', 'example.com', 'example.com']]);
  const changed = Buffer.from(raw.toString('latin1').replace('reference 7K4M29AF', 'reference 7K4M29AX'), 'latin1');
  expect((await seen(changed))[0]?.[0]).toBe('fail');
});

function last() {
  const received = sink.received().at(-1);
  if (!received) throw new Error('nothing has arrived');
  return received;
}
