// @module-tag nightly
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#scripts/ports.ts';
import { desktop, launchBrowser, openPage } from '../testkit/browser.ts';
import { alive, commandOf, descendants } from '../testkit/processes.ts';
import { ended, until } from '../testkit/product.ts';

test('in development new words show at once, a mistake in them names its file, and what is stored stays', { timeout: 240_000 }, async () => {
  const home = mkdtempSync(join(tmpdir(), 'dev-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  cpSync('content', join(home, 'content'), { recursive: true });
  const edit = (file: string, from: string, to: string) => {
    const path = join(home, 'content/en', file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  };

  const dev = await startDev(home);
  const page = async () => {
    const response = await fetch(dev.url);
    return { status: response.status, words: await response.text() };
  };
  const first = await page();
  expect(first.status).toBe(200);
  expect(first.words).toContain('Take a breath.');

  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  const visit = await openPage(browser, dev.url, desktop);
  edit('home.yaml', 'Take a breath.', 'Breathe slowly.');
  await until('the new words are served', async () => (await page()).words.includes('Breathe slowly.'), 10);
  // A page that is just being reloaded cannot be asked.
  const shown = () => visit.page.textContent('h1').catch(() => '');
  await until('an open page has reloaded itself', async () => (await shown())?.includes('Breathe slowly.') ?? false, 10);
  // A second reload breaks off the first, which is then told as failed.
  expect(visit.said.filter((line) => !line.startsWith('[vite]') && !line.includes('React DevTools') && line !== `failed: ${dev.url}/`)).toEqual([]);
  await visit.close();

  edit('firm.yaml', '\nphone:', '\nphones:');
  await until('the mistake is shown', async () => (await page()).status === 500, 10);
  expect((await page()).words).toMatch(/content\/en\/firm\.yaml:\s+phone: /);
  expect(dev.said()).toMatch(/content\/en\/firm\.yaml:\s+phone: /);
  edit('firm.yaml', '\nphones:', '\nphone:');
  await until('the page is back', async () => (await page()).status === 200, 10);
  expect((await page()).words).toContain('Breathe slowly.');

  await dev.stop();
  expect(existsSync(join(home, 'data/postgres/PG_VERSION'))).toBe(true);
  await (await startDev(home)).stop();
});

async function startDev(home: string) {
  const [port, inboxPort, deskPort] = [await freePort(), await freePort(), await freePort()];
  const child = spawn(process.execPath, ['scripts/dev.ts'], {
    env: {
      PATH: process.env['PATH'],
      CONTENT_FOLDER: join(home, 'content'),
      DEV_DATA: join(home, 'data'),
      PORT: String(port),
      INBOX_PORT: String(inboxPort),
      DESK_PORT: String(deskPort),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  onTestFinished(() => void ended(child, 'SIGTERM'));
  const url = `http://127.0.0.1:${port}`;
  await until('the ready line', () => output.includes(`desk http://localhost:${deskPort}\nready ${url} inbox http://127.0.0.1:${inboxPort}\n`), 120).catch(
    (error: Error) => {
      throw new Error(`${error.message}\n${output}`);
    },
  );
  return {
    url,
    said: () => output,
    stop: async () => {
      const family = descendants(child.pid ?? 0);
      for (const part of ['postgres', 'server/worker.ts', 'server/desk.js']) expect(family.some((pid) => commandOf(pid).includes(part))).toBe(true);
      expect(await ended(child, 'SIGTERM')).toBe(0);
      expect(family.filter(alive)).toEqual([]);
    },
  };
}
