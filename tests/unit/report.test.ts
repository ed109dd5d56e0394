import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { read, write } from '../report.ts';

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

test('what is not run by vitest is told in the same way', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
  const kept = { file: 'tests/adversity/fuzz.ts', failures: [] };
  write(path, [kept, { file: 'tests/adversity/no-loss.ts', failures: ['request 7 was promised and is lost', 'request 9 has 2 rows'] }]);
  const why = 'request 7 was promised and is lost\n    request 9 has 2 rows';
  expect(read(path)).toEqual({ passed: 1, failures: [{ file: 'tests/adversity/no-loss.ts', test: 'tests/adversity/no-loss.ts', why }] });
});

function failed(fullName: string, message: string) {
  return { fullName, status: 'failed', failureMessages: [message] };
}

function written(report: unknown): string {
  const path = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
}
