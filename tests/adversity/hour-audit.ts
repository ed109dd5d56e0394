import type { Pool } from 'pg';
import type { OnCall } from '#firm/on-call.ts';
import type { Hours } from '#followup/figures.ts';
import type { Ledger } from './ledger.ts';

/** No step may be later than this, by the clock of the play. */
export const lateMs = 30_000;

/** When something is due next, and what should have happened more than half a minute ago. */
export async function lookAround(pool: Pool): Promise<{ next: number | null; late: string[] }> {
  const { rows } = await pool.query<{ next: number | null; late: string[] }>(
    `select epoch_ms((select min(at) from (
        select min(next_due_at) as at from followups where next_due_at is not null
        union all select min(greatest(next_attempt_at, leased_until)) from deliveries where state = 'waiting') as due)) as next,
      array(select 'nothing is due for ' || case_review_id || ', whose step of ' || next_due_at || ' is late'
        from followups where next_due_at < present() - $1 * interval '1 millisecond' limit 10)
      || array(select 'message ' || id || ' by ' || channel || ' has waited since ' || next_attempt_at
        from deliveries where state = 'waiting' and next_attempt_at < present() - $1 * interval '1 millisecond' limit 10) as late`,
    [lateMs],
  );
  return rows[0] ?? { next: null, late: [] };
}

type Event = { kind: string; at: number };
type Row = {
  id: string;
  urgency: 'usual' | 'urgent';
  state: string;
  received: number;
  reached: number | null;
  tried: number | null;
  told_late: number | null;
  late_notices: number;
  events: Event[];
};

/** Reads back what happened to every request, and says where a promise was broken. */
export async function auditHour(pool: Pool, ladder: OnCall, ledger: Ledger, end: number, measured: Hours[]) {
  const failures: string[] = [];
  const figures = { requests: 0, steps: 0, reminded: 0, wentOn: 0, toldLate: 0, missed: 0, worstStepMs: 0, worstNoticeMs: 0 };
  const { rows } = await pool.query<Row>(`select c.id, f.urgency, f.state, epoch_ms(c.received_at) as received, epoch_ms(f.reached_at) as reached,
      epoch_ms(f.tried_at) as tried, epoch_ms(f.told_late_at) as told_late,
      (select count(distinct kind)::int from deliveries d where d.case_review_id = c.id and kind = 'late-notice') as late_notices,
      coalesce((select json_agg(json_build_object('kind', kind, 'at', epoch_ms(at)) order by id) from followup_events e where e.case_review_id = c.id), '[]') as events
    from case_reviews c join followups f on f.case_review_id = c.id`);
  let missedToday = 0;
  for (const row of rows) {
    const happened = (kind: string) => row.events.filter((event) => event.kind === kind).length;
    const { late, worst } = compare(row, ladder, end);
    failures.push(...late.map((what) => `${row.id}: ${what}`));
    figures.steps += happened('step');
    figures.reminded += happened('reminded');
    figures.wentOn += happened('went-on');
    figures.worstStepMs = Math.max(figures.worstStepMs, worst);

    const promised = row.received + ladder.promisedMinutes * 60_000;
    const waited = Math.min(row.reached ?? Number.POSITIVE_INFINITY, end) - promised;
    if (waited > lateMs) {
      if (row.told_late === null || row.late_notices !== 1) failures.push(`${row.id}: the hour passed and the visitor was not told`);
      else if (row.told_late - promised > lateMs) failures.push(`${row.id}: the visitor was told ${row.told_late - promised} ms late`);
      figures.worstNoticeMs = Math.max(figures.worstNoticeMs, (row.told_late ?? promised) - promised);
    }
    if (row.told_late !== null) figures.toldLate++;
    if (row.told_late !== null && row.told_late < promised) failures.push(`${row.id}: the visitor was told before the hour was over`);
    if (row.told_late !== null && row.reached !== null && row.reached < promised) failures.push(`${row.id}: was reached in time, and told that they were not`);
    const missed = promised <= end && waited > 0 && !(row.tried !== null && row.tried <= promised);
    if (missed) figures.missed++;
    if (missed && promised > end - 24 * 3_600_000) missedToday++;
  }
  const counted = measured.find(({ lane }) => lane === 'open')?.missed;
  if (counted !== missedToday) failures.push(`${missedToday} hours of the last day were missed, and the metric says ${counted}`);
  figures.requests = rows.length;
  const messages = await auditMessages(pool, ledger, failures);
  return { failures, figures: { ...figures, ...messages } };
}

/**
 * What the machine should have done for a request, worked out here once more from what people did: rungs of the ladder,
 * reminders, and the moment at which it went on without a report. Each must have happened, not before its time and not late.
 */
