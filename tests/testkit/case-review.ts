import { sql } from 'kysely';
import type { CDPSession, Page } from 'playwright-core';
import { type Draft, emptyDraft } from '#case-review/schema.ts';
import { migrate } from '#database/migrate.ts';
import { content } from '#firm/content.ts';
import { axeViolations } from './browser.ts';
import { openDatabase, type TestDatabase } from './database.ts';
import { postReceipt, receiptIn, sendPlainForm } from './front-door.ts';
import { type Product, startProductOn, until } from './product.ts';
import { type Opened, openRequests, patiently } from './requests.ts';

/** The product with its tables, and what only the firm may do: open what was stored. */
export type Intake<Postgres = TestDatabase> = {
  product: Product<Postgres>;
  rows: () => Promise<Stored[]>;
  forget: () => Promise<void>;
  expireReceipts: () => Promise<void>;
  stop: () => Promise<void>;
};

export type Stored = {
  reference: string;
  /** Null once it is erased, like all that was sealed. */
  page: string | null;
  sealed: Opened | null;
  consent: { wording: string; version: number; hash: Buffer; language: string; page: string | null; calls: boolean; texts: boolean; mails: boolean };
};

export async function startIntake(env: NodeJS.ProcessEnv = {}): Promise<Intake> {
  return startIntakeOn(await openDatabase(), env);
}

export async function startIntakeOn<Postgres extends TestDatabase>(postgres: Postgres, env: NodeJS.ProcessEnv = {}): Promise<Intake<Postgres>> {
  const product = await startProductOn(postgres, env);
  const { db, close } = patiently(product.postgres.url, 2);
  await migrate(db);
  return {
    product,
    rows: async () => {
      const rows = await db
        .selectFrom('case_reviews')
        .innerJoin('consents', 'consents.case_review_id', 'case_reviews.id')
        .innerJoin('consent_wordings', 'consent_wordings.hash', 'consents.wording_hash')
        .select(['id', 'reference', 'case_reviews.page', 'hash', 'wording', 'version', 'calls', 'texts', 'mails'])
        .select(['consents.page as consentedOn', 'consents.language'])
        .orderBy('received_at')
        .execute();
      const ids = rows.map(({ id }) => id);
      const opened = await openRequests(db, ids);
      return rows.map(({ id, reference, page, consentedOn, ...consent }) => ({
        reference,
        page,
        sealed: opened.get(id) ?? null,
        consent: { ...consent, page: consentedOn },
      }));
    },
    forget: () => untilNoDeadlock(() => sql`truncate case_reviews cascade`.execute(db)),
    expireReceipts: async () => {
      await db.updateTable('case_reviews').set({ receipt_expires_at: new Date() }).execute();
    },
    stop: async () => {
      await close();
      await product.stop();
    },
  };
}

/** `truncate` locks every table at once, in an order of its own: PostgreSQL may end it for a process that still works on the last test. */
async function untilNoDeadlock(statement: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await statement();
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== '40P01') throw error;
    }
  }
}

/** What a visitor types here. The form's other fields keep their defaults. */
export const typical = {
  full_name: 'Jordan Avery',
  phone: '(810) 555-0199',
  case_type: 'Felony',
  description: 'Retail fraud first degree,\n72nd District Court, December 3.',
  court_date: '2026-12-03',
  email: 'jordan.avery@example.com',
  city: 'Port Huron',
  county: 'St. Clair',
  consent: true,
  consent_text: true,
  no_email: false,
} satisfies Partial<Draft>;

/** What the form holds before anyone has touched it. */
export const blank = {
  their_name: '',
  their_place: '',
  their_birth: '',
  relation: '',
  full_name: '',
  phone: '',
  email: '',
  city: '',
  county: '',
  court_date: '',
  case_type: '',
  arrested: 'Prefer not to say',
  description: '',
  best_time: 'ASAP',
};

/** Words of the visitor that must turn up nowhere but in the sealed row. */
export const personal = /jordan|avery|555-?0199|retail fraud|72nd district|port huron/i;

export const form = 'form.intake';
export const sendButton = `${form} button[type=submit]`;

