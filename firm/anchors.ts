/**
 * The same content with the anchors of the English one: an address with a place on a page (`/faqs#arraignment`) is the same in every
 * language, so that the switch of languages and links in mails keep it. Both have the same shape; where they do not, the own anchor stays.
 */
export function withAnchorsOf<T>(english: unknown, translated: T): T {
  if (Array.isArray(translated)) return translated.map((one, at) => withAnchorsOf(Array.isArray(english) ? english[at] : undefined, one)) as T;
  if (typeof translated !== 'object' || translated === null || translated instanceof Map) return translated;
  const source = typeof english === 'object' && english !== null ? (english as Record<string, unknown>) : {};
  const parts = Object.entries(translated).map(([name, part]) => [name, withAnchorsOf(source[name], part)]);
  const same = Object.fromEntries(parts) as T;
  return isHeading(source) && isHeading(translated) ? { ...same, id: source['id'] } : same;
}

function isHeading(part: object): boolean {
  return 'kind' in part && part.kind === 'heading';
}
