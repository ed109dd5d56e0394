import { connect as connectSocket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '#database/migrate.ts';
import { freePort } from '#scripts/ports.ts';
import { type LocalPostgres, startLocalPostgres } from '#scripts/postgres.ts';
import { untilReady } from '#scripts/until-ready.ts';
import { cpuClockMs } from '../testkit/cpu-clock.ts';
import { ended, type Product, run, startProductOn, until } from '../testkit/product.ts';
import { patiently } from '../testkit/requests.ts';

let product: Product<LocalPostgres>;
beforeAll(async () => {
  product = await startProductOn(await startLocalPostgres(), { TRUSTED_PROXY: 'true' });
  // As a worker does at its start: without tables nothing can be stored.
  const { db, close } = patiently(product.postgres.url, 1);
  await migrate(db);
  await close();
});
afterAll(() => product?.stop());

describe('with PostgreSQL up, then down, then up again', () => {
  test('health, readiness and pages tell the truth', async () => {
    await until('intake is ready', async () => (await answers()).intake === 200, 5);
    expect(await answers()).toEqual({ health: 200, ready: 200, intake: 200, page: 200 });
    await product.postgres.killHard();
    await until('intake is not ready', async () => (await answers()).intake === 503, 5);
    expect(await answers()).toEqual({ health: 200, ready: 200, intake: 503, page: 200 });
    await product.postgres.start();
    await until('intake is ready again', async () => (await answers()).intake === 200, 15);
  });

  async function answers() {
    const status = async (path: string) => (await fetch(product.url + path)).status;
    return { health: await status('/health'), ready: await status('/ready'), intake: await status('/ready/intake'), page: await status('/') };
  }
});

test('a database that can only be read takes no requests, and is not called ready', async () => {
  const { pool, close } = patiently(product.postgres.url, 1);
  const intake = async () => (await fetch(`${product.url}/ready/intake`)).status;
  await pool.query('alter system set default_transaction_read_only = on');
  await pool.query('select pg_reload_conf()');
  await until('intake is not ready', async () => (await intake()) === 503, 10);
  await pool.query('set default_transaction_read_only = off');
  await pool.query('alter system reset default_transaction_read_only');
  await pool.query('select pg_reload_conf()');
  await until('intake is ready again', async () => (await intake()) === 200, 10);
  await close();
});

test('only this machine hears how the process is', async () => {
  for (const path of ['/health', '/ready', '/ready/intake']) {
    expect((await fetch(product.url + path)).status).toBe(200);
    expect((await fetch(product.url + path, { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(404);
  }
});

describe('a form that is sent', () => {
  const send = (headers: Record<string, string>) => fetch(`${product.url}/`, { method: 'POST', headers, body: new URLSearchParams({ a: 'b' }) });

  test('through a TLS proxy from our own page is not taken for a foreign one', async () => {
    const { host } = new URL(product.url);
    // The home page takes no form, which is what 405 says; a foreign origin is refused before that with 403.
    expect((await send({ origin: `https://${host}`, 'x-forwarded-proto': 'https' })).status).toBe(405);
    expect((await send({ origin: product.url })).status).toBe(405);
  });

  test('from another site is refused, and written down', async () => {
    expect((await send({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await send({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    // A browser that says it is foreign is believed, also when it hides from where.
    expect((await send({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send({ origin: 'null', 'sec-fetch-site': 'same-site' })).status).toBe(403);
    const written = () => product.web.lines.filter((line) => line.includes('"event":"held-back","kind":"other-site"'));
    await until('the log has all four', () => written().length === 4, 5);
  });

  test('from our own page is taken, also by a browser that hides the page or does not say where it is', async () => {
    expect((await send({ origin: 'null', 'sec-fetch-site': 'same-origin' })).status).toBe(405);
    expect((await send({ origin: 'null' })).status).toBe(405);
    expect((await send({})).status).toBe(405);
  });

  test('is refused beyond 32 kB, before anything reads it', async () => {
    const response = await fetch(`${product.url}/`, { method: 'POST', headers: { origin: product.url }, body: 'x'.repeat(33 * 1024) });
    expect(response.status).toBe(413);
  });
});

test('a visitor who sends half a request is not waited for longer than 11 seconds', async () => {
  const { hostname, port } = new URL(product.url);
  const started = cpuClockMs();
  const closed = (begin: string) =>
    new Promise<number>((resolve) => {
      const socket = connectSocket(Number(port), hostname, () => socket.write(begin));
      socket.on('close', () => resolve(cpuClockMs() - started)).on('error', () => undefined);
      socket.resume();
    });
  const times = await Promise.all([closed('GET / HTTP/1.1\r\nHost: a\r\nX'), closed('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nhalf')]);
  expect(Math.max(...times)).toBeLessThan(13_000);
});

test('the log has a line for each request, and nothing that a visitor typed', async () => {
  await fetch(`${product.url}/jordan-avery-810-555-0199?name=Jordan&phone=8105550199`);
  await fetch(`${product.url}/About`);
  const log = () => product.web.lines.join('\n');
  await until('the log has both', () => log().includes('"route":"/about"') && log().includes('"route":"(other)"'), 5);
  expect(log()).not.toMatch(/jordan|555-?0199|127\.0\.0\.1/i);
});

describe('a web process', () => {
  test('finishes what it has begun when it is told to stop, and is then gone', async () => {
    const port = await freePort();
    const web = run('web', { DATABASE_URL: product.postgres.url, PORT: String(port) });
    await untilReady(`http://127.0.0.1:${port}/ready`);
    const slow = new Promise<string>((resolve, reject) => {
      const socket = connectSocket(port, '127.0.0.1', () => {
        socket.write(
          'POST / HTTP/1.1\r\nHost: a\r\nOrigin: http://a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 3\r\nConnection: close\r\n\r\n',
        );
        setTimeout(() => web.child.kill('SIGTERM'), 100);
        setTimeout(() => socket.write('a=b'), 600);
      });
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk.toString();
      });
      socket.on('close', () => resolve(answer)).on('error', reject);
    });
    expect(await slow).toMatch(/^HTTP\/1\.1 405/);
    expect(await ended(web.child)).toBe(0);
  });

  test('says readably what its environment lacks', async () => {
    const web = run('web', { DATABASE_URL: 'mysql://x' });
    expect(await ended(web.child)).toBe(1);
    expect(web.lines.join('\n')).toMatch(/The environment is not complete[\s\S]*DATABASE_URL: must be an address like postgres:/);
  });

  test.each(['fsync', 'full_page_writes', 'synchronous_commit'])('refuses a database with %s off', async (setting) => {
    const postgres = await startLocalPostgres({ settings: { [setting]: 'off' } });
    for (const name of ['web', 'worker'] as const) {
      const process = run(name, { DATABASE_URL: postgres.url, PORT: String(await freePort()) });
      expect(await ended(process.child)).toBe(1);
      expect(process.lines.join('\n')).toContain(`PostgreSQL must not run with ${setting} off`);
    }
    await postgres.discard();
  });
});
