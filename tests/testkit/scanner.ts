import type { Page } from 'playwright-core';

/**
 * A program that looks through links before a person does: it runs scripts, ticks and types into everything, and presses everything, at each
 * page that comes of it. What it saw.
 */
export async function pressEverything(page: Page, link: string): Promise<{ pages: string[]; presses: number }> {
  const pages: string[] = [];
  let presses = 0;
  const visit = async () => {
    await page.goto('about:blank');
    await page.goto(link);
    await page.locator('[type=radio]').first().waitFor({ state: 'attached', timeout: 30_000 });
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
  };
  const look = async () => {
    await page.waitForTimeout(250);
    pages.push(await page.content());
  };
  await visit();
  await look();
  const choices = await page.getByRole('radio').count();
  const buttons = await page.getByRole('button').count();
  for (let choice = 0; choice < Math.max(choices, 1); choice++)
    for (let button = 0; button < buttons; button++) {
      await visit();
      for (const box of await page.getByRole('checkbox').all()) await box.check().catch(() => undefined);
      for (const field of await page.locator('input:not([type]):not([readonly]), input[type=text], textarea').all())
        await field.fill('test').catch(() => undefined);
      // A press in the middle, as a program presses whatever it finds.
      for (const bar of await page.locator('input[type=range]').all()) await bar.click().catch(() => undefined);
      if (choices > 0)
        await page
          .getByRole('radio')
          .nth(choice)
          .check()
          .catch(() => undefined);
      await page
        .getByRole('button')
        .nth(button)
        .click({ timeout: 2_000 })
        .catch(() => undefined);
      presses++;
      await look();
    }
  return { pages, presses };
}
