import type { Source } from '#assistant/reply.ts';
import { sentencesOf } from '#assistant/sentences.ts';
import type { Answer } from '#firm/answers.ts';
import type { AssistantFile } from '#firm/assistant-file.ts';
import { officialText } from '#firm/citation.ts';
import type { Law } from '#firm/law.ts';
import { type Block, type Inline, plainText, recordsOf } from '#firm/prose.ts';

export type Told = { sentences: string[]; notes: Source[] };

type Words = Pick<AssistantFile['replies'], 'grounded' | 'readMore' | 'sources' | 'plea'> & Pick<AssistantFile, 'tools'>;

/**
 * An answer as the chat says it, sentence by sentence: its title, its words with note numbers, where to read more, and the sources.
 * A sentence that begins a line starts with a line break; an item of a list begins with its number or a dash.
 */
export function toldAs(answer: Answer, law: Law, words: Words, toNonCitizen = false): Told {
  const { title, say, link, tool } = answer;
  const notes = sourcesOf(say, law);
  const plea = isAboutPlea(answer) ? [`\n${words.plea}`] : [];
  const marked = (part: Inline) => text(part, law, notes);
  return {
    sentences: [
      `\n${`${words.grounded} ${title}`.trim()}`,
      ...(toNonCitizen ? plea : []),
      ...say.flatMap((block) => linesOf(block, marked)),
      ...(toNonCitizen ? [] : plea),
      `\n${words.readMore}: ${link.words} (${link.to})`,
      ...(tool ? [`\n${words.tools[tool]} (${tool})`] : []),
      ...(notes.length ? [`\n${words.sources}: ${notes.map(({ cite }, at) => `${raised(at + 1)} ${cite}`).join('; ')}`] : []),
    ],
    notes,
  };
}

/**
 * A 7411 or HYTA case that ends with no conviction in Michigan can be a conviction for immigration: no answer about a plea or a deferral
 * may leave that out, whoever wrote it. Known by the records it cites, which are the same in every language, and by its words.
 */
export function isAboutPlea({ title, say }: Pick<Answer, 'title' | 'say'>): boolean {
  const records = recordsOf(say);
  if (records.some((id) => toldAlready.includes(id))) return false;
  return records.some((id) => deferrals.test(id)) || pleas.test(`${title} ${plainText(say)}`);
}

const toldAlready = ['immigration-deferred', 'immigration-advice'];
const deferrals = /^(?:hyta|drug-deferral|domestic-deferral|delayed-sentence|deferral)/;
const pleas =
  /\b(?:7411|HYTA|769\.4a|plea(?! talks)|pleas|plead(?:s|ed|ing)?|no contest|deferrals?|deferred|delayed sentence|diversion)\b|declar(?:a\p{L}*|e|en|ó|o) (?:\p{L}+ )?culpable|me declaro|declararse|(?:responder|respuesta) al cargo|caso aplazado|sentencia aplazada|programa de desvío|إقرار|تُقرّ|يُقرّ|أقرّ|تأجيل الحكم|قضية مؤجلة|عدم الذنب/iu;

function sourcesOf(say: Answer['say'], law: Law): Source[] {
  const cites = new Set(recordsOf(say).flatMap((id) => law.get(id)?.cites ?? []));
  return [...cites].map((cite) => ({ cite, address: officialText(cite) ?? '' }));
}

function linesOf(block: Block, marked: (part: Inline) => string): string[] {
  const line = (children: Inline[]) => children.map(marked).join('').replace(/\s+/g, ' ').trim();
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return sentencesOf(line(block.children)).map((sentence, at) => (at ? sentence : `\n${sentence}`));
    case 'list':
      return block.items.map((item, at) => `\n${block.ordered ? `${at + 1}.` : '-'} ${item.map((one) => plain(one, line)).join(' ')}`);
    case 'quote':
      return block.children.flatMap((one) => linesOf(one, marked));
    case 'table':
      return block.rows.map((row) => `\n- ${row.map(line).join(', ')}`);
  }
}

function plain(block: Block, line: (children: Inline[]) => string): string {
  return 'children' in block ? line(block.children as Inline[]) : '';
}

function text(part: Inline, law: Law, notes: readonly Source[]): string {
  if (typeof part === 'string') return part;
  if (part.kind !== 'note') return part.children.map((one) => text(one, law, notes)).join('');
  const cites = part.records.flatMap((id) => law.get(id)?.cites ?? []);
  const numbers = new Set(cites.map((cite) => notes.findIndex((note) => note.cite === cite) + 1));
  return [...numbers].map(raised).join(',');
}

/** The number of a note in raised digits: it stands behind the end of a sentence and belongs to it. */
function raised(number: number): string {
  return String(number).replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? '');
}
