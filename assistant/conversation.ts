import { z } from 'zod';
import { longest, mostMessages, mostRead } from '#assistant/limits.ts';
import { folded, visible } from '#firm/plain.ts';

const message = z
  .strictObject({
    /** The role `system` is not accepted from a browser: those messages come from our own files only. */
    role: z.enum(['user', 'assistant']),
    content: z.string().max(longest.assistant),
  })
  .transform(({ role, content }) => ({ role, content: visible(content).trim() }))
  // Folding writes a Korean syllable as three letters, and time is spent on what is folded.
  .refine(({ role, content }) => content.length <= longest[role] && (role === 'assistant' || folded(content).length <= longest.user));

/** What a browser sends. Earlier turns in it cannot be trusted: the browser can invent them. */
const conversation = z
  .object({
    messages: z
      .array(message)
      .min(1)
      .max(mostMessages + 1),
    stream: z.boolean().optional(),
  })
  .transform(({ messages, stream }) => ({ messages, stream: stream ?? false }))
  .refine(({ messages }) => messages.at(-1)?.role === 'user' && messages.at(-1)?.content !== '');

export type Conversation = z.output<typeof conversation>;

export function readConversation(body: unknown): Conversation | undefined {
  const result = conversation.safeParse(body);
  return result.success ? result.data : undefined;
}

/**
 * What the visitor said, turn by turn. The assistant's turns are left out: a browser can invent them. The last question is there in full;
 * turns so long ago that reading them all would delay other visitors are empty.
 */
export function questionsOf({ messages }: Conversation): string[] {
  const questions = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  let read = 0;
  return questions
    .toReversed()
    .map((question) => {
      read += question.length;
      return read <= mostRead ? question : '';
    })
    .toReversed();
}

/** True when the visitor has not asked before. */
export function isFirstQuestion({ messages }: Conversation): boolean {
  return messages.filter(({ role }) => role === 'user').length === 1;
}
