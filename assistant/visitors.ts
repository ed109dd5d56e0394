/** Choices by the model: one at a time and this many an hour for each network, and `mostAtOnce` in all. Beyond that the question's own words decide. */
const mostAnHour = 60;
const mostAtOnce = 32;
const hourMs = 3_600_000;

export type Visitors = { enter: (visitor: string) => (() => void) | undefined };

/** Counted in memory only, by a key that identifies nobody. Everybody gets an answer: only the use of the model is limited. */
export function createVisitors(now: () => number = Date.now): Visitors {
  const present = new Set<string>();
  let counts = new Map<string, number>();
  let since = now();
  return {
    enter: (visitor) => {
      if (now() - since > hourMs) {
        counts = new Map();
        since = now();
      }
      const count = counts.get(visitor) ?? 0;
      if (present.has(visitor) || present.size >= mostAtOnce || count >= mostAnHour) return undefined;
      present.add(visitor);
      counts.set(visitor, count + 1);
      return () => void present.delete(visitor);
    },
  };
}
