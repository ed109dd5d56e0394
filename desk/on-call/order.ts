import type { Desk } from '#desk/context.ts';
import { isRunning } from '#desk/on-call/drills-view.ts';
import { nowOf } from '#desk/on-call/view.ts';
import { readChannels } from '#on-call/channels/configured.ts';
import { askedBy, orderDrill } from '#on-call/drills/order.ts';
import { drillsBetween } from '#on-call/drills/results.ts';
import { isDrillHour } from '#on-call/drills/schedule.ts';
import { awayAt } from '#on-call/rota/changes.ts';

/** `wrong-hour`: nobody is rung at night by a slip of the finger. */
export type Ordered = { kind: 'ordered' } | { kind: 'wrong-hour' | 'running' | 'nobody' };

/** A drill by a person at the desk. The worker finds its messages within seconds. */
export async function orderNow(desk: Desk, by: string, confirmed: boolean): Promise<Ordered> {
  const { db, ladder } = desk;
  const now = await nowOf(desk);
  if (!isDrillHour(now) && !confirmed) return { kind: 'wrong-hour' };
  const drills = await drillsBetween(db, new Date(now.getTime() - 3_600_000), now);
  if (drills.some((drill) => isRunning(drill, now))) return { kind: 'running' };
  const asked = askedBy(ladder.people, await readChannels(db), await awayAt(db, ladder.people, now));
  return (await orderDrill(db, asked, { account: by })) === undefined ? { kind: 'nobody' } : { kind: 'ordered' };
}
