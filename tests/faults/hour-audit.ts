import type { Pool } from 'pg';
import type { OnCall } from '#firm/on-call.ts';
import type { Hours } from '#followup/figures/health.ts';
import { auditAlerts } from './hour-alerts.ts';
import { afterNight, type Promised } from './hour-promise.ts';
import type { Ledger } from './ledger.ts';

/** No step may be later than this, by the clock of the play. */
export const lateMs = 20_000;

/** When something is due next, and what should have happened longer ago than that. Tries of messages are due in full `seconds`, which spares instants. */
export async function lookAround(pool: Pool, seconds = 1): Promise<{ next: number | null; late: string[] }> {
  const { rows } = await pool.query<{ next: number | null; late: string[] }>(
    `select epoch_ms((select min(at) from (
        select min(next_due_at) as at from followups where next_due_at is not null
        union all select to_timestamp(ceil(extract(epoch from min(greatest(next_attempt_at, leased_until))) / $2) * $2) from deliveries where state = 'waiting') as due)) as next,
      array(select 'nothing is due for ' || case_review_id || ', whose step of ' || next_due_at || ' is late'
        from followups where next_due_at < present() - $1 * interval '1 millisecond' limit 10)
      || array(select 'message ' || id || ' by ' || channel || ' has waited since ' || next_attempt_at
        from deliveries where state = 'waiting' and next_attempt_at < present() - $1 * interval '1 millisecond' limit 10) as late`,
    [lateMs, seconds],
  );
  return rows[0] ?? { next: null, late: [] };
}

type Event = { kind: string; at: number; detail: string | null };
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

/** Reads back what happened to every request, and says where a promise was broken. `promises` has what was promised to each. */
export async function auditHour(pool: Pool, ladder: OnCall, promises: ReadonlyMap<string, Promised>, ledger: Ledger, end: number, measured: Hours[]) {
  const failures: string[] = [];
  const figures = { requests: 0, steps: 0, waited: 0, passedOn: 0, reminded: 0, wentOn: 0, toldLate: 0, missed: 0, worstStepMs: 0, worstNoticeMs: 0 };
  const { rows } = await pool.query<Row>(`select c.id, f.urgency, f.state, epoch_ms(c.received_at) as received, epoch_ms(f.reached_at) as reached,
      epoch_ms(f.tried_at) as tried, epoch_ms(f.told_late_at) as told_late,
      (select count(distinct kind)::int from deliveries d where d.case_review_id = c.id and kind = 'late-notice') as late_notices,
      coalesce((select json_agg(json_build_object('kind', kind, 'at', epoch_ms(at), 'detail', detail) order by id)
        from followup_events e where e.case_review_id = c.id), '[]') as events
    from case_reviews c join followups f on f.case_review_id = c.id`);
  let missedToday = 0;
  for (const row of rows) {
    const promised = promises.get(row.id);
    if (!promised) {
      failures.push(`${row.id} is stored, and nobody sent it`);
      continue;
    }
    const { until } = promised;
    const happened = (kind: string) => row.events.filter((event) => event.kind === kind).length;
    const { late, worst } = compare(row, promised, ladder, end);
    failures.push(...late.map((what) => `${row.id}: ${what}`));
    if (promised.rings > row.received) figures.waited++;
    figures.steps += happened('step');
    figures.passedOn += happened('passed-on');
    figures.reminded += happened('reminded');
    figures.wentOn += happened('went-on');
    figures.worstStepMs = Math.max(figures.worstStepMs, worst);

    const waited = Math.min(row.reached ?? Number.POSITIVE_INFINITY, end) - until;
    if (waited > lateMs) {
      if (row.told_late === null || row.late_notices !== 1) failures.push(`${row.id}: the promised time passed and the visitor was not told`);
      else if (row.told_late - until > lateMs) failures.push(`${row.id}: the visitor was told ${row.told_late - until} ms late`);
      figures.worstNoticeMs = Math.max(figures.worstNoticeMs, (row.told_late ?? until) - until);
    }
    if (row.told_late !== null) figures.toldLate++;
    if (row.told_late !== null && row.told_late < until) failures.push(`${row.id}: the visitor was told before the promised time was over`);
    if (row.told_late !== null && row.reached !== null && row.reached < until) failures.push(`${row.id}: was reached in time, and told that they were not`);
    const missed = until <= end && waited > 0 && !(row.tried !== null && row.tried <= until);
    if (missed) figures.missed++;
    if (missed && until > end - 24 * 3_600_000) missedToday++;
  }
  const counted = measured.find(({ lane }) => lane === 'open')?.missed;
  if (counted !== missedToday) failures.push(`${missedToday} hours of the last day were missed, and the metric says ${counted}`);
  figures.requests = rows.length;
  const messages = await auditMessages(pool, ledger, end, failures);
  const alerts = await auditAlerts(pool, ladder, promises, failures);
  return { failures, figures: { ...figures, ...messages, ...alerts } };
}

