import { drawBars } from '#desk/figures/draw/bars.ts';
import type { Fill } from '#desk/figures/draw/drawing.ts';
import { type Drawing, mirrored, sizes } from '#desk/figures/draw/drawing.ts';
import type { Figure, Row } from '#desk/figures/figure.ts';
import { numberIn } from '#desk/figures/number.ts';
import type { Period } from '#desk/figures/period.ts';
import { type FigureName, figuresWords } from '#desk/words/en/figures.ts';

/** What every figure is made with: the days, and the language in which numbers and dates are written. */
export type Asked = { period: Period; lang: string; dir: 'ltr' | 'rtl' };

type Parts = Pick<Figure, 'sentence' | 'counted'> & {
  headings: string[];
  rows: Row[];
  fills: Fill[];
  draw: (width: number, narrow: boolean) => Drawing;
};

export function figureOf(name: FigureName, { dir }: Asked, { sentence, counted, headings, rows, fills, draw }: Parts): Figure {
  const turn = dir === 'rtl' ? mirrored : (drawing: Drawing) => drawing;
  return {
    name,
    title: figuresWords.titles[name],
    sentence,
    counted,
    table: { headings, rows },
    legend: fills.length > 1 ? fills.map((fill, at) => ({ fill, label: headings[at + 1] ?? '' })) : [],
    wide: turn(draw(sizes.wide, false)),
    narrow: turn(draw(sizes.narrow, true)),
  };
}

/** A figure whose rows are drawn as bars. */
export function barsOf(name: FigureName, asked: Asked, parts: Omit<Parts, 'draw'>): Figure {
  return figureOf(name, asked, { ...parts, draw: (width) => drawBars(parts.rows, { width, fills: parts.fills, number: numberIn(asked.lang) }) });
}

/** "11/15": a day below a column. The table has it whole. */
export function shortDay(lang: string): (day: string) => string {
  const format = new Intl.DateTimeFormat(lang, { month: 'numeric', day: 'numeric', timeZone: 'UTC' });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}

export function sum(values: readonly number[]): number {
  return values.reduce((all, one) => all + one, 0);
}
