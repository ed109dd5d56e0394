import { type ConnectionOptions, connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyDraft } from '#intake/schema.ts';
import { freePort } from '#server/local/ports.ts';
import { type Intake, startIntake, typical } from '../world/case-review.ts';
import { type Asked, ask, type Front, startFront } from '../world/front.ts';

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
  const body = () => new URLSearchParams({ ...emptyDraft, ...typical, consent: 'yes', page: '/' }).toString();

  test('is received as a plain form and as JSON, from our own pages only', async () => {
    const before = (await intake.rows()).length;
    const plain = await throughFront('/Free-Consultation', { method: 'POST', headers: { ...form, origin: front.url }, body: body() });
    expect(plain.status).toBe(303);
    const json = JSON.stringify({ draft: { ...emptyDraft, ...typical }, key: crypto.randomUUID(), page: '/', attribution: {} });
    const island = await throughFront('/case-review', { method: 'POST', headers: { 'content-type': 'application/json', origin: front.url }, body: json });
    expect(island.status).toBe(201);
    expect((await intake.rows()).length).toBe(before + 2);

    const foreign = await throughFront('/free-consultation', { method: 'POST', headers: { ...form, origin: 'https://evil.example' }, body: body() });
    expect(foreign.status).toBe(400);
    const pretending = { ...form, origin: 'https://evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
    expect((await throughFront('/free-consultation', { method: 'POST', headers: pretending, body: body() })).status).toBe(400);
    expect((await intake.rows()).length).toBe(before + 2);

    const receipt = plain.headers['location'] ?? '';
    expect(receipt).toMatch(/^\/receipt\/.{20,}/);
    const shown = await throughFront(receipt);
    expect([shown.status, shown.headers['cache-control'], shown.headers['referrer-policy']]).toEqual([200, 'no-store', 'no-referrer']);
  });

  test('is not refused for coming from one address with many others', async () => {
    const json = JSON.stringify({ draft: emptyDraft, key: crypto.randomUUID(), page: '/', attribution: {} });
    const headers = { 'content-type': 'application/json', origin: front.url };
    const many = await Promise.all(Array.from({ length: 150 }, () => throughFront('/case-review', { method: 'POST', headers, body: json })));
    expect([...new Set(many.map(({ status }) => status))]).toEqual([422]);
  });
});

test('its log tells what happened, and nothing about who', async () => {
  const secret = 'AbCdEfGhIjKlMnOpQrStUvWxYz';
  for (const path of ['/receipt', '/Receipt', '/call', '/receipt%2f', '/%72eceipt']) await throughFront(`${path}/${secret}?name=Jordan`);
  await throughFront('/jordan-avery-810-555-0199?phone=8105550199', { headers: { 'user-agent': 'Jordan', referer: 'https://a.example/jordan' } });
  await throughFront('/About');
  const dead = await startFront([`http://127.0.0.1:${await freePort()}`]);
  const away = await ask(`${dead.url}/receipt/${secret}`, {}, dead.certificate);
  const page = await ask(`${dead.url}/about`, {}, dead.certificate);
  const log = front.log() + dead.log();
  await dead.stop();
  expect(log).toContain('"route":"/receipt/*","status":404');
  expect(log).toMatch(/"route":"\/\d{4}\/about\/index.html","status":200/);
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
  expect(head).toBeLessThan(7_000);
  expect(body).toBeLessThan(12_000);
});

/** After how many milliseconds each of them is sent away. They begin first, and the other tests need not wait for them. */
function startSlowVisitors(): Promise<number[]> {
  const started = Date.now();
  const closed = (begin: string) =>
    new Promise<number>((resolve) => {
      const socket = connectTls({ host: '127.0.0.1', port: Number(new URL(front.url).port), servername: 'localhost', ca: front.certificate }, () =>
        socket.write(begin),
      );
      socket.on('close', () => resolve(Date.now() - started)).on('error', () => undefined);
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
