import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Two folders that lie over each other: a firm's file stands in for the code's of the same name. */
export type Words = { code: string; firm?: string | undefined };

/** `file` as people know it: en/faqs.yaml. */
export type Changed = { file: string; how: 'new' | 'changed' | 'gone' };

/** The words of a release, or of a build. */
export function wordsIn(folder: string): Words {
  const firm = join(folder, 'build/words/firm');
  return { code: join(folder, 'build/words/code'), ...(existsSync(firm) ? { firm } : {}) };
}

/** Every file of words that reads otherwise than before. */
export function changedWords(before: Words, now: Words): Changed[] {
  const names = [...new Set([...namesIn(before), ...namesIn(now)])].toSorted();
  return names.flatMap((file): Changed[] => {
    const [was, is] = [bytesOf(before, file), bytesOf(now, file)];
    if (was && is) return was.equals(is) ? [] : [{ file, how: 'changed' }];
    return [{ file, how: is ? 'new' : 'gone' }];
  });
}

/** The text of one file as it is shown: the firm's, or else the code's. */
export function textOf(words: Words, file: string): string | undefined {
  return bytesOf(words, file)?.toString('utf8');
}

function namesIn({ code, firm }: Words): string[] {
  return [code, firm].flatMap((folder) => (folder ? globSync('**/*.*', { cwd: folder, exclude: (name) => name.startsWith('.') }) : []));
}

function bytesOf({ code, firm }: Words, file: string): Buffer | undefined {
  const found = [firm, code].map((folder) => folder && join(folder, file)).find((one) => one && existsSync(one));
  return found ? readFileSync(found) : undefined;
}
