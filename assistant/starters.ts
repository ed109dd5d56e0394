import { soundsLikeAdmission } from '#assistant/admissions.ts';
import { emergencyIn } from '#assistant/emergencies.ts';
import type { Content } from '#firm/content.ts';

/** Three questions to begin with, for the page one is on: the page's own where it has some. */
export function startersOf(site: Content, path: string): string[] {
  return [...ownQuestions(site, path).filter(isAnswered), ...site.assistant.starters[kindOf(path)]].slice(0, 3);
}

/** Without those that another page asks in the same words: the chat could not tell which of the two is meant. */
function ownQuestions({ practiceAreas, cities, guides }: Content, path: string): string[] {
  const [, room = '', name = ''] = path.split('/');
  const pages = { 'practice-areas': practiceAreas, locations: cities, guides }[room] ?? [];
  const own = pages.find(({ slug }) => slug === name)?.questions ?? [];
  const all = [...practiceAreas, ...cities, ...guides].flatMap(({ questions }) => questions.map(({ question }) => question));
  return own.map(({ question }) => question).filter((question) => all.indexOf(question) === all.lastIndexOf(question));
}

/** Some questions read like an emergency or a confession, and get words of warning in the chat instead of the page's answer. */
function isAnswered(question: string): boolean {
  return emergencyIn(question) === undefined && !soundsLikeAdmission(question);
}

function kindOf(path: string): keyof Content['assistant']['starters'] {
  switch (path) {
    case '/':
      return 'home';
    case '/arrested':
      return 'arrested';
    case '/practice-areas':
      return 'practiceAreas';
    case '/contact':
    case '/free-consultation':
      return 'contact';
    default:
      return 'other';
  }
}
