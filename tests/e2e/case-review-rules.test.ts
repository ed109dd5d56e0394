import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { desktop, launchBrowser, noScript, openPage } from '../testkit/browser.ts';
import {
  blank,
  ended,
  ending,
  fillIn,
  focused,
  type Intake,
  linesOf,
  messages,
  postsOf,
  sendButton,
  sendPlainly,
  startIntake,
  typed,
  typical,
  violationsOnEveryScreen,
  wake,
} from '../testkit/case-review.ts';
import { rounds } from '../testkit/limits.ts';

let intake: Intake;
let browser: Browser;
beforeAll(async () => {
  [intake, browser] = await Promise.all([startIntake(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await intake?.stop();
});

describe.each([
  ['with JavaScript, before anything is sent', desktop],
  ['without JavaScript, as an answer with status 422', noScript],
])('every rule holds at its limit %s', (_, screen) => {
  test('its message stands under its field, and everything that was typed is kept', async () => {
    const { page, said, close } = await openPage(browser, `${intake.product.url}/free-consultation`, screen);
    const hasScript = screen !== noScript;
    if (hasScript) await wake(page);
    const requests = postsOf(page);
    // Without consent no form is ever valid, so that every round can be tried on the same page.
    await fillIn(page, { ...typical, consent: false });
    let kept: Record<string, string> = { ...blank, ...(await typed(page)) };
    for (const { what, typing, wrong } of rounds) {
      await fillIn(page, typing);
      kept = { ...kept, ...typing };
      if (hasScript) await page.click(sendButton);
      else expect(await sendPlainly(page)).toBe(422);
      expect(await messages(page), what).toEqual({ ...wrong, consent: 'You must agree to be contacted' });
      expect(withLineFeeds(await typed(page)), what).toEqual(withLineFeeds(kept));
    }
    expect(requests.filter((path) => path === '/case-review')).toEqual([]);
    expect(await ending(intake, page, said)).toEqual(ended(0));
    await close();
  });

  test('a summary of all errors takes the focus and leads to each field', async () => {
    const { page, said, close } = await openPage(browser, `${intake.product.url}/free-consultation`, screen);
    if (screen === noScript) await sendPlainly(page);
    else await wake(page).then(() => page.click(sendButton));
    const summary = page.locator('.problems');
    await summary.waitFor();
    expect(await focused(page)).toContain('problems');
    expect(linesOf(await summary.innerText())).toEqual([
      'There is a problem',
      'Fix this and send again. What you typed is still here.',
      'Full Name: Name must be at least 2 characters',
      'Phone Number: Please enter a valid phone number',
      'Case Type: Please select a case type',
      'What you need help with: Please provide more details',
      'Consent: You must agree to be contacted',
    ]);
    if (screen === noScript) expect(await page.title()).toMatch(/^Error: /);
    for (const name of ['full_name', 'phone', 'case_type', 'description', 'consent']) {
      await summary.locator(`a[href$="${name}"]`).click();
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(name);
    }
    expect(await violationsOnEveryScreen(page)).toEqual([]);
    expect(await ending(intake, page, said)).toEqual(ended(0));
    await close();
  });
});

/** Browsers hand over a line break as two characters, and keep one. */
function withLineFeeds(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]));
}
