import { describe, expect, test } from 'vitest';
import type { Term } from '#firm/glossary.ts';
import { type Block, parseLine, parseProse } from '#firm/prose.ts';
import { linkTerms, termFinder } from '#firm/term-links.ts';

const term = (name: string, more: Partial<Term> = {}): Term => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  term: name,
  also: [],
  forms: [],
  says: ['.'],
  inTexts: true,
  ...more,
});
const find = termFinder([
  term('Warrant', { forms: ['warrants'] }),
  term('Bench warrant', { forms: ['bench warrants'] }),
  term('Bond', { also: ['bail'] }),
  term('PPO', { forms: ['PPOs'] }),
  term('7411'),
  term('Points', { inTexts: false }),
]);

/** The words that are linked, each with its term, in the order of the text. */
function linksIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(linksIn);
  if (typeof part !== 'object' || part === null) return [];
  return 'kind' in part && part.kind === 'term' ? [`${String(Object(part).children)} (${String(Object(part).id)})`] : Object.values(part).flatMap(linksIn);
}
const linked = (source: string, most?: number) => linksIn(linkTerms(parseProse(source), find, most));

describe('a legal word is linked', () => {
  test('where it first stands, and not again, in whatever form', () => {
    expect(linked('Two warrants. The warrant is old.\n\nA warrant.')).toEqual(['warrants (warrant)']);
  });

  test('once on a whole page: its texts are read in their order', () => {
    const page = { first: parseLine('Pay the bail.'), next: [{ when: 'Bond', what: parseLine('The bond. A warrant.') }] };
    expect(linksIn(linkTerms(page, find))).toEqual(['bail (bond)', 'warrant (warrant)']);
  });

  test('as the longest word that stands there; what stands inside a longer one is not linked', () => {
    expect(linked('A bench warrant. Two bench warrants.')).toEqual(['bench warrant (bench-warrant)']);
    expect(linked('A bench warrant and a warrant.')).toEqual(['bench warrant (bench-warrant)', 'warrant (warrant)']);
  });

  test('by every form that is listed, at the start of a sentence too, and by no other', () => {
    expect(linked('Bail is set.')).toEqual(['Bail (bond)']);
    expect(linked('Bondage, warranted, bonds, a bail-like thing, $7411 and 174110.')).toEqual([]);
    expect(linked('A law called 7411.')).toEqual(['7411 (7411)']);
  });

  test('an abbreviation only in its own letters', () => {
    expect(linked('PPOs, or ppo.')).toEqual(['PPOs (ppo)']);
    expect(linked('ppo')).toEqual([]);
  });

  test('also in bold words and lists, and in the cells of a table', () => {
    expect(linked('**A warrant** stays.\n\n- Pay the bond.')).toEqual(['warrant (warrant)', 'bond (bond)']);
    expect(linked('| Bond | Warrant |\n|---|---|\n| PPO | a warrant |')).toEqual(['warrant (warrant)']);
  });

  test('never in a heading, a link, or what has a name of its own', () => {
    expect(linked('## The bond\n\n[A warrant](/practice-areas) is open.')).toEqual([]);
    expect(linksIn(linkTerms({ question: 'A warrant?', id: 'warrant', answer: parseProse('No bond.') }, find))).toEqual(['bond (bond)']);
  });

  test('not if everybody knows it', () => {
    expect(linked('Six points.')).toEqual([]);
  });

  test('up to so many on one page', () => {
    expect(linked('A PPO, a bond and a warrant.', 2)).toEqual(['PPO (ppo)', 'bond (bond)']);
  });
});

test('the words of a text stay as they are', () => {
  const [paragraph] = linkTerms(parseProse('A bench warrant, ^[bench-warrant] then *bond*.'), find) as [Block & { children: unknown[] }];
  expect(paragraph.children).toEqual([
    'A ',
    { kind: 'term', id: 'bench-warrant', children: ['bench warrant'] },
    ',',
    { kind: 'note', records: ['bench-warrant'] },
    ' then ',
    { kind: 'emphasis', children: [{ kind: 'term', id: 'bond', children: ['bond'] }] },
    '.',
  ]);
});

test('without words nothing is linked', () => {
  expect(termFinder([])('A warrant.')).toEqual([]);
});
