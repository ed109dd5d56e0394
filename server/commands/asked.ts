import { createInterface } from 'node:readline/promises';

/** Asks for what must not stay in the shell's history, such as a number. */
export async function asked(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, ...(process.stdin.isTTY ? { output: process.stderr } : {}) });
  const answer = await terminal.question(question);
  terminal.close();
  return answer;
}
