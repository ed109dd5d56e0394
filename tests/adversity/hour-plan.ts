import type { Draft } from '#case-review/schema.ts';
import { filledIn } from '../world/requests.ts';

/** What whoever took a request says, and how long after. `silent`: nothing, ever. */
export type Report = { kind: 'reached' | 'left-message' | 'no-answer' | 'silent'; afterMs: number };
export type Arrival = { at: number; draft: Draft; key: string; urgent: boolean; acknowledgedAfterMs: number | undefined; reports: Report[] };
export type Disaster = { at: number; what: 'worker' | 'all workers' | 'database' | 'queue emptied' };

/** The same numbers for the same seed. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const [minute, hour] = [60_000, 3_600_000];
/** Whole minutes: more happens at one instant, which is the harder case. */
const grid = (at: number) => Math.round(at / minute) * minute;

/** People write in small crowds. Three in ten are urgent; most are taken within the hour, some late, one in twenty by nobody. */
export function planArrivals(requests: number, from: number, ms: number, random: () => number): Arrival[] {
  const arrivals: Arrival[] = [];
  while (arrivals.length < requests) {
    const crowdAt = grid(from + random() * ms);
    for (let left = 1 + Math.floor(random() * 19); left > 0 && arrivals.length < requests; left--) {
      const urgent = random() < 0.3;
      const chance = random();
      arrivals.push({
        at: crowdAt,
        urgent,
        key: `play-${arrivals.length}-${Math.floor(random() * 1e9)}-0123456789`,
        draft: filledIn({
          full_name: `Person ${arrivals.length}`,
          description: `Request number ${arrivals.length} of the play`,
          court_date: '',
          arrested: urgent ? 'Yes' : 'No',
          email: random() < 0.7 ? `person${arrivals.length}@example.com` : '',
        }),
        acknowledgedAfterMs: chance < 0.05 ? undefined : grid(chance < 0.75 ? random() * hour : hour + random() * hour),
        reports: planReports(random),
      });
    }
  }
  return arrivals.sort((one, other) => one.at - other.at);
}

/** Half report within minutes, some after the time they have for it, some try several times, and one in five says nothing. */
function planReports(random: () => number): Report[] {
  const chance = random();
  if (chance < 0.2) return [{ kind: 'silent', afterMs: 0 }];
  if (chance < 0.5) return [{ kind: 'reached', afterMs: grid(random() * 7 * minute) }];
  if (chance < 0.7) return [{ kind: 'reached', afterMs: grid(random() * 50 * minute) }];
  const tries = Array.from(
    { length: 1 + Math.floor(random() * 3) },
    (): Report => ({ kind: random() < 0.5 ? 'no-answer' : 'left-message', afterMs: grid(random() * 40 * minute) }),
  );
  return [...tries, random() < 0.5 ? { kind: 'reached', afterMs: grid(random() * 60 * minute) } : { kind: 'silent', afterMs: 0 }];
}

export function planDisasters(kills: number, from: number, ms: number, random: () => number): Disaster[] {
  const drawn = Array.from({ length: kills }, (): Disaster => {
    const chance = random();
    return { at: from + random() * ms, what: chance < 0.6 ? 'worker' : chance < 0.75 ? 'all workers' : 'database' };
  });
  const emptied = [0.3, 0.7].map((part): Disaster => ({ at: from + part * ms + random() * 10 * minute, what: 'queue emptied' }));
  return [...drawn, ...emptied].sort((one, other) => one.at - other.at);
}
