/**
 * `/attorney/{name}`: an attorney's name in lower case, joined by hyphens. Of a firm, that of its first attorney. ASCII only (José is jose): other
 * letters would be percent-encoded by browsers, proxies and sitemaps, each in its own way.
 */
export function attorneySlug(of: { attorney: { name: string } } | { name: string; initials: string }): string {
  const { name } = 'attorney' in of ? of.attorney : of;
  const ascii = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæøœłđðþı]/g, (letter) => withoutMarks[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return ascii || 'attorney';
}

/** Letters that Unicode does not split into a plain letter and a mark. */
const withoutMarks: Record<string, string> = { ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };
