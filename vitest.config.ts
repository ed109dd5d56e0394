import { defineConfig } from 'vitest/config';

/** What is measured by the clock comes after the rest, beside what waits. */
const clocked = ['assistant', 'case-review-faults', 'restart', 'restore'].map((name) => `tests/journeys/${name}.test.ts`);

/**
 * `unit` needs nothing but the sources; the others run the built product on loopback with PostgreSQL and a browser.
 * Two files at once: most of their time is waiting, for pages, timeouts and steps of a ladder.
 */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['**/*.test.{ts,tsx}'], exclude: ['**/node_modules/**', 'build/**', 'tests/journeys/**', 'tests/spec/**'] } },
      {
        test: { name: 'journeys', include: ['tests/journeys/**/*.test.ts'], exclude: clocked, testTimeout: 90_000, hookTimeout: 60_000, maxWorkers: 2 },
      },
      {
        test: { name: 'clocked', include: clocked, testTimeout: 90_000, hookTimeout: 60_000, maxWorkers: 2 },
      },
      {
        test: { name: 'spec', include: ['tests/spec/**/*.spec.test.ts'], testTimeout: 90_000, hookTimeout: 60_000, maxWorkers: 2 },
      },
    ],
  },
});
