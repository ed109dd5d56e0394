import { readFileSync } from 'node:fs';
import { fileOf, named, namesOf } from '#firm/content-file.ts';
import type { Language } from '#firm/languages.ts';
import { type Law, type LawRecord, toLookAt } from '#firm/law.ts';
import { recordsIn } from '#firm/prose.ts';

/** What is wrong with the law that the site states. Only `unsigned` may stand in a sample; it keeps a launch back. */
export type LawFinding = { kind: 'past' | 'unsigned' | 'uncited' | 'unknown' | 'number'; where: string; what: string };

/** Compares the records with the calendar and with every text that rests on them. `today` is a day like 2026-11-16. */
export function lawFindings(law: Law, language: Language, today: string): LawFinding[] {
  const files = namesOf('**/*.{md,yaml}', language.code)
    .map((name) => `${language.code}/${name}`)
    .map((path) => ({ where: named(path), words: readFileSync(fileOf(path), 'utf8') }));
  const noted = files.map(({ where, words }) => ({ where, ids: recordsIn(words) }));
  const cited = new Set(noted.flatMap(({ ids }) => ids));
  const { past, pending } = toLookAt(law, today);
  return [
    ...past.map((one) => about(one, 'past', `was to be looked at again by ${one.reviewBy}`)),
    ...pending.map((one) =>
      about(one, 'unsigned', one.seen === 'pending' ? 'no attorney has signed it, nor compared it with the official text' : 'no attorney has signed it'),
    ),
    ...noted.flatMap(({ where, ids }) => ids.filter((id) => !law.has(id)).map((id): LawFinding => ({ kind: 'unknown', where, what: `^[${id}] is no record` }))),
    ...[...law.values()].filter(({ id }) => !cited.has(id)).map((one) => about(one, 'uncited', 'no page and no card rests on it')),
    ...files.flatMap(({ where, words }) => [...numbersThatDiffer(law, where, words), ...numbersInTables(where, words)]),
  ];
}

function about({ id, file }: LawRecord, kind: LawFinding['kind'], what: string): LawFinding {
  return { kind, where: `${file}: ${id}`, what };
}

/**
 * A statement with a note takes its numbers from the record (`{owi-first.jail}`), so a number that is typed there can only be
 * a copy, which the next change of law would leave behind, or a mistake.
 */
function numbersThatDiffer(law: Law, where: string, words: string): LawFinding[] {
  return statements(words).flatMap(({ said, records }) => {
    const known = records.flatMap((id) => Object.entries(law.get(id)?.numbers ?? {}).map(([part, value]) => ({ name: `${id}.${part}`, value: Number(value) })));
    return typedNumbers(said).map(({ typed, value }): LawFinding => {
      const same = known.find((one) => one.value === value);
      const what = same ? `"${typed}" is typed; write {${same.name}}` : `"${typed}" differs from ${records.join(', ')}`;
      return { kind: 'number', where, what: `${what} (… ${said.slice(-70)})` };
    });
  });
}

/** Tables of penalties, pictures and lists of deadlines are law in every cell, also where the note stands in another cell of the row. */
function numbersInTables(where: string, words: string): LawFinding[] {
  const tables = [...words.matchAll(/^(?:penalties|picture|deadlines|deadline):\n((?: .*\n)+)/gm)].flatMap(([, block = '']) => block.split('\n'));
  return tables
    .filter((line) => !line.includes('^['))
    .flatMap((line) =>
      typedNumbers(line).map(({ typed }): LawFinding => ({ kind: 'number', where, what: `"${typed}" is typed in a table; read it from a record` })),
    );
}

/** Each piece of text that ends with a note, back to the end of the sentence or the note before it. */
function statements(words: string): { said: string; records: string[] }[] {
  const flat = words.replaceAll(/\n{2,}|\n\s*(?:- |[\w-]+: )/g, ' ¶ ').replaceAll(/\s+/g, ' ');
  return [...flat.matchAll(/([^¶]*?)(\^\[[^\]]+\])/g)].map(([, said = '', mark = '']) => ({
    said: said.split(/(?<=[.?!:”"])\s+(?=["“]?[A-Z])/).findLast((sentence) => /\w/.test(sentence)) ?? '',
    records: recordsIn(mark),
  }));
}

const units = 'days?|weeks?|months?|years?|hours?|points?|grams?|ounces?|plants?|percent';
const inWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const typedNumber = new RegExp(String.raw`\$(\d[\d,]*(?:\.\d+)?)|\b(\d[\d,]*(?:\.\d+)?|${inWords.join('|')})[ -](?:${units})\b|\b(0\.\d+)\b`, 'gi');

function typedNumbers(said: string): { typed: string; value: number }[] {
  return [...said.replaceAll(/\{[a-z0-9.-]+\}/g, '·').matchAll(typedNumber)].map(([typed, money, counted, share]) => {
    const digits = money ?? counted ?? share ?? '';
    const word = inWords.indexOf(digits.toLowerCase());
    return { typed, value: word >= 0 ? word + 1 : Number(digits.replaceAll(',', '')) };
  });
}
