/** One model's answer at a time for each network, so many an hour, and so many in all at once. Beyond that: the grounded answer. */
const mostAnHour = 60;
const mostAtOnce = 32;
const hourMs = 3_600_000;

export type Visitors = { enter: (visitor: string) => (() => void) | undefined };

/** Kept in memory only, by a key that names nobody. Nobody is turned away: what is limited is the model. */
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
