import { z } from 'zod';
import { description, review } from '#firm/parts.ts';
import { prose } from '#firm/prose.ts';
import { text } from '#firm/text.ts';

const court = z
  .strictObject({
    name: text(),
    kind: z.enum(['district', 'circuit']),
    /** The places it is for. A circuit court is for its county. */
    for: z.array(text()).default([]),
    /** Left out where it is not sure. */
    address: z
      .strictObject({
        place: text().optional(),
        street: text(),
        town: text(),
        zip: z
          .string()
          .regex(/^\d{5}$/, 'must be five digits, in quotes')
          .optional(),
      })
      .optional(),
    clerk: z
      .string()
      .regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'must look like (810) 555-0146')
      .optional(),
    /** Other names on papers, or a warning. */
    note: text().optional(),
  })
  .refine(({ kind, for: places }) => (kind === 'circuit') === (places.length === 0), 'a district court needs "for", and a circuit court must not have it');

export type Court = z.output<typeof court>;

/** Courts by county, as they stand on people's papers. */
export const courtsPage = z.strictObject({
  title: text(),
  lead: text(),
  description,
  private: text(),
  find: text(),
  hint: text(),
  kinds: text(),
  kindsBody: prose(),
  tables: text(),
  columns: z.strictObject({ court: text(), for: text(), cases: text(), address: text() }),
  cases: z.strictObject({ district: text(), circuit: text() }),
  allCounty: text(),
  noAddress: text(),
  clerk: text(),
  confirm: text(),
  notListed: z.strictObject({ title: text(), body: prose() }),
  lookUp: z.strictObject({ title: text(), body: prose() }),
  more: text(),
  counties: z
    .array(z.strictObject({ name: text(), courts: z.array(court).min(1) }))
    .min(1)
    .superRefine(eachOnce),
  reviewed: review,
});

function eachOnce(counties: { courts: { name: string }[] }[], context: z.RefinementCtx): void {
  const names = counties.flatMap(({ courts }) => courts.map(({ name }) => name));
  for (const name of new Set(names.filter((one, at) => names.indexOf(one) !== at)))
    context.addIssue({ code: 'custom', message: `"${name}" stands there twice` });
}
