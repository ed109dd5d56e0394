import { z } from 'zod';
import { review } from '#firm/parts.ts';
import { notedText } from '#firm/prose.ts';
import { text } from '#firm/text.ts';

const three = z.tuple([text(), text(), text()]);

/** What the chat says by itself, answers that no single page gives, and, as the body, what a model is told. */
export const assistantFile = z.strictObject({
  replies: z.strictObject({
    identity: text(),
    noAdvice: text(),
    heldBack: text(),
    brokeOff: text(),
    grounded: text(),
    readMore: text(),
    nothingFound: text(),
    confession: text(),
    injection: text(),
    offTopic: text(),
    evasion: text(),
    person: text(),
  }),
  /** In order of priority: danger to life comes first. */
  emergencies: z.strictObject({
    overdose: notedText(),
    selfHarm: notedText(),
    danger: notedText(),
    arrest: notedText(),
    door: notedText(),
    stopped: notedText(),
    questioned: notedText(),
    childTaken: notedText(),
  }),
  /** For people who wrote in a language that the chat does not answer in yet. */
  handOff: z.strictObject({ es: text(), ar: text() }),
  cards: z
    .array(
      z.strictObject({
        title: text(),
        /** The words people use when they ask for this; never shown. */
        ask: z.string().trim().min(1),
        say: notedText(),
        page: z.string().regex(/^\/[a-z0-9/#-]*$/, 'must be an address on this site'),
      }),
    )
    .min(1),
  /** Questions to begin with, by page. A page with questions of its own offers those. */
  starters: z.strictObject({ home: three, arrested: three, practiceAreas: three, contact: three, other: three }),
  reviewed: review,
  body: z.string().trim().min(1, 'must tell the model what it may do'),
});

export type AssistantFile = z.output<typeof assistantFile>;
