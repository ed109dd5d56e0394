import { judged } from '#assistant/emergencies/judge.ts';
import { type Emergency, emergencyIn } from '#assistant/emergencies.ts';
import { languageOf } from '#assistant/language/language.ts';
import { everydayCounts, example, learnedFrom } from './learn.ts';
import { developmentPhrases, everydayQuestions } from './phrases.ts';

/**
 * How well emergencies are heard in phrases that the weights have not seen: each fifth of the development phrases is judged by weights
 * from the other four. Rules and word lists were written with many of these phrases in view, so that wholly new phrases do worse.
 * Run `node assistant/training/folds.ts`; it takes some minutes.
 */
const folds = 5;
const phrases = developmentPhrases().map((phrase) => example(phrase, 1));
const everyday = everydayQuestions().map((text) => example({ text }, everydayCounts));
type Judged = { text: string; kind: Emergency | undefined; got: Emergency | undefined };
const all: Judged[] = [];
for (let fold = 0; fold < folds; fold++) {
  const leaning = learnedFrom([...phrases.filter((_, index) => index % folds !== fold), ...everyday]);
  for (const { text, kind } of phrases.filter((_, index) => index % folds === fold)) all.push({ text, kind, got: judged(text, leaning)?.kind });
}

const groups = new Map<string, Judged[]>();
for (const one of all) for (const name of ['all', groupOf(one.text), one.kind ?? 'silent']) groups.set(name, [...(groups.get(name) ?? []), one]);
for (const [name, list] of groups) {
  const [ring, silent] = [list.filter(({ kind }) => kind), list.filter(({ kind }) => !kind)];
  const heard = ring.filter(({ got }) => got);
  const right = ring.filter(({ kind, got }) => got === kind);
  const alarms = silent.filter(({ got }) => got);
  process.stdout.write(`${name}: heard ${share(heard, ring)}, of the right kind ${share(right, ring)}, false alarms ${share(alarms, silent)}\n`);
}
process.stdout.write(`${everyday.filter(({ text }) => emergencyIn(text)).length} of ${everyday.length} everyday questions ring\n`);

function share(some: Judged[], whole: Judged[]): string {
  return whole.length ? `${((100 * some.length) / whole.length).toFixed(1)} % of ${whole.length}` : 'none';
}

function groupOf(text: string): string {
  const language = languageOf(text) ?? 'en';
  return language === 'ar' && !/\p{Script=Arabic}/u.test(text) ? 'ar in Latin letters' : language;
}
