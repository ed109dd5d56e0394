import { instantAt, type Wall, wallAt, weekdays } from '#firm/clock.ts';
import type { Layer, Rota } from '#firm/rota.ts';

/** What departs from the rota for a time; `until` no longer belongs to it. Lists of them are in the order in which they were made. */
export type Change = { from: Date; until: Date } & (
  | { kind: 'absence'; person: string }
  | { kind: 'cover'; taker: string }
  /** Each has the other's place in the rota. */
  | { kind: 'swap'; person: string; taker: string }
);

/** `turn`: by the rota alone. `stands-in`: whose turn it is, is absent. In a gap the fallback is alerted, and the firm is told. */
export type OnCallNow = { kind: 'person'; who: string; why: 'turn' | 'swap' | 'stands-in' | 'cover' } | { kind: 'gap'; who: string };

/**
 * Who is on call at a moment. The latest cover decides; without one, the last layer that counts then, by whole calendar days
 * since its start: a week that has a change of clocks in it has 167 or 169 hours, and hand-over stays at its hour.
 */
export function onCallAt(rota: Rota, changes: readonly Change[], instant: Date): OnCallNow {
  const live = liveAt(changes, instant);
  const taker = coverIn(live);
  if (taker !== undefined) return { kind: 'person', who: taker, why: 'cover' };
  const { people, first } = turnAt(rota, instant);
  for (let place = 0; place < people.length; place++) {
    const byRota = people[(first + place) % people.length] ?? '';
    const who = swappedIn(live, byRota);
    if (isAway(live, who)) continue;
    return { kind: 'person', who, why: place > 0 ? 'stands-in' : who === byRota ? 'turn' : 'swap' };
  }
  return { kind: 'gap', who: rota.fallback };
}

/** Who follows whoever is on call, in the order of the same layer; the fallback where nobody does. */
export function nextAfter(rota: Rota, changes: readonly Change[], instant: Date): string {
  const live = liveAt(changes, instant);
  const { who } = onCallAt(rota, live, instant);
  const { people, first } = turnAt(rota, instant);
  const order = [...people.slice(first), ...people.slice(0, first)].map((one) => swappedIn(live, one));
  // Somebody from outside the layer covers the turn of the first, who is then asked last.
  const place = Math.max(0, order.indexOf(who));
  const following = [...order.slice(place + 1), ...order.slice(0, place + 1)];
  return following.find((one) => one !== who && !isAway(live, one)) ?? rota.fallback;
}

/** Away then, and not on call all the same, as by a cover noted after the absence. */
export function isAwayAt(changes: readonly Change[], who: string, instant: Date): boolean {
  const live = liveAt(changes, instant);
  return isAway(live, who) && coverIn(live) !== who;
}

function liveAt(changes: readonly Change[], instant: Date): readonly Change[] {
  const at = instant.getTime();
  return changes.filter(({ from, until }) => from.getTime() <= at && at < until.getTime());
}

/** An absence that is noted after a cover of the same person ends it; one noted before gives way to it. */
function coverIn(live: readonly Change[]): string | undefined {
  const covers = live.filter((change) => change.kind === 'cover');
  return covers.findLast((cover) => !isAway(live.slice(live.indexOf(cover)), cover.taker))?.taker;
}

function isAway(live: readonly Change[], who: string): boolean {
  return live.some((change) => change.kind === 'absence' && change.person === who);
}

function swappedIn(live: readonly Change[], who: string): string {
  return live.reduce((one, change) => {
    if (change.kind !== 'swap') return one;
    if (one === change.person) return change.taker;
    return one === change.taker ? change.person : one;
  }, who);
}

/** The people of the layer that counts, and the place of whose turn it is. Nobody where no layer counts. */
function turnAt(rota: Rota, instant: Date): { people: readonly string[]; first: number } {
  const wall = wallAt(instant);
  const layer = inNumbers(rota).findLast((one) => turnsOver(one, wall) >= 0 && one.counts(wall));
  return layer ? { people: layer.people, first: turnsOver(layer, wall) % layer.people.length } : { people: [], first: 0 };
}

/** Negative before the first turn. Before the hour of hand-over a day belongs to the day before. */
function turnsOver({ firstDay, handover, days }: LayerInNumbers, { dayNumber, minute }: Wall): number {
  return Math.floor((dayNumber - firstDay - (minute < handover ? 1 : 0)) / days);
}

type LayerInNumbers = { people: readonly string[]; firstDay: number; handover: number; days: number; counts: (wall: Wall) => boolean };

/** Read once per rota: its times are asked for every alert, and a billion times where calendars are compared minute by minute. */
const known = new WeakMap<Rota['layers'], LayerInNumbers[]>();

function inNumbers({ layers }: Rota): LayerInNumbers[] {
  const found = known.get(layers) ?? layers.map(layerInNumbers);
  known.set(layers, found);
  return found;
}

function layerInNumbers({ people, from, handover, every, only }: Layer): LayerInNumbers {
  const days = every === 'week' ? 7 : 1;
  return { people, firstDay: wallAt(instantAt(from, '12:00')).dayNumber, handover: minutesOf(handover), days, counts: only ? countsWithin(only) : () => true };
}

function countsWithin({ days, from, to }: NonNullable<Layer['only']>): (wall: Wall) => boolean {
  const [opens, closes] = [minutesOf(from), minutesOf(to)];
  const on = weekdays.map((weekday) => days.includes(weekday));
  if (opens < closes) return ({ weekday, minute }) => on[weekday] === true && opens <= minute && minute < closes;
  // Ends on the next day: its early hours belong to the day before.
  return ({ weekday, minute }) => (opens <= minute && on[weekday] === true) || (minute < closes && on[(weekday + 6) % 7] === true);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
