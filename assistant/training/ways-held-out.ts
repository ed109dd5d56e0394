import { countiesOf, placingOf } from '#assistant/understanding/counties.ts';
import { indexOf, rankingIn } from '#assistant/understanding/ranking.ts';
import { slotsIn } from '#assistant/understanding/slots.ts';
import type { Answer } from '#firm/answers.ts';
import { content } from '#firm/content.ts';
import { type LanguageCode, languages } from '#firm/languages.ts';
import { answersLearnedFrom } from './answers-learned-from.ts';
import { learnedSenses } from './learned-senses.ts';

/**
 * How often the right answer is found for ways of asking that nothing was learned from: two of each answer are held out, and the rest is
 * learned anew. Ways stand for 1,354 answers, many of them neighbors, so that the second or third is often as good. Measures
 * (assistant/understanding/measures.ts) are chosen by this. Run `node assistant/training/ways-held-out.ts es`; it takes some minutes.
 */
const language = (process.argv[2] ?? 'es') as LanguageCode;
if (!languages[language]) throw new Error(`${language} is no language of the chat`);
const placed = placingOf(countiesOf(content()));
const held: { text: string; id: string }[] = [];
const kept = answersLearnedFrom(language).map((answer): Answer => {
  const { id, utterances } = answer;
  const out = [1, 2].map((part) => Math.floor((part * utterances.length) / 3));
  for (const at of out) held.push({ text: utterances[at] ?? '', id });
  return { ...answer, utterances: utterances.filter((_, at) => !out.includes(at)) };
});
const rank = rankingIn(indexOf(kept, placed, language, learnedSenses(kept, placed, language)), kept, placed, language);

const found = held.map(({ text, id }) => ({ text, at: rank(text, slotsIn(text, placed, language)).findIndex(({ answer }) => answer.id === id) }));
const groups = Object.entries(Object.groupBy(found, ({ text }) => (language === 'ar' && !/\p{Script=Arabic}/u.test(text) ? 'in Latin letters' : language)));
for (const [name, list = []] of groups) {
  const within = (most: number) => `${((100 * list.filter(({ at }) => at >= 0 && at < most).length) / list.length).toFixed(1)} %`;
  process.stdout.write(`${name}: first ${within(1)}, among three ${within(3)}, among twelve ${within(12)}, of ${list.length}\n`);
}
