import { languageNamed } from '#firm/languages.ts';

/** Answers name pages by their English addresses; a link leads to the page in the language of the answer, or of the page around the chat. */
export function lead(to: string, lang = document.documentElement.lang): string {
  const { path } = languageNamed(lang.slice(0, 2));
  return to === '/' && path ? path : path + to;
}
