// @module-tag nightly
import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { content } from '#firm/content.ts';
import { languages } from '#firm/languages.ts';
import { arabicChat } from '#site/words/chat.ar.ts';
import { spanishChat } from '#site/words/chat.es.ts';
import { arabicCleanSlate } from '#site/words/clean-slate.ar.ts';
import { spanishCleanSlate } from '#site/words/clean-slate.es.ts';
import { arabicCourts } from '#site/words/courts.ar.ts';
import { spanishCourts } from '#site/words/courts.es.ts';
import { arabicMyDates } from '#site/words/my-dates.ar.ts';
import { spanishMyDates } from '#site/words/my-dates.es.ts';
import { wordsOf } from '#site/words/words.ts';
import { axeViolations, desktop, launchBrowser, narrow, noScript, openPage, overflow, phone } from '../testkit/browser.ts';
import { englishIn, fragileNumbersIn, otherDigitsIn } from '../testkit/foreign-words.ts';
import { turnedNumbers } from '../testkit/page-texts.ts';
import { type Product, startProduct } from '../testkit/product.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const tools = {
  es: {
    dates: spanishMyDates,
    slate: spanishCleanSlate,
    courts: spanishCourts,
    chat: spanishChat,
    lastDay: 'lunes, 23 de noviembre de 2026',
    marks: ['9 de noviembre de 2026', '15 de noviembre de 2026', '23 de noviembre de 2026'],
    cleared: ['1 de mayo de 2022', '1 de mayo de 2026'],
    may: 'mayo',
    typed: [
      ['Troy', ['52-4 District Court', '6th Circuit Court']],
      ['corte de distrito 36', ['36th District Court']],
      ['condado de Kent, corte de circuito', ['17th Circuit Court']],
    ],
    question: '¿Qué es la fianza?',
    letter: 'O',
  },
  ar: {
    dates: arabicMyDates,
    slate: arabicCleanSlate,
    courts: arabicCourts,
    chat: arabicChat,
    lastDay: 'الاثنين، 23 نوفمبر (تشرين الثاني) 2026',
    marks: ['9 نوفمبر (تشرين الثاني) 2026', '15 نوفمبر (تشرين الثاني) 2026', '23 نوفمبر (تشرين الثاني) 2026'],
    cleared: ['1 مايو (أيار) 2022', '1 مايو (أيار) 2026'],
    may: 'مايو (أيار)',
    typed: [
      ['Troy', ['52-4 District Court', '6th Circuit Court']],
      ['ديربورن', ['19th District Court', '3rd Circuit Court, Criminal Division']],
      ['المحكمة المحلية ٣٦', ['36th District Court']],
      ['آن اربر المحلية', ['15th District Court']],
    ],
    question: 'ما هي الكفالة (bond)؟',
    letter: 'ك',
  },
} as const;

const noon = new Date('2026-11-15T17:00:00Z');

