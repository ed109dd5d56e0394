import type { Desk } from '#desk/context.ts';
import { type Teller, tellerOf } from '#desk/on-call/told.ts';
import { nowOf } from '#desk/on-call/view.ts';
import { onCallWords as words } from '#desk/words/en/on-call.ts';
import { instantAt, timeOfDay, weekdayName } from '#firm/clock.ts';
import { channelsDown } from '#incidents/channels-down.ts';
import { readChannels } from '#on-call/channels/configured.ts';
import { type Reach, readReach } from '#on-call/channels/reach.ts';
import { askedBy } from '#on-call/drills/order.ts';
import { byPerson, type Drill, drillsBetween, overBy } from '#on-call/drills/results.ts';
import { isDrillHour } from '#on-call/drills/schedule.ts';
import { weekOf } from '#on-call/rota/calendar.ts';
import { awayAt } from '#on-call/rota/changes.ts';

export type DrillView = { id: string; when: string; isOpen: boolean; away: string[]; people: { name: string; answered: string[]; missed: string[] }[] };
export type ReachView = {
  who: string;
  name: string;
  alerted: boolean;
  channels: { channel: string; tone: 'good' | 'urgent' | undefined; short: string; long: string }[];
};
export type DrillsView = {
  weekly: string | undefined;
  drills: DrillView[];
  reach: ReachView[];
  order: { asked: string[]; count: number; rings: boolean; wrongHour: string | undefined; isRunning: boolean };
};

const keptMs = 30 * 86_400_000;
const shownDrills = 8;

export async function readDrills(desk: Desk): Promise<DrillsView> {
  const { db, ladder } = desk;
  const [now, teller, configured] = [await nowOf(desk), tellerOf(desk), await readChannels(db)];
  const over = overBy(now);
  const drills = await drillsBetween(db, new Date(now.getTime() - keptMs), now);
  const asked = askedBy(ladder.people, configured, await awayAt(db, ladder.people, now));
  return {
    weekly: ladder.drill && words.drills.weekly(dayName(ladder.drill.day, teller), timeOfDay(instantAt('2026-11-17', ladder.drill.at), teller.lang)),
    drills: drills.slice(0, shownDrills).map((drill) => drillView(drill, teller, drill.orderedAt > over)),
    reach: (await readReach(db, ladder.people, configured, await channelsDown(db))).map(({ who, alerted, channels }) => ({
      who,
      name: teller.name(who),
      alerted,
      channels: channels.map(({ channel, reach }) => ({ channel: teller.channel(channel), ...reachView(reach, teller) })),
    })),
    order: {
      asked: [...Map.groupBy(asked, ({ who }) => who)].map(([who, own]) =>
        words.drills.asked(teller.name(who), teller.channels(own.map(({ channel }) => channel))),
      ),
      count: asked.length,
      rings: asked.some(({ channel }) => channel !== 'email'),
      wrongHour: isDrillHour(now) ? undefined : timeOfDay(now, teller.lang),
      isRunning: drills.some((drill) => isRunning(drill, now)),
    },
  };
}

/** Half an hour after a drill was ordered no message of it leaves any more. */
const leavesWithinMs = 30 * 60_000;

/** Messages of it may still leave, and somebody has not answered. */
export function isRunning({ orderedAt, results }: Drill, now: Date): boolean {
  return now.getTime() - orderedAt.getTime() < leavesWithinMs && results.some(({ answeredAfter }) => answeredAfter === undefined);
}

function drillView(drill: Drill, { name, time, channel }: Teller, isOpen: boolean): DrillView {
  const seconds = new Map(drill.results.map((result) => [`${result.who} ${result.channel}`, result]));
  return {
    id: drill.id,
    when: time(drill.orderedAt),
    isOpen,
    away: drill.away.map((who) => words.drills.away(name(who))),
    people: byPerson(drill).map(({ who, answered, missed }) => ({
      name: name(who),
      answered: answered.map((one) => words.drills.after(channel(one), words.drills.seconds(Math.round(seconds.get(`${who} ${one}`)?.answeredAfter ?? 0)))),
      missed: missed.map((one) => [channel(one), codeOf(seconds.get(`${who} ${one}`)?.code)].filter(Boolean).join(' ')),
    })),
  };
}

function codeOf(code: string | undefined): string {
  return code ? `(${code})` : '';
}

function reachView(reach: Reach, { time }: Teller): Omit<ReachView['channels'][number], 'channel'> {
  const { reach: said } = words;
  switch (reach.kind) {
    case 'dead':
      return { tone: 'urgent', short: said.deadShort, long: said.dead(reach.code, time(reach.since)) };
    case 'failing':
      return { tone: 'urgent', short: said.failingShort, long: said.failing(reach.code, time(reach.since)) };
    case 'silent':
      return { tone: 'urgent', short: said.silentShort, long: said.silent(time(reach.since)) };
    case 'proven':
      return { tone: 'good', short: said.provenShort, long: said.proven(time(reach.at)) };
    case 'not-set-up':
      return { tone: undefined, short: said.notSetUpShort, long: said.notSetUp };
    case 'unproven':
      return { tone: undefined, short: said.unprovenShort, long: said.unproven };
  }
}

function dayName(day: string, { lang }: Teller): string {
  const place = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(day);
  const monday = weekOf('2026-11-16');
  return weekdayName(new Date(instantAt(monday, '12:00').getTime() + place * 86_400_000), lang);
}
