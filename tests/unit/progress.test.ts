import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { openWatch, type Told } from '#server/progress.ts';

describe('on a terminal', () => {
  test('one line says what is done, how far it is and how long it will take, and the estimate shrinks', async () => {
    const { screen, shown, clock, pass } = fakeTerminal();
    await openWatch({}, { screen, now: clock })('copying rows', (told) => work(told, pass));
    const estimates = shown().flatMap((line) => /about (\d+) s left/.exec(line)?.[1] ?? []);
    expect(estimates.map(Number)).toEqual([...estimates.map(Number)].sort((one, other) => other - one));
    expect(estimates.slice(0, 2)).toEqual(['36', '32']);
    expect(shown()[1]).toBe('copying rows: 1,000 of 10,000, about 36 s left');
    expect(shown().at(-1)).toBe('copying rows: 40.0 s\n');
  });

  test('of several steps each has its number, and what is left follows from how fast the first were', async () => {
    const { screen, shown, clock, pass } = fakeTerminal();
    const watch = openWatch({ first: 10, second: 20, third: 5 }, { screen, now: clock });
    // Twice as slow as usual.
    await watch('first', () => pass(20));
    await watch('second', async (told) => {
      told(0, 4);
      pass(10);
      told(1, 4);
    });
    expect(shown()).toContain('2 of 3, second: 0 of 4, about 50 s left');
    expect(shown()).toContain('2 of 3, second: 1 of 4, about 40 s left');
  });

  test('no line is longer than the terminal is wide, and the next one clears it', async () => {
    const { screen, shown, written, clock, pass } = fakeTerminal(24);
    await openWatch({}, { screen, now: clock })('a step with a name that is much too long', (told) => work(told, pass));
    for (const line of shown().slice(0, -1)) expect(line.length).toBeLessThan(24);
    expect(written().every((text) => text.startsWith('\r\u001b[2K'))).toBe(true);
  });

  test('a real one is given a line that is rewritten', () => {
    const { stdout } = spawnSync('script', ['-qec', `${process.execPath} ${sample}`, '/dev/null'], {
      encoding: 'utf8',
      env: { ...process.env, TERM: 'xterm' },
    });
    expect(stdout).toMatch(/counting: 1 of 3, about \d+ s left/);
    expect(stdout).toContain('\r\u001b[2Kcounting: 1 of 3');
    expect(stdout.split('\r\u001b[2K').at(-1)).toMatch(/^counting: \d\.\d s\r\n$/);
  });
});

describe('without a terminal', () => {
  test('each step is one plain line once it has ended, without control characters', () => {
    const { stderr, stdout } = spawnSync(process.execPath, [sample], { encoding: 'utf8' });
    expect(stderr).toMatch(/^counting: \d\.\d s\n$/);
    expect(stdout).toBe('');
  });

  test('a terminal that cannot rewrite a line counts as none', async () => {
    const { screen, written, clock, pass } = fakeTerminal();
    await openWatch({}, { screen, now: clock, dumb: true })('copying rows', (told) => work(told, pass));
    expect(written()).toEqual(['copying rows: 40.0 s\n']);
  });
});

test('a step that fails clears its line and throws on', async () => {
  const { screen, shown, clock } = fakeTerminal();
  const failing = openWatch({}, { screen, now: clock })('copying rows', () => Promise.reject(new Error('the disk is full')));
  await expect(failing).rejects.toThrow('the disk is full');
  expect(shown().at(-1)).toBe('copying rows: 0.0 s\n');
});

test('a tool that fails has said why, and ends everything with its exit status', () => {
  const broken = `import { step } from '#scripts/steps.ts';
    await step('broken', process.execPath, ['-e', 'console.log("a line is missing"); process.exit(3)']);
    console.log('went on');`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', broken], { encoding: 'utf8' });
  expect(status).toBe(3);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^a line is missing\nbroken: \d\.\d s\nbroken failed\n$/);
});

const sample = 'tests/testkit/counting.ts';

/** Ten thousand rows at a steady pace. */
async function work(told: Told, pass: (seconds: number) => void): Promise<void> {
  for (let done = 0; done <= 10_000; done += 1_000) {
    if (done > 0) pass(4);
    told(done, 10_000);
  }
}

/** A terminal that keeps what was written, and a clock that is moved by hand. */
function fakeTerminal(columns = 80) {
  const texts: string[] = [];
  let at = 0;
  return {
    screen: { isTTY: true, columns, write: (text: string) => texts.push(text) },
    clock: () => at,
    pass: (seconds: number) => {
      at += seconds * 1000;
    },
    written: () => texts,
    shown: () => texts.map((text) => text.replace('\r\u001b[2K', '')),
  };
}
