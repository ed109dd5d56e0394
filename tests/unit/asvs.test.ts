import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const asked = [
  ...[
    '14.2.1',
    '2.3.2',
    '2.4.1',
    '6.3.3',
    '13.2.1',
    '13.2.2',
    '13.2.4',
    '13.2.5',
    '13.3.1',
    '13.3.2',
    '13.4.5',
    '14.2.4',
    '15.2.2',
    '16.3.1',
    '16.3.2',
    '16.3.3',
  ],
  ...['16.4.3', '13.1.4', '13.3.3', '13.3.4', '14.2.6', '14.2.7', '15.4.3'],
];

const rows = [...readFileSync('docs/asvs.md', 'utf8').matchAll(/^\| (\d+\.\d+\.\d+) ([^|]+) \| (\d) \| ([^|]+) \| ([^|]+) \| ([^|]*)\|$/gm)].map(
  ([, number = '', , , stands = '', how = '', shown = '']) => ({ number, stands, how, shown: shown.trim() }),
);

test('the table of the standard has every requirement that a review found not met, each once', () => {
  expect(rows.map(({ number }) => number).toSorted()).toEqual(asked.toSorted());
});

describe.each(rows)('$number', ({ stands, how, shown }) => {
  test('is met, partly met, or says what is missing', () => {
    expect(['met', 'partly', 'not met']).toContain(stands);
    if (stands === 'partly') expect(how).toContain('Missing: ');
    if (stands === 'not met') expect(how).toContain('would do it');
    if (stands === 'met') expect(shown).not.toBe('');
  });

  test('names files that exist', () => {
    const files = [...`${how} ${shown}`.matchAll(/`([\w@.-]+(?:\/[\w@.-]+)*\.(?:tsx?|md|sql|conf|service|yaml))`/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  test('names tests that are in their files', () => {
    const named = [...shown.matchAll(/`([^`]+)`: "([^"]+)"/g)].map(([, file = '', title = '']) => ({ file, title }));
    // Nothing else stands there, so that no name slips through unread.
    expect(named.map(({ file, title }) => `\`${file}\`: "${title}"`).join('; ')).toBe(shown);
    const missing = named.filter(({ file, title }) => {
      const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
      return !["'", '"', '`'].some((quote) => ['test(', '])('].some((before) => source.includes(`${before}${quote}${title}${quote}`)));
    });
    expect(missing).toEqual([]);
  });
});
