import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Call } from '#database/wake-up.ts';
import type { Firm } from '#firm/content.ts';
import type { Configured } from '#on-call/channels/ways.ts';
import { askedBy, orderDrill } from '#on-call/drills/order.ts';
import { byPerson, type Drill, drillsBetween, overBy } from '#on-call/drills/results.ts';
import { drillDue } from '#on-call/drills/schedule.ts';
import { awayAt } from '#on-call/rota/changes.ts';
import { isNight } from '#on-call/rota/hand-over.ts';

const dayMs = 86_400_000;
/** Two drills in a row are those of two weeks. */
const inARowMs = 14 * dayMs;

/** `onSilent`: somebody answered neither of the last two drills; `subject` names the last one. */
type Parts = {
  db: Database;
  firm: Firm;
  wake: (calls: readonly Call[]) => Promise<void>;
  onSilent: (silent: { since: Date; subject: string; detail: string }) => void;
};

/** Orders the week's drill, and reports whoever answered neither of the last two. May run any number of times, in any number of processes. */
export async function watchDrills(context: Parts, configured: Configured): Promise<void> {
  const { db, firm, wake } = context;
  const { rows } = await sql<{ now: Date }>`select present() as now`.execute(db);
  const now = rows[0]?.now ?? new Date();
  const due = drillDue(firm.onCall.drill, now);
  if (due && (await orderDrill(db, askedBy(firm.onCall.people, configured, await awayAt(db, firm.onCall.people, now)), { due })))
    await wake([{ request: null, at: now, now }]);
  // By day only: nobody could be asked at night why their phone did not ring.
  if (!isNight(now)) await reportSilent(context, now);
}

/** For a day after the last of the two. */
async function reportSilent({ db, firm, onSilent }: Parts, now: Date): Promise<void> {
  const over = overBy(now);
  const [last, before] = await drillsBetween(db, new Date(now.getTime() - inARowMs), over);
  if (!last || !before || over.getTime() - last.orderedAt.getTime() >= dayMs) return;
  const silent = silentIn(before);
  for (const who of silentIn(last).filter((one) => silent.includes(one)))
    onSilent({ since: before.orderedAt, subject: `${who} ${last.id}`, detail: firm.onCall.people[who]?.name ?? who });
}

/** Who was asked, and answered by no channel. */
export function silentIn(drill: Drill): string[] {
  return byPerson(drill).flatMap(({ who, answered }) => (answered.length === 0 ? [who] : []));
}
