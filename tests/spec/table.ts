import type { Requirement } from './ids.ts';

/** One test as the runner reports it. */
export type Tested = { title: string; status: string };

type Row = { id: string; passed: number; failed: number } & Requirement;

/** What the tests say about every requirement, and all that keeps the run from being green. */
export function judge(tests: Tested[], requirements: Record<string, Requirement>): { rows: Row[]; complaints: string[] } {
  const rows = Object.entries(requirements).map(([id, requirement]): Row => {
    const own = tests.filter((test) => idOf(test) === id);
    const passed = own.filter(({ status }) => status === 'passed').length;
    // A test that was skipped proves nothing, so it counts like one that failed.
    return { id, ...requirement, passed, failed: own.length - passed };
  });
  const complaints = [
    ...rows.filter(({ built, passed, failed }) => built && passed + failed === 0).map(({ id }) => `${id} has no test`),
    ...rows.filter(({ built, passed, failed }) => !built && passed + failed > 0).map(({ id }) => `${id} has a test but is listed as not built yet`),
    ...rows.filter(({ failed }) => failed > 0).map(({ id, failed }) => `${id}: ${failed} failed`),
    ...tests.filter((test) => !requirements[idOf(test)]).map(({ title }) => `no id of the list begins this name: ${title}`),
  ];
  return { rows, complaints };
}

export function table(rows: Row[]): string {
  const lines = rows.map(({ id, built, passed, failed, notUsed }) => {
    if (!built && passed + failed === 0) return `${id} | not built yet`;
    return `${id} | ${String(passed).padStart(6)} | ${String(failed).padStart(6)}${notUsed ? ` | not used: ${notUsed}` : ''}`;
  });
  return ['id  | passed | failed', '----|--------|-------', ...lines].join('\n');
}

function idOf({ title }: Tested): string {
  return /^[RD]\d\d(?= )/.exec(title)?.[0] ?? '';
}
