import { globSync, readFileSync } from 'node:fs';

/** `nightly` runs at night. `slow` needs no build, but takes too long for `npm run check`. */
export type Tag = 'nightly' | 'slow';

/** The test files whose first line is `// @module-tag nightly`, or `slow`. */
export function taggedFiles(tag: Tag): string[] {
  const exclude = (name: string) => name === 'node_modules' || name === 'build';
  const files = globSync('**/*.test.{ts,tsx}', { exclude });
  return files.filter((file) => readFileSync(file, 'utf8').startsWith(`// @module-tag ${tag}\n`)).sort();
}
