import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { block } from '#deploy/settings.ts';
import type { StoredFile, StoredPages } from '#server/http/stored-pages.ts';

/** The bytes that a web process would send, as files: `pages/about/index.html` with its compressed forms, and `files/…`. */
export function writeStored(folder: string, { pages, files }: StoredPages): void {
  for (const [address, page] of pages) writeForms(folder + fileOf(address), page);
  for (const [address, file] of files) writeForms(join(folder, 'files', address), file);
}

/**
 * `$page`: the file of a page, whatever the case of its address (nginx compares names so), with or without a slash at
 * the end. `$etag`: the version of a page or file. `$style`: the hash of the styles inside a page, for its policy. Each with the firm's number behind it.
 */
export function storedMaps({ pages, files }: StoredPages, number: number): string {
  return [
    block(
      `map "$reads$uri" $page_${number}`,
      [...pages.keys()].flatMap((address) => spellings(address).map((one): [string, string] => [one, fileOf(address)])),
    ),
    `map $page_${number} $etag_${number} {\n    "" $etag_of_file_${number};\n`,
    ...[...pages].map(([address, page]) => `    "${fileOf(address)}" '${page.etag}';\n`),
    '}\n',
    block(
      `map $page_${number} $style_${number}`,
      [...pages].flatMap(([address, { style }]): [string, string][] => (style ? [[fileOf(address), ` '${style}'`]] : [])),
    ),
    block(
      `map "$reads$uri" $etag_of_file_${number}`,
      [...files].map(([address, { etag }]) => [address, etag]),
    ),
  ].join('');
}

function spellings(address: string): string[] {
  return address === '/' ? ['/'] : [address, `${address}/`];
}

function fileOf(address: string): string {
  return `/pages${address === '/' ? '' : address}/index.html`;
}

function writeForms(file: string, { body }: StoredFile): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, body.identity);
  if (body.br) writeFileSync(`${file}.br`, body.br);
  if (body.gzip) writeFileSync(`${file}.gz`, body.gzip);
}
