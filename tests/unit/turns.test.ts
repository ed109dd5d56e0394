import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openTurns } from '#server/http/turns.ts';

/** Everybody works for as many milliseconds, and notes in which turn of the event loop. */
async function workedIn(people: number, ms: number, each: (turns: ReturnType<typeof openTurns>, loop: number) => void = () => undefined) {
  let now = 0;
  let loop = 0;
  const turns = openTurns(() => now);
  const worked: number[] = [];
  const all = Array.from({ length: people }, async () => {
    await turns.turn();
    now += ms;
    worked.push(loop);
  });
  while (worked.length < people && loop < 100) {
    each(turns, loop);
    await nextTurn();
    loop++;
  }
  await Promise.all(all);
  return worked;
}

const atOnce = (worked: readonly number[]) => Object.values(Object.groupBy(worked, (loop) => String(loop))).map((ones) => ones?.length);

test('after 25 milliseconds of work the event loop looks at its connections, and nobody is left out', async () => {
  expect(atOnce(await workedIn(10, 10))).toEqual([3, 3, 3, 1]);
  expect(atOnce(await workedIn(10, 1))).toEqual([10]);
  expect(atOnce(await workedIn(3, 50))).toEqual([1, 1, 1]);
});

test('while people connect in every turn of the loop, one turn of six is for work', async () => {
  const [first = 0, ...later] = await workedIn(4, 50, ({ connected }) => connected());
  expect(later.map((loop) => loop - first)).toEqual([6, 12, 18]);
});

test('one who connects holds up the work for one turn', async () => {
  const quiet = await workedIn(1, 1);
  const [held = 0] = await workedIn(1, 1, ({ connected }, loop) => loop === 0 && connected());
  expect(held - (quiet[0] ?? 0)).toBe(1);
});

test('whoever comes when all have gone is let in as well', async () => {
  const { turn } = openTurns();
  await turn();
  await nextTurn();
  await turn();
});
