import { z } from 'zod';
import { icon } from '#firm/icons.ts';
import { question, review, slug } from '#firm/parts.ts';
import { line, prose } from '#firm/prose.ts';
import { text } from '#firm/text.ts';

const description = text().refine((words) => words.length <= 160 || words.startsWith('⟦'), 'must be at most 160 characters');
const head = { title: text(), lead: text(), description };

export const faqsPage = z.strictObject({
  ...head,
  questions: z.array(question).length(6),
  sources: z.array(z.string().trim().min(1)).min(1),
  reviewed: review,
});

export const resultsPage = z.strictObject({
  ...head,
  /** Stands above the cards, and short in each card. */
  disclaimer: text(),
  card: text(),
  results: z
    .array(
      z.strictObject({
        area: text(),
        from: text(),
        to: text(),
        /** How such a result can come about in law. */
        how: line(),
        /** What did not go well, or does not carry over. */
        limit: line(),
      }),
    )
    .length(6),
  body: prose(),
});

export const reviewsPage = z.strictObject({
  ...head,
  disclaimer: text(),
  card: text(),
  reviews: z
    .array(
      z.strictObject({
        /** `true` marks sample words; a launch check refuses them. */
        sample: z.boolean(),
        who: text(),
        words: text(),
        rating: z.number().int().min(1).max(5),
        date: z.iso.date().optional(),
      }),
    )
    .length(4),
});

export const aboutPage = z.strictObject({
  ...head,
  /** The firm's statement, set apart at the top. */
  statement: text(),
  body: prose(),
});

export const attorneyPage = z.strictObject({
  lead: text(),
  description,
  values: z.array(z.strictObject({ icon, title: text(), body: text() })).length(3),
  /** Says that education, bar admissions and awards are to be updated. */
  background: text(),
  body: prose(),
});

export const legalPageNames = ['privacy', 'terms', 'disclaimer', 'accessibility'] as const;
export const legalPageName = slug(legalPageNames);

export const legalPage = z.strictObject({ ...head, body: prose(), updated: z.iso.date() });

export const simplePage = z.strictObject({ ...head, body: prose().optional() });

export type FaqsPage = z.output<typeof faqsPage>;
export type ResultsPage = z.output<typeof resultsPage>;
export type ReviewsPage = z.output<typeof reviewsPage>;
export type AboutPage = z.output<typeof aboutPage>;
export type AttorneyPage = z.output<typeof attorneyPage>;
export type LegalPage = z.output<typeof legalPage>;
