const zone = 'America/Detroit';

/** "2:15 AM" on the firm's own clock. */
export function clock(at: Date, lang: string): string {
  // Newer ICU puts a narrow no-break space before AM, which a text message could only carry at half its length.
  return new Intl.DateTimeFormat(lang, { timeStyle: 'short', timeZone: zone }).format(at).replace(/[\u202f\u00a0]/g, ' ');
}

/** "Sunday, November 15, 2:15 AM". */
export function dayAndClock(at: Date, lang: string): string {
  return `${new Intl.DateTimeFormat(lang, { weekday: 'long', month: 'long', day: 'numeric', timeZone: zone }).format(at)}, ${clock(at, lang)}`;
}

/** "November 14, 2026" on the firm's own calendar. */
export function day(at: Date, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: zone }).format(at);
}
