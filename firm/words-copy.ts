import { createHash } from 'node:crypto';
import { cpSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder, firmFolder } from '#firm/content-file.ts';

/** Copies every word of the site as it is shown: the code's, and over them the firm's own. A folder's history (.git) stays where it is. */
export function copyWords(folder: string): void {
  cpSync(contentFolder, folder, { recursive: true });
  if (firmFolder) cpSync(firmFolder, folder, { recursive: true, filter: (file) => !/[/\\]\.[^/\\]*$/.test(file) });
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
