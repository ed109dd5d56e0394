import type { Card, Passage } from '#assistant/cards.ts';
import { sentencesOf } from '#assistant/sentences.ts';
import type { AssistantFile } from '#firm/assistant-file.ts';

/** Most characters of an answer, to fit on a phone's screen; the page has the rest. */
const longest = 520;

/**
 * An answer in the firm's own words: what the card says and was not `said` before, and where to read more. Sentence by
 * sentence; an item of a list is a line that begins with its number or a dash, which the panel shows as a list.
 */
export function groundedAnswer(card: Card | undefined, { replies }: AssistantFile, said: readonly string[] = []): string[] {
  if (!card) return [replies.nothingFound];
  const [first, ...rest] = short(linesOf(card.passages)).filter((line) => !sentencesOf(withoutMark(line)).every((sentence) => said.includes(sentence)));
  return [...(first ? opened(replies.grounded, first) : []), ...rest, readMore(card, replies)];
}

export function readMore({ page, pageTitle }: Card, { readMore: label }: AssistantFile['replies']): string {
  return `\n${label}: ${pageTitle} (${page}).`;
}

function linesOf(passages: readonly Passage[]): string[] {
  return passages.flatMap((passage, at) => {
    if (typeof passage !== 'string') return passage.items.map((item, index) => `\n${passage.ordered ? `${index + 1}.` : '-'} ${item}`);
    const afterList = typeof passages[at - 1] === 'object';
    return sentencesOf(passage).map((sentence, index) => (afterList && index === 0 ? `\n${sentence}` : sentence));
  });
}

function short(lines: string[]): string[] {
  let length = 0;
  return lines.filter((line, at) => {
    length += line.length + 1;
    return at === 0 || length <= longest;
  });
}

function withoutMark(line: string): string {
  return line.replace(/^\n(?:-|\d+\.) /, '');
}

function opened(words: string, first: string): string[] {
  return first.startsWith('\n') ? [words, first] : [`${words} ${first}`];
}