describe.each(['es', 'ar'] as const)('in %s', (code) => {
  const { path, lang, dir } = languages[code];
  const site = content(code);
  const words = wordsOf(languages[code]);
  const own = tools[code];
  const open = (address: string, options: BrowserContextOptions = phone, prepare?: (page: Page) => Promise<unknown>) =>
    openPage(browser, `${product.url}${path}${address}`, options, async (page) => {
      await page.clock.setFixedTime(noon);
      await prepare?.(page);
    });

  /** What is shown is in this language, its digits are a court paper's, and none of its numbers is turned around. */
  async function expectOwnLanguage(page: Page, part: string): Promise<void> {
    const shown = (await page.locator(part).allInnerTexts()).join('\n');
    expect(shown.trim()).not.toBe('');
    expect(englishIn(shown)).toEqual([]);
    expect(otherDigitsIn(shown)).toEqual([]);
    expect(await turnedNumbers(page, fragileNumbersIn(shown))).toEqual([]);
  }

  /** In an opened tool, on a small phone and on a desk. */
  function inNobodysWay(using: (options: BrowserContextOptions) => Promise<{ page: Page; close: () => Promise<void> }>): void {
    test.each([
      ['320 px', narrow],
      ['1280 px', desktop],
    ])('opened at %s: no accessibility problem, nothing beside the screen', async (_width, options) => {
      const { page, close } = await using(options);
      expect(await axeViolations(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      await close();
    });
  }

  describe('my dates', () => {
    const events = Object.fromEntries(site.myDates.events.map(({ id, label }) => [id, label]));
    async function choose(event: string, options?: BrowserContextOptions) {
      const opened = await open('/my-dates', options);
      await opened.page.click(`a[data-event="${event}"]`);
      await opened.page.waitForSelector('.dates-tool form');
      return opened;
    }
    async function refused(options?: BrowserContextOptions) {
      const opened = await choose('refused-test', options);
      await opened.page.getByLabel(own.dates.choices.test.answers['after-arrest'] ?? '', { exact: true }).check();
      await opened.page.getByLabel(own.dates.asks.arrest).fill('2026-11-09');
      await opened.page.getByRole('button', { name: own.dates.count }).click();
      await opened.page.locator('.found').waitFor();
      return opened;
    }

    test('counts a day, writes it with the name of its month, and puts it into the request', async () => {
      const { page, said, close } = await refused();
      expect(await page.locator('.dates-tool h2').innerText()).toBe(events['refused-test']);
      expect(await page.locator('.found .said').first().innerText()).toBe(`${own.dates.state.open} ${own.dates.sentence.open(own.lastDay, 8)}`);
      expect(await page.locator('.dates-line time').allInnerTexts()).toEqual(own.marks);
      await expectOwnLanguage(page, '.dates-tool');
      await page.getByLabel(own.dates.intoRequest).check();
      const story = page.locator('#review textarea');
      expect(await story.inputValue()).toBe(own.dates.requestLine(events['refused-test'] ?? '', own.lastDay));
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: own.dates.calendar }).click()]);
      expect(readFileSync(await download.path(), 'utf8')).toContain(`SUMMARY:${own.dates.calendarEntry}\r\n`);
      expect(said).toEqual([]);
      await close();
    });

    test('says an hour as Detroit’s', async () => {
      const { page, close } = await choose('child-held');
      await page.locator('.dates-tool input[type=date]').fill('2026-11-14');
      await page.locator('.dates-tool input[type=time]').fill('15:00');
      await page.getByRole('button', { name: own.dates.count }).click();
      const hours = await page.locator('.found .said').allInnerTexts();
      expect(hours.join()).toMatch(code === 'es' ? /\(hora de Detroit\)\.$/ : /\(بتوقيت ديترويت\)\.$/);
      await expectOwnLanguage(page, '.dates-tool');
      await close();
    });

    test('every event asks and answers in this language', async () => {
      const { page, close } = await open('/my-dates');
      for (const { id } of site.myDates.events) {
        await page.click(`a[data-event="${id}"]`);
        await page.locator('.dates-tool h2', { hasText: events[id] ?? '' }).waitFor();
        await page.getByRole('button', { name: own.dates.count }).click();
        for (const field of await page.locator('.dates-tool input[type=date]').all()) await field.fill('2026-11-13');
        for (const field of await page.locator('.dates-tool input[type=time]').all()) await field.fill('09:00');
        await page.getByRole('button', { name: own.dates.count }).click();
        await page.locator('.found').first().waitFor();
        await expectOwnLanguage(page, '.dates-tool');
      }
      await close();
    });

    test('by keyboard alone', async () => {
      const { page, close } = await open('/my-dates', desktop);
      await tabTo(page, 'a[data-event="license-decision"]');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.dates-tool form');
      await page.keyboard.press('Tab');
      await page.keyboard.type('09142026');
      await page.keyboard.press('Enter');
      expect(await page.locator('.found .said').innerText()).toContain(own.dates.state.open);
      await tabTo(page, '.found .consent input');
      await page.keyboard.press('Space');
      expect(await page.locator('#review textarea').inputValue()).toContain(events['license-decision'] ?? '');
      await close();
    });

    test('without script each choice leads to its row of the table', async () => {
      const { page, close } = await open('/my-dates', noScript);
      await page.click('a[data-event="refused-test"]');
      expect(page.url()).toBe(`${product.url}${path}/my-dates#refused-test`);
      expect(await page.locator('#refused-test dt').innerText()).toBe(events['refused-test']);
      await expectOwnLanguage(page, 'dl.effects');
      await close();
    });

    inNobodysWay(refused);
  });

  describe('the Clean Slate check', () => {
    async function toResults(options?: BrowserContextOptions) {
      const opened = await open('/clean-slate-check', options);
      const { page } = opened;
      await page.click('[data-island="clean-slate"] a');
      await page.waitForSelector('.dates-tool form');
      await expectOwnLanguage(page, '.dates-tool');
      const usual = { openCharge: 'no', listedAll: 'yes', felony: 'no', assaults: '0', owi: 'no', unpaidRestitution: 'no', deferral: 'no' };
      for (const [name, value] of Object.entries(usual)) await page.check(`input[name="${name}"][value="${value}"]`);
      await page.getByRole('button', { name: own.slate.next }).click();
      await expectOwnLanguage(page, '.dates-tool');
      const one = { court: 'michigan', ended: 'convicted', level: 'misdemeanor', most: 'under-10', weapon: 'no', reduced: 'no', denied: 'no' };
      for (const [name, value] of Object.entries(one)) await page.check(`input[name="${name}"][value="${value}"]`);
      await page.selectOption('select[name="kind"]', 'other');
      // As an Arabic keyboard types it.
      await page.fill('input[name="sentence-year"]', code === 'ar' ? '٢٠١٩' : '2019');
      await page.selectOption('select[name="sentence-month"]', own.may);
      await page.selectOption('select[name="sentence-day"]', '1');
      await page.getByRole('button', { name: own.slate.add }).click();
      await page.getByRole('button', { name: own.slate.show }).click();
      await page.locator('.found').waitFor();
      return opened;
    }

    test('leads from the first question to what a judge may be asked, and into the request', async () => {
      const { page, said, close } = await toResults();
      const [asked, itself] = own.cleared;
      expect(await page.locator('.found .said').allInnerTexts()).toEqual([own.slate.judge.mayAskNow(asked), own.slate.itself.mayBeCleared(itself)]);
      await expectOwnLanguage(page, '.dates-tool');
      await page.getByLabel(own.slate.intoRequest).check();
      expect(await page.locator('#review textarea').inputValue()).toBe(own.slate.requestLine(1, asked));
      expect(said).toEqual([]);
      await close();
    });

    test('by keyboard alone, sure of nothing but the year, to a lawyer', async () => {
      const { page, close } = await open('/clean-slate-check', desktop);
      await tabTo(page, '[data-island="clean-slate"] a');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.dates-tool form');
      await tabTo(page, '.dates-tool button[type=submit]');
      await page.keyboard.press('Enter');
      await page.waitForSelector('input[name="sentence-year"]');
      await tabTo(page, '.dates-tool button[type=submit]');
      await page.keyboard.press('Enter');
      expect(await page.getByRole('alert').innerText()).toBe(own.slate.yearMissing);
      await page.keyboard.press('Shift+Tab');
      for (let presses = 0; presses < 60 && !(await isOn(page, 'input[name="sentence-year"]')); presses++) await page.keyboard.press('Shift+Tab');
      await page.keyboard.type('2001');
      await page.keyboard.press('Enter');
      await tabTo(page, '.dates-tool button');
      await page.keyboard.press('Enter');
      expect(await page.locator('.found .said').first().innerText()).toContain(own.slate.judge.lawyer);
      await expectOwnLanguage(page, '.dates-tool');
      await close();
    });

    test('without script leads to the rules', async () => {
      const { page, close } = await open('/clean-slate-check', noScript);
      await page.click('[data-island="clean-slate"] a');
      expect(page.url()).toBe(`${product.url}${path}/clean-slate-check#the-rules-without-the-questions`);
      expect(await page.locator(':target').isVisible()).toBe(true);
      await expectOwnLanguage(page, 'article');
      await close();
    });

    inNobodysWay(toResults);
  });

  describe('which court is this', () => {
    async function find(page: Page, typed: string): Promise<string[]> {
      await page.fill('#court', typed);
      await page.locator('.finder [role="status"]:not(:empty)').waitFor();
      return courtsShown(page);
    }
    async function troy(options?: BrowserContextOptions) {
      const opened = await open('/courts', options);
      await find(opened.page, 'Troy');
      return opened;
    }

    test.each<readonly [string, readonly string[]]>(own.typed)('finds %s', async (typed, names) => {
      const { page, said, close } = await open('/courts');
      expect((await find(page, typed)).toSorted()).toEqual([...names].toSorted());
      expect(await page.getByRole('status').innerText()).toBe(own.courts.found(names.length));
      await expectOwnLanguage(page, '.finder');
      expect(
        await turnedNumbers(
          page,
          fragileNumbersIn(
            await page
              .locator('.courts')
              .allInnerTexts()
              .then((all) => all.join('\n')),
          ),
        ),
      ).toEqual([]);
      expect(said).toEqual([]);
      await close();
    });

    test('says that one is not listed', async () => {
      const { page, close } = await open('/courts');
      expect(await find(page, 'Saginaw')).toEqual([]);
      expect(await page.getByRole('status').innerText()).toBe(own.courts.found(0));
      await close();
    });

    test('by keyboard alone', async () => {
      const { page, close } = await open('/courts', desktop);
      await tabTo(page, '#court');
      await page.keyboard.insertText(code === 'ar' ? 'وارن' : 'warren');
      await page.locator('.finder [role="status"]:not(:empty)').waitFor();
      expect(await courtsShown(page)).toEqual(['37th District Court', '16th Circuit Court']);
      await close();
    });

    test('without script all stand in tables by county', async () => {
      const { page, close } = await open('/courts', noScript);
      expect(await page.locator('#court').isVisible()).toBe(false);
      expect(await courtsShown(page)).toEqual(site.courts.counties.flatMap(({ courts }) => courts).map(({ name }) => name));
      expect(await page.locator('.courts caption').count()).toBe(site.courts.counties.length);
      await close();
    });

    inNobodysWay(troy);
  });

  describe('the rights card', () => {
    const say = words.rights;
    async function kept(options: BrowserContextOptions) {
      const opened = await open('/rights', options);
      await opened.page.getByText(say.keep, { exact: true }).click();
      await opened.page.getByText(say.kept).waitFor();
      return opened;
    }

    test('is kept on the phone and removed, beside the English one that stays', async () => {
      const { page, said, close } = await openPage(browser, `${product.url}/rights`, phone);
      await page.getByText('Keep this on my phone').tap();
      await page.getByText('It is on this phone.').waitFor();
      await page.goto(`${product.url}${path}/rights`, { waitUntil: 'networkidle' });
      expect(await page.getByText(say.kept).isVisible()).toBe(false);
      await page.getByText(say.keep, { exact: true }).tap();
      await page.locator('.keep [role=status]', { hasText: say.kept }).waitFor();
      await expectOwnLanguage(page, '.keep');
      expect(await onThePhone(page)).toEqual({ workers: [`${path}/rights`, '/rights'].toSorted(), pages: [`${path}/rights`, '/rights'].toSorted() });

      await page.context().setOffline(true);
      await page.reload();
      expect(await page.locator('h1').innerText()).toBe(site.rights.title);
      expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([lang, dir]);
      await page.locator('[data-offline]', { hasText: say.offline }).waitFor();
      await page.getByText(say.remove, { exact: true }).tap();
      await page.locator('.keep [role=status]', { hasText: say.removed }).waitFor();
      expect(await onThePhone(page)).toEqual({ workers: ['/rights'], pages: ['/rights'] });
      await page.context().setOffline(false);
      expect(said.filter((line) => !/speculationrules|ERR_INTERNET_DISCONNECTED/.test(line))).toEqual([]);
      await close();
    });

    test('by keyboard alone it is kept and removed, and each is said', async () => {
      const { page, close } = await open('/rights', desktop);
      await tabTo(page, '[data-do=keep]');
      await page.keyboard.press('Enter');
      await page.getByText(say.kept).waitFor();
      await tabTo(page, '[data-do=remove]');
      await page.keyboard.press('Enter');
      await page.getByText(say.removed).waitFor();
      await close();
    });

    test('says the English sentence first, each with its meaning', async () => {
      const { page, close } = await open('/rights', noScript);
      const sentences = await page.locator('.say li').allInnerTexts();
      expect(sentences).toHaveLength(3);
      for (const sentence of sentences)
        expect(sentence).toMatch(code === 'es' ? /^“I [^”]+\.”\n\([^)]+\)$/ : /^«\u2066?I [^»]+\.\u2069?»\n\([^)]*\p{Script=Arabic}[^)]*\)$/u);
      expect(await page.getByText(say.keep, { exact: true }).isVisible()).toBe(false);
      expect(await page.getByText(say.byHand).isVisible()).toBe(true);
      await expectOwnLanguage(page, 'main');
      await close();
    });

    test('on paper is one sheet with a card to cut out, and nothing on it is cut', async () => {
      const { page, close } = await open('/rights', { viewport: { width: 720, height: 960 } });
      expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBe(1);
      await page.emulateMedia({ media: 'print' });
      const sides = await page
        .locator('.wallet-sheet > div')
        .evaluateAll((all) => all.map((side) => Math.max(side.scrollHeight - side.clientHeight, side.scrollWidth - side.clientWidth)));
      expect(sides).toEqual([0, 0]);
      expect(await page.locator('.wallet-front').innerText()).toContain(site.firm.phone.display.replace(/[\u2066\u2069]/g, ''));
      await expectOwnLanguage(page, '.wallet');
      await close();
    });

    inNobodysWay(kept);
  });

  describe('a hearing checklist', () => {
    const printing = (page: Page) =>
      page.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', document.querySelector(':target')?.id ?? 'all');
      });

    test('prints the list of one hearing, by keyboard alone', async () => {
      const { page, said, close } = await open('/hearing-checklists', desktop, printing);
      await tabTo(page, '#arraignment input');
      await page.keyboard.press('Space');
      expect(await page.locator('#arraignment input').first().isChecked()).toBe(true);
      await tabTo(page, '#arraignment [data-print]');
      await page.keyboard.press('Enter');
      expect(await page.locator('html').getAttribute('data-printed')).toBe('arraignment');
      expect(said).toEqual([]);
      await close();
    });

    test.each(site.hearingChecklists.hearings)('of $id is one sheet', async ({ id, title }) => {
      const { page, close } = await open(`/hearing-checklists#${id}`, { viewport: { width: 720, height: 960 } });
      expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBe(1);
      await page.emulateMedia({ media: 'print' });
      expect((await page.locator('.checklist h2:visible').allInnerTexts()).map(plain)).toEqual([plain(title)]);
      await close();
    });

    test('without script every hearing has its list, in this language', async () => {
      const { page, close } = await open('/hearing-checklists', noScript);
      await page.click('.where a[href$="#sentencing"]');
      expect(page.url()).toBe(`${product.url}${path}/hearing-checklists#sentencing`);
      await expectOwnLanguage(page, '.checklists');
      await close();
    });

    inNobodysWay(async (options) => {
      const opened = await open('/hearing-checklists#arraignment', options);
      await opened.page.locator('#arraignment input').first().check();
      return opened;
    });
  });

  describe('the list of words', () => {
    test('letters lead to words, by keyboard alone and without script', async () => {
      const { page, close } = await open('/words', { ...desktop, javaScriptEnabled: false });
      await tabTo(page, '.letters a');
      for (let presses = 0; presses < 40; presses++) {
        if ((await page.locator(':focus').innerText()) === own.letter) break;
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
      await page.waitForURL(/#letter-/);
      expect(await page.locator(':target').innerText()).toBe(own.letter);
      const first = await page.locator(`.letter:has(:target) dt`).allInnerTexts();
      expect(first.length).toBeGreaterThan(1);
      for (const name of first) expect(plain(name).normalize('NFD').slice(0, 1).toUpperCase()).toBe(own.letter);
      await close();
    });

    test('every letter is one of the language, or stands behind them, and its words are in order', async () => {
      const { page, close } = await open('/words');
      const letters = await page.locator('.letters a').allInnerTexts();
      const ownLetters = letters.map((letter) => (code === 'ar' ? /\p{Script=Arabic}/u : /[A-ZÑ]/).test(letter));
      expect(ownLetters.indexOf(false) === -1 || !ownLetters.slice(ownLetters.indexOf(false)).includes(true)).toBe(true);
      for (const group of await page.locator('.letter').all()) {
        const names = (await group.locator('dt').allInnerTexts()).map(plain);
        expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, lang, { numeric: true })));
      }
      await expectOwnLanguage(page, '.letter dd > p:not(.note)');
      await close();
    });

    inNobodysWay((options) => open('/words#bench-warrant', options));
  });

  describe('the chat', () => {
    const say = own.chat(site.firm.phone.display);
    async function asked(options?: BrowserContextOptions) {
      const opened = await open('', options);
      await opened.page.locator('.ask').click();
      await opened.page.locator('.chat').waitFor();
      await opened.page.locator('.chat-input textarea').fill(own.question);
      await opened.page.keyboard.press('Enter');
      await opened.page.locator('.chat-offer').waitFor();
      return opened;
    }

    test('opens in this language, with questions of its own', async () => {
      const { page, said, close } = await open('');
      await page.getByRole('button', { name: words.call.chat }).tap();
      await page.getByRole('dialog', { name: say.title }).waitFor();
      const shown = plain(await page.locator('.chat').innerText());
      for (const line of [say.subtitle, say.greeting, say.notice, say.starters]) expect(shown).toContain(plain(line));
      expect((await page.locator('.chat-starters button').allInnerTexts()).map(plain)).toEqual(site.assistant.starters.home?.map(plain));
      await expectOwnLanguage(page, '.chat');
      expect(said).toEqual([]);
      await close();
    });

    test('answers a first question in this language, and leads to pages in it', async () => {
      const { page, close } = await asked();
      const answer = page.locator('.chat-message.assistant').last();
      expect(plain(await answer.innerText())).toContain(plain(site.assistant.replies.grounded));
      await expectOwnLanguage(page, '.chat');
      const links = await answer.locator('a[href^="/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(links.length).toBeGreaterThan(0);
      expect(links.filter((link) => !link.startsWith(`${path}/`))).toEqual([]);
      await close();
    });

    test('by keyboard alone', async () => {
      const { page, close } = await open('/faqs', desktop);
      await tabTo(page, '.ask', 400);
      await page.keyboard.press('Enter');
      await page.locator('.chat').waitFor();
      await page.keyboard.insertText(own.question);
      await page.keyboard.press('Enter');
      await page.locator('.chat-offer').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('.chat').waitFor({ state: 'detached' });
      await close();
    });

    test('without script leads to the answers in this language', async () => {
      const { page, close } = await open('/arrested', noScript);
      await page.getByRole('button', { name: words.call.ask }).tap();
      await page.waitForURL((url) => url.pathname === `${path}/faqs`);
      expect(await page.locator('main details').count()).toBeGreaterThan(5);
      await close();
    });

    inNobodysWay(asked);
  });

  describe('the switch of languages', () => {
    const others = (['en', 'es', 'ar'] as const).filter((one) => one !== code);

    test.each(others)('leads to %s, to the same page and place, by keyboard alone', async (other) => {
      const { page, close } = await open('/my-dates#refused-test', desktop);
      await tabTo(page, `.languages a[hreflang="${other}"]`);
      await page.keyboard.press('Enter');
      await page.waitForURL(`${product.url}${languages[other].path}/my-dates#refused-test`);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(languages[other].lang);
      await close();
    });

    test.each(others)('leads to %s and the same page without script', async (other) => {
      const { page, close } = await open('/courts', noScript);
      await page.click(`.languages a[hreflang="${other}"]`);
      await page.waitForURL(`${product.url}${languages[other].path}/courts`);
      await close();
    });
  });
});

/** Isolating marks are not heard or seen, and stand where a page needs them. */
function plain(words: string): string {
  return words.replace(/[\u2066\u2069]/g, '').replaceAll('\u00a0', ' ');
}

/** Goes on with Tab, as somebody without a mouse does. */
async function tabTo(page: Page, selector: string, most = 150): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    if (await isOn(page, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

function isOn(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
}

/** The courts that can be seen, by name. */
async function courtsShown(page: Page): Promise<string[]> {
  const names = await page
    .locator('.courts tbody tr')
    .evaluateAll((rows) => rows.flatMap((row) => (row.checkVisibility() ? (row.querySelector('th')?.firstChild?.textContent ?? '') : [])));
  return names.map(plain);
}

/** Whose worker and whose copy the phone has. */
function onThePhone(page: Page): Promise<{ workers: string[]; pages: string[] }> {
  return page.evaluate(async () => {
    const stores = await caches.keys();
    const files = await Promise.all(stores.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)));
    const workers = (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname);
    return {
      workers: workers.toSorted(),
      pages: files
        .flat()
        .filter((file) => file.endsWith('/rights'))
        .toSorted(),
    };
  });
}

function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
