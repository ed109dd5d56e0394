import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect as connectHttp2, type IncomingHttpHeaders } from 'node:http2';
import { get } from 'node:https';
import type { AddressInfo } from 'node:net';
import { type ConnectionOptions, connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { emptyDraft } from '#intake/schema.ts';
import { freePort } from '#server/local/ports.ts';
import { type Intake, startIntake, typical } from '../world/case-review.ts';
import { type Asked, ask, type Front, startFront } from '../world/front.ts';

let intake: Intake;
let front: Front;
beforeAll(async () => {
  intake = await startIntake({ TRUSTED_PROXY: 'true' });
  front = await startFront([intake.product.url]);
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

describe('what is passed on', () => {
  test('is what is true about the visitor, not what the visitor claims', async () => {
    const passed = await startPassed((request, response) => response.end(JSON.stringify(request.headers)));
    const claims = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'http', 'x-forwarded-host': 'evil.example', forwarded: 'for=203.0.113.9' };
    const { body } = await ask(`${passed.url}/anything`, { headers: claims }, passed.certificate);
    const { host, ...headers } = JSON.parse(body.toString()) as Record<string, string>;
    expect(host).toBe(new URL(passed.url).host);
    expect(headers).toEqual({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' });
  });

  test('comes back word by word where the assistant speaks', async () => {
    let finish = () => {};
    const passed = await startPassed((request, response) => {
      request.resume();
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('data: first\n\n');
      finish = () => response.end('data: last\n\n');
    });
    const words: string[] = [];
    const ended = new Promise<void>((resolve, reject) => {
      get(`${passed.url}/Legal-Chat`, { ca: passed.certificate, family: 4, agent: false }, (response) => {
        response.on('data', (chunk: Buffer) => words.push(chunk.toString().trim())).on('end', resolve);
      }).on('error', reject);
    });
    await expect.poll(() => words).toEqual(['data: first']);
    finish();
    await ended;
    expect(words).toEqual(['data: first', 'data: last']);
  });

  test('is a form even from an address that floods us with other requests', async () => {
    const passed = await startPassed((request, response) => {
      request.resume().on('end', () => response.end('answered'));
    });
    const session = connectHttp2(passed.url.replace('localhost', '127.0.0.1'), { ca: passed.certificate, servername: 'localhost' });
    onTestFinished(() => session.close());
    const status = async (method: string) => {
      const stream = session.request({ ':method': method, ':path': '/call', ':authority': new URL(passed.url).host }).resume();
      stream.end();
      const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders];
      return headers[':status'];
    };
    const flood = await Promise.all(Array.from({ length: 900 }, () => status('GET')));
    expect(new Set(flood)).toEqual(new Set([200, 503]));
    const forms = await Promise.all(Array.from({ length: 100 }, () => status('POST')));
    expect(new Set(forms)).toEqual(new Set([200]));
  });

  /** A front before a stand-in for the web process. */
  async function startPassed(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<Front> {
    const server = createServer(answer);
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    onTestFinished(() => void server.close());
    const passed = await startFront([`http://127.0.0.1:${(server.address() as AddressInfo).port}`]);
    onTestFinished(passed.stop);
    return passed;
  }
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
  const started = Date.now();
  const closed = (begin: string) =>
    new Promise<number>((resolve) => {
      const socket = connectTls({ host: '127.0.0.1', port: Number(new URL(front.url).port), servername: 'localhost', ca: front.certificate }, () =>
        socket.write(begin),
      );
      socket.on('close', () => resolve(Date.now() - started)).on('error', () => undefined);
      socket.resume();
    });
  const times = await Promise.all([
    closed('GET / HTTP/1.1\r\nHost: localhost\r\nX'),
    closed('POST /case-review HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf'),
  ]);
  expect(times[0]).toBeLessThan(7_000);
  expect(times[1]).toBeLessThan(12_000);
});

function tls(options: ConnectionOptions): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const socket = connectTls({ host: '127.0.0.1', port: Number(new URL(front.url).port), ca: front.certificate, ...options }, () => {
      resolve(socket.getProtocol());
      socket.end();
    });
    socket.on('error', reject);
  });
}
