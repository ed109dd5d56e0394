import { addressIn, type Language, languageAt } from '#firm/languages.ts';
import { numbersInOrder } from '#firm/numbers-in-order.ts';

/**
 * Leads every link and form of a page to the same language. Texts and pages name addresses as they are in English; here, once for all of
 * them, they get what stands before the addresses of the language. A link that names a language (`hreflang`) leads out of it, and what has
 * it already, as an island has that goes on writing addresses in the browser, stays as it is. Numbers and names inside right-to-left text
 * keep their order.
 */
export function withinLanguage(markup: string, language: Language): string {
  const led = language.path ? markup.replace(/<(?:a|form|button)\b[^>]*>/g, (tag) => leading(tag, language)) : markup;
  return language.dir === 'rtl' ? led.replace(texts, (part) => (part.startsWith('>') ? `>${numbersInOrder(part.slice(1))}` : part)) : led;
}

function leading(tag: string, language: Language): string {
  if (/ hreflang="/i.test(tag)) return tag;
  return tag.replace(
    / (href|action|formaction)="(\/[^"]*)"/i,
    (_, name: string, to: string) => ` ${name}="${languageAt(to).language === language ? to : addressIn(language, to)}"`,
  );
}

/** The form's own words are in order already: a browser compares them with what it would write itself. */
const texts = /<(script|style|form|title)\b.*?<\/\1>|>[^<>]+(?=<)/gs;
