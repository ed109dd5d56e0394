import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { languageAt } from '#firm/languages.ts';
import { all, finishedPages, leadsSomewhere, read, readBuilt } from '../testkit/finished-pages.ts';

type Data = { '@context': string; '@type': string; [name: string]: unknown };
type FaqEntry = { name: string; acceptedAnswer: { text: string } };

/** What machines and people find on each page. The law cited in answers is for people only. */
const pages = finishedPages().map(({ address, path, lastModified, document }) => ({
  address,
  path,
  lastModified,
  data: all('script[type="application/ld+json"]', document).map(({ textContent }) => JSON.parse(textContent ?? '') as Data),
  // On an Arabic page marks that nobody sees keep numbers in their order.
  shown: read(document.body, 'sup').replace(/[\u2066\u2069]/g, ''),
  icon: document.querySelector('link[rel=icon]')?.getAttribute('href') ?? '',
  links: all('a[href^="/"]', document).map((link) => (link.getAttribute('href') ?? '').replace(/[?#].*/, '')),
  canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
}));
const website = new URL(pages[0]?.address ?? '').origin;

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

  test('leads to pages and pictures that exist', () => {
    const addresses = new Set(pages.flatMap(({ data }) => data.flatMap(addressesIn)));
    expect([...addresses].filter((address) => !address.startsWith(`${website}/`) && address !== website)).toEqual([]);
    expect([...addresses].filter((address) => !leadsSomewhere(address))).toEqual([]);
  });
});

describe('the sitemap', () => {
  test('lists each page once, and all that a link leads to but the receipt, which is for one person', () => {
    const paths = pages.map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(30);
    expect(new Set(paths).size).toBe(paths.length);
    const linked = new Set(pages.flatMap(({ links }) => links));
    expect([...linked].filter((path) => !paths.includes(path) && languageAt(path).path !== '/receipt')).toEqual([]);
  });

  test('says of each when it last changed, which has happened already', () => {
    const tomorrow = Date.now() + 24 * 60 * 60 * 1000;
    for (const { path, lastModified } of pages) {
      expect(lastModified, path).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(Date.parse(lastModified), path).toBeLessThan(tomorrow);
    }
  });

  test('names each page as it names itself', () => {
    expect(pages.map(({ canonical }) => canonical)).toEqual(pages.map(({ address }) => address));
  });

  test('is named in robots.txt, which keeps nobody out', () => {
    const robots = readBuilt('/robots.txt');
    expect(robots.split('\n')).toContain(`Sitemap: ${website}/sitemap.xml`);
    expect(robots).not.toContain('Disallow: /');
  });
});

test('security.txt says whom to tell about a weakness, and has not expired', () => {
  const text = readBuilt('/.well-known/security.txt');
  expect(text).toMatch(/^Contact: (mailto|https):\S+$/m);
  expect(Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now());
});

test('the web manifest has a name, a page to start from, and icons that exist; so has every page its own icon', () => {
  const manifest = z
    .object({ name: words, start_url: words, icons: z.array(z.object({ src: words, sizes: words, type: words })).min(1) })
    .parse(JSON.parse(readBuilt('/manifest.webmanifest')));
  const files = new Set([manifest.start_url, ...manifest.icons.map(({ src }) => src), ...pages.map(({ icon }) => icon)]);
  expect([...files].filter((file) => !leadsSomewhere(file))).toEqual([]);
});

test('the rules for the next page say which are fetched and which are drawn before the click', () => {
  expect(Object.keys(JSON.parse(readBuilt('/navigation.speculationrules')) as object)).toEqual(['prefetch', 'prerender']);
});

function linesOf({ name, acceptedAnswer }: FaqEntry): string[] {
  return [name, ...acceptedAnswer.text.split('\n')].map((line) => line.replace(/\s+/g, ' ').trim()).filter(Boolean);
}

/** Every address of ours inside; `@id` and `@context` are names, not places. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (name.startsWith('@') ? [] : addressesIn(inner)));
}
