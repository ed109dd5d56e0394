import { type Language, languageAt } from '#firm/languages.ts';
import { addressIn } from '#site/addresses.ts';

/**
 * Leads every link and form of a page to the same language. Texts and pages name addresses as they are in English; here, once for all of
 * them, they get what stands before the addresses of the language. A link that names a language (`hreflang`) leads out of it, and what has
 * it already, as an island has that goes on writing addresses in the browser, stays as it is.
 */
export function withinLanguage(markup: string, language: Language): string {
  if (!language.path) return markup;
  return markup.replace(/<(?:a|form|button)\b[^>]*>/g, (tag) =>
    tag.includes(' hrefLang="') || tag.includes(' hreflang="')
      ? tag
      : tag.replace(
          / (href|action|formAction|formaction)="(\/[^"]*)"/,
          (_, name: string, to: string) => ` ${name}="${languageAt(to).language === language ? to : addressIn(language, to)}"`,
        ),
  );
}
