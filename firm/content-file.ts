import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { CORE_SCHEMA, load as parseYaml } from 'js-yaml';
import type { z } from 'zod';
import { lineOf } from '#firm/line-of.ts';

/** The words that come with the code, with a sample firm among them. Production, tests and tools run from the project's root. */
export const contentFolder = resolve(process.env['CONTENT_FOLDER'] ?? 'content');

/** The firm's own folder, outside the code: a file there stands in for the code's file of the same name. Undefined: the sample firm. */
export const firmFolder = process.env['FIRM_DIR'] ? resolve(process.env['FIRM_DIR']) : undefined;

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
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(filled(path, source(path), placeholders));
  if (!match) throw new ContentError(`${named(path)}: must begin with a block between two "---" lines`);
  const fields: unknown = yamlOf(path, match[1] ?? '');
  return check(path, schema, { ...(fields as object), body: match[2] });
}

function source(path: string): string {
  try {
    return readFileSync(fileOf(path), 'utf8').replaceAll('\r\n', '\n');
  } catch {
    throw new ContentError(`${named(path)}: is missing`);
  }
}

function filled(path: string, words: string, placeholders: Placeholders): string {
  const whole = words.replace(/\{([a-z0-9-]+(?:\.[a-z0-9-]+)?)\}/g, (braces, name: string) => {
    const value = placeholders[name];
    if (typeof value === 'string') return value;
    if (name.includes('.')) throw new ContentError(`${named(path)}: ${braces} is no number of a law record`);
    throw new ContentError(`${named(path)}: ${braces} is not known; use one of ${known(placeholders)}`);
  });
  return whole.replace(/\{when (no )?([a-z0-9.-]+): ([^{}]*)\}/g, (_, not: string | undefined, name: string, then: string) => {
    const holds = placeholders[name];
    if (typeof holds !== 'boolean') throw new ContentError(`${named(path)}: {when ${name}: …} asks for what is not known; use one of ${facts(placeholders)}`);
    return holds === !not ? then : '';
  });
}

function known(placeholders: Placeholders): string {
  const texts = Object.entries(placeholders).filter(([name, value]) => typeof value === 'string' && !name.includes('.'));
  return texts.map(([name]) => `{${name}}`).join(', ') || '(none here)';
}

function facts(placeholders: Placeholders): string {
  const names = Object.entries(placeholders).flatMap(([name, value]) => (typeof value === 'boolean' ? [name] : []));
  return names.join(', ') || '(none here)';
}

function yamlOf(path: string, words: string): unknown {
  const cut = cutLine(words);
  if (cut !== undefined) throw new ContentError(`${named(path)}: everything from # on would be lost in "${cut}"; put the whole text in quotes`);
  try {
    return parseYaml(words, { schema: CORE_SCHEMA });
  } catch (error) {
    throw new ContentError(`${named(path)}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** `Our #1 answer` would end at the `#`, without a word. Comments have a blank behind it; texts that go over several lines are safe. */
function cutLine(words: string): string | undefined {
  let safe = Number.POSITIVE_INFINITY;
  for (const line of words.split('\n')) {
    const depth = line.search(/\S/);
    if (depth === -1 || depth > safe) continue;
    safe = /[|>][+-]?$/.test(line) ? depth : Number.POSITIVE_INFINITY;
    if (/^[^#"']*[^\s#"'][ \t]+#[^\s#]/.test(line)) return line.trim();
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
      return `${issue.keys.map((key) => `"${key}"`).join(', ')} is no name that is used here`;
    case 'too_small':
      return issue.origin === 'array' ? `must have ${issue.exact ? 'exactly' : 'at least'} ${issue.minimum} entries` : undefined;
    case 'too_big':
      return issue.origin === 'array' ? `must have ${issue.exact ? 'exactly' : 'at most'} ${issue.maximum} entries` : undefined;
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

/** A file's path from the project's root, as people look for it. */
export function named(path: string): string {
  return relative(process.cwd(), fileOf(path));
}
