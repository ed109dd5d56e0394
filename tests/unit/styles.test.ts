import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Words that know left from right. Arabic reads the other way, so styles may not. */
const physical = /(?<![\w-])(left|right|margin-(left|right)|padding-(left|right)|border-(left|right)[\w-]*)\s*:|(float|clear|text-align):\s*(left|right)/;

const stylesheets = ['ui', 'site', 'intake', 'assistant'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name.endsWith('.css') && !entry.parentPath.includes('generated'))
    .map((entry) => join(entry.parentPath, entry.name)),
);

describe.each(stylesheets)('%s', (file) => {
  const source = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

  test('uses logical properties only', () => {
    expect(source.split('\n').filter((line) => physical.test(line))).toEqual([]);
  });

  test('fills nothing but call buttons with the color of calling', () => {
    const rules = source.match(/[^{}]+\{[^{}]*\}/g) ?? [];
    const filled = rules.filter((rule) => /background(-color)?:\s*var\(--beacon/.test(rule)).map((rule) => rule.split('{')[0]?.trim());
    expect(filled.filter((selector) => !/^\.(?:chat-)?call\b/.test(selector ?? ''))).toEqual([]);
  });
});
