import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, noScript, openPage, phone } from '../testkit/browser.ts';
import { fillIn, form, type Intake, numberOnScreen, sendButton, shownReference, startIntake, typed, typical, wake } from '../testkit/case-review.ts';
import { type FaultProxy, type LinkFault, linkFaults, startFaultProxy } from '../testkit/fault-proxy.ts';
import { inLanes } from '../testkit/lanes.ts';
import type { Result } from './fault-runs.ts';

/** What is taken from the form's script: it calls everything received, or waits for an answer forever. */
export type Careless = 'doubt' | 'a-time-out';
export type Pages = { faults?: readonly LinkFault[]; modes?: readonly Mode[]; without?: Careless };
type Mode = 'script' | 'plain';
type Trial = { fault: LinkFault; mode: Mode };

/** Four attempts of 6 s with pauses of 1, 2 and 4 s; and some for a busy machine. */
const giveUpMs = 40_000;
/** By then a number to call is on the screen, whatever has become of the request. */
const numberWithinMs = 8_000;

/** What these faults end with, however fast the machine is. */
const certain: Record<string, string> = {
  'script swallow-answer': 'We may have your request',
  'script cut-request': 'We may have your request',
  'plain swallow-answer': 'nothing of ours',
  'plain cut-request': 'nothing of ours',
};

/** In Chromium, with script and without: the page never claims what is not so, and never loses what was typed. */
export async function runBrokenPages({ faults = linkFaults, modes = ['script', 'plain'], without }: Pages): Promise<Result> {
  const [intake, browser] = await Promise.all([startIntake(), launchBrowser()]);
  try {
    const trials = modes.flatMap((mode) => faults.map((fault): Trial => ({ fault, mode })));
    const outcomes: Record<string, string> = {};
    const failures: string[] = [];
    await inLanes(5, trials, async (trial) => {
      const name = `${trial.mode} ${trial.fault}`;
      const proxy = await startFaultProxy(Number(new URL(intake.product.url).port));
      const stage = await setStage(browser, intake, proxy, trial, without);
      try {
        outcomes[name] = await (trial.mode === 'script' ? withScript(stage) : plainly(stage));
      } catch (error) {
        stage.wrong.push(String(error).split('\n')[0] ?? '');
      }
      const expected = certain[name];
      if (!without && expected && outcomes[name] !== expected) stage.wrong.push(`ends with "${outcomes[name]}", not with "${expected}"`);
      failures.push(...stage.wrong.map((what) => `${name}: ${what}`));
      await stage.close();
      await proxy.close();
    });
    return { trials: trials.length, failures, figures: { outcomes } };
  } finally {
    await browser.close();
    await intake.stop();
  }
}

type Stage = {
  page: Page;
  proxy: FaultProxy;
  fault: LinkFault;
  before: Record<string, string>;
  rows: () => Promise<string[]>;
  wrong: string[];
  close: () => Promise<void>;
};

/** A form that is filled in, on a link that is still well. */
async function setStage(browser: Browser, intake: Intake, proxy: FaultProxy, { fault, mode }: Trial, without?: Careless): Promise<Stage> {
  const name = `Person ${mode} ${fault}`;
  const rows = async () => (await intake.rows()).filter(({ sealed }) => sealed?.answers.full_name === name).map(({ reference }) => reference);
  const url = `http://127.0.0.1:${proxy.port}/contact`;
  const { page, close } = await openPage(browser, url, mode === 'script' ? phone : noScript, async (opened) => without && (await breakScript(opened, without)));
  if (mode === 'script') await wake(page);
  await fillIn(page, { ...typical, full_name: name });
  return { page, proxy, fault, before: await typed(page), rows, wrong: [], close };
}

