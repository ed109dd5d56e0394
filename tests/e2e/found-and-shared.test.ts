import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { languageAt } from '#firm/languages.ts';
import { desktop, launchBrowser, openPage } from '../testkit/browser.ts';
import { type ListedPage, listedPages, visitAll } from '../testkit/listed-pages.ts';
import { type Product, startProduct, until } from '../testkit/product.ts';

let product: Product;
let browser: Browser;
let listed: ListedPage[];
let website: string;
let pages: Awaited<ReturnType<typeof lookAtAll>>;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  listed = await listedPages(product.url);
  website = new URL(listed[0]?.address ?? '').origin;
  pages = await lookAtAll();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** Which page tells machines what, beside its words; the first line that fits an address holds. */
const carried: [RegExp, string[]][] = [
  [/^\/$/, ['LegalService']],
  [/^\/(practice-areas|guides)\/./, ['BreadcrumbList', 'FAQPage']],
  [/^\/locations\/./, ['BreadcrumbList', 'LegalService']],
  [/^\/attorney\/./, ['BreadcrumbList', 'Person']],
  [/^\/(about|contact)$/, ['BreadcrumbList', 'LegalService']],
  [/^\/faqs$/, ['BreadcrumbList', 'FAQPage']],
  [/^\/words$/, ['BreadcrumbList', 'DefinedTermSet']],
  [/^\//, ['BreadcrumbList']],
];

const words = z.string().trim().min(1);

/** What schema.org and the search engines ask for at least. */
const shapes: Record<string, z.ZodType> = {
  DefinedTermSet: z.object({
    name: words,
    hasDefinedTerm: z.array(z.object({ '@type': z.literal('DefinedTerm'), name: words, description: words })).min(50),
  }),
  LegalService: z.object({
    name: words,
    url: z.url(),
    image: z.url(),
    telephone: z.string().regex(/^\+1\d{10}$/),
    address: z.object({
      '@type': z.literal('PostalAddress'),
      streetAddress: words,
      addressLocality: words,
      addressRegion: z.string().regex(/^[A-Z]{2}$/),
      postalCode: z.string().regex(/^\d{5}$/),
    }),
    // The office keeps its hours, and the phone is answered around the clock, as every page says.
    openingHoursSpecification: z.array(z.object({ opens: z.literal('08:30'), closes: z.literal('17:00') })).length(1),
    contactPoint: z.object({
      '@type': z.literal('ContactPoint'),
      contactType: words,
      telephone: z.string().regex(/^\+1\d{10}$/),
      hoursAvailable: z.object({ dayOfWeek: z.array(words).length(7), opens: z.literal('00:00'), closes: z.literal('23:59') }),
    }),
  }),
  Person: z.object({ name: words, url: z.url(), jobTitle: words, worksFor: z.object({ '@type': z.literal('LegalService'), name: words }) }),
  FAQPage: z.object({
    mainEntity: z
      .array(z.object({ '@type': z.literal('Question'), name: words, acceptedAnswer: z.object({ '@type': z.literal('Answer'), text: words }) }))
      .min(1),
  }),
  BreadcrumbList: z.object({
    itemListElement: z
      .array(z.object({ '@type': z.literal('ListItem'), position: z.number(), name: words, item: z.url() }))
      .min(2)
      .refine((items) => items.every(({ position }, at) => position === at + 1), 'positions count from 1'),
  }),
};

describe('what a page tells search engines', () => {
  test('is of the kind that belongs to the page', () => {
    for (const { path, data } of pages) {
      const [, kinds] = carried.find(([pattern]) => pattern.test(languageAt(path).path)) ?? [];
      expect(data.map((one) => one['@type']).toSorted(), path).toEqual(kinds);
    }
  });

  test('has every field that schema.org requires', () => {
    for (const { path, data } of pages) {
      for (const one of data) {
        expect(one['@context'], path).toBe('https://schema.org');
        const { error } = shapes[one['@type']]?.safeParse(one) ?? {};
        expect(error ? `${path}: ${one['@type']}: ${z.prettifyError(error)}` : '').toBe('');
      }
    }
  });

  test('is written on the page as well: every question, and every line of its answer', () => {
    const lines = pages.flatMap(({ path, data, shown }) =>
      data.flatMap((one) => (one['mainEntity'] as FaqEntry[] | undefined) ?? []).flatMap((entry) => linesOf(entry).map((line) => ({ path, line, shown }))),
    );
    expect(lines.length).toBeGreaterThan(150);
    expect(lines.filter(({ line, shown }) => !shown.includes(line)).map(({ path, line }) => `${path}: ${line}`)).toEqual([]);
  });

  test('leads to pages and pictures that exist', async () => {
    const addresses = new Set(pages.flatMap(({ data }) => data.flatMap(addressesIn)));
    expect([...addresses].filter((address) => !address.startsWith(`${website}/`) && address !== website)).toEqual([]);
    for (const address of addresses) expect((await fetch(here(address))).status, address).toBe(200);
  });
});

describe('the sitemap', () => {
  test('lists each page once, and all that a link leads to but the receipt, which is for one person', () => {
    const paths = listed.map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(30);
    expect(new Set(paths).size).toBe(paths.length);
    const linked = new Set(pages.flatMap(({ links }) => links));
    expect([...linked].filter((path) => !paths.includes(path) && languageAt(path).path !== '/receipt')).toEqual([]);
  });

  test('says of each when it last changed, which has happened already', () => {
    const tomorrow = Date.now() + 24 * 60 * 60 * 1000;
    for (const { path, lastModified } of listed) {
      expect(lastModified, path).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(Date.parse(lastModified), path).toBeLessThan(tomorrow);
    }
  });

  test('is named in robots.txt, which keeps nobody out', async () => {
    const robots = await (await fetch(`${product.url}/robots.txt`)).text();
    expect(robots.split('\n')).toContain(`Sitemap: ${website}/sitemap.xml`);
    expect(robots).not.toContain('Disallow: /');
  });
});

test('security.txt says whom to tell about a weakness, and has not expired', async () => {
  const response = await fetch(`${product.url}/.well-known/security.txt`);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  const text = await response.text();
  expect(text).toMatch(/^Contact: (mailto|https):\S+$/m);
  expect(Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now());
});

test('the web manifest has a name, a page to start from, and icons that exist; so has every page its own icon', async () => {
  const manifest = z
    .object({ name: words, start_url: words, icons: z.array(z.object({ src: words, sizes: words, type: words })).min(1) })
    .parse(await (await fetch(`${product.url}/manifest.webmanifest`)).json());
  expect((await fetch(here(manifest.start_url))).status).toBe(200);
  const icons = [...manifest.icons, ...new Set(pages.map(({ icon }) => icon))].map((icon) =>
    typeof icon === 'string' ? { src: icon, type: 'image/svg+xml' } : icon,
  );
  for (const { src, type } of icons) {
    const response = await fetch(here(src));
    expect(response.status, src).toBe(200);
    expect(response.headers.get('content-type'), src).toBe(type);
  }
});

describe('the next page', () => {
  test('is announced by rules that every page names and a browser can read', async () => {
    for (const { path, speculationRules } of pages) expect(speculationRules, path).toMatch(/^"\/[^"]+"$/);
    const [rules] = new Set(pages.map(({ speculationRules }) => speculationRules.slice(1, -1)));
    const response = await fetch(here(rules ?? ''));
    expect(response.headers.get('content-type')).toBe('application/speculationrules+json');
    expect(Object.keys((await response.json()) as object)).toEqual(['prefetch', 'prerender']);
  });

  test('is fetched while the pointer rests on its link, and shown at the click, without a word on the console', async () => {
    const { page, said, close } = await openPage(browser, product.url, desktop);
    const link = page.locator('.nav-wide').getByRole('link', { name: 'FAQs' });
    const timesSent = () => product.web.lines.filter((line) => line.includes('"route":"/faqs"')).length;
    const before = timesSent();
    await link.hover();
    await page.waitForTimeout(500);
    await until('the server has sent it', () => timesSent() === before + 1, 5);
    await link.click();
    await page.waitForURL('**/faqs');
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(said).toEqual([]);
    await close();
  });

  test('fades in only for people who have not asked for less motion', async () => {
    const { page, close } = await openPage(browser, product.url, desktop);
    const conditions = await page.evaluate(() => {
      const inside = (rules: CSSRuleList, condition: string): string[] =>
        [...rules].flatMap((rule) => {
          if (rule.cssText.startsWith('@view-transition')) return [condition];
          return rule instanceof CSSMediaRule ? inside(rule.cssRules, rule.conditionText) : [];
        });
      return [...document.styleSheets].flatMap((sheet) => inside(sheet.cssRules, 'always'));
    });
    expect(conditions).toEqual(['(prefers-reduced-motion: no-preference)']);
    await close();
  });
});

type Data = { '@context': string; '@type': string; [name: string]: unknown };
type FaqEntry = { name: string; acceptedAnswer: { text: string } };

/** What machines and people find on each page. Answers are opened; the law cited in them is for people only. */
function lookAtAll() {
  return visitAll(browser, product.url, listed, desktop, async ({ page, path, headers }) => {
    const { data, ...rest } = await page.evaluate(() => {
      const written = [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent);
      for (const details of document.querySelectorAll('details')) {
        details.removeAttribute('name');
        details.open = true;
      }
      for (const mark of document.querySelectorAll('sup')) mark.remove();
      return {
        data: written,
        // On an Arabic page marks that nobody sees keep numbers in their order.
        shown: document.body.innerText.replace(/[\u2066\u2069]/g, '').replace(/\s+/g, ' '),
        icon: document.querySelector('link[rel=icon]')?.getAttribute('href') ?? '',
        links: [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(({ pathname }) => pathname),
      };
    });
    return { path, speculationRules: headers['speculation-rules'] ?? '', data: data.map((one) => JSON.parse(one) as Data), ...rest };
  });
}

function linesOf({ name, acceptedAnswer }: FaqEntry): string[] {
  return [name, ...acceptedAnswer.text.split('\n')].map((line) => line.replace(/\s+/g, ' ').trim()).filter(Boolean);
}

/** Every address of ours inside; `@id` and `@context` are names, not places. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (name.startsWith('@') ? [] : addressesIn(inner)));
}

/** An address of the published site, on the local product. */
function here(address: string): string {
  const { pathname, search } = new URL(address, product.url);
  return product.url + pathname + search;
}
