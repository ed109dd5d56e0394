import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { EnvironmentError, readEnvironment, secretSettings } from '#environment.ts';
import { demoKeys, demoSecrets } from '#server/demo-secrets.ts';
import { readDeskEnvironment } from '#server/desk-environment.ts';
import { silenceMs, watchdog } from '#server/jobs/watchdog.ts';
import { described } from '#server/monitoring/log.ts';

describe('the environment', () => {
  test('names what is missing or wrong, and where to look', () => {
    const read = () => readEnvironment('web', { PORT: 'many', TRUSTED_PROXY: 'yes' });
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(
      /\.env\.example[\s\S]*DATABASE_URL: must be an address like[\s\S]*PORT: must be a port number[\s\S]*TRUSTED_PROXY: must be true or false/,
    );
  });

  test('trusts no proxy unless told to', () => {
    expect(readEnvironment('web', { DATABASE_URL: 'postgres://a:b@127.0.0.1/c', ...demoSecrets }).TRUSTED_PROXY).toBe(false);
  });

  test('takes each secret from a file as well: by its setting, or among what systemd hands over; one of another process is refused there too', () => {
    const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const handed = (name: string, secret: string) => writeFileSync(join(folder, name), `${secret}\n`);
    for (const [name, secret] of Object.entries({ ...demoKeys.desk, DATABASE_URL: 'postgres://a:b@127.0.0.1/c' })) handed(name, secret);
    const { DESK_KEYS, SEAL_TO, LINK_SECRET } = demoKeys.desk;
    const open = { DESK_URL: 'http://localhost:3100', SEAL_TO };
    const inFiles = {
      DESK_KEYS_FILE: join(folder, 'DESK_KEYS'),
      DATABASE_URL_FILE: join(folder, 'DATABASE_URL'),
      LINK_SECRET_FILE: join(folder, 'LINK_SECRET'),
    };
    for (const given of [inFiles, { CREDENTIALS_DIRECTORY: folder }])
      expect(readDeskEnvironment({ ...open, ...given })).toMatchObject({ DESK_KEYS, LINK_SECRET, DATABASE_URL: 'postgres://a:b@127.0.0.1/c' });
    expect(() => readEnvironment('web', { CREDENTIALS_DIRECTORY: folder, ...demoSecrets })).toThrow(/holds what belongs elsewhere[\s\S]*DESK_KEYS: desk/);
    expect(() => readDeskEnvironment({ ...open, DESK_KEYS_FILE: join(folder, 'none') })).toThrow(/DESK_KEYS_FILE: .*none cannot be read/);
  });

  test('knows each of its secrets as one', () => {
    const example = readFileSync('.env.example', 'utf8');
    const named = [...example.matchAll(/^(?:# )?([A-Z_]+)=/gm)].flatMap(([, name = '']) => name);
    const likeSecrets = named.filter((name) => /(_KEYS?|_SECRET|_TOKEN|(DATABASE|MAIL|IMAP)_URL)$/.test(name));
    expect(likeSecrets.filter((name) => !secretSettings.includes(name))).toEqual([]);
    expect(secretSettings.filter((name) => !named.includes(name))).toEqual([]);
  });

  test('has its secrets in the runbook, each with when and how it is changed', () => {
    const section = /^## Secrets\n([\s\S]*?)^## /m.exec(readFileSync('docs/runbook.md', 'utf8'))?.[1] ?? '';
    const rows = [...section.matchAll(/^\| (.+?) \| (.+?) \| (.+?) \|/gm)].map(([, secret = '', holder = '', when = '']) => ({ secret, holder, when }));
    const changed = (name: string) => rows.some(({ secret, when }) => secret.includes(`\`${name}\``) && when !== '');
    expect(secretSettings.filter((name) => !changed(name))).toEqual([]);
  });
});

test('an error that rests on another names the code of that one, and nothing else of it', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 192.0.2.1'), { code: 'ECONNREFUSED' });
  const said = described(new TypeError('fetch failed', { cause: refused }));
  expect(said).toMatchObject({ name: 'TypeError', because: 'ECONNREFUSED' });
  expect(JSON.stringify(said)).not.toContain('192.0.2.1');
  expect(described(new TypeError('x', { cause: Object.assign(new Error('y'), { code: 'Jordan Avery' }) }))).not.toHaveProperty('because');
});

test("an error is written down without its message, which may quote a visitor's words", () => {
  const said = JSON.stringify(described(new TypeError('Jordan Avery, 810 555 0100')));
  expect(said).toContain('TypeError');
  expect(said).toContain('server-parts.test.ts');
  expect(said).not.toContain('Jordan');
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
