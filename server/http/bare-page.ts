import { content } from '#firm/content.ts';
import { type Language, languages } from '#firm/languages.ts';
import { wordsOf } from '#site/words/words.ts';

/** Pages for when nothing else can make one: no style, no script, and the number to call. nginx sends the same ones for its own refusals. */
export function barePages(language: Language = languages.en): Record<'away' | 'unreadable' | 'no_page' | 'too_large' | 'foreign', string> {
  const { error, front } = wordsOf(language);
  const withNumber = (title: string, lead: string) => barePage(language, title, title, lead, dialled());
  return {
    away: withNumber(error.title, error.lead),
    unreadable: withNumber(front.unreadable, front.call),
    no_page: withNumber(front.noPage, front.call),
    too_large: withNumber(front.tooLarge, front.call),
    foreign: withNumber(front.foreign, front.call),
  };
}

export function barePage({ lang, dir }: Language, title: string, heading: string, ...paragraphs: string[]): string {
  const body = paragraphs.map((words) => `<p>${words}</p>`).join('');
  return `<!doctype html><html lang="${lang}" dir="${dir}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${heading}</h1>${body}</html>`;
}

/** The number as a link. */
export function dialled(): string {
  const { phone } = content().firm;
  return `<a href="${phone.href}" dir="ltr">${phone.display}</a>`;
}
