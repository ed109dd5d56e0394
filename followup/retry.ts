/** A message is tried for this long before it is given up. */
export const triedForHours = 72;

/** 5, 10, 20, 40, 80, 160 seconds, then every 5 minutes: never longer than the shortest step of a ladder. */
export function secondsUntilNextTry(attempts: number): number {
  return Math.min(5 * 2 ** Math.max(0, attempts - 1), 300);
}

/** After this many tries, or a refusal, another channel carries the alert as well: about 5 seconds in. */
export const triesBeforeAnotherChannel = 2;
