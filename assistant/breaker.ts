/** So many failures in a row, and for so long nobody waits for that model: every visitor gets the grounded answer at once. */
const failuresToOpen = 3;
const openMs = 30_000;

export type Breaker = { mayTry: () => boolean; succeeded: () => void; failed: () => void };

export function createBreaker(now: () => number = Date.now): Breaker {
  let failures = 0;
  let closedAgainAt = 0;
  return {
    mayTry: () => {
      if (failures < failuresToOpen) return true;
      if (now() < closedAgainAt) return false;
      // One visitor tries; the others keep the grounded answer until that try has ended.
      closedAgainAt = now() + openMs;
      return true;
    },
    succeeded: () => {
      failures = 0;
    },
    failed: () => {
      failures++;
      closedAgainAt = now() + openMs;
    },
  };
}
