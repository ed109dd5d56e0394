import type { Message } from '#assistant/panel/use-conversation.ts';
import type { FormStart } from '#assistant/reply.ts';

/**
 * What a case review form suggests: values of closed lists, which the visitor confirms before they are in any field. No sentence of
 * the chat is among them: no list of words finds every admission, so the only safe message is one that is never copied.
 */
export function requestStartOf(messages: Pick<Message, 'beside'>[]): FormStart {
  // An answer to an emergency says nothing for the form; what was known before still holds.
  const forms = messages.map(({ beside }) => beside?.form ?? {});
  return forms.filter((form) => Object.keys(form).length).pop() ?? {};
}
