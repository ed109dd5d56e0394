import { sql } from 'kysely';
import type { Desk } from '#desk/context.ts';
import { type CalendarView, calendarView, firstDayOf, type View } from '#desk/on-call/calendar-view.ts';
import { type Teller, tellerOf } from '#desk/on-call/told.ts';
import { readUnrung, type UnrungView, type WokenView, wokenView } from '#desk/on-call/woken-view.ts';
import { onCallWords as words } from '#desk/words/en/on-call.ts';
import { calendarDay, daysLater, instantAt } from '#firm/clock.ts';
import { mayBeAlerted, rotaOf } from '#firm/on-call.ts';
import type { Rota } from '#firm/rota.ts';
import { channelsDown } from '#incidents/channels-down.ts';
import { readChannels } from '#on-call/channels/configured.ts';
import { readReach } from '#on-call/channels/reach.ts';
import { dayAsked } from '#on-call/rota/calendar.ts';
import { type NotedChange, readChanges } from '#on-call/rota/changes.ts';
import { type Change, nextAfter } from '#on-call/rota/on-call-at.ts';
import { canBeAlerted } from '#on-call/rota/record-change.ts';
import { gapsBetween, shiftsBetween } from '#on-call/rota/shifts.ts';

export type Choice = { who: string; name: string };
export type OnCallView = {
  calendar: CalendarView | undefined;
  day: string;
  today: string;
  now: { text: string; isGap: boolean; next: string } | undefined;
  gaps: { text: string; day: string }[];
  fallback: string;
  changes: { id: string; when: string; what: string; madeBy: string }[];
  woken: WokenView;
  unrung: UnrungView | undefined;
  /** Who can be away, and who can be alerted in place of somebody. */
  people: Choice[];
  takers: Choice[];
  night: { from: string; until: string };
};

const dayMs = 86_400_000;
const looksAheadMs = 30 * dayMs;

export async function readOnCall(desk: Desk, asked: URLSearchParams): Promise<OnCallView> {
  const { db, ladder } = desk;
  const now = await nowOf(desk);
  const teller = tellerOf(desk);
  const rota = rotaOf(ladder);
  const view: View = asked.get('view') === 'month' ? 'month' : 'week';
  const day = dayAsked(asked.get('day'), now);
  const shownFrom = instantAt(daysLater(firstDayOf(view, day).first, -1), '00:00');
  const changes = rota ? await readChanges(db, ladder.people, shownFrom < now ? shownFrom : now) : [];
  const ahead = changes.filter(({ until }) => until > now);
  const choices = (fits: (who: string) => boolean) =>
    Object.keys(ladder.people)
      .filter(fits)
      .map((who) => ({ who, name: teller.name(who) }));
  return {
    calendar: rota && calendarView({ rota, changes, holidays: ladder.holidays, teller, now }, view, day),
    day,
    today: calendarDay(now),
    now: rota && nowView(rota, ahead, teller, now),
    gaps: rota ? gapsBetween(rota, ahead, now, new Date(now.getTime() + looksAheadMs)).map((gap) => gapView(gap, teller)) : [],
    fallback: teller.fallback,
    changes: await noted(desk, ahead, teller),
    woken: wokenView(
      {
        ladder,
        changes: await changesAt(desk, asked, now),
        reach: await readReach(db, ladder.people, await readChannels(db), await channelsDown(db)),
        teller,
        now,
      },
      asked,
    ),
    unrung: await readUnrung(desk, now),
    people: choices((who) => mayBeAlerted(ladder.people[who])),
    takers: choices((who) => canBeAlerted(ladder.people, who)),
    night: { from: ladder.hours.to, until: ladder.hours.from },
  };
}

/** As the database has it, which every process goes by. */
export async function nowOf({ db }: Pick<Desk, 'db'>): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select present() as now`.execute(db);
  return rows[0]?.now ?? new Date();
}

function nowView(rota: Rota, changes: readonly Change[], { name, time }: Teller, now: Date) {
  const [shift, following] = shiftsBetween(rota, changes, now, new Date(now.getTime() + looksAheadMs));
  const next = words.followedBy(name(nextAfter(rota, changes, now)));
  if (!shift) return undefined;
  if (shift.now.kind === 'gap') return { text: words.nowGap(time(shift.until), name(shift.now.who)), isGap: true, next };
  return { text: following ? words.now(name(shift.now.who), time(shift.until)) : words.nowOnly(name(shift.now.who)), isGap: false, next };
}

function gapView(gap: { from: Date; until: Date }, { time }: Teller) {
  return { text: words.gaps.one(time(gap.from), time(gap.until)), day: calendarDay(gap.from) };
}

async function noted({ db }: Desk, changes: readonly NotedChange[], teller: Teller) {
  const rows = await db
    .selectFrom('on_call_changes')
    .select(['id', 'made_by'])
    .where('id', 'in', changes.length > 0 ? changes.map(({ id }) => id) : ['0'])
    .execute();
  const makers = new Map(rows.map(({ id, made_by }) => [id, made_by]));
  return changes
    .toSorted((one, other) => one.from.getTime() - other.from.getTime())
    .map((change) => ({ id: change.id, when: teller.span(change), what: teller.change(change), madeBy: teller.name(makers.get(change.id) ?? '') }));
}

/** The question may be about a time before today. */
async function changesAt({ db, ladder }: Desk, asked: URLSearchParams, now: Date): Promise<readonly Change[]> {
  if (!ladder.rota) return [];
  const day = dayAsked(asked.get('on'), now);
  const at = instantAt(day, '00:00');
  return readChanges(db, ladder.people, at < now ? at : now);
}
