import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { CORE_SCHEMA, load as parseYaml, YAMLException } from 'js-yaml';
import type { z } from 'zod';
import { countedInArabic, countedNoun } from '#firm/counted-arabic.ts';
import { lineOf } from '#firm/line-of.ts';

/**
 * The folder of words that were built, put here by the build. A built process reads only those: what is edited afterward, well or badly, waits
 * for the next build, also after a restart. What runs from its sources reads the words where they are edited, and so does a test that names them.
 */
declare const BUILT_WORDS: string | undefined;
const builtWords = process.env['CONTENT_FOLDER'] ? undefined : typeof BUILT_WORDS === 'undefined' ? process.env['BUILT_WORDS'] : BUILT_WORDS;

/** Where the words were copied from: people correct them there. */
export type WordsFrom = { code: string; firm?: string };
const from = builtWords ? (JSON.parse(readFileSync(join(builtWords, 'from.json'), 'utf8')) as WordsFrom) : undefined;

/** The words that come with the code, with a sample firm among them. Production, tests and tools run from the project's root. */
export const contentFolder = resolve(builtWords ? join(builtWords, 'code') : process.env['CONTENT_FOLDER'] || 'content');

/** The firm's own folder, outside the code: a file there stands in for the code's file of the same name. Undefined: the sample firm. */
export const firmFolder = firmFolderOf();

function firmFolderOf(): string | undefined {
  if (builtWords) return from?.firm && resolve(builtWords, 'firm');
  return process.env['FIRM_DIR'] ? resolve(process.env['FIRM_DIR']) : undefined;
}

/** Where a file of words is read from. Who the firm is, and how it looks, is never taken from the sample once it has a folder. */
export function fileOf(path: string): string {
  const own = firmFolder && join(firmFolder, path);
  return own && (existsSync(own) || /^\w\w\/firm\.yaml$/.test(path)) ? own : join(contentFolder, path);
}

/** True for words that came with the code while a firm has a folder of its own: samples among them are not shown. */
export function isFromCode(path: string): boolean {
  return firmFolder !== undefined && !fileOf(path).startsWith(join(firmFolder, sep));
}

/** A file as it comes with the code, whatever the firm has in its place. */
export function fromCode(path: string): string {
  return readFileSync(join(contentFolder, path), 'utf8');
}

/** The names of all files of words that fit, the firm's own among them. */
export function namesOf(pattern: string, folder: string): string[] {
  const below = (root: string) => globSync(pattern, { cwd: join(root, folder) });
  return [...new Set([...below(contentFolder), ...(firmFolder ? below(firmFolder) : [])])].sort();
}

/** A mistake in a content file: says which file, which field, and what is wrong with it. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/** Texts are filled in (`{phone}`); whether something is so decides what stands there (`{when reviews: …}`). */
export type Placeholders = Record<string, string | boolean>;

/** Reads one `.yaml` file; `{phone}` and the like are filled in from the firm file, `{owi-first.jail}` from the law records. `null` leaves them as they are. */
export function readYaml<S extends z.ZodType>(path: string, schema: S, placeholders: Placeholders | null = {}): z.output<S> {
  return check(path, schema, yamlOf(path, placeholders ? filled(path, source(path), placeholders) : source(path)));
}

/** Reads one `.md` file: the part between the `---` lines is YAML, what follows becomes the field `body`. */
export function readMarkdown<S extends z.ZodType>(path: string, schema: S, placeholders: Placeholders = {}): z.output<S> {
  const match = /^---\n([\s\S]*?)\n---(?:\n([\s\S]*))?$/.exec(filled(path, source(path), placeholders));
  if (!match) throw new ContentError(`${named(path)}: line 1: must begin with a block between two lines that are "---" and nothing else`);
  const fields: unknown = yamlOf(path, match[1] ?? '', 1);
  return check(path, schema, { ...(fields as object), body: match[2] ?? '' });
}

