import { z } from 'zod';
import { text } from '#firm/text.ts';

/** A picture that the firm file names. */
export const picture = z.string().regex(/^[\w./-]+\.(jpe?g|png|webp|svg)$/i, 'must be the name of a .jpg, .png, .webp or .svg file in the folder');

/** One lawyer of the firm. Biography, education and what else is their own stand in `attorneys/<name>.md`; without it, every profile says the same. */
export const attorney = z.strictObject({
  name: text(),
  title: text(),
  initials: text(),
  /** Their number with the State Bar of Michigan, under which anyone can look them up. */
  barNumber: z
    .string()
    .regex(/^P\d{5}$/, 'must be P and five digits, such as P12345')
    .optional(),
  /** When education, admissions and awards in `attorneys/<name>.md` are next to be checked. */
  backgroundDue: z.iso.date('must be a date like 2027-01-15').optional(),
  photo: picture.optional(),
});

export type Attorney = z.output<typeof attorney>;
