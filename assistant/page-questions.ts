import type { Answer } from '#firm/answers.ts';
import type { Content } from '#firm/content.ts';
import { pageTitles } from '#firm/page-titles.ts';
import { folded } from '#firm/plain.ts';

/**
 * Questions that stand on pages, with the page's own answer, by their folded words. They are found only by these very words, as
 * a tap on one sends them; whoever asks in words of their own gets one of the chat's answers.
 */
export function pageQuestionsOf(site: Content): ReadonlyMap<string, Answer> {
  const { faqs, practiceAreas, cities, guides } = site;
  const titles = pageTitles(site);
  const pages = [
    { path: '/faqs', questions: faqs.questions },
    ...practiceAreas.map(({ slug, questions }) => ({ path: `/practice-areas/${slug}`, questions })),
    ...cities.map(({ slug, questions }) => ({ path: `/locations/${slug}`, questions })),
    ...guides.map(({ slug, questions }) => ({ path: `/guides/${slug}`, questions })),
  ];
  const all = pages.flatMap(({ path, questions }) =>
    questions.map(
      ({ id, question, answer }): Answer => ({
        id: `${path}#${id}`,
        title: question,
        say: answer,
        link: { to: `${path}#${id}`, words: titles.get(path) ?? question },
        next: [],
        utterances: [],
      }),
    ),
  );
  // The same words on two pages: the first answers, which is the page with all questions where it has them.
  return new Map(all.toReversed().map((one) => [folded(one.title), one]));
}
