import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { read } from '../report.ts';

test('a failed test is told with its file, its name and its words', () => {
  const path = written({
    numPassedTests: 4,
    testResults: [
      { name: join(process.cwd(), 'tests/journeys/a.test.ts'), status: 'failed', message: '', assertionResults: [failed('it holds', 'expected 1, got 2')] },
    ],
  });
  expect(read(path)).toEqual({ passed: 4, failures: [{ file: 'tests/journeys/a.test.ts', test: 'it holds', why: 'expected 1, got 2' }] });
});

test('a file that could not start is one failure, though it holds no failed test', () => {
  const path = written({
    numPassedTests: 0,
    testResults: [{ name: join(process.cwd(), 'b.test.ts'), status: 'failed', message: 'no such module', assertionResults: [] }],
  });
  expect(read(path)?.failures).toEqual([{ file: 'b.test.ts', test: 'the whole file', why: 'no such module' }]);
});

test('a report that was never written is none', () => {
  expect(read(join(tmpdir(), 'no-such-report.json'))).toBeUndefined();
});

function failed(fullName: string, message: string) {
  return { fullName, status: 'failed', failureMessages: [message] };
}

function written(report: unknown): string {
  const path = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
}
