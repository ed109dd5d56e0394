import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { block } from '#deploy/settings.ts';
import type { StoredFile, StoredPages } from '#server/stored-pages.ts';

type OfYear = { year: number; stored: StoredPages };

/** The bytes that a web process would send, as files: `2026/about/index.html` with its compressed forms, and `files/…`. */
export function writeStored(folder: string, years: OfYear[]): void {
  for (const { year, stored } of years) for (const [address, page] of stored.pages) writeForms(folder + fileOf(year, address), page);
  for (const [address, file] of years[0]?.stored.files ?? []) writeForms(join(folder, 'files', address), file);
}

/**
 * `$page`: the file of a page, whatever the case of its address (nginx compares names so), with or without a slash at
 * the end. `$etag`: the version of a page or file.
 */
export function storedMaps(years: OfYear[]): string {
  const pages = years.flatMap(({ year, stored }) => [...stored.pages].map(([address, page]) => ({ year, address, page })));
  const files = [...(years[0]?.stored.files ?? [])];
  return [
    'map_hash_bucket_size 256;\nmap_hash_max_size 8192;\n',
    block(
      'map "$reads$year$uri" $page',
      pages.flatMap(({ year, address }) => spellings(address).map((one): [string, string] => [`${year}${one}`, fileOf(year, address)])),
    ),
    'map $page $etag {\n    "" $etag_of_file;\n',
    ...pages.map(({ year, address, page }) => `    "${fileOf(year, address)}" '${page.etag}';\n`),
    '}\n',
    block(
      'map "$reads$uri" $etag_of_file',
      files.map(([address, { etag }]) => [address, etag]),
    ),
  ].join('');
}

function spellings(address: string): string[] {
  return address === '/' ? ['/'] : [address, `${address}/`];
}

function fileOf(year: number, address: string): string {
  return `/${year}${address === '/' ? '' : address}/index.html`;
}

function writeForms(file: string, { body }: StoredFile): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, body.identity);
  if (body.br) writeFileSync(`${file}.br`, body.br);
  if (body.gzip) writeFileSync(`${file}.gz`, body.gzip);
}
