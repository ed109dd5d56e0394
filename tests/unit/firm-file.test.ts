import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { attorneySlug } from '#firm/attorney-slug.ts';
import { currentYear } from '#firm/clock.ts';
import { firmFile } from '#firm/firm-file.ts';
import { miles } from '#firm/miles.ts';

type Raw = { phone: Record<string, string>; website: string };
const sample = () => load(readFileSync('tests/fixtures/firm.yaml', 'utf8')) as Raw;

test('the sample firm is complete', () => {
  expect(firmFile.safeParse(sample()).success).toBe(true);
});

test('vanity letters must dial the same digits', () => {
  const firm = sample();
  firm.phone['vanity'] = '(810) 555-HELP';
  expect(JSON.stringify(firmFile.safeParse(firm).error?.issues)).toContain('vanity must dial the same digits');
});

test('the number that is shown must be the number that is dialed', () => {
  const firm = sample();
  firm.phone['dial'] = '+18105550147';
  expect(JSON.stringify(firmFile.safeParse(firm).error?.issues)).toContain('must be the same number');
});

test('the website is a host without a path', () => {
  expect(firmFile.safeParse({ ...sample(), website: 'https://www.example.com/home' }).success).toBe(false);
});

test.each([
  ["Ana María O'Neil", 'ana-maria-o-neil'],
  ['José Muñoz', 'jose-munoz'],
  ['Björn Lindqvist', 'bjorn-lindqvist'],
  ['Søren Weiß-Łukasz', 'soren-weiss-lukasz'],
  ['日本', 'attorney'],
])("an attorney's address is the name in letters that every address can hold: %s", (name, slug) => {
  expect(attorneySlug({ attorney: { name } })).toBe(slug);
});

test('the year turns at midnight in Detroit, not in London', () => {
  expect(currentYear(new Date('2027-01-01T04:59:59Z'))).toBe(2026);
  expect(currentYear(new Date('2027-01-01T05:00:00Z'))).toBe(2027);
});

test('miles are straight-line', () => {
  expect(miles({ latitude: 42.9126, longitude: -82.4869 }, { latitude: 42.3314, longitude: -83.0458 })).toBe(49);
});
