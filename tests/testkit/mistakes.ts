import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { vi } from 'vitest';
import { folderOf, madeFirms } from './made-firm.ts';

/** What somebody does to a firm's folder: to its firm file, to files of the code that they took over, and with files of their own. */
export type Change = {
  firm?: (words: string) => string;
  own?: Record<string, (words: string) => string>;
  files?: Record<string, string | Buffer>;
};

/** The folder of a firm from Marquette, changed so. */
export function changedFolder({ firm = (words) => words, own = {}, files = {} }: Change): string {
  const folder = folderOf(madeFirms['Marquette'] as (typeof madeFirms)[string]);
  const write = (name: string, words: string | Buffer) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), words);
  };
  const changed = (name: string, words: string, change: (words: string) => string) => {
    const after = change(words);
    if (after === words) throw new Error(`${name} no longer says what is to be changed`);
    write(name, after);
  };
  const firmFile = readFileSync(join(folder, 'en/firm.yaml'), 'utf8');
  if (firm(firmFile) !== firmFile) write('en/firm.yaml', firm(firmFile));
  for (const [name, change] of Object.entries(own)) changed(name, readFileSync(join('content', name), 'utf8'), change);
  for (const [name, words] of Object.entries(files)) write(name, words);
  return folder;
}

/** What the check says of it. Paths are told from the folder on. */
export async function mistakesOf(folder: string): Promise<string[]> {
  vi.resetModules();
  vi.stubEnv('FIRM_DIR', folder);
  const { mistakesIn } = await import('#server/commands/firm-mistakes.ts');
  return mistakesIn(folder).map((line) => line.replaceAll(/\S*\/firm-\w+\//g, ''));
}
