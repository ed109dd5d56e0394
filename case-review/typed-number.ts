import { westernDigits } from '#case-review/digits.ts';

/** `number` as it is dialed, `shown` as it is read back. */
export type TypedNumber = { number: string; shown: string };

/**
 * A number as a person typed it, or undefined where it cannot be one. The browser has this too, so it knows the North American numbering
 * plan and no other country's: elsewhere a number with its country code needs eight to fifteen digits. What it understands is what
 * `readPhone` dials, which has the tables of all countries and stays on the server.
 */
export function readTyped(typed: string): TypedNumber | undefined {
  if (typed.length > mostCharacters) return undefined;
  const [, base = '', extension] = withExtension.exec(westernDigits(typed.normalize('NFKC')).replace(invisible, '').trim()) ?? [];
  if (!punctuated.test(base)) return undefined;
  const digits = base.replace(/\D/g, '');
  if (/^(\d)\1*$/.test(digits)) return undefined;
  const [, abroad] = (base.startsWith('+') ? /^(?!1)(.+)/ : /^011(.+)/).exec(digits) ?? [];
  const read = abroad === undefined ? readHome(digits) : readAbroad(abroad, base);
  return read && extension ? { ...read, shown: `${read.shown} ext. ${extension}` } : read;
}

/** Three, three and four digits. Neither area code nor exchange begins with 0 or 1, or is a service such as 911; no area code has a 9 in the middle. */
function readHome(digits: string): TypedNumber | undefined {
  const [, area, exchange, line] = /^1?([2-9](?!11)[0-8]\d)([2-9](?!11)\d\d)(\d{4})$/.exec(digits) ?? [];
  return line ? { number: `+1${area}${exchange}${line}`, shown: `(${area}) ${exchange}-${line}` } : undefined;
}

/** In the groups in which it was typed. */
function readAbroad(digits: string, typed: string): TypedNumber | undefined {
  if (!/^[2-9]\d{7,14}$/.test(digits)) return undefined;
  const groups = typed.replace(/\D+/g, ' ').trim();
  return { number: `+${digits}`, shown: `+${typed.startsWith('+') ? groups : groups.replace(/^0 ?1 ?1 ?/, '')}` };
}

/** More than the form and the desk take. What follows costs more than the length of the text. */
const mostCharacters = 40;

const withExtension = /^(.*?)[\s,;]*(?:(?:x|ext\.?|extension|#)\s*(\d{1,7}))?$/i;
/** Blanks, dots, slashes, brackets and dashes between digits; a plus only at the beginning. */
const punctuated = /^\+?[\d\s().\-‐-―−/·]*$/;
/** Marks of direction, which come along when a number is copied from a page that runs from right to left. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
