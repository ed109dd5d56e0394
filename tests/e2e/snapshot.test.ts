import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#scripts/ports.ts';
import { untilReady } from '#scripts/until-ready.ts';
import { makeRelease, switchTo } from '#server/publisher/releases.ts';
import { openDatabase, type TestDatabase } from '../testkit/database.ts';
import { ended, type ProcessName, settingsFor, until } from '../testkit/product.ts';

let postgres: TestDatabase;
const home = mkdtempSync(join(tmpdir(), 'snapshot-'));
const releases = join(home, 'releases');
const broken = join(home, 'words');

beforeAll(async () => {
  postgres = await openDatabase();
  const { name } = makeRelease(releases, '.', { by: 'test' });
  switchTo(releases, name);
  // Somebody edits the words after they were built, in the firm's folder and in the code's, and makes a mess of both.
  mkdirSync(join(broken, 'en'), { recursive: true });
  writeFileSync(join(broken, 'en/firm.yaml'), 'name: "North Shore\n');
  mkdirSync(join(releases, name, 'content/en'), { recursive: true });
  writeFileSync(join(releases, name, 'content/en/firm.yaml'), 'name: [');
});
afterAll(async () => {
  await postgres?.discard();
  rmSync(home, { recursive: true, force: true });
});

/** As `npm start`, `npm run worker` and `npm run desk` run it, on a machine whose words are broken. */
function started(name: ProcessName, env: NodeJS.ProcessEnv) {
  const { CONTENT_FOLDER: _, ...settings } = settingsFor(name, { DATABASE_URL: postgres.urls[name], ...env });
  const child = spawn(process.execPath, ['server/run.ts', name], {
    env: { ...settings, FIRM_DIR: broken, RELEASES_DIR: releases },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  return { child, said: () => said };
}

test('the web process runs on the words that were built, also after a restart', async () => {
  const page = readFileSync('build/client/contact/index.html', 'utf8');
  for (const _ of ['first start', 'after a reboot']) {
    const port = await freePort();
    const { child } = started('web', { PORT: String(port) });
    await untilReady(`http://127.0.0.1:${port}/ready`, 60);
    expect(await (await fetch(`http://127.0.0.1:${port}/contact`)).text()).toBe(page);
    // Rendered when it is asked for, from the words.
    expect(await (await fetch(`http://127.0.0.1:${port}/no-such-page`)).text()).toContain('(810) 555-0146');
    await ended(child, 'SIGTERM');
  }
});

test.each(['worker', 'desk'] as const)('so does the %s', async (name) => {
  const { child, said } = started(name, { DESK_PORT: String(await freePort()), CANARY: 'off' });
  await until('it has started', () => said().includes('"event":"started"'), 60);
  await ended(child, 'SIGTERM');
});

test('without a release it says what to do', async () => {
  const child = spawn(process.execPath, ['server/run.ts', 'web'], {
    env: { PATH: process.env['PATH'], RELEASES_DIR: join(home, 'none') },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  expect(await ended(child)).toBe(1);
  expect(said).toContain('Nothing is published in');
});
