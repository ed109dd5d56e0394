// @module-tag slow
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'content-'));
cpSync('content', folder, { recursive: true });
// The guide shows the sample firm; a firm that wrote its own over it is not wrong.
cpSync('tests/fixtures/firm.yaml', join(folder, 'en/firm.yaml'));
vi.stubEnv('CONTENT_FOLDER', folder);
const { ContentError } = await import('#firm/content-file.ts');
const { readContent } = await import('#firm/content.ts');
const { languages } = await import('#firm/languages.ts');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Each mistake that the guide shows, with the message it promises. */
const guide = readFileSync('docs/editing.md', 'utf8');
const mistakes = [...guide.matchAll(/```diff\ncontent\/(\S+)\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/g)].map(([, file = '', change = '', message = '']) => ({
  file,
  change,
  message: message.trim(),
}));

test('the guide shows a mistake of each kind', () => {
  expect(mistakes.length).toBeGreaterThan(12);
  expect(mistakes).toHaveLength(guide.split('```diff').length - 1);
});

test('the words are without mistake as they are', () => {
  expect(told()).toBe('');
});

test.each(mistakes)('$file: $change', ({ file, change, message }) => {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  if (change.startsWith('(deleted)')) rmSync(path);
  else writeFileSync(path, changed(before, change));
  const said = told();
  writeFileSync(path, before);
  expect(said).toBe(message);
});

/** Whole lines, but for the end of the last: a long text is not repeated in the guide. */
function changed(words: string, change: string): string {
  const lines = (sign: string) =>
    change
      .split('\n')
      .filter((line) => line.startsWith(sign))
      .map((line) => `\n${line.slice(1)}`)
      .join('');
  expect(`\n${words}`).toContain(lines('-'));
  return `\n${words}`.replace(lines('-'), () => lines('+')).slice(1);
}

function told(): string {
  try {
    readContent(languages.en);
    return '';
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.replaceAll(relative(process.cwd(), folder), 'content').trim();
  }
}
