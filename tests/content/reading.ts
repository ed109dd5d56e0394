import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import type { Content } from '#firm/content.ts';
import { type Inline, type Prose, plainText } from '#firm/prose.ts';

/** What visitors read in sentences, page by page: names, addresses, tables and notes are left out. */
export function sentencesOfPages(site: Content): Map<string, string> {
  return new Map<string, string>([
    ['/', sentencesIn(site.home)],
    ['/practice-areas', sentencesIn(site.practiceAreasIndex)],
    ...site.practiceAreas.map((area) => [`/practice-areas/${area.slug}`, sentencesIn({ ...area, penalties: [] })] as const),
    ...site.cities.map((city) => [`/locations/${city.slug}`, sentencesIn(city)] as const),
    ['/guides', sentencesIn(site.guidesIndex)],
    ...site.guides.map((guide) => [`/guides/${guide.slug}`, sentencesIn(guide)] as const),
    ['/my-dates', sentencesIn(site.myDates)],
    ['/rights', sentencesIn(site.rights)],
    ['/hearing-checklists', sentencesIn(site.hearingChecklists)],
    ['/courts', sentencesIn({ ...site.courts, counties: [], columns: [], cases: [] })],
    ['/words', sentencesIn({ ...site.glossary, terms: site.glossary.terms.map(({ says }) => says) })],
    ['/clean-slate-check', sentencesIn(site.cleanSlateCheck)],
    ['/arrested', sentencesIn({ ...site.arrested, counties: site.arrested.counties.map(({ note }) => note) })],
    ...site.profiles.map(
      ({ slug, lead, values, background, biography, body }) => [`/attorney/${slug}`, sentencesIn({ lead, values, background, biography, body })] as const,
    ),
    ...(['results', 'reviews'] as const).filter((name) => site.shows[name]).map((name) => [`/${name}`, sentencesIn(site[name])] as const),
    ...(['about', 'contact', 'freeConsultation', 'faqs'] as const).map((name) => [`/${name}`, sentencesIn(site[name])] as const),
    ...site.legal.map((page) => [`/legal/${page.name}`, sentencesIn(page)] as const),
  ]);
}

/** Not read as sentences: what names a thing, leads somewhere, or is a column of a table. */
const notRead = new Set([
  'slug',
  'id',
  'icon',
  'kind',
  'href',
  'level',
  'related',
  'reviewed',
  'title',
  'name',
  'short',
  'description',
  'address',
  'caseType',
  'when',
]);

function sentencesIn(part: unknown): string {
  if (typeof part === 'string') return part;
  if (Array.isArray(part))
    return isProse(part) ? plainText(part.filter((block) => typeof block === 'string' || block.kind !== 'table') as Prose) : part.map(sentencesIn).join('\n');
  if (typeof part !== 'object' || part === null) return '';
  return Object.entries(part)
    .map(([name, value]) => (notRead.has(name) ? '' : sentencesIn(value)))
    .filter(Boolean)
    .join('\n');
}

function isProse(part: unknown[]): part is Prose | Inline[] {
  return part.some((one) => typeof one === 'object' && one !== null && 'kind' in one);
}

/** Flesch-Kincaid grade: 8 means that an eighth-grader reads it without effort. */
export function readingGrade(words: string): number {
  const sentences = words.split(/(?<=[.?!:])\s+|\n+/).filter((sentence) => /\p{L}/u.test(sentence));
  const tokens = wordsOf(words);
  return fleschKincaid({ sentence: sentences.length, word: tokens.length, syllable: tokens.reduce((sum, word) => sum + syllable(word), 0) });
}

export function wordsOf(words: string): string[] {
  return words.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu) ?? [];
}

/** The share of the smaller text's five-word sequences that also stand in the other. */
export function sharedSequences(one: string, other: string): number {
  const a = sequences(one);
  const b = sequences(other);
  const shared = [...a].filter((five) => b.has(five)).length;
  return shared / Math.min(a.size, b.size);
}

function sequences(words: string): Set<string> {
  const tokens = wordsOf(words.toLowerCase());
  return new Set(tokens.slice(0, -4).map((_, index) => tokens.slice(index, index + 5).join(' ')));
}
