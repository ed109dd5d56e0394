import { globSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import type { Emergency } from '#assistant/emergencies.ts';

export type Phrase = { text: string; kind?: Emergency };

/** Phrases written to develop the recognition of emergencies; those without a kind must not ring. */
export function developmentPhrases(): Phrase[] {
  return globSync('assistant/training/emergencies*.yaml')
    .toSorted()
    .flatMap((file) => {
      const { ring, silent } = load(readFileSync(file, 'utf8')) as { ring: Phrase[]; silent: string[] };
      return [...ring, ...silent.map((text) => ({ text }))];
    });
}

/** Ways of asking the everyday questions of the chat. */
export function everydayQuestions(): string[] {
  return globSync('content/*/utterances/*.yaml')
    .toSorted()
    .flatMap((path) => Object.values(load(readFileSync(path, 'utf8').replaceAll('{town}', 'marysville')) as Record<string, unknown[]>).flat())
    .map(String);
}
