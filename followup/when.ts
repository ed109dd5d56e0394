import { zone } from '#firm/zone.ts';

/** "2:15 AM" on the firm's own clock. */
export function clock(at: Date, lang: string): string {
  // Newer ICU puts a narrow no-break space before AM, which a text message could only carry at half its length.
  return formatted(at, lang, { timeStyle: 'short' }).replace(/[\u202f\u00a0]/g, ' ');
}

/** "Sunday, November 15, 2:15 AM". */
export function dayAndClock(at: Date, lang: string): string {
  return `${formatted(at, lang, { weekday: 'long', month: 'long', day: 'numeric' })}, ${clock(at, lang)}`;
}

/** "November 14, 2026" on the firm's own calendar. */
export function day(at: Date, lang: string): string {
  return formatted(at, lang, { dateStyle: 'long' });
}

/** Making a format takes a hundred times longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatted(at: Date, lang: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${lang} ${Object.values(options).join()}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(lang, { ...options, timeZone: zone });
  formats.set(key, format);
  return format.format(at);
}
