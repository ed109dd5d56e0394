import { zone } from '#firm/zone.ts';

/** A moment on the firm's own clock. */
export function timeIn(at: Date, lang: string): string {
  return new Intl.DateTimeFormat(lang, {
    timeZone: zone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);
}

/** A day without an hour, as it was typed; anything else than a date stays as it is. */
export function dayIn(day: string, lang: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) return day;
  return new Intl.DateTimeFormat(lang, { timeZone: 'UTC', dateStyle: 'full' }).format(new Date(day));
}

/** "English", as the reader's own language calls it. */
export function languageName(code: string, lang: string): string {
  return new Intl.DisplayNames(lang, { type: 'language' }).of(code) ?? code;
}
