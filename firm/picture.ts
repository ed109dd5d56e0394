import { z } from 'zod';
import { line } from '#firm/prose.ts';
import { text } from '#firm/text.ts';

/** How many days a unit has. Bars of one picture may count in different ones. */
const days = { hour: 1 / 24, day: 1, month: 365 / 12, year: 365 } as const;

/** A length of time, such as `93 days`, a sum such as `7 days + 5 days`, or a plain number. It is read as days, or as that number. */
const amount = z.union([z.number(), z.string()]).transform((written, context) => {
  const parts = String(written)
    .split('+')
    .map((part) => /^\s*(\d+(?:\.\d+)?)(?: (hour|day|month|year)s?)?\s*$/.exec(part));
  const sum = parts.reduce((total, part) => total + Number(part?.[1]) * days[(part?.[2] ?? 'day') as keyof typeof days], 0);
  if (Number.isNaN(sum)) context.addIssue({ code: 'custom', message: 'must be a number, or a time like 93 days' });
  return sum;
});

const row = z
  .strictObject({
    label: text(),
    /** What the bar shows, in words. Where it is left out, its two ends are named. */
    says: text().optional(),
    from: amount.optional(),
    to: amount.optional(),
    /** A second, lighter bar that begins where the first one ends. */
    lighter: amount.optional(),
    /** It goes on beyond the picture, as a life sentence does. */
    onward: z.boolean().default(false),
  })
  .refine(({ to, lighter, onward }) => to !== undefined || lighter !== undefined || onward, 'needs to, lighter or onward');

/** Bars on one scale, which ends at the first step that no bar exceeds. */
export const bars = z.strictObject({
  kind: z.literal('bars'),
  caption: text(),
  scale: z.strictObject({ unit: z.enum(['hour', 'day', 'month', 'year']).optional(), label: text(), from: z.number().default(0), step: z.number().positive() }),
  /** What the first and the second bar of a row mean, where there are two. */
  legend: z.tuple([text(), text()]).optional(),
  rows: z.array(row).min(2),
});

/** The way of a case, mark by mark. */
export const way = z.strictObject({
  kind: z.literal('way'),
  caption: text(),
  steps: z.array(z.strictObject({ title: text(), when: text(), body: line() })).min(3),
});

/** What a page shows of its law as a drawing. Its numbers are read from the records, never typed. */
export const picture = z.discriminatedUnion('kind', [bars, way]);

export type Picture = z.output<typeof picture>;
export type Bars = z.output<typeof bars>;

/** One bar of a row, as shares of the scale. */
export type Bar = { from: number; to: number };
export type DrawnRow = { label: string; says: string | undefined; ends: Bar; first: Bar | undefined; second: Bar | undefined; onward: boolean };

/** The ticks of the scale, and every row as shares of it, both between 0 and 100. */
export function drawnBars({ scale, rows }: Bars): { ticks: number[]; rows: DrawnRow[] } {
  const one = days[scale.unit ?? 'day'];
  const inUnits = (value: number) => value / one;
  const most = Math.max(...rows.flatMap(({ to = 0, lighter = 0 }) => [inUnits(to), inUnits(lighter)]));
  // Rounded before it is rounded up: 365 days are one year, and never a hair more.
  const parts = Math.max(1, Math.ceil(Number(((most - scale.from) / scale.step).toFixed(6))));
  const share = (value: number) => Number(((100 * (inUnits(value) - scale.from)) / (parts * scale.step)).toFixed(2));
  return {
    ticks: Array.from({ length: parts + 1 }, (_, at) => scale.from + at * scale.step),
    rows: rows.map(({ label, says, from = scale.from * one, to, lighter, onward }) => {
      const start = share(from);
      const end = to === undefined ? (onward && lighter === undefined ? 100 : start) : share(to);
      return {
        label,
        says,
        ends: { from: inUnits(from), to: inUnits(lighter ?? to ?? 0) },
        first: end > start ? { from: start, to: end } : undefined,
        second: lighter === undefined ? undefined : { from: end, to: share(lighter) },
        onward,
      };
    }),
  };
}
