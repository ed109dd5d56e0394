import type { Draft } from '#case-review/schema.ts';
import type { BestTime } from '#followup/escalation/call-times.ts';
import type { Change } from '#on-call/rota/on-call-at.ts';
import { filledIn } from '../testkit/requests.ts';

/** How a person answers: at the desk, by a key in a call, by text, or by a button of a push message. */
export type Way = 'sheet' | 'key' | 'text' | 'push';
/** What somebody does about a request, how long after what was done before, or after the phone may ring. */
export type Act = { kind: 'taken' | 'passed-on' | 'reached' | 'left-message' | 'no-answer'; afterMs: number; way: Way };
/** `pressing`: an urgent one that cannot wait for the time of day that was chosen. */
export type Level = 'usual' | 'urgent' | 'pressing';
export type Arrival = { at: number; draft: Draft; wish: BestTime; key: string; level: Level; acts: Act[] };
export type Disaster = { at: number; what: 'worker' | 'all workers' | 'database' | 'queue emptied' };

export const channels = ['email', 'sms', 'call', 'push', 'webhook'] as const;
export type Channel = (typeof channels)[number];
/** Two channels that fail together, from one moment to another. */
export type PairOutage = { at: number; until: number; pair: readonly [Channel, Channel] };

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
const oneOf = <const Item>(items: readonly [Item, ...Item[]], random: () => number): Item => items[Math.floor(random() * items.length)] ?? items[0];

/**
 * People write in small crowds. Three in ten are urgent, a third of those because of a warrant, which keeps the time of day that was
 * chosen; four in ten choose one.
 */
export function planArrivals(requests: number, from: number, ms: number, random: () => number): Arrival[] {
  const arrivals: Arrival[] = [];
  while (arrivals.length < requests) {
    const crowdAt = grid(from + random() * ms);
    for (let left = 1 + Math.floor(random() * 19); left > 0 && arrivals.length < requests; left--) {
      const chance = random();
      const level = chance < 0.2 ? 'pressing' : chance < 0.3 ? 'urgent' : 'usual';
      const wish = random() < 0.6 ? 'ASAP' : oneOf(['Morning', 'Afternoon', 'Evening'], random);
      arrivals.push({
        at: crowdAt,
        level,
        wish,
        key: `play-${arrivals.length}-${Math.floor(random() * 1e9)}-0123456789`,
        draft: filledIn({
          full_name: `Person ${arrivals.length}`,
          description: `Request number ${arrivals.length} of the play${level === 'urgent' ? ', a warrant is out' : ''}`,
          court_date: '',
          arrested: level === 'pressing' ? 'Yes' : 'No',
          best_time: wish,
          email: random() < 0.7 ? `person${arrivals.length}@example.com` : '',
        }),
        acts: planActs(random),
      });
    }
  }
  return arrivals.sort((one, other) => one.at - other.at);
}

/**
 * Most are taken within the hour, some late, one in twenty by nobody; one in seven is passed on first. What nobody closes is closed hours
 * later, as an office does that comes to work, but for one in a hundred: those ring to the end.
 */
function planActs(random: () => number): Act[] {
  const way = (): Way => oneOf(['sheet', 'key', 'text', 'push'], random);
  const chance = random();
  if (chance < 0.01) return [];
  if (chance < 0.05) return [closedLater(random)];
  const taken: Act = { kind: 'taken', afterMs: grid(chance < 0.75 ? random() * hour : hour + random() * hour), way: way() };
  const passed: Act[] = random() < 0.15 ? [{ kind: 'passed-on', afterMs: grid(random() * 20 * minute), way: way() }] : [];
  return [...passed, taken, ...planReports(random, way)];
}

/** Half report within minutes, some after the time they have for it, some try several times, and one in five says nothing for hours. */
function planReports(random: () => number, way: () => Way): Act[] {
  const chance = random();
  if (chance < 0.2) return [closedLater(random)];
  if (chance < 0.5) return [{ kind: 'reached', afterMs: grid(random() * 7 * minute), way: way() }];
  if (chance < 0.7) return [{ kind: 'reached', afterMs: grid(random() * 50 * minute), way: way() }];
  const tries = Array.from(
    { length: 1 + Math.floor(random() * 3) },
    (): Act => ({ kind: random() < 0.5 ? 'no-answer' : 'left-message', afterMs: grid(random() * 40 * minute), way: way() }),
  );
  return [...tries, random() < 0.5 ? { kind: 'reached', afterMs: grid(random() * 60 * minute), way: way() } : closedLater(random)];
}

/** Nothing for three to ten hours: reminders, another person's turn and the hourly repetition come in between. */
function closedLater(random: () => number): Act {
  return { kind: 'reached', afterMs: grid((3 + random() * 7) * hour), way: 'sheet' };
}

export function planDisasters(kills: number, from: number, ms: number, random: () => number): Disaster[] {
  const drawn = Array.from({ length: kills }, (): Disaster => {
    const chance = random();
    return { at: from + random() * ms, what: chance < 0.6 ? 'worker' : chance < 0.75 ? 'all workers' : 'database' };
  });
  const emptied = [0.3, 0.7].map((part): Disaster => ({ at: from + part * ms + random() * 10 * minute, what: 'queue emptied' }));
  return [...drawn, ...emptied].sort((one, other) => one.at - other.at);
}

/** Pairs of channels fail together for 40 minutes, one pair after the other; there are ten. */
export function planPairOutages(count: number, from: number, ms: number, random: () => number): PairOutage[] {
  const all = channels.flatMap((one, index) => channels.slice(index + 1).map((other) => [one, other] as const));
  const first = Math.floor(random() * all.length);
  const pairs = [...all.slice(first), ...all.slice(0, first)].slice(0, count);
  const share = ms / pairs.length;
  return pairs.map((pair, index) => {
    const at = grid(from + index * share + random() * Math.max(0, share - 45 * minute));
    return { at, until: at + 40 * minute, pair };
  });
}

/** What people write into the calendar while the play goes on: a vacation, nights that somebody covers, and days that two swap. */
export function planChanges(from: number, ms: number, random: () => number): { at: number; change: Change }[] {
  const people = ['attorney', 'second', 'partner'] as const;
  const count = Math.max(3, Math.round(ms / (12 * hour)));
  return Array.from({ length: count }, (_, index): { at: number; change: Change } => {
    const at = grid(from + (index * ms) / count);
    const begins = grid(at + random() * 20 * hour);
    const span = { from: new Date(begins), until: new Date(begins + grid((2 + random() * 20) * hour)) };
    const person = oneOf(people, random);
    const taker = people[(people.indexOf(person) + 1) % people.length] ?? person;
    const kind = oneOf(['absence', 'cover', 'swap'], random);
    if (kind === 'absence') return { at, change: { kind, person, ...span } };
    return { at, change: kind === 'cover' ? { kind, taker, ...span } : { kind, person, taker, ...span } };
  });
}
