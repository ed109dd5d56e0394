import { max } from 'd3-array';
import { scaleQuantize } from 'd3-scale';
import { type Drawing, letter, type Mark, round, sizes, textWidth } from '#desk/figures/draw/drawing.ts';
import type { Row } from '#desk/figures/figure.ts';

type Options = { width: number; days: string[]; number: (value: number) => string };

const levels = [1, 2, 3, 4];

/** Hours and days of a week as cells, darker with more, each with its number. Days run down where there is room for 24 hours beside each other, and across on a phone. */
export function drawWeek(rows: Row[], { width, days, number }: Options): Drawing {
  const across = width >= sizes.wide;
  const [start, top] = [across ? 46 : 50, 24];
  const [columns, lines] = across ? [24, 7] : [7, 24];
  const wide = (width - start - 2) / columns;
  const tall = across ? 28 : 20;
  const most = max(rows, ({ values }) => max(values) ?? 0) ?? 0;
  const level = scaleQuantize<number>([0, Math.max(1, most)], levels);
  const cells = rows.flatMap(({ values }, hour) =>
    values.flatMap((value, day): Mark[] => {
      const [column, line] = across ? [hour, day] : [day, hour];
      const [x, y] = [start + column * wide, top + line * tall];
      const shade = value === 0 ? 0 : level(value);
      const cell: Mark = { kind: 'cell', level: shade, x: round(x + 0.5), y: round(y + 0.5), width: round(wide - 1), height: tall - 1 };
      if (value === 0) return [cell];
      const text = textWidth(number(value)) > wide ? short(value) : number(value);
      return [cell, { kind: 'text', role: 'on-cell', level: shade, x: round(x + wide / 2), y: round(y + tall / 2 + letter.size / 3), anchor: 'middle', text }];
    }),
  );
  const dayNames = days.map((text, at): Mark => {
    if (across) return { kind: 'text', role: 'tick', x: start - 8, y: round(top + at * tall + tall / 2 + letter.size / 3), anchor: 'end', text };
    return { kind: 'text', role: 'tick', x: round(start + at * wide + wide / 2), y: top - 8, anchor: 'middle', text };
  });
  const hourNames = rows.flatMap(({ label }, at): Mark[] => {
    if (!across) return [{ kind: 'text', role: 'tick', x: start - 6, y: round(top + at * tall + tall / 2 + letter.size / 3), anchor: 'end', text: label }];
    return at % 3 === 0 ? [{ kind: 'text', role: 'tick', x: round(start + at * wide + wide / 2), y: top - 8, anchor: 'middle', text: label }] : [];
  });
  return { width, height: top + lines * tall + 4, marks: [...cells, ...dayNames, ...hourNames] };
}

/** "1.2K": for cells that have no room for more. */
function short(value: number): string {
  return new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 2 }).format(value);
}
