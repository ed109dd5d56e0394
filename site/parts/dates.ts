/** "November 14, 2026" in the page's language. A plain date has no time zone, so none may shift it. */
export function longDate(date: string, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}