async function withScript({ page, proxy, fault, before, rows, wrong }: Stage): Promise<string> {
  await proxy.meet(fault);
  await page.click(sendButton);
  const ended = page.locator('.received, .problems');
  const isOver = ended.first().waitFor({ timeout: giveUpMs });
  await Promise.race([isOver, delay(numberWithinMs - 500)]);
  if (!(await numberOnScreen(page))) wrong.push('no number to call is on the screen');
  await isOver;
  const [title = ''] = (await ended.first().innerText()).split('\n');
  const [kept] = [await rows()];
  if (title === 'Request Submitted') {
    if (kept[0] !== (await shownReference(page))) wrong.push('the page says received, and that is not kept');
    await proxy.meet('none');
    return title;
  }
  if (title !== 'We may have your request' && kept.length > 0) wrong.push(`the page says "${title}", and it is kept`);
  if (JSON.stringify(await typed(page)) !== JSON.stringify(before)) wrong.push('what was typed is gone');
  if (!(await numberOnScreen(page))) wrong.push('no number to call is on the screen');
  await proxy.meet('none');
  await page.click(sendButton);
  await page.locator('.received').waitFor({ timeout: giveUpMs });
  if ((await rows()).length !== 1) wrong.push(`after the fault ${(await rows()).length} are kept`);
  return title;
}

/** Without script the browser itself says that no answer came, or nothing yet; that page is not ours, and the form is one step back. */
async function plainly({ page, proxy, fault, before, rows, wrong }: Stage): Promise<string> {
  await proxy.meet(fault);
  const start = page.url();
  await page.click(sendButton, { noWaitAfter: true });
  const moved = () => page.url() !== start;
  for (const until = Date.now() + numberWithinMs; Date.now() < until && !moved(); ) await delay(100);
  await delay(500);
  if (!moved()) await pressStop(page);
  const outcome = await whatIsShown(page);
  if (outcome === 'receipt' && (await rows()).length !== 1) wrong.push('the page says received, and that is not kept');
  if (outcome === 'form' && !(await numberOnScreen(page))) wrong.push('no number to call is on the screen');
  await proxy.meet('none');
  await delay(1_500);
  if ((await whatIsShown(page)) !== 'receipt') {
    if ((await whatIsShown(page)) !== 'form') await page.goBack();
    if (JSON.stringify(await typed(page)) !== JSON.stringify(before)) wrong.push('what was typed is gone');
    await pressUntilAnswered(page);
  }
  if ((await whatIsShown(page)) !== 'receipt') wrong.push('sent again, it is not received');
  if ((await rows()).length !== 1) wrong.push(`after the fault ${(await rows()).length} are kept`);
  return outcome;
}

/** Connections that froze are still among those a browser has; each press of the button uses one up. It has six at most. */
async function pressUntilAnswered(page: Page): Promise<void> {
  for (let press = 0; press < 8 && (await whatIsShown(page)) === 'form'; press++) {
    await page.click(sendButton, { noWaitAfter: true });
    await page
      .locator('.received')
      .waitFor({ timeout: 4_000 })
      .catch(() => pressStop(page));
  }
}

/** The browser's own button. While it waits for an answer, nobody can look at the page by script. */
async function pressStop(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.stopLoading');
  await session.detach();
}

async function whatIsShown(page: Page): Promise<'receipt' | 'form' | 'nothing of ours'> {
  if ((await page.locator('.received').count()) > 0) return 'receipt';
  return (await page.locator(form).count()) > 0 ? 'form' : 'nothing of ours';
}

const scripts: Record<Careless, [RegExp, string]> = {
  doubt: [/catch\{return\{kind:`unknown`\}\}/, 'catch{return{kind:`received`,reference:`AAAAAAAA`,receipt:`x`,code:`AAAAAAAA`}}'],
  'a-time-out': [/body:JSON\.stringify\((\w+)\),signal:\w+\.signal/, 'body:JSON.stringify($1)'],
};

async function breakScript(page: Page, without: Careless): Promise<void> {
  await page.route('**/islands/assets/intake-*.js', async (route) => {
    const response = await route.fetch();
    const [find, put] = scripts[without];
    const script = await response.text();
    if (!find.test(script)) throw new Error(`the form's script no longer says: ${find.source}`);
    await route.fulfill({ response, body: script.replace(find, put) });
  });
}
