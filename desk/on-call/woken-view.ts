import { isDay } from '#desk/on-call/read-change.ts';
import type { Teller } from '#desk/on-call/told.ts';
import { onCallWords as words } from '#desk/words/en/on-call.ts';
import { calendarDay, dayAndTime, daysLater, instantAt, timeOfDay, wallAt } from '#firm/clock.ts';
import { type OnCall, rotaOf } from '#firm/on-call.ts';
import { type Change, onCallAt } from '#followup/on-call/on-call-at.ts';
import { wouldBeWoken } from '#followup/on-call/woken.ts';

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
        steps: { when: string; time: string; people: { name: string; by: string; rings: boolean }[] }[];
      }
    | undefined;
};

type Parts = { ladder: OnCall; changes: readonly Change[]; teller: Teller; now: Date };

export function wokenView({ ladder, changes, teller, now }: Parts, asked: URLSearchParams): WokenView {
  const [on, at] = [asked.get('on') ?? '', asked.get('at') ?? ''];
  const level = asked.get('level') === 'urgent' ? 'urgent' : 'usual';
  if (!isDay(on) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(at)) return { on: fridayAfter(now), at: '03:00', level, answer: undefined };
  const moment = instantAt(on, at);
  const steps = wouldBeWoken(ladder, changes, moment, level);
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
      steps: steps.map(({ at: when, minutes, people }) => ({
        when: minutes === 0 ? words.woken.atOnce : words.woken.after(minutes),
        time: timeOfDay(when, teller.lang),
        people: people.map(({ who, by, rings }) => ({ name: teller.name(who), by: words.woken.by(teller.channels(by)), rings })),
      })),
    },
  };
}

function fridayAfter(now: Date): string {
  const { weekday } = wallAt(now);
  return daysLater(calendarDay(now), ((5 - weekday + 6) % 7) + 1);
}
