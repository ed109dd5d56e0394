import { z } from 'zod';
import { text } from '#firm/text.ts';

/** One lawyer of the firm. The profile's own words may stand in `attorneys/<name>.md`; without it, every profile says the same. */
export const attorney = z.strictObject({
  /** `true` until the firm names somebody; a launch check refuses it. */
  placeholder: z.boolean().default(false),
  name: text(),
  title: text(),
  initials: text(),
  /** Education, bar admissions, awards. Without it the profile says that they are to be added, which a launch check refuses. */
  background: text().optional(),
  photo: z
    .string()
    .regex(/^[\w./-]+\.(jpe?g|png|webp)$/i, 'must be the name of a .jpg, .png or .webp file in the folder')
    .optional(),
});

export type Attorney = z.output<typeof attorney>;
