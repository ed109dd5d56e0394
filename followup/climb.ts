import { type Selectable, sql, type Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { OnCall } from '#firm/on-call.ts';
import { alertRow } from '#followup/alert-row.ts';
import { type Alert, alertsOf, minutesOf } from '#followup/ladder.ts';
import type { Office } from '#followup/office.ts';

type Followup = Selectable<Tables['followups']> & { reference: string; received_at: Date; now: Date };

/** Takes whatever step of the ladder is due for a request, in one transaction with the messages it asks for. */
export async function climb(office: Office, request: string): Promise<void> {
  const { onCall } = office.firm.firm;
  const missed = await office.db.transaction().execute(async (transaction) => {
    const followup = await dueFollowup(transaction, request);
    if (!followup) return false;
    if (followup.state === 'climbing' && followup.lane === 'quarantine') await listSuspect(transaction, followup, office);
    else if (followup.state === 'acknowledged') await remind(transaction, followup, office);
    else if (followup.state === 'climbing') return takeSteps(transaction, followup, onCall, office);
    return false;
  });
  if (missed) office.alarm('hour', new Date());
}

/** Locked, so that two workers that were woken for the same step take it once. */
function dueFollowup(transaction: Transaction<Tables>, request: string): Promise<Followup | undefined> {
  return transaction
    .selectFrom('followups')
    .innerJoin('case_reviews', 'id', 'case_review_id')
    .selectAll('followups')
    .select(['reference', 'received_at', sql<Date>`present()`.as('now')])
    .where('case_review_id', '=', request)
    .where('next_due_at', '<=', sql<Date>`present()`)
    .forUpdate('followups')
    .executeTakeFirst();
}

/** True when the promised time ran out with this. */
async function takeSteps(transaction: Transaction<Tables>, followup: Followup, onCall: OnCall, office: Office): Promise<boolean> {
  const { case_review_id: request, urgency, received_at, now, call_due_at } = followup;
  const dueAt = (step: number): Date | undefined => {
    const minutes = minutesOf(onCall, urgency, step);
    return minutes === undefined ? undefined : new Date(received_at.getTime() + minutes * 60_000);
  };
  // After an outage several steps can be due at once: everyone they name is alerted, each by each channel once.
  let step = followup.steps_taken;
  const alerts = new Map<string, Alert>();
  for (let due = dueAt(step); due && due <= now; due = dueAt(++step))
    for (const alert of alertsOf(onCall, step, now)) alerts.set(`${alert.who} ${alert.by}`, alert);
  await insertAlerts(transaction, { id: request, reference: followup.reference }, step - 1, [...alerts.values()], office);

  const late = now >= call_due_at && !followup.told_late_at;
  if (late) await insertNotice(transaction, request, 'late-notice');
  const next = dueAt(step);
  await transaction
    .updateTable('followups')
    .set({
      steps_taken: step,
      ...(late ? { told_late_at: now } : {}),
      ...(next
        ? { next_due_at: followup.told_late_at || late || next < call_due_at ? next : call_due_at }
        : { next_due_at: null, state: 'unanswered' as const }),
    })
    .where('case_review_id', '=', request)
    .execute();
  for (const kind of [...(alerts.size > 0 ? ['step'] : []), ...(late ? ['told-late'] : [])])
    await transaction
      .insertInto('followup_events')
      .values({ case_review_id: request, kind, by: null, detail: kind === 'step' ? String(step - 1) : null })
      .execute();
  return late;
}

/** A request that looks like spam is put on the next list, with a link that opens it like any other. */
async function listSuspect(transaction: Transaction<Tables>, { case_review_id: request, reference }: Followup, office: Office): Promise<void> {
  const who = office.firm.firm.onCall.steps[0]?.inHours[0]?.who ?? '';
  await insertAlerts(transaction, { id: request, reference }, 0, [{ who, by: 'sink' }], office);
  await transaction.updateTable('followups').set({ next_due_at: null, state: 'unanswered' }).where('case_review_id', '=', request).execute();
  await transaction.insertInto('followup_events').values({ case_review_id: request, kind: 'listed', by: null, detail: null }).execute();
  // One list for all that come within five minutes: a flood of suspects is a dozen mails an hour, not a thousand.
  await sql`insert into deliveries (id, kind, channel, recipient, next_attempt_at)
    select gen_random_uuid(), 'quarantine-list', 'email', ${who}, present() + interval '5 minutes'
    where not exists (select from deliveries where kind = 'quarantine-list' and state = 'waiting' and attempts = 0)`.execute(transaction);
}

/** Whoever said "I have this" and has reported nothing since hears of it once more. */
async function remind(transaction: Transaction<Tables>, followup: Followup, office: Office): Promise<void> {
  const { case_review_id: request, reference, acknowledged_by: who, steps_taken } = followup;
  const person = who ? office.firm.firm.onCall.people[who] : undefined;
  const alerts: Alert[] = who ? [...(person?.mobile ? [{ who, by: 'sms' as const }] : []), ...(person?.email ? [{ who, by: 'email' as const }] : [])] : [];
  await insertAlerts(transaction, { id: request, reference }, steps_taken, alerts, office);
  await transaction
    .updateTable('followups')
    .set({ next_due_at: null, steps_taken: steps_taken + 1 })
    .where('case_review_id', '=', request)
    .execute();
  await transaction.insertInto('followup_events').values({ case_review_id: request, kind: 'reminded', by: who, detail: null }).execute();
}

export async function insertAlerts(
  transaction: Transaction<Tables>,
  request: { id: string; reference: string },
  step: number,
  alerts: readonly Alert[],
  office: Pick<Office, 'secret'>,
): Promise<void> {
  if (alerts.length === 0) return;
  const rows = alerts.map(({ who, by }) => alertRow('alert', by, who, request.reference, office.secret));
  await sql`insert into deliveries (id, case_review_id, kind, channel, recipient, step, link_hash, code_hash, link_expires_at)
    select id, ${request.id}, kind, channel, recipient, ${step}, decode(link_hash, 'hex'), decode(code_hash, 'hex'), present() + make_interval(hours => link_hours)
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as alert (id uuid, kind text, channel text, recipient text, link_hash text, code_hash text, link_hours int)
    on conflict do nothing`.execute(transaction);
}

/** To the visitor: by mail if an address was given, else by text. Which of them, the sealed request knows at the moment of sending. */
export async function insertNotice(transaction: Transaction<Tables>, request: string, kind: 'late-notice' | 'declined-notice'): Promise<void> {
  await sql`insert into deliveries (id, case_review_id, kind, channel, recipient)
    values (gen_random_uuid(), ${request}, ${kind}, 'email', 'visitor') on conflict do nothing`.execute(transaction);
}
