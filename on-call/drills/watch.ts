import { sql } from 'kysely';
import type { FollowupContext } from '#notifications/outbox/context.ts';
import { askedBy, type Configured, orderDrill } from '#on-call/drills/order.ts';
import { byPerson, type Drill, drillsBetween, overBy } from '#on-call/drills/results.ts';
import { drillDue } from '#on-call/drills/schedule.ts';
import { awayAt } from '#on-call/rota/changes.ts';
import { isNight } from '#on-call/rota/hand-over.ts';

const dayMs = 86_400_000;
/** Two drills in a row are those of two weeks. */
const inARowMs = 14 * dayMs;

/** Orders the week's drill, and rings for whoever answered neither of the last two. May run any number of times, in any number of processes. */
export async function watchDrills(context: FollowupContext, configured: Configured): Promise<void> {
  const { db, firm, wake } = context;
  const { rows } = await sql<{ now: Date }>`select present() as now`.execute(db);
  const now = rows[0]?.now ?? new Date();
  const due = drillDue(firm.onCall.drill, now);
  if (due && (await orderDrill(db, askedBy(firm.onCall.people, configured, await awayAt(db, firm.onCall.people, now)), { due })))
    await wake([{ request: null, at: now, now }]);
  // By day only: nobody could be asked at night why their phone did not ring.
  if (!isNight(now)) await ringForSilent(context, now);
}

/** For a day after the last of the two. The subject names it, so that it rings once, over all processes. */
async function ringForSilent({ db, alarm, firm }: FollowupContext, now: Date): Promise<void> {
  const over = overBy(now);
  const [last, before] = await drillsBetween(db, new Date(now.getTime() - inARowMs), over);
  if (!last || !before || over.getTime() - last.orderedAt.getTime() >= dayMs) return;
  const silent = silentIn(before);
  for (const who of silentIn(last).filter((one) => silent.includes(one)))
    alarm.ring('drill', before.orderedAt, { subject: `${who} ${last.id}`, detail: firm.onCall.people[who]?.name ?? who });
}

/** Who was asked, and answered by no channel. */
export function silentIn(drill: Drill): string[] {
  return byPerson(drill).flatMap(({ who, answered }) => (answered.length === 0 ? [who] : []));
}
