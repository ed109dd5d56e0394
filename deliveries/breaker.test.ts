import { expect, test } from 'vitest';
import { withBreaker } from '#deliveries/breaker.ts';
import { handedOver, later, type Outcome, refused } from '#deliveries/outcome.ts';

function channel() {
  let answer: Outcome | Error = later('down');
  let now = 0;
  let tries = 0;
  const send = async () => {
    tries++;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const broken = withBreaker({ send }, () => now);
  return {
    send: () => broken.send(''),
    says: (next: Outcome | Error) => {
      answer = next;
    },
    later: (ms: number) => {
      now += ms;
    },
    tries: () => tries,
  };
}

test('a channel that fails three times in a row rests, and what comes meanwhile is told at once', async () => {
  const mail = channel();
  for (let time = 0; time < 3; time++) expect(await mail.send()).toEqual(later('down'));
  expect(await mail.send()).toEqual(later('resting'));
  expect(mail.tries()).toBe(3);
});

test('a rest of ten seconds ends with one try, however many are waiting', async () => {
  const mail = channel();
  for (let time = 0; time < 3; time++) await mail.send();
  mail.later(9_999);
  expect(await mail.send()).toEqual(later('resting'));
  mail.later(1);
  const outcomes = await Promise.all([mail.send(), mail.send(), mail.send()]);
  expect(outcomes).toEqual([later('down'), later('resting'), later('resting')]);
  expect(mail.tries()).toBe(4);
});

test('one success ends the rest for everyone', async () => {
  const mail = channel();
  for (let time = 0; time < 3; time++) await mail.send();
  mail.later(10_000);
  mail.says(handedOver('1'));
  await mail.send();
  expect(await Promise.all([mail.send(), mail.send()])).toEqual([handedOver('1'), handedOver('1')]);
});

test('a refusal is an answer: it counts as no failure', async () => {
  const mail = channel();
  mail.says(refused('smtp-550'));
  for (let time = 0; time < 9; time++) expect(await mail.send()).toEqual(refused('smtp-550'));
});

test('a try that ends in an error does not keep others from trying', async () => {
  const mail = channel();
  for (let time = 0; time < 3; time++) await mail.send();
  mail.later(10_000);
  mail.says(new Error('broken'));
  await expect(mail.send()).rejects.toThrow('broken');
  mail.says(handedOver('1'));
  expect(await mail.send()).toEqual(handedOver('1'));
});
