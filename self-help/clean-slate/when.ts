import type { Day } from '#self-help/my-dates/closed-days.ts';
import type { Conviction, When } from './record.ts';

/** `2019`, `2019-05` or `2019-05-01`, as well as the visitor knows it. */
export function whenOf(written: string): When {
  const [year = '', month, day] = written.split('-');
  if (month && day) return { first: written, last: written };
  if (!month) return { first: `${year}-01-01`, last: `${year}-12-31` };
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return { first: `${year}-${month}-01`, last: `${year}-${month}-${lastDay}` };
}

/** The same day so many years later; the 29th of February becomes the 1st of March where there is none. */
export function yearsLater(day: Day, years: number): Day {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year + years, month - 1, date)).toISOString().slice(0, 10);
}

/** When everything was over: the last of sentence, probation, parole and imprisonment. */
export function overBy({ sentence, ends, prisonEnd }: Conviction): Day {
  if (sentence === 'unsure') throw new Error('the date of this sentence is not known');
  return later(sentence.last, ...ends.map(({ last }) => last), ...(prisonEnd ? [prisonEnd.last] : []));
}

export function later(...days: Day[]): Day {
  return days.reduce((one, other) => (one > other ? one : other), '');
}
