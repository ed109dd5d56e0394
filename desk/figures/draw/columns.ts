import { max, sum } from 'd3-array';
import { scaleBand, scaleLinear } from 'd3-scale';
import { stack } from 'd3-shape';
import type { Fill } from '#desk/figures/draw/drawing.ts';
import { box, type Drawing, letter, type Mark, round, textWidth } from '#desk/figures/draw/drawing.ts';
import type { Row } from '#desk/figures/figure.ts';

type Options = {
  width: number;
  fills: Fill[];
  /** Short labels below the columns, in the order of the rows. */
  ticks: string[];
  number: (value: number) => string;
  /** A line before this column, with its words: where the promised hour ends. */
  hour?: { before: number; words: string };
};

const height = 240;

/** Columns from left to right, one for each row, the series on top of each other. */
export function drawColumns(rows: Row[], { width, fills, ticks, number, hour }: Options): Drawing {
  const most = max(rows, ({ values }) => sum(values)) ?? 0;
  const up = scaleLinear([0, Math.max(4, most)], [0, height - 62]).nice(4);
  const steps = up.ticks(4).filter(Number.isInteger);
  const start = 14 + (max(steps, (step) => textWidth(number(step))) ?? 0);
  const foot = height - 28;
  const along = scaleBand(
    rows.map((_, at) => at),
    [start, width - 6],
  ).paddingInner(rows.length > 45 ? 0.12 : 0.25);
  const x = (at: number) => along(at) ?? 0;
  const stacked = stack<Row, number>()
    .keys(fills.map((_, at) => at))
    .value(({ values }, at) => values[at] ?? 0)(rows);
  const areas = stacked.map((layer, series): Mark => {
    const d = layer.map(([from, to], at) => (to > from ? box(x(at), foot - up(to), along.bandwidth(), up(to) - up(from)) : '')).join('');
    return { kind: 'area', fill: fills[series] ?? 'full', d };
  });
  const grid = steps.flatMap((step): Mark[] => [
    { kind: 'line', role: step === 0 ? 'axis' : 'grid', x1: start, y1: round(foot - up(step)), x2: width - 6, y2: round(foot - up(step)) },
    { kind: 'text', role: 'tick', x: start - 6, y: round(foot - up(step) + letter.size / 3), anchor: 'end', text: number(step) },
  ]);
  const every = everyNth(ticks, along.step());
  const below = ticks.flatMap((text, at): Mark[] =>
    at % every === 0 ? [{ kind: 'text', role: 'tick', x: round(x(at) + along.bandwidth() / 2), y: foot + 18, anchor: 'middle', text }] : [],
  );
  return { width, height, marks: [...grid, ...areas.filter(drawn), ...valuesAbove(), ...below, ...hourMark()] };

  /** The sum above each column, where there is room for all of them. */
  function valuesAbove(): Mark[] {
    const sums = rows.map(({ values }) => sum(values));
    if (sums.some((value) => textWidth(number(value)) > along.step() - 2)) return [];
    return sums.flatMap((value, at): Mark[] =>
      value > 0
        ? [{ kind: 'text', role: 'value', x: round(x(at) + along.bandwidth() / 2), y: round(foot - up(value) - 5), anchor: 'middle', text: number(value) }]
        : [],
    );
  }

  function hourMark(): Mark[] {
    if (!hour) return [];
    const at = round(x(hour.before) - (along.step() - along.bandwidth()) / 2);
    return [
      { kind: 'line', role: 'hour', x1: at, y1: 18, x2: at, y2: foot },
      { kind: 'text', role: 'hour', x: at - 5, y: 12, anchor: 'end', text: hour.words },
    ];
  }
}

function drawn(mark: Mark): boolean {
  return mark.kind !== 'area' || mark.d !== '';
}

/** Every how many labels can stand below their columns without touching. */
function everyNth(ticks: string[], step: number): number {
  const room = (max(ticks, textWidth) ?? 0) + 4;
  return Math.max(1, Math.ceil(room / step));
}
