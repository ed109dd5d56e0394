import { describe, expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from '#environment.ts';
import { demoSecrets } from '#server/demo-secrets.ts';
import { silenceMs, watchdog } from '#server/jobs/watchdog.ts';
import { described } from '#server/monitoring/log.ts';

describe('the environment', () => {
  test('names what is missing or wrong, and where to look', () => {
    const read = () => readEnvironment('web', { PORT: 'many', TRUSTED_PROXY: 'yes' });
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(
      /\.env\.example[\s\S]*DATABASE_URL: must be an address like[\s\S]*PORT: must be a port number[\s\S]*TRUSTED_PROXY: must be true or false/,
    );
  });

  test('trusts no proxy unless told to', () => {
    expect(readEnvironment('web', { DATABASE_URL: 'postgres://a:b@127.0.0.1/c', ...demoSecrets }).TRUSTED_PROXY).toBe(false);
  });
});

test("an error is written down without its message, which may quote a visitor's words", () => {
  const said = JSON.stringify(described(new TypeError('Jordan Avery, 810 555 0100')));
  expect(said).toContain('TypeError');
  expect(said).toContain('server-parts.test.ts');
  expect(said).not.toContain('Jordan');
});

describe('the watchdog', () => {
  const started = 1_000_000;
  function at(milliseconds: number, databaseUp: boolean) {
    const events: string[] = [];
    const clock = { now: started + milliseconds };
    const look = watchdog({
      lastProgress: () => started,
      databaseUp: async () => databaseUp,
      log: (event) => events.push(event),
      giveUp: () => events.push('gave up'),
      now: () => clock.now,
    });
    return { events, look, clock };
  }

  test('leaves a worker alone that has just worked', async () => {
    const { events, look } = at(silenceMs - 1, true);
    await look();
    expect(events).toEqual([]);
  });

  test('ends a worker that is silent while the database answers', async () => {
    const { events, look } = at(silenceMs, true);
    await look();
    expect(events).toEqual(['worker-stuck', 'gave up']);
  });

  test('waits while the database is away, and counts anew from then', async () => {
    const { events, look, clock } = at(silenceMs, false);
    await look();
    clock.now += silenceMs - 1;
    await look();
    expect(events).toEqual(['worker-waits-for-database']);
  });
});
