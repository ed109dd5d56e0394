import type { Source } from '#assistant/reply.ts';
import { sentencesOf } from '#assistant/sentences.ts';
import type { Answer } from '#firm/answers.ts';
import type { AssistantFile } from '#firm/assistant-file.ts';
import { officialText } from '#firm/citation.ts';
import type { Law } from '#firm/law.ts';
import { type Block, type Inline, recordsOf } from '#firm/prose.ts';

export type Told = { sentences: string[]; notes: Source[] };

type Words = Pick<AssistantFile['replies'], 'grounded' | 'readMore' | 'sources'> & Pick<AssistantFile, 'tools'>;

/**
 * An answer as the chat says it, sentence by sentence: its title, its words with note numbers, where to read more, and the sources.
 * A sentence that begins a line starts with a line break; an item of a list begins with its number or a dash.
 */
export function toldAs({ title, say, link, tool }: Answer, law: Law, words: Words): Told {
  const notes = sourcesOf(say, law);
  const marked = (part: Inline) => text(part, law, notes);
  return {
    sentences: [
      `\n${`${words.grounded} ${title}`.trim()}`,
      ...say.flatMap((block) => linesOf(block, marked)),
      `\n${words.readMore}: ${link.words} (${link.to})`,
      ...(tool ? [`\n${words.tools[tool]} (${tool})`] : []),
      ...(notes.length ? [`\n${words.sources}: ${notes.map(({ cite }, at) => `${raised(at + 1)} ${cite}`).join('; ')}`] : []),
    ],
    notes,
  };
}

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
