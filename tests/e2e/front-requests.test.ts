// @module-tag nightly
import { type ConnectionOptions, connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyDraft } from '#case-review/schema.ts';
import { freePort } from '#scripts/ports.ts';
import { type Intake, startIntake, typical } from '../testkit/case-review.ts';
import { cpuClockMs } from '../testkit/cpu-clock.ts';
import { type Asked, ask, type Front, startFront } from '../testkit/front.ts';
import { fieldsOf } from '../testkit/front-door.ts';

let intake: Intake;
let front: Front;
let slow: Promise<number[]>;
beforeAll(async () => {
  intake = await startIntake({ TRUSTED_PROXY: 'true' });
  front = await startFront([intake.product.url]);
  slow = startSlowVisitors();
});
afterAll(async () => {
  await front?.stop();
  await intake?.stop();
});

const throughFront = (path: string, asked?: Asked) => ask(front.url + path, asked, front.certificate);

test('plain HTTP leads to TLS, and a name that is not ours leads nowhere', async () => {
  const { status, headers } = await ask(`${front.plainUrl}/about?a=b`);
  expect([status, headers['location']]).toEqual([301, `${front.url}/about?a=b`]);
  await expect(tls({ servername: 'evil.example' })).rejects.toThrow();
  expect((await throughFront('/', { headers: { host: 'evil.example' } })).status).toBe(421);
});