export async function fillIn(page: Page, draft: Partial<Draft> = typical): Promise<void> {
  // What is asked about somebody else cannot be typed into before it is shown.
  const asked = Object.entries(draft).filter(([name, value]) => value !== '' || !/^(?:who|their_\w+|relation)$/.test(name));
  for (const [name, value] of asked) await fillField(page, name, value);
}

export async function fillField(page: Page, name: string, value: string | boolean): Promise<void> {
  const field = page.locator(`${form} [name=${name}]`);
  const closed = page.locator(`${form} details:not([open]):has([name=${name}]) > summary`);
  if (await closed.count()) await closed.click();
  if (typeof value === 'boolean') await field.setChecked(value);
  else if (name === 'case_type') await field.selectOption(value);
  else if (name === 'best_time' || name === 'arrested' || name === 'who') await page.locator(`${form} [name=${name}][value="${value}"]`).check();
  else await field.fill(value);
}

/** Sends the typical request without a browser; returns what opens its receipt. */
export async function sendTypical(url: string): Promise<{ token: string; reference: string; receiptCode: string }> {
  const token = await receiptIn(await sendPlainForm(url, { ...emptyDraft, ...typical }));
  const page = await (await postReceipt(url, { token })).text();
  const said = (pattern: RegExp) => pattern.exec(page)?.[1]?.replaceAll(' ', '') ?? '';
  return { token, reference: said(/Your reference <b>([A-Z0-9 ]+)</), receiptCode: said(/class="code">([A-Z0-9 ]+)</) };
}

/** All that the form holds, as it would be sent, but for the page it stands on. */
export function typed(page: Page): Promise<Record<string, string>> {
  return page.locator(form).evaluate((element: HTMLFormElement) => {
    const { page: _page, trap: _trap, ...rest } = Object.fromEntries(new FormData(element) as unknown as Iterable<[string, string]>);
    return rest;
  });
}

/** The messages under the fields, by field. */
export function messages(page: Page): Promise<Record<string, string>> {
  return page
    .locator(`${form} .field.wrong`)
    .evaluateAll((fields) =>
      Object.fromEntries(
        fields.map((field) => [
          field.querySelector('[name]')?.getAttribute('name') ?? '',
          (field.querySelector('.error')?.textContent ?? '').replace(/^Error: /, ''),
        ]),
      ),
    );
}

/** Messages that do not stand right under their own field, or that a screen reader would not hear with it. */
export function misplaced(page: Page): Promise<string[]> {
  return page.locator(`${form} .field.wrong`).evaluateAll((fields) =>
    fields.flatMap((field) => {
      const [control, message] = [field.querySelector('[name]'), field.querySelector('.error')];
      // A box to tick stands in its own label.
      const shown = control?.closest('label') ?? control;
      if (!control || !shown || !message) return ['a field without control or message'];
      const name = control.getAttribute('name') ?? '';
      const gap = message.getBoundingClientRect().top - shown.getBoundingClientRect().bottom;
      const heard = (control.getAttribute('aria-describedby') ?? '').split(' ').includes(message.id);
      return [...(gap >= -1 && gap < 60 ? [] : [`${name}: ${Math.round(gap)} px below its field`]), ...(heard ? [] : [`${name}: not read out with its field`])];
    }),
  );
}

/** Presses Send where no script runs; the status of the answer, once what it leads to is shown. */
export async function sendPlainly(page: Page): Promise<number> {
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.click(sendButton);
  const response = await answer;
  await page.waitForLoadState('load');
  return response.status();
}

/** The addresses that are posted to from now on. */
export function postsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** The reference as it is stored, wherever the page shows it. */
export async function shownReference(page: Page): Promise<string> {
  // Where a page runs from right to left, two invisible marks keep it in order.
  return (await page.locator('.reference b').innerText()).replace(/[ \u2066\u2069]/g, '');
}

/** The class names of what has the focus. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.className ?? '');
}

export function linesOf(text: string): string[] {
  return text.split('\n').filter(Boolean);
}

/** Reaches for the form and waits until React has taken it over. */
export async function wake(page: Page): Promise<void> {
  await page.locator(`${form} [name=full_name]`).focus();
  await page.waitForFunction(() => Object.keys(document.querySelector('[data-island=intake]') ?? {}).some((key) => key.startsWith('__reactContainer')));
}

