import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';

const folder = mkdtempSync(join(tmpdir(), 'content-'));
// Files share their modules with each other; this one loads them again, from its own folder.
vi.resetModules();
vi.stubEnv('CONTENT_FOLDER', folder);
const { readMarkdown, readYaml } = await import('#firm/content-file.ts');
const { line, plainText, prose } = await import('#firm/prose.ts');
const { text } = await import('#firm/text.ts');

beforeAll(() => mkdirSync(join(folder, 'en')));
afterAll(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
  rmSync(folder, { recursive: true });
});

function file(name: string, content: string): string {
  writeFileSync(join(folder, 'en', name), content);
  return `en/${name}`;
}

describe('a broken content file', () => {
  test('is named with the field that is wrong', () => {
    const path = file('a.yaml', 'title: ""\nnumber: many\n');
    const read = () => readYaml(path, z.strictObject({ title: text(), number: z.number() }));
    expect(read).toThrow(/en\/a\.yaml/);
    expect(read).toThrow(/title: must not be empty/);
    expect(read).toThrow(/number: /);
  });

  test('is named when it is missing', () => {
    expect(() => readYaml('en/none.yaml', z.object({}))).toThrow(/en\/none\.yaml: is missing/);
  });

  test('is named when its YAML cannot be read', () => {
    expect(() => readYaml(file('b.yaml', 'a: [1'), z.object({}))).toThrow(/en\/b\.yaml/);
  });

  test('is named when it has a field that nothing reads', () => {
    expect(() => readYaml(file('c.yaml', 'titel: x'), z.strictObject({ title: text() }))).toThrow(/titel/);
  });

  test('is named when it uses a placeholder that does not exist', () => {
    expect(() => readYaml(file('d.yaml', 'title: Call {fone}'), z.object({}), { phone: '1' })).toThrow(/\{fone\} is not known; use one of \{phone\}/);
  });

  test('is named when its Markdown holds HTML', () => {
    expect(() => readMarkdown(file('e.md', '---\n{}\n---\n<b>x</b>\n'), z.strictObject({ body: prose() }))).toThrow(
      /en\/e\.md[\s\S]*body: "html" is not allowed/,
    );
  });
});

test('placeholders are filled in from the firm file', () => {
  expect(readYaml(file('f.yaml', 'title: Call {phone}'), z.object({ title: text() }), { phone: '(810) 555-0146' }).title).toBe('Call (810) 555-0146');
});

test('a citation stands beside its statement, and is not part of the sentence', () => {
  const parts = line().parse('You have 14 days. ^[refusal-hearing, refusal]');
  expect(parts).toEqual(['You have 14 days.', { kind: 'note', records: ['refusal-hearing', 'refusal'] }]);
  expect(plainText(parts)).toBe('You have 14 days.');
});

test('quotes and ampersands stay what they are', () => {
  expect(plainText(prose().parse('Assault & battery: "no" <b'))).toBe('Assault & battery: "no" <b');
});
