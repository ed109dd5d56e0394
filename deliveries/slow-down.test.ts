import { expect, test } from 'vitest';
import { handedOver, later, type Outcome } from './outcome.ts';
import { secondsOf } from './post.ts';
import { withSlowDown } from './slow-down.ts';

function receiver() {
  const tries: string[] = [];
  let answer: Outcome = handedOver('1');
  let now = 0;
  const slow = withSlowDown(
    {
      send: async (message: string) => {
        tries.push(message);
        return answer;
      },
    },
    () => now,
  );
  return {
    tries,
    send: slow.send,
    says: (next: Outcome) => {
      answer = next;
    },
    at: (seconds: number) => {
      now = seconds * 1000;
    },
  };
}

test('a receiver that has too much to do gets nothing until the time it named, and each message waits as long', async () => {
  const { tries, send, says, at } = receiver();
  says(later('http-429', 120));
  expect(await send('first')).toEqual(later('http-429', 120));
  at(30);
  expect(await send('second')).toEqual(later('slowed-down', 90));
  says(handedOver('1'));
  at(120);
  expect(await send('second')).toEqual(handedOver('1'));
  expect(tries).toEqual(['first', 'second']);
});

test.each(['http-429', 'http-502', 'http-503', 'http-504'])('%s without a time leaves it alone for ten seconds', async (code) => {
  const { tries, send, says, at } = receiver();
  says(later(code));
  await send('first');
  at(9);
  expect(await send('second')).toEqual(later('slowed-down', 1));
  at(10);
  await send('second');
  expect(tries).toEqual(['first', 'second']);
});

test('any other failure slows nothing down', async () => {
  const { tries, send, says } = receiver();
  says(later('http-500'));
  await send('first');
  await send('second');
  expect(tries).toEqual(['first', 'second']);
});

test('Retry-After is read as seconds or as a date, for a day at most', () => {
  const now = Date.parse('2026-11-15T06:15:00Z');
  const read = (header: string | undefined) => secondsOf(header, now);
  expect([read('120'), read('Sun, 15 Nov 2026 06:16:30 GMT'), read('Sun, 15 Nov 2026 06:00:00 GMT'), read('9999999')]).toEqual([120, 90, 0, 86_400]);
  expect([read(undefined), read('soon'), read('')]).toEqual([undefined, undefined, undefined]);
});
