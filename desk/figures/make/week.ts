import type { Database } from '#database/connection.ts';
import { requestsByHourOfWeek } from '#desk/figures/counts.ts';
import { drawWeek } from '#desk/figures/draw/week.ts';
import type { Figure } from '#desk/figures/figure.ts';
import { type Asked, figureOf, sum } from '#desk/figures/make/parts.ts';
import { numberIn } from '#desk/figures/number.ts';
import { figuresWords } from '#desk/words/en/figures.ts';

/** Rows are hours, columns the days of a week from Monday. */
export async function weekFigure(db: Database, asked: Asked): Promise<Figure> {
  const words = figuresWords.weekly;
  const found = await requestsByHourOfWeek(db, asked.period);
  const hourName = hourIn(asked.lang);
  const rows = Array.from({ length: 24 }, (_, hour) => ({ label: hourName(hour), values: words.days.map(() => 0) }));
  for (const { weekday, hour, count } of found) {
    const row = rows[hour];
    if (row) row.values[weekday - 1] = count;
  }
  const best = found.toSorted((a, b) => b.count - a.count || a.weekday - b.weekday || a.hour - b.hour)[0];
  const office = found.filter(({ weekday, hour }) => weekday <= 5 && hour >= 9 && hour < 17);
  const all = sum(found.map(({ count }) => count));
  return figureOf('week', asked, {
    sentence: words.sentence(
      all,
      best ? words.most(words.days[best.weekday - 1] ?? '', hourName(best.hour), best.count) : '',
      all - sum(office.map(({ count }) => count)),
    ),
    counted: words.counted,
    headings: [words.hour, ...words.days],
    rows,
    fills: [],
    draw: (width) => drawWeek(rows, { width, days: [...words.short], number: numberIn(asked.lang) }),
  });
}

/** "12 AM". */
function hourIn(lang: string): (hour: number) => string {
  const format = new Intl.DateTimeFormat(lang, { hour: 'numeric', timeZone: 'UTC' });
  return (hour) => format.format(new Date(Date.UTC(2000, 0, 1, hour))).replace(/[\u202f\u00a0]/g, ' ');
}
