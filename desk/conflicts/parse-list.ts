import { readCsv } from '#desk/conflicts/read-csv.ts';

/** Somebody the firm acts for, or has somebody on the other side of. */
export type Listed = { name: string; role: 'client' | 'adverse'; born?: string; number?: string };

export type Problem = { line: number; what: 'no-name' | 'role' | 'formula' | 'too-long' | 'no-columns' | 'empty' };

export type Parsed = { kind: 'list'; list: Listed[] } | { kind: 'wrong'; problems: Problem[]; more: number };

const mostProblems = 30;
const longest = 200;

/** All or nothing: a list with a line that nobody can read is not taken, and every such line is named. */
export function parseList(text: string): Parsed {
  const [heads, ...rows] = readCsv(text.replace(/^\ufeff/, ''));
  const columns = columnsOf(heads?.cells ?? []);
  if (!columns) return { kind: 'wrong', problems: [{ line: heads?.line ?? 1, what: 'no-columns' }], more: 0 };
  if (rows.length === 0) return { kind: 'wrong', problems: [{ line: 2, what: 'empty' }], more: 0 };
  const problems: Problem[] = [];
  const list: Listed[] = [];
  for (const { line, cells } of rows) {
    const read = readRow(cells, columns);
    if (typeof read === 'string') problems.push({ line, what: read });
    else list.push(read);
  }
  return problems.length > 0
    ? { kind: 'wrong', problems: problems.slice(0, mostProblems), more: Math.max(0, problems.length - mostProblems) }
    : { kind: 'list', list };
}

type Columns = { name: number; role: number; born: number; number: number };

/** By what practice systems call them. */
const heads: Record<keyof Columns, RegExp> = {
  name: /^(full[ _]?)?(name|client|party|contact)([ _]?name)?$/i,
  role: /^(role|type|relationship|party[ _]?type|kind)$/i,
  born: /^(born|birth|dob|date[ _]of[ _]birth|birth[ _]?(date|day))$/i,
  number: /^(number|no\.?|id|matter|case|file)([ _]?(number|no\.?|id))?$/i,
};

function columnsOf(cells: readonly string[]): Columns | undefined {
  const find = (head: keyof Columns) => cells.findIndex((cell) => heads[head].test(cell));
  const columns = { name: find('name'), role: find('role'), born: find('born'), number: find('number') };
  return columns.name < 0 || columns.role < 0 ? undefined : columns;
}

function readRow(cells: readonly string[], columns: Columns): Listed | Problem['what'] {
  const cell = (at: number) => (at < 0 ? '' : (cells[at] ?? ''));
  const [name, written, born, number] = [cell(columns.name), cell(columns.role), cell(columns.born), cell(columns.number)];
  if (!/\p{L}/u.test(name)) return isFormula(name) ? 'formula' : 'no-name';
  if ([name, written, born, number].some(isFormula)) return 'formula';
  if ([name, written, born, number].some((one) => one.length > longest)) return 'too-long';
  const role = roleOf(written);
  return role ? { name, role, ...(born ? { born } : {}), ...(number ? { number } : {}) } : 'role';
}

/** What a spreadsheet would run, should it ever come out of here again. No name begins like that. */
function isFormula(cell: string): boolean {
  return /^[\s\p{Cf}]*[=+\-@|%＝＋－＠]/u.test(cell);
}

function roleOf(written: string): Listed['role'] | undefined {
  if (/^(former |past |current |prospective )?client$/i.test(written)) return 'client';
  return /^(adverse|opposing|opponent|other side)( party)?$/i.test(written) ? 'adverse' : undefined;
}