const acts = ['acknowledged', 'passed-on', 'no-answer', 'left-message', 'reached'];

/**
 * What the machine should have done for a request, worked out here once more from what people did: rungs of the ladder,
 * reminders, and the moment at which it went on without a report. Each must have happened, not before its time and not late.
 */
function compare(row: Row, { rings }: Promised, ladder: OnCall, end: number): { late: string[]; worst: number } {
  const minutes = stepMinutes(ladder, row.urgency);
  const within = ladder.reportWithinMinutes[row.urgency] * 60_000;
  const people = row.events.filter(({ kind }) => acts.includes(kind));
  const machine = row.events.filter(({ kind }) => ['step', 'reminded', 'went-on'].includes(kind));
  const wrong: string[] = [];
  let worst = 0;
  /** The next thing by the machine is this, at this time, unless a person acts first; what it really was, or nothing. */
  const expect = (kind: string, due: number): Event | undefined => {
    const until = Math.min(people[0]?.at ?? end, end);
    const next = machine[0];
    // Whoever acts in the time in which something may be late may have been first; what came after that act is the answer to it.
    if (due > until || (until - due <= lateMs && (next?.kind !== kind || next.at > until))) return undefined;
    if (!next || next.kind !== kind) {
      wrong.push(`${kind} was due at ${new Date(due).toISOString()} and ${next ? `${next.kind} came instead` : 'never came'}`);
      machine.length = 0;
      return undefined;
    }
    machine.shift();
    if (next.at < due) wrong.push(`${kind} came ${due - next.at} ms before its time`);
    if (next.at - due > lateMs) wrong.push(`${kind} was ${next.at - due} ms late`);
    worst = Math.max(worst, next.at - due);
    return next;
  };
  // Before the phone may ring the first step itself is still to come.
  let [from, rung] = [rings, rings > row.received ? 0 : 1];
  const climb = () => {
    for (;;) {
      const due = from + (minutes[rung] ?? Number.POSITIVE_INFINITY) * 60_000;
      const step = expect('step', due);
      if (!step) return;
      rung++;
      ringInTheMorning(step.at);
    }
  };
  /** A usual request is repeated quietly at night. What would come after the morning, or never, comes in the morning and rings. */
  const ringInTheMorning = (at: number) => {
    const morning = afterNight(at);
    if (row.urgency === 'urgent' || rung <= ladder.steps.length || morning === at) return;
    const next = minutes[rung];
    if (next !== undefined && from + next * 60_000 <= morning) return;
    if (next === undefined) rung--;
    from = morning - (minutes[rung] ?? 0) * 60_000;
  };
  /** From a moment on the ladder goes on, at the rung where it stood or, after it was passed on, where others are alerted. */
  const goOn = (due: number) => {
    const step = expect('step', due);
    if (step && Number(step.detail) < Math.min(rung, ladder.steps.length - 1)) wrong.push(`step ${step.detail} came again`);
    if (step) rung = Number(step.detail);
    from = due - (minutes[rung] ?? 0) * 60_000;
    rung++;
    if (step) ringInTheMorning(step.at);
  };
  /** A person has it: with a reminder, and a moment at which it goes on, until the next report. Undefined where the ladder goes on. */
  const hold = (act: Event): Event | undefined => {
    const taken = act.kind === 'acknowledged';
    const again = taken ? within / 2 : ladder.nextTryMinutes[act.kind === 'no-answer' ? 'noAnswer' : 'leftMessage'] * 60_000;
    const counts = Math.max(act.at, rings);
    expect('reminded', counts + again);
    const went = expect('went-on', counts + (taken ? within : again + within));
    if (!went) return people.shift();
    if (minutes[rung] === undefined) rung = ladder.steps.length - 1;
    goOn(went.at);
    return undefined;
  };
  for (;;) {
    climb();
    let act = people.shift();
    if (!act || wrong.length > 0) break;
    while (act && act.kind !== 'passed-on' && wrong.length === 0) {
      if (act.kind === 'reached') return { late: machine.length > 0 ? [`after it was reached, ${machine[0]?.kind} came`] : wrong, worst };
      const had: Event = act;
      act = hold(had);
      // Nobody did anything more, and nothing more was due before the end.
      if (!act && people.length === 0 && machine.length === 0) return { late: wrong, worst };
    }
    if (act?.kind === 'passed-on') goOn(Math.max(act.at, rings));
  }
  if (machine.length > 0 && wrong.length === 0) wrong.push(`${machine[0]?.kind} came, and nothing was due`);
  return { late: wrong, worst };
}

