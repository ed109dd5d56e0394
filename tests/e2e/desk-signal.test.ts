import { sql } from 'kysely';
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoKeys } from '#server/demo-secrets.ts';
import { readRecipients } from '#vault/recipients.ts';
import { launchBrowser, openPage, phone } from '../testkit/browser.ts';
import { axeAt, type Somebody } from '../testkit/desk.ts';
import { type DeskAlone, startDeskAlone, Visitor } from '../testkit/desk-alone.ts';
import { type Fixture, storeRequests } from '../testkit/many-requests.ts';
import type { SoftPasskey } from '../testkit/soft-passkey.ts';

const recipients = readRecipients(demoKeys.desk.SEAL_TO);
let desk: DeskAlone;
let browser: Browser;
const people = new Map<Somebody, { visitor: Visitor; passkey: SoftPasskey }>();

beforeAll(async () => {
  [desk, browser] = await Promise.all([startDeskAlone(), launchBrowser()]);
  for (const person of ['attorney', 'second'] as const) {
    const visitor = new Visitor(desk);
    people.set(person, { visitor, passkey: await visitor.enroll(await desk.invite(person)) });
  }
});
afterAll(async () => {
  await browser?.close();
  await desk?.stop();
});

const waiting = () => ({ state: 'climbing' as const, callDueAt: new Date(Date.now() + 30 * 60_000) });

describe('who would be woken', () => {
  test('where no channel is set up, the first page and On call say in red that nothing rings', async () => {
    await sql`insert into channels_set_up (channel, is_set_up) values ('email', true), ('sms', false), ('call', false)`.execute(desk.db);
    const { page, close } = await at('attorney', '/');
    for (const path of ['/', '/on-call']) {
      await page.goto(desk.origin + path);
      expect(await page.locator('.unrung').innerText()).toMatch(/^Nothing rings\.[\s\S]*Ellen Halvorsen Text message: not set up\./);
      expect(await axeAt(page)).toEqual([]);
    }
    await page.goto(`${desk.origin}/on-call?on=2030-01-04&at=03:00&level=urgent`);
    expect(await page.locator('.woken-steps').innerText()).toMatch(/Ellen Halvorsen by e-mail(, | and )webhook Nothing rings/);
    await sql`update channels_set_up set is_set_up = true`.execute(desk.db);
    await page.goto(desk.origin);
    expect(await page.locator('.unrung').count()).toBe(0);
    await close();
  });
});

