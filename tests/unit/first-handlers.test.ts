import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Desk } from '#desk/context.ts';
import { createApp } from '#server/http/app.ts';
import { createDeskApp } from '#server/http/desk-app.ts';
import type { StoredPages } from '#server/http/stored-pages.ts';

/** Site and desk share their first handlers (server/http/first.ts): each is tried at both. */
const stored: StoredPages = { pages: new Map(), files: new Map() };
const health = { acceptsWork: () => true, canStore: async () => true };
const logged: string[] = [];
const log = (event: string) => void logged.push(event);
const render = async (request: Request) => {
  if (new URL(request.url).pathname === '/broken') throw new Error('it broke');
  return new Response('a page', { headers: { 'Content-Type': 'text/html' } });
};
const apps = {
  site: () => createApp({ stored, render, health, log, trustedProxy: false }),
  desk: () => createDeskApp({ stored, render, health, log, desk: { deskUrl: new URL('http://127.0.0.1') } as Desk }),
};

describe.each(Object.entries(apps))('the %s', (name, create) => {
  const ask = async (path: string, init: RequestInit = {}) => {
    const server = createAdaptorServer({ fetch: create().fetch });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    onTestFinished(() => void server.close());
    return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init);
  };

  test('answers with its headers, and writes each answer down once', async () => {
    logged.length = 0;
    const { status, headers } = await ask('/');
    expect([status, headers.get('x-frame-options')]).toEqual([200, 'DENY']);
    expect(headers.get('content-security-policy')).toContain(name === 'desk' ? "'nonce-" : "script-src 'self'");
    expect(logged).toEqual(['request']);
  });

  test('knows three methods, and no address without end', async () => {
    expect((await ask('/', { method: 'PUT' })).status).toBe(405);
    expect((await ask(`/${'a'.repeat(3_000)}`)).status).toBe(414);
  });

  test('refuses what another site posts', async () => {
    const cross = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    expect((await ask('/receipt', { method: 'POST', headers: cross, body: 'a=1' })).status).toBe(403);
  });

  test('tells its health to this machine alone', async () => {
    expect(await (await ask('/ready')).json()).toEqual({ pages: true, intake: true });
    expect(await (await ask('/ready', { headers: { 'x-forwarded-for': '203.0.113.9' } })).text()).toBe('a page');
  });

  test('says in its own words that a page failed, and logs it', async () => {
    logged.length = 0;
    const answer = await ask('/broken');
    expect([answer.status, answer.headers.get('x-frame-options')]).toEqual([500, 'DENY']);
    expect(await answer.text()).not.toContain('it broke');
    expect(logged).toContain('page-failed');
  });
});
