import { z } from 'zod';
import { icon } from '#firm/icons.ts';
import { description, question, review, slug } from '#firm/parts.ts';
import { way } from '#firm/picture.ts';
import { line, prose } from '#firm/prose.ts';
import { text } from '#firm/text.ts';

const head = { title: text(), lead: text(), description };

export const faqsPage = z.strictObject({
  ...head,
  questions: z.array(question).length(6),
  reviewed: review,
});

export const resultsPage = z.strictObject({
  ...head,
  /** Stands once, above the cards. */
  disclaimer: text(),
  /** Begins each card. */
  card: text(),
  results: z
    .array(
      z.strictObject({
        from: text(),
        to: text(),
        /** How such a result can come about in law. */
        how: line(),
        /** What did not go well, or does not carry over. */
        limit: line(),
      }),
    )
    .min(1),
  /** The ways a case can end, beside the story. */
  endings: way,
  body: prose(),
  reviewed: review,
});

export const reviewsPage = z.strictObject({
  ...head,
  disclaimer: text(),
  card: text(),
  reviews: z
    .array(
      z.strictObject({
        who: text(),
        words: text(),
        rating: z.number().int().min(1).max(5),
        date: z.iso.date().optional(),
      }),
    )
    .default([]),
});

export const aboutPage = z.strictObject({
  ...head,
  /** The firm's statement, set apart at the top. */
  statement: text(),
  /** Where the firm comes from. */
  history: prose().optional(),
  /** What people went through, told by the firm and with their consent. */
  stories: z.array(z.strictObject({ title: text(), body: prose() })).default([]),
  body: prose(),
  reviewed: review,
});

export const attorneyPage = z.strictObject({
  lead: text(),
  description,
  values: z
    .array(z.strictObject({ icon, title: text(), body: text() }))
    .min(1)
    .max(3),
  /** Stands where an attorney has no background of their own: that education, bar admissions and awards are to be updated. */
  background: text(),
  body: prose(),
  reviewed: review,
});

/** What one attorney has of their own. What stands in place of the words that all share is theirs; the body is their biography. */
export const attorneyOwn = attorneyPage
  .pick({ lead: true, description: true, values: true })
  .partial()
  .extend({ education: text(), admitted: text(), courts: text().optional(), awards: text().optional(), languages: text().optional(), body: prose() });

/** What to do in the hours after an arrest, on one sheet. */
export const arrestedPage = z.strictObject({
  ...head,
  /** Word for word. */
  say: z.array(line()).min(3).max(5),
  bring: z.array(line()).min(4).max(7),
  counties: z
    .array(
      z.strictObject({
        name: text(),
        /** `source`: where an official page says so, and when it was read. Without one there is no number and no map: a wrong door costs a night. */
        jail: z
          .strictObject({ name: text(), address: text(), phone: text().optional(), source: z.strictObject({ url: z.url(), on: z.iso.date() }).optional() })
          .refine(({ phone, source }) => !phone || source, 'needs a "source" for its phone'),
        court: z.strictObject({ name: text(), address: text() }),
        note: line().optional(),
      }),
    )
    .length(8),
  body: prose(),
  reviewed: review,
});

export const cleanSlateCheckPage = z.strictObject({ ...head, private: text(), start: text(), body: prose(), reviewed: review });

export const legalPageNames = ['privacy', 'terms', 'disclaimer', 'accessibility'] as const;
export const legalPageName = slug(legalPageNames);

export const legalPage = z.strictObject({ ...head, body: prose(), updated: z.iso.date(), reviewed: review });

export const simplePage = z.strictObject({ ...head, body: prose().optional() });

export type ResultsPage = z.output<typeof resultsPage>;
export type ArrestedPage = z.output<typeof arrestedPage>;
export type ReviewsPage = z.output<typeof reviewsPage>;
