import { sql } from 'kysely';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { figureNames, figuresWords } from '#desk/words/en/figures.ts';
import { desktop, launchBrowser } from '../testkit/browser.ts';
import { post } from '../testkit/chat.ts';
import { axeAt, type DeskWorld, signIn, startDesk } from '../testkit/desk.ts';
import { until } from '../testkit/product.ts';

let world: DeskWorld;
let browser: Browser;
let context: BrowserContext;
let page: Page;
const said: string[] = [];

beforeAll(async () => {
  [world, browser] = await Promise.all([startDesk(), launchBrowser()]);
  context = await browser.newContext(desktop);
  page = await context.newPage();
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  await signIn(page, world, 'partner');
});
afterAll(async () => {
  await browser?.close();
  await world?.stop();
});

test('without any request every figure says so, and nothing is in anybody’s way', async () => {
  await page.goto(`${world.deskUrl}/figures`);
  const figures = page.locator('figure');
  expect(await figures.count()).toBe(figureNames.length);
  expect(await page.locator('#requests-by-day-sentence').textContent()).toBe('No request came in 30 days.');
  expect(await page.getByRole('img', { name: figuresWords.titles.hours, description: 'No promised hour has passed in this period.' }).count()).toBe(1);
  expect(await axeAt(page)).toEqual([]);
  expect(said).toEqual([]);
});

test('one request is one column, one cell and one line of each file', async () => {
  await world.request({ full_name: 'Jordan Avery', county: 'Genesee', case_type: 'Felony' });
  await until(
    'the desk has opened it',
    async () => {
      await page.goto(`${world.deskUrl}/figures?days=7`);
      return (await page.locator('#case-types-sentence').textContent()) === 'The most frequent of 1 request is “Felony”, with 1.';
    },
    30,
  );
  expect(await page.locator('#requests-by-day-sentence').textContent()).toMatch(/^1 request came in 7 days; 0 further ones are set aside as spam\.$/);
  expect(await page.locator('#counties-sentence').textContent()).toContain('“Genesee”');
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('details')) one.open = true;
  });
  expect(await axeAt(page)).toEqual([]);
  for (const name of figureNames) expect(await linesOf(name)).toEqual(await tableOf(name));
  expect(said).toEqual([]);
});

test('a question to which the chat has no answer becomes a number of its topic, and its words nothing', async () => {
  const question = 'Which tungsten alloy melts last in a marsupial kiln?';
  const answer = await post(world.product.url, { messages: [{ role: 'user', content: question }] });
  expect(answer.status).toBe(200);
  await until(
    'it is counted',
    async () => {
      await page.goto(`${world.deskUrl}/figures?days=7`);
      return (await page.locator('#assistant-sentence').textContent()) === 'The assistant had no answer to 1 question.';
    },
    30,
  );
  const { rows } = await sql<{ topic: string; count: number }>`select topic, count from assistant_unanswered`.execute(world.scratch.db);
  expect(rows).toEqual([{ topic: 'other', count: 1 }]);
});

test('a phone gets the narrow drawing and a wide screen the wide one', async () => {
  for (const [width, shown, hidden] of [
    [390, 'narrow', 'wide'],
    [1280, 'wide', 'narrow'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.locator(`#hours .chart-${shown}`).isVisible()).toBe(true);
    expect(await page.locator(`#hours .chart-${hidden}`).isVisible()).toBe(false);
    const letters = await page.locator(`#hours .chart-${shown} text`).first().boundingBox();
    expect(letters?.height).toBeGreaterThan(9);
  }
});

test('days are chosen by form and by link, also without script', async () => {
  const { origin } = new URL(page.url());
  const cookies = await context.cookies();
  const plain = await browser.newContext({ ...desktop, javaScriptEnabled: false });
  await plain.addCookies(cookies);
  const other = await plain.newPage();
  await other.goto(`${origin}/figures`);
  await other.fill('[name=from]', '2026-03-01');
  await other.fill('[name=until]', '2026-03-31');
  await other.click('text=Show');
  expect(new URL(other.url()).search).toBe('?from=2026-03-01&until=2026-03-31');
  expect(await other.locator('main').innerText()).toContain('March 1, 2026 to March 31, 2026');
  await other.click('text=180 days');
  expect(await other.locator('[aria-current=page]').allInnerTexts()).toContain('180 days');
  // Nonsense is answered with the usual days.
  await other.goto(`${origin}/figures?from=2026-13-01&until=x&days=9e9`);
  expect(await other.locator('#requests-by-day-sentence').textContent()).toContain('30 days');
  await plain.close();
});

test('nobody else sees them: a stranger is sent to the sign-in, a technician is refused, and a file that is none is missing', async () => {
  for (const path of ['/figures', '/figures/hours.csv', '/figures.data']) {
    const answer = await fetch(`${world.deskUrl}${path}`, { redirect: 'manual' });
    expect([path, answer.status === 200 ? 'shown' : 'not shown']).toEqual([path, path.endsWith('.data') ? expect.any(String) : 'not shown']);
    expect(await answer.text()).not.toContain('Genesee');
  }
  expect((await page.request.get(`${world.deskUrl}/figures/salaries.csv`)).status()).toBe(404);
  const theirs = await browser.newContext(desktop);
  const technician = await theirs.newPage();
  await signIn(technician, world, 'technician');
  expect((await technician.request.get(`${world.deskUrl}/figures`)).status()).toBe(403);
  expect((await technician.request.get(`${world.deskUrl}/figures/hours.csv`)).status()).toBe(403);
  await theirs.close();
});

async function linesOf(name: string): Promise<string[][]> {
  const answer = await page.request.get(`${world.deskUrl}/figures/${name}.csv?days=7`);
  expect(answer.headers()['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers()['cache-control']).toBe('no-store');
  return (await answer.text())
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
}

function tableOf(name: string): Promise<string[][]> {
  return page.locator(`#${name} table tr`).evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));
}
