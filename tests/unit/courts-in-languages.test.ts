import { describe, expect, test } from 'vitest';
import { content } from '#firm/content.ts';
import { courtsFor, spelledIn } from '#self-help/courts/find.ts';
import { arabicCourts } from '#site/words/courts.ar.ts';
import { spanishCourts } from '#site/words/courts.es.ts';

const courts = [
  { names: '3rd Circuit Court, Criminal Division. Older papers may say Frank Murphy Hall.', places: 'Wayne County Detroit Redford' },
  { names: '36th District Court', places: 'Wayne County Detroit' },
  { names: '17th District Court', places: 'Wayne County Redford' },
  { names: '6th Circuit Court', places: 'Oakland County Pontiac Troy Clawson' },
];

describe.each([
  ['Spanish', spanishCourts, ['corte de distrito 36', 'la corte del distrito 36 en Détroit', '36 distrito']],
  ['Arabic', arabicCourts, ['المحكمة المحلية 36', 'محكمه ٣٦', '۳۶ ديترويت المحلية']],
] as const)('in %s', (_language, words, ways) => {
  const own = courts.map(({ names, places }) => ({ names: spelledIn(names, words), places: spelledIn(places, words) }));
  test.each(ways)('“%s” is the 36th district court', (typed) => {
    expect(courtsFor(typed, own, words.skipped).map((at) => courts[at]?.names)).toEqual(['36th District Court']);
  });
});

test('every town of the list is found by its Arabic letters', () => {
  const towns = content()
    .courts.counties.flatMap(({ courts: listed }) => listed)
    .flatMap((court) => [...court.for, ...(court.address ? [court.address.town] : [])]);
  const without = towns.flatMap((town) => town.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => !arabicCourts.spelled[word]);
  expect(towns.length).toBeGreaterThan(50);
  expect(without).toEqual([]);
});