test('old TLS is refused', async () => {
  await expect(tls({ servername: 'localhost', maxVersion: 'TLSv1.1', minVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' })).rejects.toThrow();
  await expect(tls({ servername: 'localhost', maxVersion: 'TLSv1.2' })).resolves.toBe('TLSv1.2');
});

describe('a case review request through the front', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = () => new URLSearchParams({ ...fieldsOf({ ...emptyDraft, ...typical }), page: '/' }).toString();

  test('is received as a plain form and as JSON, from our own pages only', async () => {
    const before = (await intake.rows()).length;
    const plain = await throughFront('/Free-Consultation', { method: 'POST', headers: { ...form, origin: front.url }, body: body() });
    expect(plain.status).toBe(200);
    const json = JSON.stringify({ draft: { ...emptyDraft, ...typical }, key: crypto.randomUUID(), page: '/', attribution: {} });
    const island = await throughFront('/case-review', { method: 'POST', headers: { 'content-type': 'application/json', origin: front.url }, body: json });
    expect(island.status).toBe(201);
    expect((await intake.rows()).length).toBe(before + 2);

    const foreign = await throughFront('/free-consultation', { method: 'POST', headers: { ...form, origin: 'https://evil.example' }, body: body() });
    expect(foreign.status).toBe(403);
    const pretending = { ...form, origin: 'https://evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
    expect((await throughFront('/free-consultation', { method: 'POST', headers: pretending, body: body() })).status).toBe(403);
    expect((await intake.rows()).length).toBe(before + 2);

    const token = /name="token" value="([\w-]{43})"/.exec(plain.body.toString())?.[1] ?? '';
    const shown = await throughFront('/receipt', { method: 'POST', headers: { ...form, origin: front.url }, body: `token=${token}` });
    expect([shown.status, shown.headers['cache-control'], shown.headers['referrer-policy']]).toEqual([200, 'no-store', 'no-referrer']);
  });

  test('is not refused for coming from one address with many others', async () => {
    const json = JSON.stringify({ draft: emptyDraft, key: crypto.randomUUID(), page: '/', attribution: {} });
    const headers = { 'content-type': 'application/json', origin: front.url };
    for (let group = 0; group < 10; group++) {
      const many = await Promise.all(Array.from({ length: 15 }, () => throughFront('/case-review', { method: 'POST', headers, body: json })));
      expect([...new Set(many.map(({ status }) => status))]).toEqual([422]);
    }
  });
});

test('its log tells what happened, and nothing about who', async () => {
  const secret = 'AbCdEfGhIjKlMnOpQrStUvWxYz';
  for (const path of ['/receipt', '/Receipt', '/drill', '/receipt%2f', '/%72eceipt']) await throughFront(`${path}/${secret}?name=Jordan`);
  await throughFront('/jordan-avery-810-555-0199?phone=8105550199', { headers: { 'user-agent': 'Jordan', referer: 'https://a.example/jordan' } });
  await throughFront('/About');
  const dead = await startFront([`http://127.0.0.1:${await freePort()}`]);
  const away = await ask(`${dead.url}/receipt/${secret}`, {}, dead.certificate);
  const page = await ask(`${dead.url}/about`, {}, dead.certificate);
  const log = front.log() + dead.log();
  await dead.stop();
  expect(log).toContain('"route":"(other)","status":404');
  expect(log).toMatch(/"route":"\/pages\/about\/index.html","status":200/);
  expect(log).toContain('"web":"502"');
  // Too large for the front itself: no web process was asked.
  await throughFront('/case-review', { method: 'POST', body: 'x'.repeat(33 * 1024) });
  expect(front.log()).toMatch(/"route":"\/case-review","status":413,.*"web":""/);
  expect(log).not.toMatch(/jordan|0199|AbCdEf|127\.0\.0\.1/i);

  // With no process left, a page still comes from disk, and everything else names the phone.
  expect([page.status, away.status]).toEqual([200, 503]);
  expect(away.headers).toMatchObject({ 'retry-after': '5', 'x-frame-options': 'DENY', 'cache-control': 'no-store' });
  expect(away.body.toString()).toContain('href="tel:+1');
});

test('a visitor who sends half a request is not waited for', async () => {
  const [head = 0, body = 0] = await slow;
  // nginx is told 5 and 10 seconds; by itself it would wait for a minute. The rest is for the handshake on a busy machine.
  expect(head).toBeLessThan(12_000);
  expect(body).toBeLessThan(17_000);
});

describe('what nginx itself answers', () => {
  const secured = { 'x-frame-options': 'DENY', 'content-security-policy': expect.stringContaining("default-src 'none'") as string };

  test.each([
    ['repeated slashes', '/a//b', 400],
    ['thousands of them', `/a${'/'.repeat(7_900)}x`, 400],
    ['a zero byte', '/%00', 400],
    ['a hidden way upward', '/..%2f', 400],
    ['another one', '/a/%2e%2e%2Fb', 400],
    ['an address that is too long', `/${'a'.repeat(9_000)}`, 400],
    ['a question about our health', '/health', 404],
    ['a question whether we are ready', '/Ready/Intake', 404],
  ])('%s: our headers, and the number to call', async (_, path, status) => {
    const answer = await throughFront(path);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(secured);
    expect(answer.body.toString()).toContain('href="tel:+1');
  });

  test.each([
    ['another host', ['GET / HTTP/1.1', 'Host: evil.example'], 421],
    ['an odd transfer encoding', ['POST / HTTP/1.1', 'Host: localhost', 'Transfer-Encoding: gzip'], 400],
    ['no HTTP at all', ['HELO there'], 400],
  ])('%s: our headers, and the number to call', async (_, lines, status) => {
    const answer = await rawThroughFront(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.[01] ${status} `));
    expect(answer).toMatch(/^x-frame-options: DENY/im);
    expect(answer).toContain('href="tel:+1');
  });
});

function rawThroughFront(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const socket = connectTls({ host: '127.0.0.1', port: Number(new URL(front.url).port), servername: 'localhost', ca: front.certificate }, () =>
      socket.write(bytes),
    );
    socket.on('data', (chunk) => {
      said += chunk.toString();
    });
    socket.on('close', () => resolve(said)).on('error', reject);
  });
}

/** After how many milliseconds each of them is sent away. They begin first, and the other tests need not wait for them. */
function startSlowVisitors(): Promise<number[]> {
  const started = cpuClockMs();
  const closed = (begin: string) =>
    new Promise<number>((resolve) => {
      const socket = connectTls({ host: '127.0.0.1', port: Number(new URL(front.url).port), servername: 'localhost', ca: front.certificate }, () => {
        socket.write(begin);
      });
      socket.on('close', () => resolve(cpuClockMs() - started)).on('error', () => undefined);
      socket.resume();
    });
  return Promise.all([
    closed('GET / HTTP/1.1\r\nHost: localhost\r\nX'),
    closed('POST /case-review HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf'),
  ]);
}

function tls(options: ConnectionOptions): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const socket = connectTls({ host: '127.0.0.1', port: Number(new URL(front.url).port), ca: front.certificate, ...options }, () => {
      resolve(socket.getProtocol());
      socket.end();
    });
    socket.on('error', reject);
  });
}
