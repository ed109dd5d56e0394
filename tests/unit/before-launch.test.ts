import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { siteOf } from '#deploy/settings.ts';
import * as words from '#firm/content.ts';
import { createApp } from '#server/http/app.ts';
import { beforeLaunch } from '#server/http/before-launch.ts';
import { readStoredPages } from '#server/http/stored-pages.ts';
import { startLaunchReminder } from '#server/launch-reminder.ts';

afterEach(() => void vi.restoreAllMocks());

/** A site with one finished page; any other address is rendered. */
function siteWith(launchCheck: 'on' | 'off', name: string) {
  const site = words.content();
  vi.spyOn(words, 'content').mockReturnValue({ ...site, firm: { ...site.firm, name } });
  const folder = mkdtempSync(join(tmpdir(), 'before-launch-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'es/about'), { recursive: true });
  for (const ending of ['', '.br'])
    writeFileSync(join(folder, `es/about/index.html${ending}`), '<html lang="es-US"><body class="page"><main>Hola</main></body></html>');
  const unlaunched = beforeLaunch(launchCheck);
  const stored = readStoredPages(folder, unlaunched?.mark);
  const app = createApp({
    stored,
    render: () => Promise.resolve(new Response('<html lang="en-US"><body><main>Form</main></body></html>', { headers: { 'Content-Type': 'text/html' } })),
    health: { acceptsWork: () => true, canStore: () => Promise.resolve(true) },
    log: () => undefined,
    trustedProxy: false,
    unlaunched,
  });
  const asked = async (path: string) => {
    const response = await app.request(`http://localhost${path}`, { headers: { 'Accept-Encoding': 'br' } });
    return { robots: response.headers.get('X-Robots-Tag'), html: await response.text() };
  };
  return { asked, unlaunched };
}

test('with the launch check off every page says so at its top, and asks not to be listed', async () => {
  const { asked } = siteWith('off', 'Harbor Light Law');
  const stored = await asked('/es/about');
  expect(stored.html).toMatch(/<body class="page"><aside><p><mark>Este sitio todavía no está abierto\./);
  expect(stored.robots).toBe('noindex');
  const rendered = await asked('/free-consultation');
  expect(rendered.html).toMatch(/<body><aside><p><mark>This website is not open yet\./);
  expect(rendered.robots).toBe('noindex');
});

test('with the launch check on it says nothing of the kind', async () => {
  const { asked, unlaunched } = siteWith('on', 'Harbor Light Law');
  for (const path of ['/es/about', '/free-consultation']) expect(await asked(path)).toEqual({ robots: null, html: expect.not.stringContaining('<mark>') });
  expect(unlaunched).toBeUndefined();
});

test('the sample firm, which says itself that it is invented, is not listed either', async () => {
  const { asked } = siteWith('off', 'Blue Water Defense');
  for (const path of ['/es/about', '/free-consultation']) expect(await asked(path)).toEqual({ robots: 'noindex', html: expect.not.stringContaining('<mark>') });
});

test('nginx says the same of the pages that it sends from disk', () => {
  const site = {
    number: 0,
    address: [],
    https: '443',
    http: '80',
    log: 'off',
    web: [],
    desk: '',
    deskHost: undefined,
    host: 'a.example',
    also: [],
    certificate: '',
    key: '',
    root: '',
    maps: '',
  };
  expect(siteOf({ ...site, hidden: true })).toContain('set $robots_tag "noindex";');
  expect(siteOf({ ...site, hidden: false })).toContain('set $robots_tag "";');
});

test('somebody is told for as long as it lasts', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const raise = vi.fn();
  const reminder = startLaunchReminder({ raise });
  vi.advanceTimersByTime(24 * 3_600_000);
  expect(raise.mock.calls.map(([kind]) => kind)).toEqual(Array.from({ length: 25 }, () => 'launch'));
  reminder.stop();
  vi.advanceTimersByTime(24 * 3_600_000);
  expect(raise).toHaveBeenCalledTimes(25);
});