/** What a page's own requests meet. What is loaded by a press on reload is not among them. */
const failures: Record<string, { begin: (page: Page) => Promise<unknown>; end: (page: Page) => Promise<unknown> }> = {
  'no signal': { begin: (page) => page.context().setOffline(true), end: (page) => page.context().setOffline(false) },
  'a reset': { begin: (page) => page.route(/\.data/, (route) => route.abort('connectionreset')), end: (page) => page.unroute(/\.data/) },
  'a 502 of the proxy': {
    begin: (page) => page.route(/\.data/, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' })),
    end: (page) => page.unroute(/\.data/),
  },
};

describe.each(Object.entries(failures))('with %s', (failure, { begin, end }) => {
  test('an act stays on its page, with the number and the typing, and is done at the next press', async () => {
    const { id, reference } = await store({ contact: { full_name: 'Nina Number', phone: '810-555-0142' }, ...waiting() });
    const { page, said, close } = await at('attorney', `/requests/${reference}`);
    await page.fill('[name=note]', 'Will be at work until five');
    await begin(page);
    await page.click('button:text-is("Left a message")');
    await page.locator('.lost', { hasText: 'Nothing you typed is lost' }).waitFor();
    expect(await page.locator('h1').innerText()).toBe('Nina Number');
    expect(await page.locator('a.reach-call').isVisible()).toBe(true);
    expect(await page.inputValue('[name=note]')).toBe('Will be at work until five');
    expect(await axeAt(page, [390])).toEqual([]);
    await end(page);
    await page.click('button:text-is("Left a message")');
    await page.locator('.notice', { hasText: 'a message was left' }).waitFor();
    expect(await page.locator('.lost').count()).toBe(0);
    expect(await page.inputValue('[name=note]')).toBe('Will be at work until five');
    expect(await events(id)).toEqual(['left-message']);
    expect(said.filter((one) => /TrustedHTML|Content Security/.test(one))).toEqual([]);
    await close();
  });

  test('a page that cannot be loaded leaves the one that is shown, and opens at the next press', async () => {
    const name = `Paula With ${failure}`;
    const { reference } = await store({ contact: { full_name: name }, ...waiting() });
    const { page, close } = await at('attorney', '/');
    await begin(page);
    await page.click(`.waiting-row >> text=${name}`);
    await page.locator('.lost', { hasText: 'could not be loaded' }).waitFor();
    expect(await page.locator('.waiting-row', { hasText: name }).isVisible()).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/');
    await end(page);
    await page.click(`.waiting-row >> text=${name}`);
    await page.waitForURL(`**/requests/${reference}`);
    await page.locator('.request-head', { hasText: name }).waitFor();
    expect(await page.locator('.lost').count()).toBe(0);
    await close();
  });
});

test('what is not there, and what is not allowed, is said inside the frame, and the next page opens', async () => {
  const { page, said, close } = await at('attorney', '/on-call');
  for (const [path, words] of [
    ['/requests/ZZZZZZZZ', 'There is no such page'],
    ['/log', 'This page is not for you'],
  ] as const) {
    // As a press on a link does it.
    await page.evaluate(
      (to) => (window as unknown as { __reactRouterDataRouter: { navigate: (to: string) => void } }).__reactRouterDataRouter.navigate(to),
      path,
    );
    await page.locator('h1', { hasText: words }).waitFor();
    await page.locator('.places a', { hasText: 'On call' }).click();
    await page.locator('h1', { hasText: 'On call' }).waitFor();
  }
  expect(said.filter((one) => /TrustedHTML|Content Security/.test(one))).toEqual([]);
  await close();
});

test('one lost answer while the list of who waits renews itself loses nothing, and the next one is shown', async () => {
  const { page, close } = await at('attorney', '/');
  const lost: string[] = [];
  const loseOne = async (route: Route) => {
    lost.push(route.request().url());
    await (lost.length === 1 ? route.abort('connectionreset') : route.continue());
  };
  await page.route(/\.data/, loseOne);
  await store({ contact: { full_name: 'Renate Renewed' }, ...waiting() });
  await page.locator('.waiting-row', { hasText: 'Renate Renewed' }).waitFor({ timeout: 30_000 });
  expect(lost.length).toBeGreaterThan(1);
  expect(await page.locator('.lost').count()).toBe(0);
  await page.context().setOffline(true);
  await page.locator('.waiting-live', { hasText: 'could not be renewed' }).waitFor({ timeout: 30_000 });
  expect(await page.locator('.waiting-row', { hasText: 'Renate Renewed' }).isVisible()).toBe(true);
  await close();
});

describe('a note that is typed and not sent', () => {
  test('survives the end of the sign-in, for the same person only', async () => {
    const { reference } = await store({ contact: { full_name: 'Nora Note' }, ...waiting() });
    const { page, close } = await at('attorney', `/requests/${reference}`);
    await page.fill('[name=note]', 'An hour on the phone');
    await page.waitForFunction(() => Object.keys(localStorage).some((name) => name.startsWith('unsent ')));
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('hour');
    await sql`update desk_sessions set ended_at = present() where ended_at is null`.execute(desk.db);
    await page.click('text=Keep the note');
    await page.waitForURL(/\/sign-in\?to=/);
    const to = new URL(page.url()).searchParams.get('to') ?? '';

    await signedIn(page, 'second');
    await page.goto(desk.origin + to);
    await page.locator('.request-head').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.inputValue('[name=note]')).toBe('');

    await signedIn(page, 'attorney');
    await page.goto(desk.origin + to);
    await page.getByText('You typed this before').waitFor();
    expect(await page.inputValue('[name=note]')).toBe('An hour on the phone');
    await page.click('text=Keep the note');
    await page.locator('.notes .written', { hasText: 'An hour on the phone' }).waitFor();
    await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('[name=note]')?.value === '');
    await page.waitForFunction(() => !Object.keys(localStorage).some((name) => name.startsWith('unsent ')));
    await close();
  });

  test('survives leaving the page', async () => {
    const { reference } = await store({ contact: { full_name: 'Lea Leaves' }, ...waiting() });
    const { page, close } = await at('attorney', `/requests/${reference}`);
    await page.fill('[name=note]', 'Half a sentence');
    await page.waitForFunction(() => Object.keys(localStorage).some((name) => name.startsWith('unsent ')));
    await page.locator('.places a', { hasText: 'Waiting' }).click();
    await page.click('.waiting-row >> text=Lea Leaves');
    await page.getByText('You typed this before').waitFor();
    expect(await page.inputValue('[name=note]')).toBe('Half a sentence');
    await close();
  });
});

