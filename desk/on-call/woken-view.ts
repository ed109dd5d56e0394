import type { Desk } from '#desk/context.ts';
import { isDay } from '#desk/on-call/read-change.ts';
import { type Teller, tellerOf } from '#desk/on-call/told.ts';
import { onCallWords as words } from '#desk/words/en/on-call.ts';
import { calendarDay, dayAndTime, daysLater, instantAt, timeOfDay, wallAt } from '#firm/clock.ts';
import { type OnCall, rotaOf } from '#firm/on-call.ts';
import { type Ringing, type Unrung, unrung, type WokenPerson, wouldBeWoken } from '#followup/escalation/preview.ts';
import { channelsDown } from '#incidents/channels-down.ts';
import { readChannels } from '#on-call/channels/configured.ts';
import { type PersonReach, readReach } from '#on-call/channels/reach.ts';
import { changesForLadder } from '#on-call/rota/changes.ts';
import { type Change, onCallAt } from '#on-call/rota/on-call-at.ts';

export type WokenView = {
  /** What the form shows: what was asked, or Friday at three. */
  on: string;
  at: string;
  level: 'usual' | 'urgent';
  answer:
    | {
        title: string;
        gap: boolean;
        twice: boolean;
        again: string;
        steps: { when: string; time: string; people: { name: string; by: string; rings: Ringing | 'quiet'; not: string }[] }[];
      }
    | undefined;
};

type Parts = { ladder: OnCall; changes: readonly Change[]; reach: readonly PersonReach[]; teller: Teller; now: Date };

export function wokenView({ ladder, changes, reach, teller, now }: Parts, asked: URLSearchParams): WokenView {
  const [on, at] = [asked.get('on') ?? '', asked.get('at') ?? ''];
  const level = asked.get('level') === 'urgent' ? 'urgent' : 'usual';
  if (!isDay(on) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(at)) return { on: fridayAfter(now), at: '03:00', level, answer: undefined };
  const moment = instantAt(on, at);
  const steps = wouldBeWoken({ ladder, changes, reach }, moment, level);
  const rota = rotaOf(ladder);
  return {
    on,
    at,
    level,
    answer: {
      title: words.woken.at(dayAndTime(moment, teller.lang), words.woken[level]),
      gap: rota !== undefined && onCallAt(rota, changes, moment).kind === 'gap',
      twice: level === 'urgent' && steps.some(({ people }) => people.some(({ by }) => by.includes('call'))),
      again: words.woken.again(ladder.repeatEveryMinutes, ladder.repeatForHours),
      steps: steps.map(({ at: when, minutes, quiet, people }) => ({
        when: minutes === 0 ? words.woken.atOnce : words.woken.after(minutes),
        time: timeOfDay(when, teller.lang),
        people: people.map((one) => ({
          name: teller.name(one.who),
          by: one.by.length > 0 ? words.woken.by(teller.channels(one.by)) : words.woken.byNothing,
          rings: quiet ? 'quiet' : one.rings,
          not: notBy(one, teller),
        })),
      })),
    },
  };
}

function fridayAfter(now: Date): string {
  const { weekday } = wallAt(now);
  return daysLater(calendarDay(now), ((5 - weekday + 6) % 7) + 1);
}

function notBy({ not }: Pick<WokenPerson, 'not'>, { channel }: Teller): string {
  return not.map((one) => words.woken.not(channel(one.channel), words.woken.why[one.why])).join(' ');
}

/** The red lines of the first page and of the calendar; undefined while a phone rings at every step of the next 24 hours. */
export type UnrungView = { title: string; people: { name: string; why: string }[] };

export async function readUnrung({ db, ladder, content }: Pick<Desk, 'db' | 'ladder' | 'content'>, now: Date): Promise<UnrungView | undefined> {
  const [changes, reach] = [await changesForLadder(db, ladder), await readReach(db, ladder.people, await readChannels(db), await channelsDown(db))];
  return unrungView(unrung({ ladder, changes, reach }, now), tellerOf({ ladder, content }));
}

function unrungView(found: Unrung | undefined, teller: Teller): UnrungView | undefined {
  return (
    found && {
      title: found.all ? words.unrung.all : words.unrung.some,
      people: found.people.map((one) => ({ name: teller.name(one.who), why: notBy(one, teller) || words.unrung.noChannel })),
    }
  );
}