function compare(row: Row, ladder: OnCall, end: number): { late: string[]; worst: number } {
  const minutes = stepMinutes(ladder, row.urgency);
  const within = ladder.reportWithinMinutes[row.urgency] * 60_000;
  const people = row.events.filter(({ kind }) => ['acknowledged', 'no-answer', 'left-message', 'reached'].includes(kind));
  const machine = row.events.filter(({ kind }) => ['step', 'reminded', 'went-on'].includes(kind));
  const wrong: string[] = [];
  let worst = 0;
  /** The next thing by the machine is this, at this time, unless a person acts first; the time it really was, or nothing. */
  const expect = (kind: string, due: number): number | undefined => {
    const until = Math.min(people[0]?.at ?? end, end);
    const next = machine[0];
    // Whoever acts in the half minute in which something may be late may have been first.
    if (due > until || (next?.kind !== kind && until - due <= lateMs)) return undefined;
    if (!next || next.kind !== kind) {
      wrong.push(`${kind} was due at ${new Date(due).toISOString()} and ${next ? `${next.kind} came instead` : 'never came'}`);
      machine.length = 0;
      return undefined;
    }
    machine.shift();
    if (next.at < due) wrong.push(`${kind} came ${due - next.at} ms before its time`);
    if (next.at - due > lateMs) wrong.push(`${kind} was ${next.at - due} ms late`);
    worst = Math.max(worst, next.at - due);
    return next.at;
  };
  let [from, rung] = [row.received, 1];
  for (;;) {
    // Climbing: rung by rung, until a person takes it.
    for (
      let due = from + (minutes[rung] ?? Number.POSITIVE_INFINITY) * 60_000;
      expect('step', due) !== undefined;
      due = from + (minutes[rung] ?? Number.POSITIVE_INFINITY) * 60_000
    )
      rung++;
    let act = people.shift();
    if (!act || wrong.length > 0) break;
    // Held: with a reminder, and a moment at which it goes on, until the next report.
    for (;;) {
      if (act.kind === 'reached') return { late: machine.length > 0 ? [`after it was reached, ${machine[0]?.kind} came`] : wrong, worst };
      const again: number = act.kind === 'acknowledged' ? within / 2 : ladder.nextTryMinutes[act.kind === 'no-answer' ? 'noAnswer' : 'leftMessage'] * 60_000;
      const goesOn: number = act.at + (act.kind === 'acknowledged' ? within : again + within);
      expect('reminded', act.at + again);
      const went = expect('went-on', goesOn);
      if (went !== undefined) {
        if (minutes[rung] === undefined) rung = ladder.steps.length - 1;
        expect('step', went);
        from = went - (minutes[rung] ?? 0) * 60_000;
        rung++;
        break;
      }
      const next = people.shift();
      if (!next || wrong.length > 0) return { late: wrong, worst };
      act = next;
    }
  }
  if (machine.length > 0 && wrong.length === 0) wrong.push(`${machine[0]?.kind} came, and nothing was due`);
  return { late: wrong, worst };
}

/** Every message that counts as handed over is out there, and nothing is out there that no row knows of. */
async function auditMessages(pool: Pool, { mails, texts, hooks, differing }: Ledger, failures: string[]) {
  type Message = { id: string; channel: string; kind: string; state: string; attempts: number; took: number | null };
  const { rows } = await pool.query<Message>(
    `select id, channel, kind, state, attempts, epoch_ms(handed_over_at) - epoch_ms(created_at) as took from deliveries`,
  );
  const known = new Set(rows.map(({ id }) => id));
  let worstSendMs = 0;
  for (const { id, channel, kind, state, took } of rows) {
    if (state === 'refused' && kind === 'late-notice') continue;
    if (state === 'cancelled') continue;
    if (state === 'waiting' || state === 'refused' || state === 'given-up') failures.push(`message ${id} by ${channel} is ${state}`);
    if (state !== 'handed-over') continue;
    worstSendMs = Math.max(worstSendMs, took ?? 0);
    if (channel === 'email' && kind === 'alert' && !mailsHas(mails, id)) failures.push(`mail ${id} counts as handed over and is not there`);
    if (channel === 'webhook' && !hooks.has(id)) failures.push(`webhook ${id} counts as handed over and is not there`);
  }
  for (const id of mails.keys()) if (!known.has(id.slice(1, id.indexOf('@')))) failures.push(`a mail came with the id ${id}, which no message has`);
  for (const id of hooks.keys()) if (!known.has(id)) failures.push(`a webhook came with the id ${id}, which no message has`);
  for (const id of differing) failures.push(`two copies of ${id} differ`);
  const alertTexts = rows.filter(({ channel, kind, state }) => channel === 'sms' && kind === 'alert' && state === 'handed-over').length;
  if (texts.size < alertTexts) failures.push(`${alertTexts} text messages count as handed over, ${texts.size} came`);
  const copies = (counts: Iterable<number>) => [...counts].reduce((sum, one) => sum + one - 1, 0);
  const duplicates = copies([...mails.values()].map((one) => one.copies)) + copies(texts.values()) + copies(hooks.values());
  return { messages: rows.length, duplicates, worstSendMs };
}

function mailsHas(mails: Ledger['mails'], id: string): boolean {
  return mails.has(`<${id}@www.example.com>`);
}

/** The ladder as the firm file tells it, worked out here once more. */
function stepMinutes({ steps, repeatEveryMinutes, repeatForHours }: OnCall, urgency: 'usual' | 'urgent'): number[] {
  const at = steps.map((step) => (urgency === 'urgent' ? step.whenUrgent : step.after));
  for (let next = (at.at(-1) ?? 0) + repeatEveryMinutes; next <= repeatForHours * 60; next += repeatEveryMinutes) at.push(next);
  return at;
}
