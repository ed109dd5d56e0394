import { defineConfig } from 'vitest/config';
import { taggedFiles } from './tests/tagged-files.ts';

/** Tests know the words that come with the code; a firm's own folder has `npm run firm-check`. */
const env = { FIRM_DIR: '' };
const [nightly, slow] = [taggedFiles('nightly'), taggedFiles('slow')];
/** A busy machine makes a slow test slower and not wrong; what must be quick is measured by processor time. */
const unhurried = { maxWorkers: 2, testTimeout: 120_000, env };
/** Browsers and PostgreSQL on a machine that is busy with two or three such files at once. */
const patient = { testTimeout: 240_000, hookTimeout: 240_000, env, globalSetup: 'tests/testkit/one-postgres.ts' };

/**
 * `unit` and `slow` need nothing but the sources, `pages` the finished pages of the build; the others run the built product on loopback
 * with PostgreSQL and a browser.
 * `nightly` has the files whose first line says so: faults, clocks, second builds, many firms, every page in every language.
 */
export default defineConfig({
  test: {
    tags: [
      { name: 'nightly', description: 'Runs at night, and one eighth of it with each change.' },
      { name: 'slow', description: 'Part of `npm test`, but not of `npm run check`.' },
    ],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'build/**', 'tests/e2e/**', 'tests/pages/**', 'tests/spec/**', ...slow],
          ...unhurried,
          // Files share their modules: loading the firm's words and the assistant's data again for each took two thirds of the time.
          // A file that puts another folder in their place (`vi.stubEnv`, `vi.resetModules`) puts back what was there.
          pool: 'threads',
          isolate: false,
        },
      },
      { test: { name: 'slow', include: slow, ...unhurried } },
      { test: { name: 'pages', include: ['tests/pages/**/*.test.ts'], ...unhurried } },
      // Three files at once: much of their time is waiting, for pages, timeouts and calls.
      { test: { name: 'e2e', include: ['tests/e2e/**/*.test.ts'], exclude: nightly, maxWorkers: 3, ...patient } },
      { test: { name: 'nightly', include: nightly, maxWorkers: 2, ...patient } },
      { test: { name: 'spec', include: ['tests/spec/**/*.spec.test.ts'], maxWorkers: 3, ...patient } },
    ],
  },
});
