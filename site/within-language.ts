import type { Language } from '#firm/languages.ts';
import { addressIn } from '#site/addresses.ts';
import { inOrder } from '#site/left-to-right.ts';

/**
 * Leads every link and form of a page to the same language. Texts and pages name addresses as they are in English; here, once for all of
 * them, they get what stands before the addresses of the language. A link that names a language (`hreflang`) leads out of it. Numbers
 * and names inside right-to-left text keep their order.
 */
export function withinLanguage(markup: string, language: Language): string {
  const led = language.path ? markup.replace(/<(?:a|form|button)\b[^>]*>/g, (tag) => leading(tag, language)) : markup;
  return language.dir === 'rtl' ? led.replace(texts, (part) => (part.startsWith('>') ? `>${inOrder(part.slice(1))}` : part)) : led;
}

function leading(tag: string, language: Language): string {
  if (/ hreflang="/i.test(tag)) return tag;
  return tag.replace(/ (href|action|formaction)="(\/[^"]*)"/i, (_, name: string, to: string) => ` ${name}="${addressIn(language, to)}"`);
}

/** The form's own words are in order already: a browser compares them with what it would write itself. */
const texts = /<(script|style|form)\b.*?<\/\1>|>[^<>]+(?=<)/gs;
