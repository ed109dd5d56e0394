import type { Card } from '#assistant/cards.ts';
import { sentencesOf } from '#assistant/sentences.ts';
import type { AssistantFile } from '#firm/assistant-file.ts';

/** Most characters of an answer, to fit on a phone's screen; the page has the rest. */
const longest = 520;

/** An answer in the firm's own words: what the card says and was not `said` before, and where to read more. Sentence by sentence. */
export function groundedAnswer(card: Card | undefined, { replies }: AssistantFile, said: readonly string[] = []): string[] {
  if (!card) return [replies.nothingFound];
  const [first, ...rest] = short(card.say).filter((sentence) => !said.includes(sentence));
  return [...(first ? [`${replies.grounded} ${first}`] : []), ...rest, readMore(card, replies)];
}

export function readMore({ page, pageTitle }: Card, { readMore: label }: AssistantFile['replies']): string {
  return `\n${label}: ${pageTitle} (${page}).`;
}

function short(text: string): string[] {
  let length = 0;
  return sentencesOf(text).filter((sentence, at) => {
    length += sentence.length + 1;
    return at === 0 || length <= longest;
  });
}
