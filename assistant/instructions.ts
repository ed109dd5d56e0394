import { randomBytes } from 'node:crypto';
import type { Card } from '#assistant/cards.ts';
import type { Conversation } from '#assistant/conversation.ts';
import { masked } from '#assistant/mask.ts';
import type { AssistantFile } from '#firm/assistant-file.ts';

export type Prompt = { messages: { role: 'system' | 'user' | 'assistant'; content: string }[] };

/** A random mark in this process's instructions. It is not secret; if it appears in an answer, the model is repeating its prompt. */
export const canary = `mark-${randomBytes(9).toString('hex')}`;

/** How many questions are sent: earlier ones explain a follow-up, more would only cost tokens. */
const remembered = 4;

/**
 * What is sent to a model: our instructions, the facts, and the last questions with contact details and case numbers masked.
 * Earlier answers are left out, because they come from the browser, which can invent them.
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

/** Upper estimate, a token per 3 bytes: English and Arabic both have about four bytes to a token. */
export function tokensIn(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3);
}
