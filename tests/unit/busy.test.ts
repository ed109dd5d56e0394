import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { content } from '#firm/content.ts';
import { createApp, type Parts } from '#server/http/app.ts';
import { openListener } from '#server/http/listener.ts';
import { openQueue } from '#server/http/queue.ts';
import { closeWithin, listen } from '#server/listen.ts';
import { requestBytes } from '../testkit/load.ts';
import { until } from '../testkit/product.ts';

/** What the web process answers to everything that no build has finished, through Node's own server. Forms reach no database: they are not kept. */
async function start({ queue = openQueue(), ...parts }: Partial<Parts> = {}) {
  const stored = { pages: new Map(), files: new Map() };
  const log = () => undefined;
  const app = createApp({
    stored,
    render: async (request) => new Response(`rendered ${await request.text()}`),
    health: { acceptsWork: () => true, canStore: async () => true },
    log,
    trustedProxy: true,
    queue,
    ...parts,
  });
  const { server, port } = await listen(openListener(app, stored, log, queue), '127.0.0.1', 0);
  stops.push(() => closeWithin(server, 0));
  const post = (path: string, from: string, body = '{}') =>
    fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body, headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from } });
  return { port, post };
}

const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
});

/** Posts whose body never comes. */
async function slowPosts(port: number, count: number, from: string, path = '/case-review'): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.write(requestBytes('POST', path, { 'X-Forwarded-For': from }, 'x'.repeat(100)).slice(0, -99)));
    return socket.on('error', () => undefined);
  });
  stops.unshift(async () => {
    for (const socket of sockets) socket.destroy();
  });
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
  // Until the server has read what was written.
  await delay(100);
  return sockets;
}

const fewPlaces = { form: { atOnce: 1, waiting: 2 }, page: { atOnce: 1, waiting: 2 }, question: { atOnce: 1, waiting: 2 } };

test('bodies that come slowly take no place from who sends a form, with script or without', async () => {
  const { port, post } = await start({ queue: openQueue(fewPlaces) });
  for (let network = 0; network < 3; network++) await slowPosts(port, 10, `198.51.${network}.7`);
  await slowPosts(port, 10, '198.51.9.7', '/free-consultation');
  expect((await post('/case-review', '192.0.2.1')).status).toBe(400);
  const plain = await post('/free-consultation', '192.0.2.1', 'name=Jordan');
  expect([plain.status, await plain.text()]).toEqual([200, 'rendered name=Jordan']);
});

test('of one network twenty bodies are waited for at the same time; who sends a whole one is never among the refused', async () => {
  const { port, post } = await start();
  const slow = await slowPosts(port, 25, '198.51.100.7');
  await until('five are refused', () => slow.filter((socket) => socket.bytesRead > 0).length === 5, 5);
  expect((await post('/case-review', '198.51.100.8')).status).toBe(400);
  for (const socket of slow) socket.destroy();
  await delay(100);
  const later = await slowPosts(port, 20, '198.51.100.7');
  await delay(400);
  expect(later.filter((socket) => socket.bytesRead > 0)).toEqual([]);
});

test.each([
  ['/case-review', /"kind":"failed".*\d{3}-\d{4}/],
  ['/free-consultation', /<html lang="en-US".*tel:/],
  ['/ar/receipt', /<html lang="ar" dir="rtl".*tel:/],
])('who posts to %s while there is too much to do hears it in the form that its page reads', async (path, expected) => {
  const none = { atOnce: 0, waiting: 0 };
  const { post } = await start({ queue: openQueue({ form: none, page: none, question: none }) });
  const answer = await post(path, '192.0.2.1');
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('x-frame-options')]).toEqual([503, '5', 'DENY']);
  expect(await answer.text()).toMatch(expected);
});

test.each(['/case-review', '/es/free-consultation', '/legal-chat'])(
  'while no further form may wait, a post to %s is refused before its body is there',
  async (path) => {
    const queue = openQueue({ ...fewPlaces, form: { atOnce: 0, waiting: 1 } });
    const { port, post } = await start({ queue });
    void queue.enter('form');
    const [slow] = await slowPosts(port, 1, '198.51.100.7', path);
    // Without the refusal the first answer is a 408, after ten seconds.
    const [first] = (await once(slow as Socket, 'data')) as [Buffer];
    expect(first.toString()).toMatch(/^HTTP\/1\.1 503 /);
    const answer = await post(path, '192.0.2.1');
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('x-frame-options')]).toEqual([503, '5', 'DENY']);
    expect(await answer.text()).toContain(content().firm.phone.display);
  },
);

test('a body beyond 32 kB is refused, whether its length is told or not', async () => {
  const { port, post } = await start();
  expect((await post('/case-review', '192.0.2.1', 'x'.repeat(33_000))).status).toBe(413);
  const chunked = new ReadableStream({
    start: (controller) => {
      for (let at = 0; at < 40; at++) controller.enqueue(new Uint8Array(1_000));
      controller.close();
    },
  });
  const sent = { method: 'POST', body: chunked, duplex: 'half' } as RequestInit;
  expect((await fetch(`http://127.0.0.1:${port}/free-consultation`, sent)).status).toBe(413);
});
