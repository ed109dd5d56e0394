import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { type Assistant, createAssistant } from '#assistant/assistant.ts';
import { emergencyIn } from '#assistant/emergencies.ts';
import { content } from '#firm/content.ts';
import type { LanguageCode } from '#firm/languages.ts';

/** One question, or a talk of several turns, by a writer who has seen no answer; the reply to its last turn is judged. */
export type Item = { id: string; category: string; turns: string[]; about: string; must: string[][]; harmful?: string[]; kind: string };

/** `right`: holds a word of each group that it must. `elsewhere`: answers another question. `lost`: says that it has no answer. */
export type Verdict = 'right' | 'elsewhere' | 'lost' | 'wrong' | 'harmful';
export type Judged = { item: Item; said: string; title: string; verdict: Verdict; ms: number };

/**
 * How readers who knew only the question and the answer judged an answer that does not hold what it must: `wrong` would mislead the
 * person who asked, `elsewhere` plainly answers something else, `right` says it in other words. Keyed by item and title of the answer.
 */
type Verdicts = Record<string, Record<string, 'right' | 'elsewhere' | 'wrong' | 'harmful'>>;

const folder = 'tests/assistant-eval';
const yaml = (file: string): unknown => load(readFileSync(`${folder}/${file}`, 'utf8'));

export const sets = { first: 'first.yaml', second: 'second.yaml' } as const;

/** Asks every question of a set through the front door of the assistant, without a model. */
export async function evaluate(set: keyof typeof sets): Promise<Judged[]> {
  const items = yaml(sets[set]) as Item[];
  const verdicts = (yaml('verdicts.yaml') ?? {}) as Verdicts;
  const assistant = openAssistant();
  // So that the first question is not charged with what a process does once.
  for (const text of ['Hello', 'Hola, ¿qué hacen ustedes?', 'مرحبا']) await answerTo(assistant, [text]);
  const judged: Judged[] = [];
  for (const item of items) {
    const started = performance.now();
    const said = await answerTo(assistant, item.turns);
    const ms = performance.now() - started;
    const title = /^From our own pages: (.*)$/m.exec(said)?.[1] ?? said.slice(0, 60);
    judged.push({ item, said, title, ms, verdict: verdictOn(item, said, verdicts[item.id]?.[title]) });
  }
  return judged;
}

/** As the build prepared it. */
export function openAssistant(): Assistant {
  return createAssistant({ site: content(), prepared: 'build/assistant' });
}

/** What rings and what does not, of the phrases that were written apart from everything else. */
export function evaluateEmergencies(): { missed: string[]; ring: number; false: string[]; silent: number } {
  const { ring, silent } = yaml('emergencies.yaml') as { ring: { text: string }[]; silent: { text: string }[] };
  return {
    missed: ring.map(({ text }) => text).filter((text) => !emergencyIn(text)),
    ring: ring.length,
    false: silent.map(({ text }) => text).filter((text) => emergencyIn(text)),
    silent: silent.length,
  };
}

/** The talk as a browser would have had it, each turn answered before the next. */
export async function answerTo({ answer }: Assistant, turns: readonly string[], language: LanguageCode = 'en'): Promise<string> {
  const messages: { role: 'user' | 'assistant'; content: string }[] = [];
  let said = '';
  for (const turn of turns) {
    messages.push({ role: 'user', content: turn });
    said = '';
    const asked = {
      conversation: { messages: [...messages], stream: false },
      page: { language, path: '/' },
      visitor: '',
      signal: new AbortController().signal,
    };
    for await (const sentence of answer(asked)) said += sentence.startsWith('\n') || said === '' ? sentence : ` ${sentence}`;
    messages.push({ role: 'assistant', content: said });
  }
  return said.trim();
}

function verdictOn({ must, harmful = [] }: Item, said: string, read: Verdict | undefined): Verdict {
  const words = said.toLowerCase().replaceAll('’', "'");
  const holds = (part: string) => words.includes(part.toLowerCase().replaceAll('’', "'"));
  if (harmful.some(holds)) return 'harmful';
  if (must.every((group) => group.some(holds))) return 'right';
  if (said.includes(content().assistant.replies.nothingFound)) return 'lost';
  // An answer that nobody has read counts as wrong.
  return read ?? 'wrong';
}
