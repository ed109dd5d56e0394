import type { Database } from '#database/connection.ts';
import { requestsByDay } from '#desk/figures/counts.ts';
import { drawColumns } from '#desk/figures/draw/columns.ts';
import type { Fill } from '#desk/figures/draw/drawing.ts';
import type { Figure, Row } from '#desk/figures/figure.ts';
import { type Asked, figureOf, shortDay, sum } from '#desk/figures/make/parts.ts';
import { numberIn } from '#desk/figures/number.ts';
import { columnFinder, columnsOf } from '#desk/figures/period.ts';
import { figuresWords } from '#desk/words/en/figures.ts';
import { longDate } from '#firm/clock.ts';
import { type HourOutcome, hoursByDay } from '#followup/figures/promise.ts';

export async function requestsFigure(db: Database, asked: Asked): Promise<Figure> {
  const { period, lang } = asked;
  const words = figuresWords.requests;
  const found = await requestsByDay(db, period);
  const rows = inColumns(
    asked,
    2,
    found.map(({ day, aside, count }) => ({ day, series: aside ? 1 : 0, count })),
  );
  const [open, aside] = [totalOf(rows, 0), totalOf(rows, 1)];
  const best = rows.toSorted((a, b) => (b.values[0] ?? 0) - (a.values[0] ?? 0))[0];
  const most = best && open > 1 ? words.most[period.step](longDate(best.label, lang), numberIn(lang)(best.values[0] ?? 0)) : '';
  return columns('requests-by-day', asked, rows, {
    fills: ['full', 'hollow'],
    labels: [words.open, words.aside],
    sentence: words.sentence(open, aside, period.days, most),
    counted: words.counted,
  });
}

const outcomes: HourOutcome[] = ['kept', 'tried', 'missed', 'ended', 'running'];

export async function hoursFigure(db: Database, asked: Asked): Promise<Figure> {
  const words = figuresWords.hours;
  const found = await hoursByDay(db, asked.period);
  const rows = inColumns(
    asked,
    outcomes.length,
    found.map(({ day, outcome, count }) => ({ day, series: outcomes.indexOf(outcome), count })),
  );
  const [kept = 0, tried = 0, missed = 0] = outcomes.map((_, at) => totalOf(rows, at));
  return columns('hours', asked, rows, {
    fills: ['full', 'dotted', 'striped', 'hollow', 'faint'],
    labels: outcomes.map((outcome) => words.outcomes[outcome]),
    sentence: words.sentence(kept + tried + missed, kept, tried, missed),
    counted: words.counted,
  });
}

type Parts = { fills: Fill[]; labels: string[]; sentence: string; counted: string };

function columns(name: 'requests-by-day' | 'hours', asked: Asked, rows: Row[], { fills, labels, sentence, counted }: Parts): Figure {
  const ticks = rows.map(({ label }) => shortDay(asked.lang)(label));
  return figureOf(name, asked, {
    sentence,
    counted,
    headings: [figuresWords[asked.period.step], ...labels],
    rows,
    fills,
    draw: (width) => drawColumns(rows, { width, fills, ticks, number: numberIn(asked.lang) }),
  });
}

/** One row for each day or week, also where nothing came. */
function inColumns({ period }: Asked, series: number, found: { day: string; series: number; count: number }[]): Row[] {
  const rows = columnsOf(period).map((label): Row => ({ label, values: Array.from({ length: series }, () => 0) }));
  const columnOf = columnFinder(period);
  for (const one of found) {
    const row = rows[columnOf(one.day)];
    if (row) row.values[one.series] = (row.values[one.series] ?? 0) + one.count;
  }
  return rows;
}

function totalOf(rows: Row[], series: number): number {
  return sum(rows.map(({ values }) => values[series] ?? 0));
}
