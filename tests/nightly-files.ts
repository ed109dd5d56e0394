import { glob, readFile } from 'node:fs/promises';

/** The test files that run at night: their first line is `// @module-tag nightly`. */
export async function nightlyFiles(): Promise<string[]> {
  const files = (await Array.fromAsync(glob('tests/{journeys,spec}/**/*.test.ts'))).sort();
  const tagged = await Promise.all(files.map(async (file) => (await readFile(file, 'utf8')).startsWith('// @module-tag nightly\n')));
  return files.filter((_, at) => tagged[at]);
}