describe('Call', () => {
  test('takes the request and dials with one touch, and an open page of somebody else shows it by itself and dials nobody', async () => {
    const { id, reference } = await store({ contact: { full_name: 'Cora Called', phone: '810-555-0143' }, ...waiting() });
    const [mine, other] = [await at('attorney', `/requests/${reference}`), await at('second', `/requests/${reference}`)];
    expect(await other.page.locator('.request-head').innerText()).toContain('Nobody has it yet');
    await mine.page.click('.reach-call');
    await mine.page.waitForFunction(() => (window as unknown as Dialing).dialed.length === 1);
    await mine.page.locator('.request-head', { hasText: 'Ellen Halvorsen has it since' }).waitFor();
    expect(await events(id)).toEqual(['acknowledged']);
    await mine.page.click('.reach-call');
    await mine.page.waitForFunction(() => (window as unknown as Dialing).dialed.length === 2);

    await other.page.click('.reach-call');
    await other.page.getByText('Ellen Halvorsen has it since').first().waitFor();
    await other.page.getByText('Nobody was dialed').waitFor();
    expect(await other.page.evaluate(() => (window as unknown as Dialing).dialed)).toEqual([]);
    expect(await axeAt(other.page)).toEqual([]);
    expect(await events(id)).toEqual(['acknowledged']);

    await mine.page.click('button:text-is("Left a message")');
    await other.page.locator('.timeline', { hasText: 'Ellen Halvorsen left a message' }).waitFor({ timeout: 30_000 });
    expect(await other.page.locator('.request-live').innerText()).toBe('Somebody did something. This page shows it now.');
    await mine.close();
    await other.close();
  });

  test('dials nobody where no answer comes, and says so', async () => {
    const { reference } = await store({ contact: { full_name: 'Cy Called', phone: '810-555-0144' }, ...waiting() });
    const { page, close } = await at('attorney', `/requests/${reference}`);
    await page.context().setOffline(true);
    await page.click('.reach-call');
    await page.getByText('The desk did not answer').waitFor();
    expect(await page.evaluate(() => (window as unknown as Dialing).dialed)).toEqual([]);
    await page.click('text=Call anyway');
    expect(await page.evaluate(() => (window as unknown as Dialing).dialed)).toEqual(['tel:+18105550144']);
    await close();
  });
});

type Dialing = { dialed: string[] };

/** A page of somebody who is signed in. It notes the numbers that it would dial. */
async function at(person: Somebody, path: string) {
  return openPage(browser, desk.origin + path, phone, async (page) => {
    await signedIn(page, person);
    await page.addInitScript(() => {
      const dialed: string[] = [];
      Object.assign(window, { dialed });
      window.addEventListener('click', (event) => {
        const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="tel:"]') : null;
        if (!link || event.defaultPrevented) return;
        event.preventDefault();
        dialed.push(link.href);
      });
    });
  });
}

async function signedIn(page: Page, person: Somebody): Promise<void> {
  const { visitor, passkey } = people.get(person) ?? {};
  if (!visitor || !passkey) throw new Error(person);
  if (!(await visitor.isIn())) await visitor.signIn(passkey);
  await page.context().clearCookies();
  await page.context().addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: desk.origin })));
}

async function store(fixture: Fixture): Promise<{ id: string; reference: string }> {
  const [stored] = await storeRequests(desk.db, recipients, [fixture]);
  return stored ?? { id: '', reference: '' };
}

async function events(id: string): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`select kind from followup_events where case_review_id = ${id} order by id`.execute(desk.db);
  return rows.map(({ kind }) => kind);
}
