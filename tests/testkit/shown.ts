import type { Browser } from 'playwright-core';

/** A page as a browser shows it: its elements in order, its words, and everything the browser had to say. */
export type Shown = { elements: string; text: string; said: string[] };

/** Sends a form from a page of ours, so that the answer is under our own policy, and looks at what comes back. */
export async function showForm(browser: Browser, url: string, action: string, fields: Record<string, string>): Promise<Shown> {
  const page = await browser.newPage();
  const said: string[] = [];
  page.on('console', (message) => !message.text().includes('status of 422') && said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => said.push('a dialog')));
  page.on('request', (request) => !request.url().startsWith(url) && !request.url().startsWith('data:') && said.push(`asks for ${request.url()}`));
  await page.exposeFunction('planted', () => said.push('a planted script ran'));
  await page.goto(`${url}/health`);
  const answered = page.waitForNavigation();
  await page.evaluate(
    ([to, values]) => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action: to });
      for (const [name, value] of Object.entries(values)) form.append(Object.assign(document.createElement('textarea'), { name, value }));
      document.body.append(form);
      form.submit();
    },
    [action, fields] as const,
  );
  await answered;
  await page.waitForLoadState('load');
  const seen = await page.evaluate(() => ({
    // The form's script adds the styles of its toasts, sooner or later.
    elements: [...document.querySelectorAll('*:not(link[href^="/islands/assets/toasts"])')].map(({ tagName }) => tagName).join(' '),
    text: `${document.body.innerText} ${[...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value).join(' ')}`,
  }));
  await page.close();
  return { ...seen, said };
}
