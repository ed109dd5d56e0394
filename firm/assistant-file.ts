import { z } from 'zod';
import { review } from '#firm/parts.ts';
import { notedText } from '#firm/prose.ts';
import type { SelfHelpAddress } from '#firm/self-help.ts';
import { text } from '#firm/text.ts';

const three = z.tuple([text(), text(), text()]);

const said = {
  replies: z.strictObject({
    identity: text(),
    noAdvice: text(),
    grounded: text(),
    readMore: text(),
    sources: text(),
    nothingFound: text(),
    /** Leads whoever writes in this language, on a page in another, to the page in this one. Up to the colon at most 30 characters. */
    alsoIn: text(),
    confession: text(),
    privateNumber: text(),
    /** Under every answer about a plea or a deferral, for whoever is not a citizen. */
    plea: notedText(),
  }),
  /** A line for each page on which visitors find out what is true for them, said under an answer that leads there. */
  tools: z.strictObject({
    '/my-dates': text(),
    '/clean-slate-check': text(),
    '/rights': text(),
    '/courts': text(),
    '/hearing-checklists': text(),
  } satisfies Record<SelfHelpAddress, unknown>),
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
    /** Somebody who may have hurt another person: help for that person, and silence. */
    mayHaveHurt: notedText(),
    /** The same emergencies, told by somebody about another person. */
    selfHarmOther: notedText(),
    arrestOther: notedText(),
    stoppedOther: notedText(),
    questionedOther: notedText(),
    /** Police who want blood, and officers of immigration, whoever it happens to. */
    bloodDraw: notedText(),
    immigration: notedText(),
  }),
};

/** What the chat says by itself, with the questions to begin with and, as the body, what a model is told. */
export const assistantFile = z.strictObject({
  ...said,
  /** Questions to begin with, by page. A page with questions of its own offers those. */
  starters: z.strictObject({ home: three, arrested: three, practiceAreas: three, contact: three, other: three }),
  reviewed: review,
  body: z.string().trim().min(1, 'must tell the model what it may do'),
});

export type AssistantFile = z.output<typeof assistantFile>;
