import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy of the words in which the firm's own file says something else. */
export function wordsOfFirmWith(find: RegExp, put: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  cpSync('content', folder, { recursive: true });
  const file = join(folder, 'en/firm.yaml');
  const before = readFileSync(file, 'utf8');
  if (before.search(find) === -1) throw new Error(`the firm's file no longer says: ${find.source}`);
  writeFileSync(file, before.replace(find, put));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
