/** `/attorney/{name}`: an attorney's name in lower case, joined by hyphens. Of a firm, that of its first attorney. */
export function attorneySlug(of: { attorney: { name: string } } | { name: string; initials: string }): string {
  const { name } = 'attorney' in of ? of.attorney : of;
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
