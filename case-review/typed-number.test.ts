import { describe, expect, test } from 'vitest';
import { readPhone } from '#case-review/phone.ts';
import { check, emptyDraft } from '#case-review/schema.ts';
import { readTyped } from '#case-review/typed-number.ts';

/** Numbers that can be called, and every way in which people type them. */
const areas = ['810', '313', '586', '248', '734', '947', '907', '212', '787', '604'];
const lines = Array.from({ length: 14 }, (_, at) => `${(at * 137) % 10}${(at * 71 + 3) % 10}${(at * 37 + 1) % 10}${(at * 13 + 7) % 10}`);
const home = areas.flatMap((area, at) => lines.map((line, of) => [area, ['555', '324', '967', '200'][(at + of) % 4] ?? '', line] as const));
const ways: ((area: string, exchange: string, line: string) => string)[] = [
  (a, e, l) => `${a}${e}${l}`,
  (a, e, l) => `(${a}) ${e}-${l}`,
  (a, e, l) => `${a}.${e}.${l}`,
  (a, e, l) => `1 ${a} ${e} ${l}`,
  (a, e, l) => `+1 (${a}) ${e}-${l}`,
  (a, e, l) => `+1${a}${e}${l}`,
  (a, e, l) => ` ${a} - ${e} – ${l} `,
  (a, e, l) => `\u2066${a}‑${e}‑${l}\u2069`,
  (a, e, l) => `${a}/${e}-${l}`.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? ''),
];
const right = home.flatMap(([area, exchange, line]) =>
  ways.map((way) => ({ typed: way(area, exchange, line), number: `+1${area}${exchange}${line}`, shown: `(${area}) ${exchange}-${line}` })),
);

const abroad: [typed: string, number: string, shown: string][] = [
  ['+52 55 1234 5678', '+525512345678', '+52 55 1234 5678'],
  ['+49 (30) 123456', '+4930123456', '+49 30 123456'],
  ['011 44 20 7946 0018', '+442079460018', '+44 20 7946 0018'],
  ['+964-770-123-4567', '+9647701234567', '+964 770 123 4567'],
  ['+٩٦٤ ٧٧٠ ١٢٣ ٤٥٦٧', '+9647701234567', '+964 770 123 4567'],
];
const extensions: [typed: string, number: string, shown: string][] = [
  ['810-555-0100 x2', '+18105550100', '(810) 555-0100 ext. 2'],
  ['(810) 555-0100 ext. 204', '+18105550100', '(810) 555-0100 ext. 204'],
  ['810 555 0100 #12', '+18105550100', '(810) 555-0100 ext. 12'],
];

/** Too few and too many digits, letters, services, and codes that no area has. */
function wrongNumbers(): string[] {
  return home.flatMap(([area, exchange, line], at) => [
    `${area}${exchange}${line.slice(1)}`,
    `${area} ${exchange} ${line}${at % 10}`,
    `1${area}${exchange}${line.slice(0, 3)}`,
    `${area}-${exchange}-${line}x`,
    `my number ${area} ${exchange} ${line}`,
    `${area}${exchange}${line} or ${area}${exchange}0100`,
    `0${area.slice(1)}-${exchange}-${line}`,
    `${area}-1${exchange.slice(1)}-${line}`,
    `${area}-911-${line}`,
    `${area[0]}9${area[2]}-${exchange}-${line}`,
    `+0${area}${exchange}${line}`,
    `${area}+${exchange}${line}`,
    String(at % 10).repeat(10),
  ]);
}

describe('a number that was typed', () => {
  test('in any of the usual ways is read back as it is dialed', () => {
    expect(right.length).toBeGreaterThan(1_000);
    for (const { typed, number, shown } of right) expect([typed, readTyped(typed)]).toEqual([typed, { number, shown }]);
  });

  test('is what the firm dials: the tables of all countries read the same number', () => {
    const apart = right.filter(({ typed, number }) => readPhone(typed)?.number !== number);
    expect(apart).toEqual([]);
    for (const [typed] of [...abroad, ...extensions]) expect(readPhone(typed)?.number, typed).toBe(readTyped(typed)?.number);
  });

  test.each(abroad)('from another country is taken as it stands: %s', (typed, number, shown) => {
    expect(readTyped(typed)).toEqual({ number, shown });
  });

  test.each(extensions)('may have an extension: %s', (typed, number, shown) => {
    expect(readTyped(typed)).toEqual({ number, shown });
  });

  test('is refused where nobody could be reached by it', () => {
    const wrong = wrongNumbers();
    expect(wrong.length).toBeGreaterThan(1_000);
    for (const typed of wrong) expect([typed, readTyped(typed)]).toEqual([typed, undefined]);
  });

  test.each(['call my wife', '586 555 01', '0000000000', '5865550177x', '1111111111', '(911) 555-0177'])('gets the message of the form: %s', (typed) => {
    const checked = check({ ...emptyDraft, phone: typed });
    expect(checked.kind === 'invalid' && checked.problems.phone).toBe('Please enter a valid phone number');
  });
});
