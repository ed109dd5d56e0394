import { glob, readFile } from 'node:fs/promises';

/** `nightly` runs at night. `slow` needs no build, but takes too long for `npm run check`. */
export type Tag = 'nightly' | 'slow';

/** The test files whose first line is `// @module-tag nightly`, or `slow`. */
export async function taggedFiles(tag: Tag): Promise<string[]> {
  const exclude = (name: string) => name === 'node_modules' || name === 'build';
  const files = (await Array.fromAsync(glob('**/*.test.{ts,tsx}', { exclude }))).sort();
  const tagged = await Promise.all(files.map(async (file) => (await readFile(file, 'utf8')).startsWith(`// @module-tag ${tag}\n`)));
  return files.filter((_, at) => tagged[at]);
}
