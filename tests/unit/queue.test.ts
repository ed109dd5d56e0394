import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Kind, type Leave, openQueue } from '#server/http/queue.ts';

const limits = { form: { atOnce: 2, waiting: 3 }, page: { atOnce: 1, waiting: 2 }, question: { atOnce: 3, waiting: 12 } };

/** A queue whose work lasts until it is ended by hand; notes in which order it began, and who was turned away. */
function played(longestWaitMs = 60_000) {
  const queue = openQueue(limits, longestWaitMs);
  const begun: string[] = [];
  const refused: string[] = [];
  const ends: Leave[] = [];
  const enter = (kind: Kind, name: string, network?: string) =>
    queue.enter(kind, network).then((leave) => {
      (leave ? begun : refused).push(name);
      if (leave) ends.push(leave);
    });
  const settled = async () => {
    for (let turn = 0; turn < 10; turn++) await nextTurn();
  };
  const endAll = async () => {
    for (const end of ends.splice(0)) end();
    await settled();
  };
  return { enter, begun, refused, settled, endAll, connected: queue.connected };
}

test('a form begins before pages and questions that came first', async () => {
  const { enter, begun, settled, endAll } = played();
  void enter('question', 'question');
  void enter('page', 'page');
  void enter('form', 'form');
  await settled();
  expect(begun).toEqual(['form', 'page']);
  await endAll();
  expect(begun).toEqual(['form', 'page', 'question']);
});

test('a question waits while anything else is worked on or waits', async () => {
  const { enter, begun, settled, endAll } = played();
  for (const name of ['a', 'b', 'c']) void enter('form', name);
  await settled();
  void enter('question', 'asked');
  await settled();
  expect(begun).toEqual(['a', 'b']);
  await endAll();
  expect(begun).toEqual(['a', 'b', 'c']);
  await endAll();
  expect(begun).toEqual(['a', 'b', 'c', 'asked']);
});

test('a form that comes while questions are answered waits for none of them', async () => {
  const { enter, begun, settled } = played();
  for (const name of ['one', 'two', 'three', 'four']) void enter('question', name);
  await settled();
  void enter('form', 'form');
  await settled();
  expect(begun).toEqual(['one', 'two', 'three', 'form']);
});

test('a question waits for a turn of the event loop in which nobody connected, and a form does not', async () => {
  const { enter, begun, connected } = played();
  void enter('question', 'question');
  for (let turn = 0; turn < 10; turn++) {
    connected();
    await nextTurn();
  }
  expect(begun).toEqual([]);
  void enter('form', 'form');
  connected();
  await nextTurn();
  await nextTurn();
  expect(begun).toEqual(['form']);
});

test('only so many wait, each kind for itself, and who is turned away hears it before anything is worked on', async () => {
  const { enter, begun, refused, settled } = played();
  const all = ['a', 'b', 'c', 'd'].map((name) => enter('form', name));
  void enter('page', 'page');
  await all[3];
  expect([begun, refused]).toEqual([[], ['d']]);
  await settled();
  expect(begun).toEqual(['a', 'b', 'page']);
});

test('of one network one question waits once more than a few do; who comes from elsewhere still finds a place', async () => {
  const { enter, refused, settled } = played();
  for (const name of ['a', 'b']) void enter('form', name);
  await settled();
  for (let at = 0; at < 20; at++) void enter('question', `flood ${at}`, 'one network');
  void enter('question', 'somebody', 'another');
  await settled();
  expect(refused).toHaveLength(12);
  expect(refused).not.toContain('somebody');
});

test('what could not begin in time is turned away, and its place is free again', async () => {
  const { enter, begun, refused, settled, endAll } = played(20);
  for (const name of ['a', 'b']) void enter('form', name);
  await settled();
  await enter('form', 'late');
  expect(refused).toEqual(['late']);
  await endAll();
  expect(begun).toEqual(['a', 'b']);
});
