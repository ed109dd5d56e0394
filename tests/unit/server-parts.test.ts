import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from '#environment.ts';
import { localSecrets } from '#server/local/secrets.ts';
import { described } from '#server/log.ts';
import { readStoredPages } from '#server/stored-pages.ts';
import { silenceMs, watchdog } from '#server/watchdog.ts';

describe('the environment', () => {
  test('names what is missing or wrong, and where to look', () => {
    const read = () => readEnvironment({ PORT: 'many', TRUSTED_PROXY: 'yes' });
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(
      /\.env\.example[\s\S]*DATABASE_URL: must be an address like[\s\S]*PORT: must be a port number[\s\S]*TRUSTED_PROXY: must be true or false/,
    );
  });

  test('trusts no proxy unless told to', () => {
    expect(readEnvironment({ DATABASE_URL: 'postgres://a:b@127.0.0.1/c', ...localSecrets }).TRUSTED_PROXY).toBe(false);
  });
});

test("an error is written down without its message, which may quote a visitor's words", () => {
  const said = JSON.stringify(described(new TypeError('Jordan Avery, 810 555 0100')));
  expect(said).toContain('TypeError');
  expect(said).toContain('server-parts.test.ts');
  expect(said).not.toContain('Jordan');
});

test('a page finished last year shows this year', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  mkdirSync(join(folder, 'about'));
  writeFileSync(join(folder, 'about/index.html'), '<p>© <span data-year="">2025</span></p>');
  const page = readStoredPages(folder, 2027).pages.get('/about');
  expect(page?.body.identity.toString()).toBe('<p>© <span data-year="">2027</span></p>');
  expect(page?.body.br && brotliDecompressSync(page.body.br).toString()).toContain('2027');
});

describe('the watchdog', () => {
  const started = 1_000_000;
  function at(milliseconds: number, databaseUp: boolean) {
    const events: string[] = [];
    const clock = { now: started + milliseconds };
    const look = watchdog({
      lastProgress: () => started,
      databaseUp: async () => databaseUp,
      log: (event) => events.push(event),
      giveUp: () => events.push('gave up'),
      now: () => clock.now,
    });
    return { events, look, clock };
  }

  test('leaves a worker alone that has just worked', async () => {
    const { events, look } = at(silenceMs - 1, true);
    await look();
    expect(events).toEqual([]);
  });

  test('ends a worker that is silent while the database answers', async () => {
    const { events, look } = at(silenceMs, true);
    await look();
    expect(events).toEqual(['worker-stuck', 'gave up']);
  });

  test('waits while the database is away, and counts anew from then', async () => {
    const { events, look, clock } = at(silenceMs, false);
    await look();
    clock.now += silenceMs - 1;
    await look();
    expect(events).toEqual(['worker-waits-for-database']);
  });
});
