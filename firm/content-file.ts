import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { CORE_SCHEMA, load as parseYaml } from 'js-yaml';
import type { z } from 'zod';

/** The folder of words. Production, tests and tools run from the project's root. */
export const contentFolder = resolve(process.env['CONTENT_FOLDER'] ?? 'content');

/** A mistake in a content file: says which file, which field, and what is wrong with it. */
export class ContentError extends Error {
  override name = 'ContentError';
}

export type Placeholders = Record<string, string>;

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
    return readFileSync(join(contentFolder, path), 'utf8').replaceAll('\r\n', '\n');
  } catch {
    throw new ContentError(`${named(path)}: is missing`);
  }
}

function filled(path: string, words: string, placeholders: Placeholders): string {
  return words.replace(/\{([a-z0-9-]+(?:\.[a-z0-9-]+)?)\}/g, (whole, name: string) => {
    const value = placeholders[name];
    if (value === undefined && name.includes('.')) throw new ContentError(`${named(path)}: ${whole} is no number of a law record`);
    if (value === undefined) throw new ContentError(`${named(path)}: ${whole} is not known; use one of ${known(placeholders)}`);
    return value;
  });
}

function known(placeholders: Placeholders): string {
  return (
    Object.keys(placeholders)
      .filter((name) => !name.includes('.'))
      .map((name) => `{${name}}`)
      .join(', ') || '(none here)'
  );
}

function yamlOf(path: string, words: string): unknown {
  try {
    return parseYaml(words, { schema: CORE_SCHEMA });
  } catch (error) {
    throw new ContentError(`${named(path)}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function check<S extends z.ZodType>(path: string, schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value, { error: inPlainWords });
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `  ${issue.path.join('.') || '(whole file)'}: ${issue.message}`);
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
  return join(relative(process.cwd(), contentFolder), path);
}
