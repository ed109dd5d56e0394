import { z } from 'zod';
import { daysLater } from '#firm/clock.ts';

export const weekday = z.enum(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
export const calendarDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date like "2026-12-25", in quotes')
  .refine((day) => !/^\d{4}-\d{2}-\d{2}$/.test(day) || daysLater(day, 0) === day, 'must be a day that there is');
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like "08:30", in quotes');

/**
 * When clocks change, a time from 01:00 to 03:00 comes twice or not at all. Nothing begins or ends there, so that nobody has to
 * know which of the two was meant.
 */
const outsideTheChange = (time: string) => time < '01:00' || time >= '03:00';
const edge = clockTime.refine(outsideTheChange, 'must not be from 01:00 to 03:00, where clocks change');
const lastEdge = z
  .string()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'must be a time like "08:30", or "24:00", in quotes')
  .refine(outsideTheChange, 'must not be from 01:00 to 03:00, where clocks change');

/**
 * People who take turns. Each turn begins at `handover` and lasts a week or a day; the first person's first begins on `from`.
 * With `only`, the layer counts on these days between these times; a time that ends before it begins ends on the next day.
 */
const layer = z.strictObject({
  name: z.string().min(1, 'must not be empty'),
  people: z.array(z.string()).min(1, 'needs at least one person'),
  every: z.enum(['week', 'day'], 'must be week or day'),
  from: calendarDate,
  handover: edge,
  only: z.strictObject({ days: z.array(weekday).min(1, 'needs at least one day'), from: edge, to: lastEdge }).optional(),
});

/** Where several layers count at one time, the last of them decides. */
export const rota = z.array(layer).min(1, 'needs at least one layer');

export type Layer = z.output<typeof layer>;
export type Rota = { layers: readonly Layer[]; fallback: string };

/** Names in a step of the ladder that stand for whoever it is at that moment. */
export const roles = ['on-call', 'next'] as const;
export type Role = (typeof roles)[number];

export function isRole(who: string): who is Role {
  return roles.some((role) => role === who);
}
