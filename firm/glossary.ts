import { z } from 'zod';
import { description, review } from '#firm/parts.ts';
import { line } from '#firm/prose.ts';
import { text } from '#firm/text.ts';

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');

const term = z.strictObject({
  /** Its place on the page: `/words#bench-warrant`. */
  id,
  term: text(),
  /** Other names for it, which the page shows. */
  also: z.array(text()).default([]),
  /** Other forms, such as the plural, that texts and questions may have. */
  forms: z.array(z.string().trim().min(1)).default([]),
  /** One plain sentence, or two short ones. */
  says: line(),
  /** Whether pages and the chat link to it where it first stands. */
  inTexts: z.boolean().default(true),
  /** The chat's answer that explains the word, where it has a fuller one. */
  answer: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case words joined by hyphens')
    .optional(),
});

export type Term = z.output<typeof term>;

/** What a court paper may say, in plain words. */
export const glossaryPage = z.strictObject({
  title: text(),
  lead: text(),
  description,
  intro: text(),
  letters: text(),
  also: text(),
  see: text(),
  /** The chat, before the link to a word that it has explained. At most 30 characters, or the panel does not know the line. */
  inChat: text().refine((words) => words.length <= 30, 'must be at most 30 characters'),
  terms: z.array(term).min(1).superRefine(eachOnce),
  reviewed: review,
});

/** Every way in which a text may write a word. */
export function formsOf({ term: name, also, forms }: Term): string[] {
  return [name, ...also, ...forms];
}

function eachOnce(terms: Term[], context: z.RefinementCtx): void {
  const seen = new Map<string, string>();
  for (const [at, one] of terms.entries())
    for (const name of new Set([`#${one.id}`, ...formsOf(one).map((form) => form.toLowerCase())])) {
      const before = seen.get(name);
      if (before !== undefined) context.addIssue({ code: 'custom', path: [at], message: `"${name}" also belongs to ${before}` });
      seen.set(name, one.id);
    }
}
