import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Call } from '#database/wake-up.ts';
import { calendarDay, dayAndTime, instantAt } from '#firm/clock.ts';
import type { Firm } from '#firm/content.ts';
import { rotaOf } from '#firm/on-call.ts';
import { readChanges } from '#on-call/rota/changes.ts';
import { type HandOver, handOversToTell, isNight, lateHours } from '#on-call/rota/hand-over.ts';
import { type Gap, gapsBetween } from '#on-call/rota/shifts.ts';
import { rotaWords } from '#on-call/rota/words.en.ts';

const dayMs = 86_400_000;
/** A gap that begins within this time is reported, and is looked at this far to its end. */
const reportedAheadMs = 7 * dayMs;
const looksAheadMs = 30 * dayMs;

/** `onGap`: nobody is on call at a time ahead; `subject` is the same for one gap all day. */
type Parts = {
  db: Database;
  firm: Firm;
  wake: (calls: readonly Call[]) => Promise<void>;
  onGap: (gap: { since: Date; subject: string; detail: string }) => void;
};

/** Tells whoever goes on call soon, and reports where nobody will be. May run any number of times, in any number of processes. */
export async function watchOnCall(context: Parts): Promise<void> {
  const rota = rotaOf(context.firm.onCall);
  if (!rota) return;
  const { rows } = await sql<{ now: Date }>`select present() as now`.execute(context.db);
  const now = rows[0]?.now ?? new Date();
  const changes = await readChanges(context.db, context.firm.onCall.people, new Date(now.getTime() - lateHours * 3_600_000));
  for (const handOver of handOversToTell(rota, changes, now)) await orderNotice(context, handOver, now);
  // By day only: at night the fallback is alerted, and nobody could mend the rota.
  if (isNight(now)) return;
  // From midnight on, so that a gap has one beginning all day, also while it lasts.
  const gaps = gapsBetween(rota, changes, instantAt(calendarDay(now), '00:00'), new Date(now.getTime() + looksAheadMs));
  for (const gap of gaps) if (gap.until > now && gap.from.getTime() < now.getTime() + reportedAheadMs) report(context, rota.fallback, gap, now);
}

/** By text and mail, where the firm file has a number or address. The row says that it was ordered, also after a restart. */
async function orderNotice({ db, firm, wake }: Parts, { who, from, until }: HandOver, now: Date): Promise<void> {
  const person = firm.onCall.people[who];
  const channels = [...(person?.mobile ? ['sms'] : []), ...(person?.email ? ['email'] : [])];
  const { numAffectedRows } = await sql`with notice as (
      insert into on_call_notices (person, starts_at, ends_at) values (${who}, ${from}, ${until ?? null}) on conflict do nothing returning id
    )
    insert into deliveries (id, kind, channel, recipient, notice_id)
    select gen_random_uuid(), 'on-call-notice', channel, ${who}, notice.id from notice, unnest(${channels}::text[]) as channel`.execute(db);
  if (numAffectedRows) await wake([{ request: null, at: now, now }]);
}

function report({ firm, onGap }: Parts, fallback: string, { from, until }: Gap, now: Date): void {
  const { lang } = firm.language;
  const name = firm.onCall.people[fallback]?.name ?? fallback;
  onGap({
    since: now,
    subject: `${calendarDay(now)} ${from.toISOString()}`,
    detail: rotaWords.gap(dayAndTime(from, lang), dayAndTime(until, lang), name),
  });
}
