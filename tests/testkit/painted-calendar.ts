import type { Layer, Rota } from '#firm/rota.ts';
import type { Change } from '#on-call/rota/on-call-at.ts';

const minute = 60_000;
const day = 86_400_000;
/** When clocks in Detroit change, and by how many hours they are behind UTC from then on. */
const clockChanges: [string, number][] = [
  ['2026-03-08T07:00:00Z', 4],
  ['2026-11-01T06:00:00Z', 5],
  ['2027-03-14T07:00:00Z', 4],
  ['2027-11-07T06:00:00Z', 5],
  ['2028-03-12T07:00:00Z', 4],
  ['2028-11-05T06:00:00Z', 5],
];

/**
 * A second way to say who is on call, written apart from the product's: every turn is painted over the minutes that it lasts,
 * one layer over the other. Undefined where nothing was painted, or everybody who was is away.
 */
export function paintedCalendar(rota: Rota, changes: readonly Change[], start: number, end: number): (at: number) => string | undefined {
  const size = (end - start) / minute;
  /** Layer times 16 plus the place of whose turn it is; zero where no layer counts. */
  const painted = new Uint8Array(size);
  const clamp = (at: number) => Math.min(Math.max((at - start) / minute, 0), size);
  const paint = (onto: Uint8Array, from: number, until: number, value: number) => onto.fill(value, clamp(from), clamp(until));
  for (const [index, layer] of rota.layers.entries()) {
    const counts = new Uint8Array(size).fill(layer.only ? 0 : 1);
    for (const [from, until] of windowsOf(layer, start, end)) paint(counts, from, until, 1);
    const turns = new Uint8Array(size);
    for (let date = Date.parse(layer.from), days = 0; date < end + day; date += day, days++)
      paint(
        turns,
        wall(date, layer.handover),
        wall(date + day, layer.handover),
        (Math.floor(days / (layer.every === 'week' ? 7 : 1)) % layer.people.length) + 1,
      );
    for (let at = 0; at < size; at++) if (counts[at] && turns[at]) painted[at] = index * 16 + (turns[at] ?? 0);
  }
  // Which changes hold is the same until the next of them begins or ends.
  const cuts = changes.flatMap(({ from, until }) => [Number(from), Number(until)]).toSorted((one, other) => one - other);
  let live: readonly Change[] = [];
  let [since, next] = [Number.POSITIVE_INFINITY, 0];
  return (at) => {
    if (at < since || at >= next) {
      live = changes.filter(({ from, until }) => at >= Number(from) && at < Number(until));
      since = cuts.findLast((cut) => cut <= at) ?? Number.NEGATIVE_INFINITY;
      next = cuts.find((cut) => cut > at) ?? Number.POSITIVE_INFINITY;
    }
    // Each cover lies on those before it, until somebody says that its taker is away.
    let covers: string[] = [];
    const away: string[] = [];
    for (const change of live) {
      if (change.kind === 'cover') covers.push(change.taker);
      if (change.kind !== 'absence') continue;
      covers = covers.filter((taker) => taker !== change.person);
      away.push(change.person);
    }
    const cover = covers.at(-1);
    if (cover) return cover;
    const value = painted[(at - start) / minute] ?? 0;
    if (value === 0) return undefined;
    const people = rota.layers[Math.floor(value / 16)]?.people ?? [];
    for (let place = 0; place < people.length; place++) {
      let who = people[((value % 16) - 1 + place) % people.length] ?? '';
      for (const change of live) if (change.kind === 'swap') who = who === change.person ? change.taker : who === change.taker ? change.person : who;
      if (!away.includes(who)) return who;
    }
    return undefined;
  };
}

function* windowsOf({ only }: Layer, start: number, end: number): Generator<[number, number]> {
  if (!only) return;
  const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
  for (let date = Date.parse(new Date(start - 2 * day).toISOString().slice(0, 10)); date < end + day; date += day) {
    const name = names[new Date(date).getUTCDay()];
    if (name && only.days.includes(name)) yield [wall(date, only.from), wall(only.to > only.from ? date : date + day, only.to)];
  }
}

/** The moment of a wall time that comes exactly once. */
function wall(date: number, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const shown = date + (hours * 60 + minutes) * minute;
  for (const [index, [since, behind]] of clockChanges.entries()) {
    const at = shown + behind * 60 * minute;
    const next = clockChanges[index + 1]?.[0];
    if (at >= Date.parse(since) && (next === undefined || at < Date.parse(next))) return at;
  }
  throw new RangeError(`${time} of ${new Date(date).toISOString()} lies outside of the painted years`);
}
