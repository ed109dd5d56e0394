import { sql } from 'kysely';
import type { Delivery, RowOf } from '#database/tables.ts';
import { emailOf, type Message } from '#deliveries/message.ts';
import { ofTheAccount } from '#deliveries/twilio.ts';
import { calendarDay, daysLater } from '#firm/clock.ts';
import { zone } from '#firm/zone.ts';
import { type DigestFacts, digestMail } from '#followup/daily-report/mail.tsx';
import { windowOf } from '#followup/escalation/call-times.ts';
import { type HourOutcome, hoursByDay, timesToReached } from '#followup/figures/promise.ts';
import { alarmRules } from '#incidents/alarm-rules.ts';
import type { AlarmKind } from '#incidents/words.en.ts';
import type { FollowupContext } from '#notifications/outbox/context.ts';
import { byPerson, drillsBetween, overBy } from '#on-call/drills/results.ts';

export async function composeDigest(context: FollowupContext, delivery: Delivery): Promise<Message> {
  const to = context.firm.onCall.people[delivery.recipient]?.email;
  if (!to) return { kind: 'nothing', why: 'no-address' };
  return emailOf(context, delivery, to, await digestMail(await digestFacts(context, delivery.created_at), context.firm));
}

/** The day before the digest was ordered, in the firm's own time zone. References only. */
export async function digestFacts({ db, firm, desk }: Parts, orderedAt: Date): Promise<DigestFacts> {
  const { people } = firm.onCall;
  const nameOf = (who: string | null) => (who === null ? undefined : (people[who]?.name ?? who));
  const { rows } = await sql<{ state: string; minutes: number | null; tried: boolean; missed: boolean }>`
    select state, extract(epoch from reached_at - least(call_from, reached_at))::float8 / 60 as minutes, tried_at is not null as tried,
      call_due_at <= present() and coalesce(reached_at > call_due_at, is_open) as missed
    from case_reviews c join followups f on f.case_review_id = c.id
    where not c.canary
      and received_at >= (date_trunc('day', ${orderedAt}::timestamptz at time zone ${zone}::text) - interval '1 day') at time zone ${zone}::text
      and received_at < date_trunc('day', ${orderedAt}::timestamptz at time zone ${zone}::text) at time zone ${zone}::text`.execute(db);
  // Everyone not reached yet, also where somebody has taken the request; and everyone who was declined but could not be told.
  const { rows: waiting } = await sql<
    { reference: string; received_at: Date; urgent: boolean; late: boolean; by: string | null; not_told: boolean } & WindowColumns
  >`
    select reference, received_at, urgency = 'urgent' as urgent, call_due_at <= present() as late, call_from, call_target, call_due_at, present() as now, acknowledged_by as by, not_told_at is not null as not_told
    from followups f join case_reviews c on c.id = f.case_review_id
    where not c.canary and lane = 'open' and erased_at is null and (is_open or (state = 'declined' and not_told_at is not null))
      and received_at > present() - interval '30 days'
    order by urgency = 'urgent' desc, received_at`.execute(db);
  const { rows: aside } = await sql<{ count: number; urgent: number; late: number }>`
    select count(*)::int, (count(*) filter (where urgency = 'urgent'))::int as urgent, (count(*) filter (where call_due_at <= present()))::int as late
    from followups where lane = 'quarantine' and state in ('climbing', 'unanswered')`.execute(db);
  const { rows: refused } = await sql<Pick<RowOf<'deliveries'>, 'recipient'> & { channel: string; last_code: string; times: number }>`
    select recipient, channel, last_code, count(*)::int as times from deliveries
    where state = 'refused' and recipient <> 'visitor' and created_at > ${orderedAt}::timestamptz - interval '1 day'
      and last_code ~ '^(smtp|bounced|twilio|http|bad|private)-' and last_code <> all(${ofTheAccount}::text[]) group by 1, 2, 3 order by 4 desc`.execute(db);
  const { rows: incidents } = await sql<Pick<RowOf<'incidents'>, 'kind' | 'detail' | 'since' | 'over_at'>>`
    select kind, detail, since, over_at from incidents where told > 0
      and opened_at < date_trunc('day', ${orderedAt}::timestamptz at time zone ${zone}::text) at time zone ${zone}::text
      and coalesce(over_at, 'infinity') >= (date_trunc('day', ${orderedAt}::timestamptz at time zone ${zone}::text) - interval '1 day') at time zone ${zone}::text
    order by since`.execute(db);
  // Since the report before, where that is longer than a day: one that was ordered late must not leave out what nobody else tells. The first tells of all.
  const { rows: leads } = await sql<DigestFacts['leads'][number]>`select reference, l.state, l.code from leads l join case_reviews c on c.id = l.case_review_id
    where l.state in ('uncertain', 'refused') and erased_at is null and l.changed_at > least(${orderedAt}::timestamptz - interval '1 day',
      coalesce((select max(created_at) from deliveries where kind = 'digest' and created_at < ${orderedAt}::timestamptz - interval '1 hour'), '-infinity'))
    order by l.changed_at`.execute(db);
  const [until, since] = [overBy(orderedAt), overBy(new Date(orderedAt.getTime() - 86_400_000))];
  const drills = await drillsBetween(db, since, until);
  const ended = { reached: 0, tried: 0, declined: 0, withdrawn: 0, open: 0 };
  for (const { state, tried } of rows) ended[endingOf(state, tried)]++;
  const reported = daysLater(calendarDay(orderedAt), -1);
  const week = { from: daysLater(reported, -6), until: reported };
  const [hours, times] = await Promise.all([hoursByDay(db, week), timesToReached(db, week)]);
  return {
    day: new Date(orderedAt.getTime() - 86_400_000),
    week: {
      hours: Array.from({ length: 7 }, (_, at) => {
        const day = daysLater(week.from, at);
        const of = (outcome: HourOutcome) => hours.find((one) => one.day === day && one.outcome === outcome)?.count ?? 0;
        return { day, kept: of('kept'), tried: of('tried'), missed: of('missed') };
      }),
      times,
    },
    figuresUrl: desk && `${desk}/figures?days=7`,
    ended,
    missed: rows.filter(({ missed }) => missed).length,
    minutes: rows.flatMap(({ minutes }) => (minutes === null ? [] : [minutes])),
    open: waiting.map((row) => ({
      reference: row.reference,
      receivedAt: row.received_at,
      urgent: row.urgent,
      late: row.late,
      window: windowOf(row, row.now),
      by: nameOf(row.by),
      notTold: row.not_told,
    })),
    leads,
    drill: drills.flatMap(byPerson).flatMap(({ who, missed }) => (missed.length > 0 ? [{ who: nameOf(who) ?? who, channels: missed }] : [])),
    drillAway: [...new Set(drills.flatMap(({ away }) => away))].map((who) => nameOf(who) ?? who),
    aside: aside[0] ?? { count: 0, urgent: 0, late: 0 },
    refused: refused.map(({ recipient, channel, last_code, times }) => ({ who: nameOf(recipient) ?? recipient, channel, code: last_code, times })),
    incidents: incidents.flatMap(({ kind, detail, since, over_at }) =>
      hasLength(kind) ? [{ kind, detail: detail ?? undefined, since, until: over_at ?? undefined }] : [],
    ),
  };
}

/** `desk`: where the desk is; without it the report has no link to the figures. */
type Parts = Pick<FollowupContext, 'db' | 'firm'> & { desk?: string | undefined };

type WindowColumns = Parameters<typeof windowOf>[0] & { now: Date };

/** What has a length: an address that refuses is in a list of its own. A row may also be of a kind that only another release knows. */
function hasLength(kind: string): kind is AlarmKind {
  return alarmRules[kind as AlarmKind]?.told === 'until-over';
}

function endingOf(state: string, tried: boolean): keyof DigestFacts['ended'] {
  if (state === 'reached' || state === 'declined' || state === 'withdrawn') return state;
  if (state === 'withdrawing') return 'withdrawn';
  return tried ? 'tried' : 'open';
}
