import { z } from 'zod';
import { description, review } from '#firm/parts.ts';
import { line } from '#firm/prose.ts';
import { text } from '#firm/text.ts';

/** The order in which a case meets them; then the hearings that are cases of their own. Each is a place on the page. */
const hearings = ['arraignment', 'pretrial', 'preliminary-exam', 'plea-or-trial', 'sentencing', 'probation', 'license', 'juvenile', 'expungement'] as const;

const items = z.array(line()).min(3).max(6);

/** What to bring, wear and ask. A list fits one sheet of paper. */
export const hearingChecklistsPage = z.strictObject({
  title: text(),
  lead: text(),
  description,
  private: text(),
  printOne: text(),
  every: z.strictObject({ title: text(), bring: items, leave: items, wear: items, day: items }),
  hearings: z
    .array(z.strictObject({ id: z.enum(hearings), title: text(), what: line(), bring: items, ask: items }))
    .length(hearings.length)
    .refine((all) => all.every(({ id }, at) => id === hearings[at]), `must be ${hearings.join(', ')}, in this order`),
  reviewed: review,
});
