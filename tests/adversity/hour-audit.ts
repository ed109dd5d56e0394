import type { Pool } from 'pg';
import type { OnCall } from '#firm/on-call.ts';
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

type Row = {
  id: string;
  urgency: 'usual' | 'urgent';
  state: string;
  received: number;
  acknowledged: number | null;
  told_late: number | null;
  late_notices: number;
  steps: { step: number; at: number }[];
};

/** Reads back what happened to every request, and says where a promise was broken. */
export async function auditHour(pool: Pool, ladder: OnCall, ledger: Ledger, end: number) {
  const failures: string[] = [];
  let [worstStepMs, worstNoticeMs, steps, toldLate] = [0, 0, 0, 0];
  const { rows } = await pool.query<Row>(`select c.id, f.urgency, f.state, epoch_ms(c.received_at) as received, epoch_ms(f.acknowledged_at) as acknowledged,
      epoch_ms(f.told_late_at) as told_late, (select count(*)::int from deliveries d where d.case_review_id = c.id and kind = 'late-notice') as late_notices,
      coalesce((select json_agg(json_build_object('step', detail::int, 'at', epoch_ms(at)) order by id) from followup_events e
        where e.case_review_id = c.id and kind = 'step'), '[]') as steps
    from case_reviews c join followups f on f.case_review_id = c.id`);
  for (const row of rows) {
    const until = Math.min(row.acknowledged ?? Number.POSITIVE_INFINITY, end);
    const minutes = stepMinutes(ladder, row.urgency);
    for (const [step, after] of minutes.entries()) {
      const due = row.received + after * 60_000;
      const taken = row.steps.find((one) => one.step >= step)?.at;
      if (step === 0 || due >= until) continue;
      if (taken !== undefined) {
        steps++;
        worstStepMs = Math.max(worstStepMs, taken - due);
        if (taken < due) failures.push(`${row.id}: step ${step} was taken ${due - taken} ms before its time`);
      }
      if ((taken ?? end) - due > lateMs && until - due > lateMs)
        failures.push(`${row.id}: step ${step} was ${taken ? `${taken - due} ms late` : 'never taken'}`);
    }
    const promised = row.received + ladder.promisedMinutes * 60_000;
    if (until - promised > lateMs) {
      if (row.told_late === null || row.late_notices !== 1) failures.push(`${row.id}: the hour passed and the visitor was not told`);
      else if (row.told_late - promised > lateMs) failures.push(`${row.id}: the visitor was told ${row.told_late - promised} ms late`);
      worstNoticeMs = Math.max(worstNoticeMs, (row.told_late ?? promised) - promised);
    }
    if (row.told_late !== null) toldLate++;
    if (row.told_late !== null && row.told_late < promised) failures.push(`${row.id}: the visitor was told before the hour was over`);
  }
  const messages = await auditMessages(pool, ledger, failures);
  return { failures, figures: { requests: rows.length, steps, toldLate, worstStepMs, worstNoticeMs, ...messages } };
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