/** Every message that counts as handed over is out there, and nothing is out there that no row knows of. */
async function auditMessages(pool: Pool, { mails, texts, hooks, calls, pushes, emergencies, differing }: Ledger, end: number, failures: string[]) {
  type Message = {
    id: string;
    channel: string;
    kind: string;
    state: string;
    attempts: number;
    took: number | null;
    receipt: boolean;
    code: string | null;
    due: number;
  };
  const { rows } = await pool.query<Message>(
    `select id, channel, kind, state, attempts, epoch_ms(handed_over_at) - epoch_ms(created_at) as took,
      channel = 'push' and length(provider_id) = 30 as receipt, last_code as code, epoch_ms(next_attempt_at) as due from deliveries`,
  );
  const known = new Set(rows.map(({ id }) => id));
  let worstSendMs = 0;
  for (const { id, channel, kind, state, took, code, due } of rows) {
    if (state === 'refused' && kind === 'late-notice') continue;
    // A call whose request somebody has taken or that went on has nothing to say any more; one that is put off is not due yet.
    if (state === 'cancelled' || (state === 'refused' && code === 'nothing-to-tell') || (state === 'waiting' && due > end)) continue;
    if (state === 'waiting' || state === 'refused' || state === 'given-up') failures.push(`message ${id} by ${channel} is ${state} (${code})`);
    if (state !== 'handed-over') continue;
    worstSendMs = Math.max(worstSendMs, took ?? 0);
    if (channel === 'email' && kind === 'alert' && !mailsHas(mails, id)) failures.push(`mail ${id} counts as handed over and is not there`);
    if (channel === 'webhook' && !hooks.has(id)) failures.push(`webhook ${id} counts as handed over and is not there`);
    if (channel === 'call' && !calls.has(id)) failures.push(`call ${id} counts as handed over and was not placed`);
  }
  for (const id of mails.keys()) if (!known.has(id.slice(1, id.indexOf('@')))) failures.push(`a mail came with the id ${id}, which no message has`);
  for (const id of hooks.keys()) if (!known.has(id)) failures.push(`a webhook came with the id ${id}, which no message has`);
  for (const id of calls.keys()) if (!known.has(id)) failures.push(`a call came with the id ${id}, which no message has`);
  for (const id of differing) failures.push(`two copies of ${id} differ`);
  const alertTexts = rows.filter(({ channel, kind, state }) => channel === 'sms' && kind === 'alert' && state === 'handed-over').length;
  if (texts.size < alertTexts) failures.push(`${alertTexts} text messages count as handed over, ${texts.size} came`);
  const copies = (counts: Iterable<number>) => [...counts].reduce((sum, one) => sum + one - 1, 0);
  const duplicates = copies([...mails.values()].map((one) => one.copies)) + copies(hooks.values());
  // Whoever dies between ringing and noting it rings again: nobody can know whether it rang. For no other reason may a phone ring twice.
  const emergenciesAgain = [...emergencies.values()].reduce((sum, one) => sum + one, 0) - rows.filter(({ receipt }) => receipt).length;
  const rungAgain = { texts: copies(texts.values()), calls: copies(calls.values()), pushes: copies(pushes.values()) + emergenciesAgain };
  for (const [what, channel] of [
    ['texts', 'sms'],
    ['calls', 'call'],
    ['pushes', 'push'],
  ] as const) {
    const repeated = rows.filter((row) => row.channel === channel && row.attempts > 1).length;
    if (rungAgain[what] > repeated) failures.push(`${rungAgain[what]} ${what} rang again, and only ${repeated} were tried more than once`);
  }
  const byChannel = Object.fromEntries([...Map.groupBy(rows, ({ channel }) => channel)].map(([channel, all]) => [channel, all.length]));
  return { messages: rows.length, byChannel, duplicates, rungAgain, worstSendMs };
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
