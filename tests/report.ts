import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';

export type Failure = { file: string; test: string; why: string };
export type Report = { passed: number; failures: Failure[] };

/** What a run of vitest wrote; a file that could not even start is one failure. */
export function read(path: string): Report | undefined {
  const written = parsed(path);
  if (!written) return;
  const failures = written.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('.', name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [{ file, test: 'the whole file', why: shortened(message) }];
    return failed.map((test) => ({ file, test: test.fullName, why: shortened(test.failureMessages.join('\n')) }));
  });
  return { passed: written.numPassedTests, failures };
}

/** Writes the same for what vitest does not run: each file counts as one test. */
export function write(path: string, all: readonly { file: string; failures: readonly string[] }[]): void {
  const testResults = all.map(({ file, failures }) => {
    const status = failures.length > 0 ? 'failed' : 'passed';
    return { name: file, status, message: '', assertionResults: [{ fullName: file, status, failureMessages: failures.slice(0, 10) }] };
  });
  const written: Written = { numPassedTests: all.filter(({ failures }) => failures.length === 0).length, testResults };
  writeFileSync(path, JSON.stringify(written));
}

type Written = {
  numPassedTests: number;
  testResults: { name: string; status: string; message: string; assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[];
};

function parsed(path: string): Written | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Written;
  } catch {
    return;
  }
}

/** Enough to see what was expected and where. */
function shortened(message: string): string {
  return message.split('\n').slice(0, 12).join('\n    ').slice(0, 1_200);
}
