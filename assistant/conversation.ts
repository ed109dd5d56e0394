import { z } from 'zod';
import { longest, mostMessages } from '#assistant/limits.ts';
import { visible } from '#firm/plain.ts';

const message = z
  .strictObject({
    /** The role `system` is not accepted from a browser: those messages come from our own files only. */
    role: z.enum(['user', 'assistant']),
    content: z.string().max(longest.assistant),
  })
  .transform(({ role, content }) => ({ role, content: visible(content).trim() }))
  .refine(({ role, content }) => content.length <= longest[role]);

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

/** What the visitor said, turn by turn. What stands between is left out: a browser can invent it. */
export function questionsOf({ messages }: Conversation): string[] {
  return messages.filter(({ role }) => role === 'user').map(({ content }) => content);
}

/** True when the visitor has not asked before. */
export function isFirstQuestion(conversation: Conversation): boolean {
  return questionsOf(conversation).length === 1;
}
