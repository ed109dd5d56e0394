import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { pageQuestionsOf } from '#assistant/page-questions.ts';
import { countiesOf, placingOf } from '#assistant/understanding/counties.ts';
import { type Index, indexOf } from '#assistant/understanding/ranking.ts';
import { type Understood, understandingOf } from '#assistant/understanding/understand.ts';
import type { Answer } from '#firm/answers.ts';
import { answers, content } from '#firm/content.ts';
import { type LanguageCode, languages } from '#firm/languages.ts';
import { folded } from '#firm/plain.ts';

/** The chat's answers in one language, and how they are found. */
export type Graph = {
  understand: (questions: readonly string[]) => Understood;
  byId: ReadonlyMap<string, Answer>;
  /** By their folded titles, and the questions of pages by their folded words: what a tap sends. */
  named: ReadonlyMap<string, Answer>;
};

const opened = new Map<LanguageCode, Graph>();

/** Opened once per process: from the file that the build made, or else from the content, which takes seconds. */
export function graphOf(language: LanguageCode, prepared?: string): Graph {
  const graph = opened.get(language) ?? openGraph(language, prepared);
  opened.set(language, graph);
  return graph;
}

/** The files that a process needs, by name, so that it starts without reading two megabytes of ways to ask. Made by the build. */
export function preparedFiles(): { name: string; bytes: Buffer }[] {
  return (Object.keys(languages) as LanguageCode[]).map((language) => {
    const { all, index } = made(language);
    const kept: Prepared = { all: all.map((one) => ({ ...one, utterances: [] })), index };
    return { name: nameOf(language), bytes: serialize(kept) };
  });
}

type Prepared = { all: Answer[]; index: Index };

function made(language: LanguageCode): Prepared {
  const { all } = answers(language);
  return { all, index: indexOf(all, placingOf(countiesOf(content())), language, learnedOf(language)) };
}

/** What was learned from the ways of asking (assistant/training/learn-senses.ts). */
function learnedOf(language: LanguageCode): Buffer {
  const { rows } = JSON.parse(readFileSync(`assistant/understanding/senses/${language}.json`, 'utf8')) as { rows: string };
  return Buffer.from(rows, 'base64');
}

function openGraph(language: LanguageCode, folder: string | undefined): Graph {
  const site = content(language);
  const { all, index } = readPrepared(language, folder) ?? made(language);
  return {
    understand: understandingOf(all, countiesOf(content()), index, language),
    byId: new Map(all.map((one) => [one.id, one])),
    named: new Map([...pageQuestionsOf(site), ...all.map((one) => [folded(one.title), one] as const)]),
  };
}

/** Made and read by the same release of Node, so that its own form of data is safe to use. */
function readPrepared(language: LanguageCode, folder: string | undefined): Prepared | undefined {
  const file = folder && join(folder, nameOf(language));
  if (!file || !existsSync(file)) return undefined;
  const { all, index } = deserialize(readFileSync(file)) as Prepared;
  return { all, index: copied(index) };
}

/** What is read points into the file's bytes, which would stay in memory as a whole: 47 MB for the three languages. */
function copied<T>(part: T): T {
  if (ArrayBuffer.isView(part)) return (part as unknown as Float32Array).slice() as T;
  if (Array.isArray(part) || typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, copied(value)])) as T;
}

function nameOf(language: LanguageCode): string {
  return `${language}.answers`;
}
