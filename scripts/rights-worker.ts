import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'rolldown';
import { type Language, languages } from '#firm/languages.ts';

type Chunks = Record<string, { file: string; imports?: string[]; assets?: string[] }>;

/**
 * The worker of the rights card, with the list of what it keeps: the page's script, what shows and removes the copy, styles, fonts, the
 * icon. Written last, because a change of any of it must make another worker: that is how a phone learns of it.
 */
export async function writeRightsWorker(folder: string, { code, path }: Language = languages.en): Promise<void> {
  const html = readFileSync(join(folder, path, 'rights/index.html'), 'utf8');
  const chunks = JSON.parse(readFileSync(join(folder, 'islands/manifest.json'), 'utf8')) as Chunks;
  const files = [...filesOf(chunks, 'site/islands/loader.ts'), ...filesOf(chunks, 'site/islands/rights.ts'), ...stylesOf(html), '/favicon.svg'].filter(
    (file) => !isOfOthers(file, code),
  );
  const read = (file: string) => readFileSync(join(folder, file));
  const store = createHash('sha256');
  for (const part of [html, source, ...files.flatMap((file) => [file, read(file)])]) store.update(part);
  const kept = { store: `rights${path ? `-${code}` : ''}-${store.digest('hex').slice(0, 16)}`, page: `${path}/rights`, files: [...new Set(files)] };
  const { output } = await build({
    input: worker,
    write: false,
    transform: { define: { KEPT: JSON.stringify(kept) } },
    output: { format: 'iife', minify: true },
  });
  writeFileSync(join(folder, path, 'rights-worker.js'), output[0].code);
}

const worker = 'self-help/rights/worker.ts';
const source = readFileSync(worker, 'utf8');

/** The loader names the fonts of every language; a card is kept with those that it shows. */
function isOfOthers(file: string, code: Language['code']): boolean {
  return code === 'ar' ? file.includes('besley') : file.includes('arabic');
}

/** A script with all that it cannot do without; what it loads later is not among them. */
function filesOf(chunks: Chunks, name: string): string[] {
  const { file, imports = [], assets = [] } = chunks[name] ?? { file: '' };
  if (!file) throw new Error(`${name} is no island`);
  return [...[file, ...assets].map((one) => `/islands/${one}`), ...imports.flatMap((one) => filesOf(chunks, one))];
}

/** What an island loads before it is mounted (site/islands/styles.ts). */
function stylesOf(html: string): string[] {
  return /<style data-from="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
}
