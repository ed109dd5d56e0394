import type { Database } from '#database/connection.ts';
import { drawColumns } from '#desk/figures/draw/columns.ts';
import type { Figure } from '#desk/figures/figure.ts';
import { type Asked, figureOf } from '#desk/figures/make/parts.ts';
import { numberIn } from '#desk/figures/number.ts';
import { figuresWords } from '#desk/words/en/figures.ts';
import { timesToReached } from '#followup/figures/promise.ts';

/** The place of the first range that lies beyond the hour. */
const beyondHour = 6;

export async function reachedFigure(db: Database, asked: Asked): Promise<Figure> {
  const words = figuresWords.reached;
  const { ranges, people, half, most, beyond } = await timesToReached(db, asked.period);
  const rows = words.ranges.map((label, at) => ({ label, values: [ranges[at] ?? 0] }));
  return figureOf('reached', asked, {
    sentence: words.sentence(people, half, most, beyond),
    counted: words.counted,
    headings: [words.range, words.people],
    rows,
    fills: ['full'],
    draw: (width, narrow) =>
      drawColumns(rows, {
        width,
        fills: ['full'],
        ticks: narrow ? [...words.short] : [...words.ranges],
        number: numberIn(asked.lang),
        hour: { before: beyondHour, words: words.hour },
      }),
  });
}
