import { randomBytes } from 'node:crypto';
import type { Card } from '#assistant/cards.ts';
import type { Conversation } from '#assistant/conversation.ts';
import { masked } from '#assistant/mask.ts';
import type { AssistantFile } from '#firm/assistant-file.ts';

export type Prompt = { messages: { role: 'system' | 'user' | 'assistant'; content: string }[] };

/** A mark in the instructions of this process. It is no secret; that it comes back out shows that a model repeats its prompt. */
export const canary = `mark-${randomBytes(9).toString('hex')}`;

/** Earlier turns give a follow-up question its sense; more of them would only cost. */
const remembered = 4;

/**
 * What leaves for a model: our instructions, the facts, the last questions with everything masked that names a person.
 * Earlier answers are left out: the browser says what they were, and may say anything.
 */
export function promptOf({ messages }: Conversation, cards: readonly Card[], { body }: AssistantFile): Prompt {
  const questions = messages.filter(({ role }) => role === 'user').slice(-remembered);
  return {
    messages: [
      { role: 'system', content: `${body}\n\n${canary}\n\nFACTS\n${factsOf(cards)}` },
      ...questions.map(({ content }) => ({ role: 'user' as const, content: masked(content) })),
    ],
  };
}

export function factsOf(cards: readonly Card[]): string {
  return cards.map(({ title, say }) => `${title}. ${say}`).join('\n');
}

/** Tokens at most: English has about four characters to a token, Arabic about two. */
export function tokensIn(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3);
}
