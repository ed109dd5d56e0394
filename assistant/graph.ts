import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { pageQuestionsOf } from '#assistant/page-questions.ts';
import { countiesOf, placingOf } from '#assistant/understanding/counties.ts';
import { type Index, indexOf } from '#assistant/understanding/ranking.ts';
import { type Understood, understandingOf } from '#assistant/understanding/understand.ts';
import type { Answer } from '#firm/answers.ts';
import { type ChatLanguage, chatLanguages } from '#firm/chat-languages.ts';
import { answers, content } from '#firm/content.ts';
import { folded } from '#firm/plain.ts';

/** The chat's answers in one language, and how they are found. */
export type Graph = {
  understand: (questions: readonly string[]) => Understood;
  byId: ReadonlyMap<string, Answer>;
  /** By their folded titles, and the questions of pages by their folded words: what a tap sends. */
  named: ReadonlyMap<string, Answer>;
};

const opened = new Map<ChatLanguage, Graph>();

/** Opened once per process: from the file that the build made, or else from the content, which takes seconds. */
export function graphOf(language: ChatLanguage, prepared?: string): Graph {
  const graph = opened.get(language) ?? openGraph(language, prepared);
  opened.set(language, graph);
  return graph;
}

/** The files that a process needs, by name, so that it starts without reading two megabytes of ways to ask. Made by the build. */
export function preparedFiles(): { name: string; bytes: Buffer }[] {
  return (Object.keys(chatLanguages) as ChatLanguage[]).map((language) => {
    const { all, index } = made(language);
    const kept: Prepared = { all: all.map((one) => ({ ...one, utterances: [] })), index };
    return { name: nameOf(language), bytes: serialize(kept) };
  });
}

type Prepared = { all: Answer[]; index: Index };

function made(language: ChatLanguage): Prepared {
  const { all } = answers(language);
  return { all, index: indexOf(all, placingOf(countiesOf(content())), learnedOf(language)) };
}

/** What was learned from the ways of asking (tests/assistant-dev/learn-senses.ts). In the other languages there are too few to learn from. */
function learnedOf(language: ChatLanguage): Buffer | undefined {
  if (language !== 'en') return undefined;
  const { rows } = JSON.parse(readFileSync('assistant/understanding/senses.json', 'utf8')) as { rows: string };
  return Buffer.from(rows, 'base64');
}

function openGraph(language: ChatLanguage, folder: string | undefined): Graph {
  const site = content();
  const { all, index } = readPrepared(language, folder) ?? made(language);
  return {
    understand: understandingOf(all, countiesOf(site), index),
    byId: new Map(all.map((one) => [one.id, one])),
    named: new Map([...pageQuestionsOf(site), ...all.map((one) => [folded(one.title), one] as const)]),
  };
}

/** Made and read by the same release of Node, so that its own form of data is safe to use. */
function readPrepared(language: ChatLanguage, folder: string | undefined): Prepared | undefined {
  const file = folder && join(folder, nameOf(language));
  return file && existsSync(file) ? (deserialize(readFileSync(file)) as Prepared) : undefined;
}

function nameOf(language: ChatLanguage): string {
  return `${language}.answers`;
}
