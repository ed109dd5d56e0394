import { calendarDay, daysLater, instantAt } from '#firm/clock.ts';
import type { Rota } from '#firm/rota.ts';
import { type Change, type OnCallNow, onCallAt } from '#on-call/rota/on-call-at.ts';

/** A time during which one person is on call, or nobody is. */
export type Shift = { from: Date; until: Date; now: OnCallNow };
export type Gap = { from: Date; until: Date };

/** Who is on call from one moment to another, without a hole: cut wherever the answer can change, asked once per piece, joined where it does not. */
export function shiftsBetween(rota: Rota, changes: readonly Change[], from: Date, until: Date): Shift[] {
  const cuts = from < until ? [from, ...edgesBetween(rota, changes, from, until), until] : [];
  const shifts: Shift[] = [];
  for (const [index, start] of cuts.slice(0, -1).entries()) {
    const end = cuts[index + 1] ?? until;
    const now = onCallAt(rota, changes, start);
    const last = shifts.at(-1);
    if (last && last.now.kind === now.kind && last.now.who === now.who) last.until = end;
    else shifts.push({ from: start, until: end, now });
  }
  return shifts;
}

/** When nobody is on call. */
export function gapsBetween(rota: Rota, changes: readonly Change[], from: Date, until: Date): Gap[] {
  return shiftsBetween(rota, changes, from, until)
    .filter(({ now }) => now.kind === 'gap')
    .map((gap) => ({ from: gap.from, until: gap.until }));
}

/** The moments in between at which the answer can change: hand-overs, the edges of layers, and beginnings and ends of changes. In order, each once. */
export function edgesBetween({ layers }: Rota, changes: readonly Change[], from: Date, until: Date): Date[] {
  const times = new Set(layers.flatMap(({ handover, only }) => [handover, ...(only ? [only.from, only.to] : [])]));
  const moments = new Set(changes.flatMap((change) => [Number(change.from), Number(change.until)]));
  const last = daysLater(calendarDay(until), 1);
  for (let day = daysLater(calendarDay(from), -1); day <= last; day = daysLater(day, 1)) for (const time of times) moments.add(Number(instantAt(day, time)));
  return [...moments]
    .filter((at) => at > Number(from) && at < Number(until))
    .toSorted((one, other) => one - other)
    .map((at) => new Date(at));
}
