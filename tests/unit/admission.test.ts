import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { openAdmission } from '#server/http/admission.ts';
import { createApp } from '#server/http/app.ts';
import { closeWithin, listen } from '#server/http/listen.ts';
import { openListener } from '#server/http/listener.ts';

test('beyond the bound people are told so at once; talks give way while requests are many, and return with room', async () => {
  const app = new Hono();
  const work = Promise.withResolvers<void>();
  const requests = openAdmission({ most: 3, shed: () => ({ body: 'later', headers: {} }) });
  const talks = openAdmission({ most: 2, shed: () => ({ body: 'call us', headers: {} }), givesWay: () => requests.inside() >= 2 });
  app.post('/request', requests.admit, async (context) => {
    await work.promise;
    return context.text('kept', 201);
  });
  app.post('/talk', talks.admit, (context) => context.text('hello'));
  const post = async (path: string) => (await app.request(path, { method: 'POST' })).status;

  const first = post('/request');
  expect(await post('/talk')).toBe(200);
  const others = [post('/request'), post('/request')];
  expect(await post('/talk')).toBe(503);
  expect(await post('/request')).toBe(503);
  work.resolve();
  expect(await Promise.all([first, ...others])).toEqual([201, 201, 201]);
  expect(await post('/talk')).toBe(200);
  expect(requests.inside() + talks.inside()).toBe(0);
});

test('whatever goes wrong inside, the place is free again', async () => {
  const app = new Hono().onError((_, context) => context.text('', 500));
  const door = openAdmission({ most: 1, shed: () => ({ body: 'later', headers: {} }) });
  app.get('/', door.admit, () => {
    throw new Error('broken');
  });
  expect([(await app.request('/')).status, (await app.request('/')).status]).toEqual([500, 500]);
  expect(door.inside()).toBe(0);
});

test('whoever is turned away before the handlers hears the same as from them', async () => {
  const full = () =>
    openAdmission({ most: 0, shed: ({ code }) => ({ body: `busy in ${code}`, headers: { 'Retry-After': '5', 'Content-Type': 'text/plain' } }) });
  const admissions = { requests: full(), talks: full(), pages: full() };
  const stored = { pages: new Map(), files: new Map() };
  const log = () => undefined;
  const app = createApp({
    stored,
    render: async () => new Response('rendered'),
    health: { acceptsWork: () => true, canStore: async () => true },
    log,
    trustedProxy: false,
    admissions,
  });
  const { server, port } = await listen(openListener({ fetch: () => new Response('handled') }, stored, admissions, log), '127.0.0.1', 0);
  const ofConnection = ['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'];
  const heard = async (response: Response) => ({
    status: response.status,
    headers: Object.fromEntries([...response.headers].filter(([name]) => !ofConnection.includes(name))),
    text: await response.text(),
  });
  for (const path of ['/case-review', '/legal-chat', '/es/legal-chat', '/ar/legal-chat']) {
    const sent = { method: 'POST', body: '{}' };
    const before = await heard(await fetch(`http://127.0.0.1:${port}${path}`, sent));
    expect(before).toEqual(await heard(await app.request(`http://127.0.0.1:${port}${path}`, sent)));
    expect(before).toMatchObject({ status: 503, headers: { 'retry-after': '5', 'x-frame-options': 'DENY' } });
  }
  expect(await (await fetch(`http://127.0.0.1:${port}/case-review`)).text()).toBe('handled');
  await closeWithin(server, 0);
});
