import type { Drawing, Fill } from '#desk/figures/draw/drawing.ts';
import type { FigureName } from '#desk/words/en/figures.ts';

/** One figure: what it shows in a sentence, in numbers, and drawn from those same numbers. */
export type Figure = {
  name: FigureName;
  title: string;
  sentence: string;
  /** What is counted here, and what is not. */
  counted: string;
  table: Table;
  /** What the fills stand for; none where there is one series. */
  legend: { label: string; fill: Fill }[];
  wide: Drawing;
  narrow: Drawing;
};

export type Table = {
  /** The heading of the rows' labels, then one for each value. */
  headings: string[];
  rows: Row[];
};

export type Row = { label: string; values: number[] };