function source(path: string): string {
  const words = read(path);
  if (words.includes('\0') || words.includes('\uFFFD'))
    throw new ContentError(`${named(path)}: is not saved as UTF-8; save it again, and choose UTF-8 as its encoding`);
  const conflict = words.split('\n').findIndex((line) => /^(<{7}|>{7}|={7})( |$)/.test(line));
  if (conflict >= 0)
    throw new ContentError(`${named(path)}: line ${conflict + 1}: two versions of the file stand in each other; keep one, and delete the marks`);
  return words;
}

/** As any editor saves it: with either line end, and with or without the mark that Windows puts in front. */
function read(path: string): string {
  try {
    return readFileSync(fileOf(path), 'utf8')
      .replace(/^\uFEFF/, '')
      .replaceAll('\r\n', '\n');
  } catch {
    throw new ContentError(`${named(path)}: is missing`);
  }
}

const place = new RegExp(`\\{([a-z0-9-]+(?:\\.[a-z0-9-]+)?)\\}${countedNoun}`, 'gu');

function filled(path: string, words: string, placeholders: Placeholders): string {
  const wrong = (at: number, what: string) => new ContentError(`${named(path)}: line ${words.slice(0, at).split('\n').length}: ${what}`);
  const whole = words.replace(place, (_, name: string, noun: string | undefined, at: number) => {
    const value = placeholders[name];
    if (typeof value === 'string') return noun ? countedInArabic(value, noun) : value;
    if (name.includes('.')) throw wrong(at, `{${name}} is no number of a law record; see content/law for their names`);
    throw wrong(at, `{${name}} is not known; use one of ${known(placeholders)}`);
  });
  const said = whole.replace(/\{when (no )?([a-z0-9.-]+): ([^{}]*)\}/g, (sentence, not: string | undefined, name: string, then: string) => {
    const holds = placeholders[name];
    if (typeof holds !== 'boolean')
      throw wrong(words.indexOf(sentence.slice(0, sentence.indexOf(':'))), `{when ${name}: …} asks for what is not known; use one of ${facts(placeholders)}`);
    return holds === !not ? then : '';
  });
  const open = /\{when\b.{0,30}/.exec(said)?.[0];
  if (open) throw wrong(words.indexOf(open.slice(0, 12)), `"${open}…" must be written as {when name: words}, and end with }`);
  const capital = /\{[A-Z][A-Za-z-]*\}/.exec(said)?.[0];
  if (capital) throw wrong(words.indexOf(capital), `${capital} is not known; write it in lower case`);
  return said;
}

function known(placeholders: Placeholders): string {
  const texts = Object.entries(placeholders).filter(([name, value]) => typeof value === 'string' && !name.includes('.'));
  return texts.map(([name]) => `{${name}}`).join(', ') || '(none here)';
}

function facts(placeholders: Placeholders): string {
  const names = Object.entries(placeholders).flatMap(([name, value]) => (typeof value === 'boolean' ? [name] : []));
  return names.join(', ') || '(none here)';
}

function yamlOf(path: string, words: string, above = 0): unknown {
  const cut = cutLine(words);
  if (cut) throw new ContentError(`${named(path)}: line ${cut.at + above}: everything from # on would be lost in "${cut.text}"; put the whole text in quotes`);
  try {
    return parseYaml(words, { schema: CORE_SCHEMA });
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    throw new ContentError(`${named(path)}: line ${(error.mark?.line ?? 0) + 1 + above}: ${unreadable(words, error)}`);
  }
}

/** What is probably wrong with a line that cannot be read. The reader's own reasons are for programmers. */
function unreadable(words: string, { reason, mark }: YAMLException): string {
  if (!words.trim()) return 'the file is empty; write its fields, or delete it, and the code’s own is taken';
  const lines = words.split('\n');
  const line = lines[mark?.line ?? 0] ?? '';
  // The reader often stumbles over the line after the one that is wrong.
  const around = [line, lines[(mark?.line ?? 0) - 1] ?? ''];
  if (/\t/.test(/^\s*/.exec(line)?.[0] ?? '')) return 'begins with a tab; begin it with blanks, as many as its neighbors have';
  if (/duplicated mapping key/.test(reason)) return `"${line.trim().split(':')[0]}" stands there twice; keep one of them`;
  const glued = around.find((one) => /^\s*(- )?[\w-]+:[^"'\s]/.test(one));
  if (glued) return `"${glued.trim()}" needs a blank behind the colon`;
  if (/^\s*(- )?[\w-]+: [^"'[{|>].*: /.test(line)) return `"${line.trim()}" has a second colon; put the whole text in quotes`;
  if (/quoted scalar|end of the stream|flow/.test(reason) || around.some((one) => (one.match(/"/g) ?? []).length % 2 === 1))
    return 'a quotation mark or bracket is opened here or above, and not closed';
  return `"${line.trim()}" cannot be read; compare how it and the lines around it are indented, and put texts with signs such as : or & in quotes`;
}

/** `Our #1 answer` would end at the `#`, without a word. Comments have a blank behind it; texts that go over several lines are safe. */
function cutLine(words: string): { at: number; text: string } | undefined {
  let safe = Number.POSITIVE_INFINITY;
  for (const [at, line] of words.split('\n').entries()) {
    const depth = line.search(/\S/);
    if (depth === -1 || depth > safe) continue;
    safe = /[|>][+-]?$/.test(line) ? depth : Number.POSITIVE_INFINITY;
    if (/^[^#"']*[^\s#"'][ \t]+#[^\s#]/.test(line)) return { at: at + 1, text: line.trim() };
  }
  return undefined;
}

function check<S extends z.ZodType>(path: string, schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value, { error: inPlainWords });
  if (result.success) return result.data;
  const words = source(path);
  const problems = result.error.issues.map((issue) => {
    const line = lineOf(words, issue.path);
    return `  ${line ? `line ${line}, ` : ''}${issue.path.join('.') || '(whole file)'}: ${issue.message}`;
  });
  throw new ContentError(`${named(path)}:\n${problems.join('\n')}`);
}

/** Messages for mistakes for which a schema has none of its own: their readers write texts, not programs. */
function inPlainWords(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is missing';
      if (issue.input === null) return 'is empty';
      return expected[issue.expected];
    case 'unrecognized_keys':
      return `${issue.keys.map((key) => `"${key}"`).join(', ')} is no name that is used here; compare its spelling with the code’s own file`;
    case 'too_small':
      if (issue.origin === 'array') return `must have ${issue.exact ? 'exactly' : 'at least'} ${issue.minimum} entries`;
      return issue.origin === 'string' ? `must have at least ${issue.minimum} characters` : `must be at least ${issue.minimum}`;
    case 'too_big':
      if (issue.origin === 'array') return `must have ${issue.exact ? 'exactly' : 'at most'} ${issue.maximum} entries`;
      return issue.origin === 'string' ? `must have ${issue.exact ? 'exactly' : 'at most'} ${issue.maximum} characters` : `must be at most ${issue.maximum}`;
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`;
    case 'invalid_format':
      return issue.format === 'date' ? 'must be a date like "2026-11-14", in quotes, and a day that there is' : undefined;
    case 'invalid_union':
      return issue.path?.at(-1) === 'attorney' || issue.path?.at(-1) === 'signed'
        ? 'must be pending, or who signed and when: { name: Dana Whitcomb, on: "2026-11-14" }'
        : undefined;
    default:
      return undefined;
  }
}

const expected: Record<string, string> = {
  string: 'must be a text, in quotes if it looks like a number',
  number: 'must be a number, without quotes',
  boolean: 'must be true or false',
  array: 'must be a list, each entry with a hyphen',
  object: 'must be a group of names, each on a line of its own',
};

/** A file's path as people look for it: from the project's root, or where a built word was copied from. */
export function named(path: string): string {
  if (from) return join((firmFolder && !isFromCode(path) && from.firm) || from.code, path);
  return relative(process.cwd(), fileOf(path));
}
