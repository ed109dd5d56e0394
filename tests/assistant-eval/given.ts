import { pageQuestionsOf } from '#assistant/page-questions.ts';
import { answers, content } from '#firm/content.ts';
import { type LanguageCode, languages } from '#firm/languages.ts';

/**
 * What was given in reply, by name: the id of an answer, `/faqs#fees` for a page's own, `word-bond` for a legal word, `emergency-door`,
 * `confession`, `next-step`, `question` for one of the way to a next step, `none`. Several are joined by "+". An answer in another
 * language than Spanish and Arabic begins with "en:".
 */
export function givenIn(said: string): string {
  const plain = unmarked(said);
  const found = (Object.keys(languages) as LanguageCode[]).flatMap((code) => named(code).filter(({ words }) => plain.includes(words)));
  return [...new Set(found.map(({ name }) => name))].join('+') || 'nothing';
}

type Named = { name: string; words: string };

const known = new Map<LanguageCode, Named[]>();

function named(code: LanguageCode): Named[] {
  const own = known.get(code) ?? namedIn(code).map(({ name, words }) => ({ name: code === 'en' ? `en:${name}` : name, words: unmarked(words) }));
  known.set(code, own);
  return own;
}

function namedIn(code: LanguageCode): Named[] {
  const site = content(code);
  const { replies, emergencies } = site.assistant;
  const titled = (title: string) => `${replies.grounded} ${title}\n`;
  return [
    ...Object.entries(emergencies).map(([kind, words]) => ({ name: `emergency-${kind}`, words })),
    ...answers(code).all.map(({ id, title }) => ({ name: id, words: titled(title) })),
    ...[...pageQuestionsOf(site).values()].map(({ id, title }) => ({ name: id, words: titled(title) })),
    ...site.glossary.terms.map(({ id, term }) => ({ name: `word-${id}`, words: titled(term) })),
    ...site.triage.steps.map(({ title }) => ({ name: 'next-step', words: `${title}\n` })),
    ...Object.values(site.triage.questions).map(({ ask }) => ({ name: 'question', words: ask })),
    { name: 'confession', words: replies.confession },
    { name: 'none', words: replies.nothingFound.slice(0, replies.nothingFound.indexOf('(/')) },
  ];
}

/** Without marks of order, and without the numbers of notes. */
function unmarked(text: string): string {
  return text.replace(/[\u2066\u2069]/g, '').replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]+(?:,[⁰¹²³⁴⁵⁶⁷⁸⁹]+)*/g, '');
}
