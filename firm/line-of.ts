/**
 * The line of a file of words on which a field stands, counted from 1, or the nearest group around it. Words for people, so it goes
 * by names and indentation, as a reader would; undefined where not even the first name is found.
 */
export function lineOf(words: string, path: readonly PropertyKey[]): number | undefined {
  const lines = words.split('\n');
  let found: number | undefined;
  let [from, indent] = [lines[0] === '---' ? 1 : 0, 0];
  for (const part of path) {
    const at = typeof part === 'number' ? entry(lines, from, indent, part) : field(lines, from, indent, String(part));
    if (!at) return found;
    found = at.line + 1;
    [from, indent] = [at.inside, at.indent];
  }
  return found;
}

type At = { line: number; inside: number; indent: number };

/** `name:` at this depth, also right behind the hyphen of its entry. */
function field(lines: string[], from: number, indent: number, name: string): At | undefined {
  for (let line = from; line < lines.length; line++) {
    const text = (lines[line] ?? '').replace(/^( *)- /, '$1  ');
    const depth = text.search(/\S/);
    if (depth === -1 || text.trimStart().startsWith('#')) continue;
    const nextEntry = line > from && text !== lines[line] && depth === indent;
    if (depth < indent || nextEntry) return undefined;
    if (depth === indent && new RegExp(`^["']?${name.replace(/[^\w-]/g, '.')}["']?:`).test(text.trimStart()))
      return { line, inside: line + 1, indent: depthAfter(lines, line, depth) };
  }
  return undefined;
}

/** The entry with this number of a list at this depth. */
function entry(lines: string[], from: number, indent: number, index: number): At | undefined {
  let seen = -1;
  for (let line = from; line < lines.length; line++) {
    const text = lines[line] ?? '';
    const depth = text.search(/\S/);
    if (depth === -1 || text.trimStart().startsWith('#')) continue;
    if (depth < indent) return undefined;
    if (depth === indent && text.trimStart().startsWith('- ') && ++seen === index) return { line, inside: line, indent: indent + 2 };
  }
  return undefined;
}

/** How deep the first line below a name stands. */
function depthAfter(lines: string[], line: number, depth: number): number {
  const next = lines.slice(line + 1).find((one) => /\S/.test(one) && !one.trimStart().startsWith('#')) ?? '';
  const deep = next.search(/\S/);
  return deep >= depth ? deep : depth + 1;
}
