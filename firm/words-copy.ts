import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { contentFolder, firmFolder, type WordsFrom } from '#firm/content-file.ts';

/** Copies every word of the site as it is shown: the code's, and over them the firm's own. A folder's history (.git) stays where it is. */
export function copyWords(folder: string): void {
  cpSync(contentFolder, folder, { recursive: true });
  if (firmFolder) cpSync(firmFolder, folder, { recursive: true, filter: isNoHistory });
}

/** The words as a build keeps them: the code's and the firm's apart, since samples are the code's alone, and where each was copied from. */
export function keepWords(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(contentFolder, join(folder, 'code'), { recursive: true });
  if (firmFolder) cpSync(firmFolder, join(folder, 'firm'), { recursive: true, filter: isNoHistory });
  const from: WordsFrom = { code: relative(process.cwd(), contentFolder), ...(firmFolder ? { firm: firmFolder } : {}) };
  writeFileSync(join(folder, 'from.json'), JSON.stringify(from));
}

function isNoHistory(file: string): boolean {
  return file === firmFolder || !basename(file).startsWith('.');
}

/** One hash over the names and bytes of all files in a folder of words. */
export function hashWords(folder: string = contentFolder): { files: number; hash: string } {
  const names = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort((one, other) => (one < other ? -1 : 1));
  const hash = createHash('sha256');
  for (const name of names)
    hash
      .update(`${name}\0`)
      .update(readFileSync(join(folder, name)))
      .update('\0');
  return { files: names.length, hash: hash.digest('hex') };
}
