import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** A folder imports only folders below it; folders on one line never import each other. */
const lines = [['deploy'], ['server'], ['site'], ['intake', 'assistant'], ['followup'], ['deliveries'], ['firm', 'ui', 'database', 'vault']];
const folders = lines.flat();
/** The entry points, and what gives them their environment. */
const mayReadEnvironment = ['server/process.ts', 'server/preflight.ts'];

test.each(sourceFiles())('%s imports only what stands below it', (file) => {
  const own = file.split('/')[0] ?? '';
  for (const imported of importsOf(file)) {
    const target = imported.split('/')[0] ?? '';
    if (target === own || !folders.includes(target)) continue;
    expect(level(target), `${file} imports ${imported}`).toBeGreaterThan(level(own));
  }
});

test('only the entry points read the environment', () => {
  const readers = sourceFiles().filter((file) => importsOf(file).includes('environment.ts'));
  expect(readers.filter((file) => !mayReadEnvironment.includes(file))).toEqual([]);
});

test('only firm/ reads the words', () => {
  const readers = sourceFiles().filter((file) => /['"`](\.\/|\.\.\/)*content\/|readFileSync\([^)]*content/.test(readFileSync(file, 'utf8')));
  expect(readers.filter((file) => !file.startsWith('firm/'))).toEqual([]);
});

test('nothing with the ending .server.ts is imported by an island', () => {
  const islands = sourceFiles().filter((file) => /(^|\/)islands?[-/.]/.test(file));
  expect(islands.flatMap(importsOf).filter((imported) => imported.includes('.server.'))).toEqual([]);
});

function level(folder: string): number {
  return lines.findIndex((line) => line.includes(folder));
}

function sourceFiles(): string[] {
  return folders
    .flatMap((folder) => {
      try {
        return readdirSync(folder, { recursive: true, withFileTypes: true });
      } catch {
        return [];
      }
    })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** `#firm/text.ts` as `firm/text.ts`, and relative imports as they resolve. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)]
    .map((match) => match[1] ?? '')
    .flatMap((name) => (name.startsWith('#') ? [name.slice(1)] : name.startsWith('.') ? [join(file, '..', name)] : []));
}
