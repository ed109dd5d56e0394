import { zone } from '#firm/zone.ts';

/** "Sunday 7:02 AM" on the visitor's own clock. Empty where it shows the same as the firm's, or cannot be told. */
export function ownTime(at: string, lang: string): string {
  try {
    const own = clockOf(at, lang);
    return own === clockOf(at, lang, zone) ? '' : own;
  } catch {
    return '';
  }
}

function clockOf(at: string, lang: string, timeZone?: string): string {
  const shown: Intl.DateTimeFormatOptions = { weekday: 'long', hour: 'numeric', minute: '2-digit' };
  return new Intl.DateTimeFormat(lang, timeZone ? { ...shown, timeZone } : shown).format(new Date(at));
}
