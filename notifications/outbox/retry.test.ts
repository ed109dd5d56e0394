import fc from 'fast-check';
import { expect, test } from 'vitest';
import { secondsUntilNextTry, triedForHours } from '#notifications/outbox/retry.ts';
import { sampleFirm } from '#tests/testkit/sample-firm.ts';

const ladder = sampleFirm().onCall;

test('a message is tried again after 5, 10, 20, 40, 80 and 160 seconds, and then every five minutes', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 500].map((attempts) => secondsUntilNextTry(attempts, ladder))).toEqual([5, 10, 20, 40, 80, 160, 300, 300]);
});

test('no wait between two tries is longer than the shortest time between two steps, whatever the ladder', () => {
  const gap = fc.integer({ min: 1, max: 60 });
  fc.assert(
    fc.property(fc.array(gap, { minLength: 1, maxLength: 6 }), gap, fc.integer({ min: 0, max: 900 }), (gaps, repeatEveryMinutes, attempts) => {
      const at = [0, ...gaps.map((_, index) => gaps.slice(0, index + 1).reduce((sum, one) => sum + one))];
      const steps = at.map((after) => ({ after, whenUrgent: after, inHours: [], otherwise: [] }));
      const seconds = secondsUntilNextTry(attempts, { ...ladder, steps, repeatEveryMinutes });
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(Math.min(repeatEveryMinutes, ...gaps) * 60);
    }),
  );
});

test('three days of an outage are waited out', () => {
  expect(triedForHours).toBeGreaterThan(72);
});
