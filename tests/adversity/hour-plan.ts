import type { Draft } from '#intake/schema.ts';
import { filledIn } from '../world/requests.ts';

export type Arrival = { at: number; draft: Draft; key: string; urgent: boolean; acknowledgedAfterMs: number | undefined };
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
      });
    }
  }
  return arrivals.sort((one, other) => one.at - other.at);
}

export function planDisasters(kills: number, from: number, ms: number, random: () => number): Disaster[] {
  const drawn = Array.from({ length: kills }, (): Disaster => {
    const chance = random();
    return { at: from + random() * ms, what: chance < 0.6 ? 'worker' : chance < 0.75 ? 'all workers' : 'database' };
  });
  const emptied = [0.3, 0.7].map((part): Disaster => ({ at: from + part * ms + random() * 10 * minute, what: 'queue emptied' }));
  return [...drawn, ...emptied].sort((one, other) => one.at - other.at);
}
