import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Asked, ask, type Front, startFront } from '../testkit/front.ts';

const host = 'desk.localhost';
let front: Front;
let [desk, web]: Server[] = [];
beforeAll(async () => {
  [desk, web] = await Promise.all([standIn('desk'), standIn('web')]);
  front = await startFront([addressOf(web)], undefined, ['--desk-host', host, '--desk', new URL(addressOf(desk)).host]);
});
afterAll(async () => {
  await front?.stop();
  for (const server of [desk, web]) server?.close();
});

test('the desk has a host of its own, which passes everything on and believes no header of a visitor', async () => {
  const { status, body } = await atDesk('/requests', { headers: { 'x-forwarded-for': '192.0.2.1', forwarded: 'for=192.0.2.1' } });
  expect(status).toBe(200);
  expect(JSON.parse(body.toString())).toMatchObject({
    by: 'desk',
    path: '/requests',
    headers: { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https', host },
  });
  expect(body.toString()).not.toContain('192.0.2.1');
});

test('pages of the public site are not there, and the desk is not on the public host', async () => {
  expect((await atDesk('/about')).body.toString()).toContain('"by":"desk"');
  expect((await atDesk('/robots.txt')).body.toString()).toContain('"by":"desk"');
  const there = await ask(`${front.url}/requests`, {}, front.certificate);
  expect(there.body.toString()).toContain('"by":"web"');
});

test('plain HTTP leads to TLS at the same host', async () => {
  const { status, headers } = await ask(`${front.plainUrl}/requests`, { headers: { host } });
  expect([status, headers['location']]).toEqual([301, `https://${host}:${new URL(front.url).port}/requests`]);
});

test('a long list is taken where one is imported, and nowhere else', async () => {
  const body = 'x'.repeat(300_000);
  expect((await atDesk('/conflicts', { method: 'POST', body })).status).toBe(200);
  expect((await atDesk('/requests/ABCD2345', { method: 'POST', body })).status).toBe(413);
});

test('whoever tries to sign in without end is slowed down, and the rest goes on', async () => {
  const tried = await Promise.all(Array.from({ length: 40 }, () => atDesk('/passkeys/options', { method: 'POST', body: '' })));
  const statuses = tried.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(20);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(5);
  expect((await atDesk('/')).status).toBe(200);
});

test('its log names no request', async () => {
  await atDesk('/requests/WXYZ2345?search=Jordan');
  expect(front.log()).not.toMatch(/WXYZ2345|Jordan/);
});

function atDesk(path: string, asked: Asked = {}) {
  return ask(`${front.url}${path}`, { ...asked, headers: { host, ...asked.headers } }, front.certificate, host);
}

/** Says what reached it. */
async function standIn(by: string): Promise<Server> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.end(JSON.stringify({ by, path: request.url, headers: request.headers })));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return server;
}

function addressOf(server: Server | undefined): string {
  if (!server) throw new Error('it has not been started');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
