import { z } from 'zod';
import { dateEvents } from '#firm/date-events.ts';
import { description, review } from '#firm/parts.ts';
import { line } from '#firm/prose.ts';
import { text } from '#firm/text.ts';

export const myDatesPage = z.strictObject({
  title: text(),
  lead: text(),
  description,
  paperWins: text(),
  private: text(),
  notAdvice: text(),
  ask: text(),
  table: text(),
  tableLead: text(),
  yours: text(),
  courts: text(),
  courtsNote: text(),
  events: z
    .array(z.strictObject({ id: z.enum(dateEvents), label: text(), rule: line(), whose: z.enum(['yours', 'court']) }))
    .length(dateEvents.length)
    .refine((events) => events.every(({ id }, at) => id === dateEvents[at]), `must be ${dateEvents.join(', ')}, in this order`),
  reviewed: review,
});
