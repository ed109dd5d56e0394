import type { OnCall } from '#firm/on-call.ts';

/**
 * A message is tried for this long before it is given up: an outage of three days, and an hour in which what waited can leave. With 72 a
 * message of the first minute was given up when its first try after the outage failed.
 */
export const triedForHours = 73;

/** 5, 10, 20, 40, 80, 160 seconds, then every 5 minutes; never longer than the shortest time between two steps of the ladder. */
export function secondsUntilNextTry(attempts: number, ladder: OnCall): number {
  return Math.min(5 * 2 ** Math.max(0, attempts - 1), 300, shortestGapSeconds(ladder));
}

/** After this many failed tries, or at once after a refusal or a timeout, another channel carries the alert as well: within 25 seconds. */
export const triesBeforeAnotherChannel = 2;

function shortestGapSeconds({ steps, repeatEveryMinutes }: OnCall): number {
  const gaps = steps.flatMap(({ after, whenUrgent }, index) => {
    const before = steps[index - 1];
    return before ? [after - before.after, whenUrgent - before.whenUrgent] : [];
  });
  return Math.min(repeatEveryMinutes, ...gaps) * 60;
}
