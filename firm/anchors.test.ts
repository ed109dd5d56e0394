import { expect, test } from 'vitest';
import { withAnchorsOf } from '#firm/anchors.ts';
import { content } from '#firm/content.ts';
import { parseProse } from '#firm/prose.ts';

test('a heading keeps the anchor of the English page, and says its own words', () => {
  const [heading] = withAnchorsOf(parseProse('## The first court date'), parseProse('## La primera fecha'));
  expect(heading).toEqual({ kind: 'heading', level: 2, id: 'the-first-court-date', children: ['La primera fecha'] });
});

test.each(['es', 'ar'] as const)('every anchor of a page in %s is one of the English page', (code) => {
  const anchorsOf = (part: unknown): string[] => [...JSON.stringify(part).matchAll(/"kind":"heading","level":\d,"id":"([^"]*)"/g)].map(([, id = '']) => id);
  const pages = (site: ReturnType<typeof content>) => [site.about, site.guides, site.practiceAreas, site.cities, site.legal];
  expect(anchorsOf(pages(content()))).not.toHaveLength(0);
  expect(anchorsOf(pages(content(code)))).toEqual(anchorsOf(pages(content())));
});
