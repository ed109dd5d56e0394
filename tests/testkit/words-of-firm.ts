import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Words = { folder: string; remove: () => void };

/** A copy of the words in which the firm's own file says something else. */
export function wordsOfFirmWith(...changes: [find: RegExp, put: string][]): Words {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  cpSync('content', folder, { recursive: true });
  const file = join(folder, 'en/firm.yaml');
  const changed = changes.reduce(
    (text, [find, put]) => {
      if (text.search(find) === -1) throw new Error(`the firm's file no longer says: ${find.source}`);
      return text.replace(find, put);
    },
    // No test meets the week's drill because it runs on a Tuesday.
    readFileSync(file, 'utf8').replace(/^ {2}drill: .*\n/m, ''),
  );
  writeFileSync(file, changed);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A firm whose people are told of every request one by one, however many there are: for tests that are not about floods. */
export const withoutBundles: [RegExp, string] = [/alertBudget: .*/, 'alertBudget: { minutes: 5, texts: 3000000, mails: 3000000, callsAnHour: 3000000 }'];