/** A cheap phone at the edge of the network: about 400 kbit/s, 400 ms away, a quarter of this machine's speed. */
export async function slowPhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  slowed.set(page, session);
}

const slowed = new WeakMap<Page, CDPSession>();

/** Inspecting the page is not part of the journey, so it runs at full speed. */
async function atFullSpeed<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await slowed.get(page)?.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const seen = await look();
  await slowed.get(page)?.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return seen;
}

/** What must hold at the end of every journey, however it went. */
export type Ending = { requests: number; left: string[]; violations: string[]; numberOnScreen: boolean; leaks: string[] };

export function ended(requests: number): Ending {
  return { requests, left: [], violations: [], numberOnScreen: true, leaks: [] };
}

/** How a journey ended. `said` is what the browser's console said meanwhile. */
export async function ending({ rows, product }: Intake, page: Page, said: string[]): Promise<Ending> {
  return {
    requests: (await rows()).length,
    left: await leftOnDevice(page),
    violations: await atFullSpeed(page, () => violationsHere(page)),
    numberOnScreen: await numberOnScreen(page),
    leaks: [...said, ...product.web.lines].filter((line) => personal.test(line)),
  };
}

/** The names of everything that a visit has left behind. On a device that others use, there must be none but the tab's way to its receipt. */
async function leftOnDevice(page: Page): Promise<string[]> {
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage).filter((name) => name !== 'receipt'),
    // Without script nobody could have used these, and they would never answer.
    ...(matchMedia('(scripting: enabled)').matches ? [...(await caches.keys()), ...(await indexedDB.databases()).map(({ name }) => name ?? '')] : []),
  ]);
  return [...stored, ...(await page.context().cookies()).map(({ name }) => name)];
}

/** Whether all of it can be seen without scrolling. */
export function inWindow(page: Page, what: string): Promise<boolean> {
  return page.locator(what).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
}

/** Whether a phone link stands in the window now, with nothing over it. */
export function numberOnScreen(page: Page): Promise<boolean> {
  return page.evaluate(
    (shown) =>
      [...document.querySelectorAll('a[href^="tel:"]')].some((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        return link.textContent?.includes(shown) && link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    content().firm.phone.display,
  );
}

/** Lets the pauses between the attempts pass at once. */
export async function passTimeUntil(page: Page, what: string, holds: () => Promise<boolean>): Promise<void> {
  const step = async () => {
    await page.clock.runFor(1_000);
    return holds();
  };
  await until(what, step, 60);
}

/** Accessibility violations on this page, on the narrowest screen in both schemes and on a wide one. */
export function violationsOnEveryScreen(page: Page): Promise<string[]> {
  return withScript(page, async (shown) => {
    const found: string[] = [];
    for (const [width, colorScheme] of [
      [320, 'light'],
      [320, 'dark'],
      [1280, 'light'],
    ] as const) {
      await shown.emulateMedia({ colorScheme });
      await shown.setViewportSize({ width, height: 800 });
      found.push(...(await axeViolations(shown, colorScheme === 'light' ? 'all' : 'colors')).map((violation) => `${width} px, ${colorScheme}: ${violation}`));
    }
    return found;
  });
}

/** The same on the screen it is shown on. */
export function violationsHere(page: Page): Promise<string[]> {
  return withScript(page, (shown) => axeViolations(shown));
}

/** Inspecting a page takes script. Where none runs, a copy of the page without its own scripts is inspected. */
async function withScript<T>(page: Page, look: (page: Page) => Promise<T>): Promise<T> {
  if (await page.evaluate(() => matchMedia('(scripting: enabled)').matches)) return look(page);
  const body = (await page.content()).replace(/<script\b.*?<\/script>/gs, '');
  const copy = await page.context().browser()?.newPage({ viewport: page.viewportSize() });
  if (!copy) throw new Error('the page has no browser');
  await copy.route(page.url(), (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }));
  await copy.goto(page.url());
  const seen = await look(copy);
  await copy.close();
  return seen;
}
