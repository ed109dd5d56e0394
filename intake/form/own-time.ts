import { zone } from '#firm/zone.ts';

/** "Sunday 7:02 AM" on the visitor's own clock; of two moments with / between them, both. Empty where it shows the same as the firm's, or cannot be told. */
export function ownTime(at: string, lang: string): string {
  try {
    const own = clockOf(at, lang);
    return own === clockOf(at, lang, zone) ? '' : own;
  } catch {
    return '';
  }
}

function clockOf(at: string, lang: string, timeZone?: string): string {
  // As the firm's own times are written: older browsers have other digits for Arabic.
  const shown: Intl.DateTimeFormatOptions = { weekday: 'long', hour: 'numeric', minute: '2-digit', numberingSystem: 'latn', calendar: 'gregory' };
  const format = new Intl.DateTimeFormat(lang, timeZone ? { ...shown, timeZone } : shown);
  const [from = '', until] = at.split('/');
  return until === undefined ? format.format(new Date(from)) : format.formatRange(new Date(from), new Date(until));
}
