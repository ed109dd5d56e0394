import { defineConfig } from 'vitest/config';

/** Tests know the words that come with the code; a firm's own folder has `npm run firm-check`. */
const env = { FIRM_DIR: '' };

/** Tests that measure real time run by themselves after the rest, beside others that mostly wait. */
const clocked = ['assistant', 'case-review-faults', 'channels', 'front-requests', 'publishing', 'restart', 'restore'].map(
  (name) => `tests/journeys/${name}.test.ts`,
);

/**
 * `unit` needs nothing but the sources; the others run the built product on loopback with PostgreSQL and a browser.
 * Three files at once: much of their time is waiting, for pages, timeouts and steps of a ladder. The clocked ones stay two.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'build/**', 'tests/journeys/**', 'tests/spec/**'],
          maxWorkers: 2,
          // A busy machine makes a slow test slower and not wrong; what must be quick is measured by processor time.
          testTimeout: 30_000,
          env,
        },
      },
      {
        test: { name: 'journeys', include: ['tests/journeys/**/*.test.ts'], exclude: clocked, testTimeout: 240_000, hookTimeout: 240_000, maxWorkers: 3, env },
      },
      {
        test: { name: 'clocked', include: clocked, testTimeout: 240_000, hookTimeout: 240_000, maxWorkers: 2, env },
      },
      {
        test: { name: 'spec', include: ['tests/spec/**/*.spec.test.ts'], testTimeout: 240_000, hookTimeout: 240_000, maxWorkers: 3, env },
      },
    ],
  },
});
