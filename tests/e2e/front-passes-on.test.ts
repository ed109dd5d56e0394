import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect as connectHttp2, type IncomingHttpHeaders } from 'node:http2';
import { get } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { ask, type Front, startFront } from '../testkit/front.ts';

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
  for (let group = 0; group < 6; group++) {
    const forms = await Promise.all(Array.from({ length: 15 }, () => status('POST')));
    expect(new Set(forms)).toEqual(new Set([200]));
  }
});

test('a body is passed on when it is whole; a network has twenty under way at most, and is told so at once', async () => {
  const begun: string[] = [];
  answer = (request, response) => {
    begun.push(request.url ?? '');
    request.resume().on('end', () => response.end('answered'));
  };
  const session = connectHttp2(front.url.replace('localhost', '127.0.0.1'), { ca: front.certificate, servername: 'localhost' });
  onTestFinished(() => session.close());
  const begin = (at: number) =>
    session.request({ ':method': 'POST', ':path': `/case-review?${at}`, ':authority': new URL(front.url).host, 'content-length': '10' }).resume();
  const statusOf = async (stream: ReturnType<typeof begin>) => ((await once(stream, 'response')) as [IncomingHttpHeaders])[0][':status'];
  const slow = Array.from({ length: 20 }, (_, at) => begin(at));
  for (const stream of slow) stream.write('half ');
  expect(await statusOf(begin(20))).toBe(503);
  expect(begun).toEqual([]);
  const answers = slow.map(statusOf);
  for (const stream of slow) stream.end('a one');
  expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
  expect(begun).toHaveLength(20);
});

test('who asks the assistant without end is turned away, and can send a form meanwhile', async () => {
  answer = (request, response) => {
    request.resume().on('end', () => response.end('answered'));
  };
  const post = async (path: string) => (await ask(front.url + path, { method: 'POST', body: '{}' }, front.certificate)).status;
  const answers: number[] = [];
  for (let at = 0; at < 40; at++) answers.push(await post('/es/legal-chat'));
  expect(answers.slice(0, 20)).toEqual(Array(20).fill(200));
  expect(answers).toContain(503);
  expect(await post('/case-review')).toBe(200);
});
