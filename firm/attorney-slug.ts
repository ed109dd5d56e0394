/** `/attorney/{name}`: the attorney's name in lower case, joined by hyphens. */
export function attorneySlug(firm: { attorney: { name: string } }): string {
  return firm.attorney.name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
