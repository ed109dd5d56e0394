import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect as connectHttp2, type IncomingHttpHeaders } from 'node:http2';
import { get } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { ask, type Front, startFront } from '../world/front.ts';

/** The front before a stand-in for the web process, which answers as each test needs it. */
let answer: RequestListener;
let front: Front;
const server = createServer((request, response) => answer(request, response));
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  front = await startFront([`http://127.0.0.1:${(server.address() as AddressInfo).port}`]);
});
afterAll(async () => {
  await front?.stop();
  server.close();
});

test('what is passed on is true about the visitor, not what the visitor claims', async () => {
  answer = (request, response) => response.end(JSON.stringify(request.headers));
  const claims = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'http', 'x-forwarded-host': 'evil.example', forwarded: 'for=203.0.113.9' };
  const { body } = await ask(`${front.url}/anything`, { headers: claims }, front.certificate);
  const { host, ...headers } = JSON.parse(body.toString()) as Record<string, string>;
  expect(host).toBe(new URL(front.url).host);
  expect(headers).toEqual({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' });
});

test('where the assistant speaks, its answer comes back word by word', async () => {
  let finish = () => {};
  answer = (request, response) => {
    request.resume();
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('data: first\n\n');
    finish = () => response.end('data: last\n\n');
  };
  const words: string[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    get(`${front.url}/Legal-Chat`, { ca: front.certificate, family: 4, agent: false }, (response) => {
      response.on('data', (chunk: Buffer) => words.push(chunk.toString().trim())).on('end', resolve);
    }).on('error', reject);
  });
  await expect.poll(() => words).toEqual(['data: first']);
  finish();
  await ended;
  expect(words).toEqual(['data: first', 'data: last']);
});

test('a form is passed on even from an address that floods us with other requests', async () => {
  answer = (request, response) => {
    request.resume().on('end', () => response.end('answered'));
  };
  const session = connectHttp2(front.url.replace('localhost', '127.0.0.1'), { ca: front.certificate, servername: 'localhost' });
  onTestFinished(() => session.close());
  const status = async (method: string) => {
    const stream = session.request({ ':method': method, ':path': '/drill', ':authority': new URL(front.url).host }).resume();
    stream.end();
    const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders];
    return headers[':status'];
  };
  const flood = await Promise.all(Array.from({ length: 900 }, () => status('GET')));
  expect(new Set(flood)).toEqual(new Set([200, 503]));
  const forms = await Promise.all(Array.from({ length: 100 }, () => status('POST')));
  expect(new Set(forms)).toEqual(new Set([200]));
});
