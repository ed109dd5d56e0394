import { hash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORE_SCHEMA, load as parseYaml } from 'js-yaml';
import { z } from 'zod';
import { contentFolder, fileOf, readYaml } from '#firm/content-file.ts';

/** The languages that pages are translated into. */
export const translatedInto = ['es', 'ar'] as const;
export type TranslatedInto = (typeof translatedInto)[number];

/**
 * missing: not translated yet. differs: a number, a citation, a link, a place to be filled or the shape is not that of the English file.
 * waiting: the English file has changed since. unsigned: no certified translator has signed. signed: may be shown to the public.
 */
export type TranslationState = 'missing' | 'differs' | 'waiting' | 'unsigned' | 'signed';
export type Translation = { file: string; state: TranslationState; differences: string[] };

const ledger = z.record(
  z.string(),
  z.strictObject({
    /** Of the English file that it was made from. */
    from: z.string().regex(/^[0-9a-f]{16}$/),
    /** The certified translator who signed for it. */
    translator: z.string().min(1),
  }),
);
export type Ledger = z.output<typeof ledger>;

/** How every page stands in one language. */
export function translations(into: TranslatedInto): Translation[] {
  const made = existsSync(fileOf(`${into}/translated.yaml`)) ? readYaml(`${into}/translated.yaml`, ledger, null) : {};
  return translatedFiles().map((file) => {
    const path = fileOf(`${into}/${file}`);
    if (!existsSync(path)) return { file, state: 'missing', differences: [] };
    return { file, ...standing(file, english(file), readFileSync(path, 'utf8'), made[file]) };
  });
}

/** What a language still lacks before the public may read it: by state, the files. */
export function openTranslations(into: TranslatedInto): { state: Exclude<TranslationState, 'signed'>; files: string[] }[] {
  const all = translations(into);
  return (['missing', 'differs', 'waiting', 'unsigned'] as const)
    .map((state) => ({ state, files: all.flatMap((one) => (one.state === state ? one.file : [])) }))
    .filter(({ files }) => files.length > 0);
}

/** Every English file whose words are translated. The firm file is facts, reviews are a client's own words, and how people ask is written anew. */
export function translatedFiles(): string[] {
  return globSync('**/*.{md,yaml}', { cwd: join(contentFolder, 'en') })
    .filter((file) => !/^utterances\/|^(firm|reviews)\.yaml$/.test(file))
    .sort();
}

export function english(file: string): string {
  return readFileSync(fileOf(`en/${file}`), 'utf8');
}

/** Names a version of an English file. That a lawyer signs it changes no word that anybody translated. */
export function versionOf(words: string): string {
  return hash('sha256', words.replace(/^reviewed:\n(?: {2}.*\n?)*/m, ''), 'hex').slice(0, 16);
}

export function standing(
  file: string,
  source: string,
  translated: string,
  made: Ledger[string] | undefined,
): { state: Exclude<TranslationState, 'missing'>; differences: string[] } {
  const differences = differencesBetween(file, source, translated);
  if (differences.length) return { state: 'differs', differences };
  if (made?.from !== versionOf(source)) return { state: 'waiting', differences: [] };
  return { state: made.translator === 'pending' ? 'unsigned' : 'signed', differences: [] };
}

/** What must be equal in all languages and is not: the shape of the file, and in each text its numbers, citations, links and places to be filled. */
export function differencesBetween(file: string, source: string, translated: string): string[] {
  try {
    return compare(partsOf(file, source), partsOf(file, translated), '');
  } catch (error) {
    return [`cannot be read: ${error instanceof Error ? error.message : String(error)}`];
  }
}

function partsOf(file: string, words: string): unknown {
  // Places are put out of YAML's way: {refusal-hearing.days} would be a group of names there.
  const marked = words.replaceAll('\r\n', '\n').replace(/\{([a-z0-9-]+(?:\.[a-z0-9-]+)?)\}/g, '⟦$1⟧');
  if (!file.endsWith('.md')) return parseYaml(marked, { schema: CORE_SCHEMA });
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(marked) ?? [];
  return { head: parseYaml(head, { schema: CORE_SCHEMA }), body: body.trim().split(/\n\s*\n/) };
}

function compare(source: unknown, translated: unknown, at: string): string[] {
  if (isGroup(source) && isGroup(translated)) {
    const names = namesIn(source);
    if (names.toSorted().join() !== namesIn(translated).toSorted().join()) return [`${at || 'file'}: has other names than ${names.join(', ')}`];
    return names.flatMap((name) => compare(source[name], translated[name], at ? `${at}.${name}` : name));
  }
  if (Array.isArray(source) && Array.isArray(translated)) {
    if (source.length !== translated.length) return [`${at}: has ${translated.length} entries instead of ${source.length}`];
    return source.flatMap((one, index) => compare(one, translated[index], `${at}.${index}`));
  }
  if (typeof source === 'object' || typeof translated === 'object') return source === translated ? [] : [`${at}: is of another kind`];
  const [own, theirs] = [factsIn(written(source)), factsIn(written(translated))];
  return own.join() === theirs.join() ? [] : [`${at}: has ${theirs.join(' ') || 'nothing'} instead of ${own.join(' ') || 'nothing'}`];
}

/** How else a word of law is spelled is for each language to say, and so is who has read it and when. */
function namesIn(group: Record<string, unknown>): string[] {
  return Object.keys(group).filter((name) => name !== 'also' && name !== 'reviewed');
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function written(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** In no order: another language may say them in another one. */
function factsIn(text: string): string[] {
  const facts: string[] = [];
  const rest = text.replace(/⟦[^⟧]*⟧|\^\[[^\]]*\]|\]\([^)]*\)|\{when [^:]*:/g, (fact) => {
    facts.push(fact);
    return ' ';
  });
  return [...facts, ...(rest.match(/\p{Nd}(?:[\p{Nd},.]*\p{Nd})?/gu) ?? [])].sort();
}
