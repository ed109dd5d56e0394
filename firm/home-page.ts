import { z } from 'zod';
import { icon } from '#firm/icons.ts';
import { review } from '#firm/parts.ts';
import { bars } from '#firm/picture.ts';
import { line } from '#firm/prose.ts';
import { text } from '#firm/text.ts';

const href = z.string().regex(/^[/#]/, 'must be an address on this site');

export const homePage = z.strictObject({
  title: text(),
  description: text(),
  hero: z.strictObject({
    kicker: text(),
    headline: z.array(text()).min(1).max(2),
    lead: text(),
    /** Labels along the channel of the hero's chart. */
    channel: z.strictObject({ here: text(), call: text(), learn: text(), court: text() }),
  }),
  triage: z.strictObject({
    heading: text(),
    hint: text(),
    choices: z.array(z.strictObject({ icon, words: text(), href })).length(8),
  }),
  rights: z.strictObject({ heading: text(), say: z.array(text()).length(3), rest: text(), call: text() }),
  arrested: z.strictObject({ heading: text(), steps: z.array(z.strictObject({ title: text(), body: text() })).min(3), call: text() }),
  process: z.strictObject({
    heading: text(),
    lead: text(),
    scale: bars,
    steps: z.array(z.strictObject({ title: text(), when: text(), body: line() })).length(7),
    note: line(),
    call: text(),
  }),
  areas: z.strictObject({ heading: text(), lead: text() }),
  attorney: z.strictObject({ lead: text() }),
  why: z.strictObject({ heading: text(), counts: text() }),
  map: z.strictObject({
    heading: text(),
    lead: text(),
    note: text(),
    alt: text(),
    office: text(),
    waters: z.strictObject({ michigan: text(), huron: text(), superior: text() }),
  }),
  proof: z.strictObject({ heading: text() }),
  contact: z.strictObject({ heading: text(), lead: text(), urgent: text(), urgentBody: text() }),
  reviewed: review,
});
