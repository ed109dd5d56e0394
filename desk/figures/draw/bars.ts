import { max, sum } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import type { Fill } from '#desk/figures/draw/drawing.ts';
import { box, type Drawing, fitted, letter, type Mark, round, sizes, textWidth } from '#desk/figures/draw/drawing.ts';
import type { Row } from '#desk/figures/figure.ts';

type Options = { width: number; fills: Fill[]; number: (value: number) => string };

/** A bar for each row, from the side where a line of writing starts; its sum stands at its end. Labels stand above on a phone, beside otherwise. */
export function drawBars(rows: Row[], { width, fills, number }: Options): Drawing {
  const beside = width >= sizes.wide;
  const each = beside ? 28 : 40;
  const top = 6;
  const sums = rows.map(({ values }) => sum(values));
  const start = beside ? Math.min(240, 14 + (max(rows, ({ label }) => textWidth(label)) ?? 0)) : 2;
  const end = width - 12 - (max(sums, (value) => textWidth(number(value))) ?? 0);
  const long = scaleLinear([0, Math.max(1, max(sums) ?? 0)], [0, end - start]);
  const paths = fills.map(() => '');
  const marks = rows.flatMap(({ label, values }, at): Mark[] => {
    const y = top + at * each + (beside ? 4 : 20);
    let x = start;
    values.forEach((value, series) => {
      if (value > 0) paths[series] += box(x, y, long(value), 18);
      x += long(value);
    });
    return [
      beside
        ? { kind: 'text', role: 'label', x: start - 8, y: y + 13, anchor: 'end', text: fitted(label, start - 10) }
        : { kind: 'text', role: 'label', x: start, y: y - 5, anchor: 'start', text: fitted(label, width - 4) },
      { kind: 'text', role: 'value', x: round(x + 6), y: y + 9 + letter.size / 3, anchor: 'start', text: number(sums[at] ?? 0) },
    ];
  });
  const areas = paths.flatMap((d, series): Mark[] => (d ? [{ kind: 'area', fill: fills[series] ?? 'full', d }] : []));
  const height = top * 2 + Math.max(1, rows.length) * each;
  const axis: Mark[] = beside ? [{ kind: 'line', role: 'axis', x1: start, y1: 4, x2: start, y2: height - 4 }] : [];
  return { width, height, marks: [...axis, ...areas, ...marks] };
}
