import { Readable } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';

/** Somebody the firm acts for, or has somebody on the other side of. */
export type Listed = { name: string; role: 'client' | 'adverse'; born?: string; number?: string };

export type Problem = { line: number; what: 'no-name' | 'role' | 'formula' | 'too-long' | 'no-columns' | 'empty' | 'quotes' | 'too-many' };

/** `more`: there are more wrong lines than are named. */
export type Parsed = { kind: 'list'; list: Listed[] } | { kind: 'wrong'; problems: Problem[]; more: boolean };

const mostProblems = 30;
const longest = 200;
/** More people than any firm has acted for; and in one row more letters than its cells may have, with columns that nobody asked for. */
const mostRows = 200_000;
const mostInRow = 20_000;
/** Rows are read as they are asked for, so that a file never lies in memory cell by cell. */
const chunk = 65_536;

/** All or nothing: a list with a line that nobody can read is not taken, and such lines are named. Reading ends where no more of them are. */
export async function parseList(text: string): Promise<Parsed> {
  const problems: Problem[] = [];
  const list: Listed[] = [];
  let columns: Columns | undefined;
  const more = () => problems.length > mostProblems;
  try {
    for await (const { line, cells } of rowsOf(text.replace(/^\ufeff/, ''))) {
      if (!columns) {
        columns = columnsOf(cells);
        if (!columns) return wrong([{ line, what: 'no-columns' }]);
        continue;
      }
      const read = list.length < mostRows ? readRow(cells, columns) : 'too-many';
      if (typeof read !== 'string') list.push(read);
      else if (problems.push({ line, what: read }) && (more() || read === 'too-many')) break;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    problems.push({ line: Number(error['lines']), what: error.code === 'CSV_MAX_RECORD_SIZE' ? 'too-long' : 'quotes' });
  }
  if (problems.length > 0) return wrong(problems.slice(0, mostProblems), more());
  if (!columns) return wrong([{ line: 1, what: 'no-columns' }]);
  return list.length > 0 ? { kind: 'list', list } : wrong([{ line: 2, what: 'empty' }]);
}

function wrong(problems: Problem[], more = false): Parsed {
  return { kind: 'wrong', problems, more };
}

/** Row by row, each with the line it begins on. Commas, semicolons or tabs, whichever the first line uses. */
async function* rowsOf(text: string): AsyncGenerator<{ line: number; cells: string[] }> {
  const parser = parse({
    delimiter: separatorOf(text),
    info: true,
    max_record_size: mostInRow,
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_empty_values: true,
    trim: true,
  });
  for await (const { record, info } of Readable.from(chunksOf(text)).pipe(parser) as AsyncIterable<{ record: string[]; info: Info }>)
    yield { line: info.lines - record.join('').split('\n').length + 1, cells: record };
}

/** As bytes: a cut between the two halves of a letter outside the usual ones would lose it. */
function* chunksOf(text: string): Generator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk);
}

function separatorOf(text: string): string {
  const first = text.slice(0, Math.min(text.search(/[\r\n]|$/), mostInRow));
  const counted = [',', ';', '\t'].map((one) => [one, first.split(one).length] as const);
  return counted.reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

/** Files of spreadsheets: UTF-8, UTF-16 with its mark, or else Windows-1252, as older ones write. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
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
