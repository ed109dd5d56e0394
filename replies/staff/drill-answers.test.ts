import { expect, test } from 'vitest';
import { meansDrill } from '#replies/staff/drill-answers.ts';

const minute = (at: number) => new Date(Date.UTC(2026, 10, 17, 16, at));
const drill = { at: minute(10) };
const told = (state: string, at: number) => ({ state, told_at: minute(at) });

test.each<[string, ReturnType<typeof told>[], boolean]>([
  ['nothing else', [], true],
  ['an alert that came before it and waits', [told('climbing', 5)], false],
  ['an alert that came after it and waits', [told('climbing', 15)], false],
  ['an alert that nobody answered in a day', [told('unanswered', 5)], false],
  ['an alert before it, which somebody has taken', [told('acknowledged', 5)], true],
  ['an alert after it, which somebody was quicker to take', [told('acknowledged', 15)], false],
  ['an alert after it, about somebody who was reached', [told('reached', 15)], false],
  ['one that waits among others that do not', [told('acknowledged', 2), told('climbing', 3), told('reached', 4)], false],
])('a "1" with a drill and %s', (_alerted, alerted, means) => {
  expect(meansDrill(drill, alerted)).toBe(means);
});
