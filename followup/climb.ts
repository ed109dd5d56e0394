import { type Selectable, sql, type Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { alertRow } from '#followup/alert-row.ts';
import { type Alert, alertsOf, minutesOf } from '#followup/ladder.ts';
import type { Office } from '#followup/office.ts';

type Followup = Selectable<Tables['followups']> & { reference: string; received_at: Date; now: Date };

/** What a step changes, and the messages and events that go with it. */
type Step = {
  request: string;
  set: Pick<Followup, 'state' | 'steps_taken' | 'next_due_at' | 'told_late_at'>;
  called: Called;
  events: { kind: string; by: string | null; detail: string | null }[];
  missed: boolean;
};
type Called = { id: string; reference: string; step: number; alerts: readonly Alert[] };

/** Takes whatever steps of the ladder are due for these requests, in one transaction with the messages they ask for. */
export async function climb(office: Office, requests: readonly string[]): Promise<void> {
  if (requests.length === 0) return;
  const missed = await office.db.transaction().execute(async (transaction) => {
    const steps = (await dueFollowups(transaction, requests)).flatMap((followup) => {
      if (followup.state === 'acknowledged') return [remind(followup, office)];
      if (followup.state === 'climbing' && followup.lane === 'quarantine') return [listSuspect(followup, office)];
      return followup.state === 'climbing' ? [takeSteps(followup, office)] : [];
    });
    await record(transaction, steps, office);
    return steps.some((step) => step.missed);
  });
  if (missed) office.alarm('hour', new Date());
}

/** Locked, so that two workers that were woken for the same step take it once; in one order, so that neither waits for the other. */
function dueFollowups(transaction: Transaction<Tables>, requests: readonly string[]): Promise<Followup[]> {
  return transaction
    .selectFrom('followups')
    .innerJoin('case_reviews', 'id', 'case_review_id')
    .selectAll('followups')
    .select(['reference', 'received_at', sql<Date>`present()`.as('now')])
    .where(sql<boolean>`case_review_id = any(${requests}::uuid[])`)
    .where('next_due_at', '<=', sql<Date>`present()`)
    .orderBy('case_review_id')
    .forUpdate('followups')
    .execute();
}

function takeSteps(followup: Followup, { firm }: Office): Step {
  const { case_review_id: request, reference, urgency, received_at, now, call_due_at, told_late_at } = followup;
  const { onCall } = firm.firm;
  const dueAt = (step: number): Date | undefined => {
    const minutes = minutesOf(onCall, urgency, step);
    return minutes === undefined ? undefined : new Date(received_at.getTime() + minutes * 60_000);
  };
  // After an outage several steps can be due at once: everyone they name is alerted, each by each channel once.
  let step = followup.steps_taken;
  const alerts = new Map<string, Alert>();
  for (let due = dueAt(step); due && due <= now; due = dueAt(++step))
    for (const alert of alertsOf(onCall, step, now)) alerts.set(`${alert.who} ${alert.by}`, alert);

  const missed = now >= call_due_at && !told_late_at;
  const next = dueAt(step);
  return {
    request,
    set: {
      steps_taken: step,
      told_late_at: missed ? now : told_late_at,
      ...(next
        ? { state: 'climbing', next_due_at: told_late_at || missed || next < call_due_at ? next : call_due_at }
        : { state: 'unanswered', next_due_at: null }),
    },
    called: { id: request, reference, step: step - 1, alerts: [...alerts.values()] },
    events: [
      ...(alerts.size > 0 ? [{ kind: 'step', by: null, detail: String(step - 1) }] : []),
      ...(missed ? [{ kind: 'told-late', by: null, detail: null }] : []),
    ],
    missed,
  };
}

/** A request that looks like spam is put on the next list, with a link that opens it like any other. */
function listSuspect({ case_review_id: request, reference, steps_taken, told_late_at }: Followup, { firm }: Office): Step {
  const who = firm.firm.onCall.steps[0]?.inHours[0]?.who ?? '';
  return {
    request,
    set: { state: 'unanswered', steps_taken, next_due_at: null, told_late_at },
    called: { id: request, reference, step: 0, alerts: [{ who, by: 'sink' }] },
    events: [{ kind: 'listed', by: who, detail: null }],
    missed: false,
  };
}

/** Whoever said "I have this" and has reported nothing since hears of it once more. */
function remind(followup: Followup, { firm }: Office): Step {
  const { case_review_id: request, reference, acknowledged_by: who, steps_taken, told_late_at } = followup;
  const person = who ? firm.firm.onCall.people[who] : undefined;
  const alerts: Alert[] = who ? [...(person?.mobile ? [{ who, by: 'sms' as const }] : []), ...(person?.email ? [{ who, by: 'email' as const }] : [])] : [];
  return {
    request,
    set: { state: 'acknowledged', steps_taken: steps_taken + 1, next_due_at: null, told_late_at },
    called: { id: request, reference, step: steps_taken, alerts },
    events: [{ kind: 'reminded', by: who, detail: null }],
    missed: false,
  };
}

async function record(transaction: Transaction<Tables>, steps: readonly Step[], office: Office): Promise<void> {
  if (steps.length === 0) return;
  await insertAlerts(
    transaction,
    steps.map(({ called }) => called),
    office,
  );
  for (const { request, missed } of steps) if (missed) await insertNotice(transaction, request, 'late-notice');
  await sql`update followups set state = step.state, steps_taken = step.steps_taken, next_due_at = step.next_due_at, told_late_at = step.told_late_at
    from json_to_recordset(${JSON.stringify(steps.map(({ request, set }) => ({ request, ...set })))}::json)
      as step (request uuid, state text, steps_taken int, next_due_at timestamptz, told_late_at timestamptz)
    where case_review_id = request`.execute(transaction);
  const events = steps.flatMap(({ request, events: happened }) => happened.map((event) => ({ case_review_id: request, ...event })));
  if (events.length > 0) await transaction.insertInto('followup_events').values(events).execute();
  const listed = events.find(({ kind }) => kind === 'listed');
  if (listed) await orderList(transaction, listed.by ?? '');
}

/** One list for all that come within five minutes: a flood of suspects is a dozen mails an hour, not a thousand. */
async function orderList(transaction: Transaction<Tables>, who: string): Promise<void> {
  await sql`insert into deliveries (id, kind, channel, recipient, next_attempt_at)
    select gen_random_uuid(), 'quarantine-list', 'email', ${who}, present() + interval '5 minutes'
    where not exists (select from deliveries where kind = 'quarantine-list' and state = 'waiting' and attempts = 0)`.execute(transaction);
}

/** Each person by each channel at most once per step of a request. */
export async function insertAlerts(transaction: Transaction<Tables>, called: readonly Called[], { secret }: Pick<Office, 'secret'>): Promise<void> {
  const rows = called.flatMap(({ id: request, reference, step, alerts }) =>
    alerts.map(({ who, by }) => ({ request, step, ...alertRow('alert', by, who, reference, secret) })),
  );
  if (rows.length === 0) return;
  await sql`insert into deliveries (id, case_review_id, kind, channel, recipient, step, link_hash, code_hash, link_expires_at)
    select id, request, kind, channel, recipient, step, decode(link_hash, 'hex'), decode(code_hash, 'hex'), present() + make_interval(hours => link_hours)
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as alert (request uuid, step int, id uuid, kind text, channel text, recipient text, link_hash text, code_hash text, link_hours int)
    on conflict do nothing`.execute(transaction);
}

/** To the visitor: by mail if an address was given, else by text. Which of them, the sealed request knows at the moment of sending. */
export async function insertNotice(transaction: Transaction<Tables>, request: string, kind: 'late-notice' | 'declined-notice'): Promise<void> {
  await sql`insert into deliveries (id, case_review_id, kind, channel, recipient)
    values (gen_random_uuid(), ${request}, ${kind}, 'email', 'visitor') on conflict do nothing`.execute(transaction);
}
