import { zone } from '#firm/zone.ts';

/** The firm's year: on New Year's Eve it is still the old one in Detroit when it is the new one in London. */
export function currentYear(now = new Date()): number {
  return Number(new Intl.DateTimeFormat('en-US', { timeZone: zone, year: 'numeric' }).format(now));
}
