import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';

/** Asks for what must not stay in the shell's history, such as a number. */
export async function asked(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, ...(process.stdin.isTTY ? { output: process.stderr } : {}) });
  const answer = await terminal.question(question);
  terminal.close();
  return answer;
}

/** A folder or file that somebody typed, from where they typed it: npm and the published release run commands elsewhere. */
export function whereTyped(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', path);
}
