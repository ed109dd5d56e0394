import { readsLikeDeed } from '#assistant/deeds.ts';
import type { Message } from '#assistant/panel/use-conversation.ts';
import { holdsPrivateNumber } from '#assistant/private-numbers.ts';
import type { FormStart } from '#assistant/reply.ts';

/** What a case review form begins with. The visitor sees all of it, and can change all of it, before anything is sent. */
export type RequestStart = FormStart & { description: string };

/** A short note: a person can write more in the form. In characters. */
const longestNote = 400;

export function requestStartOf(messages: Message[], note: (questions: string) => string): RequestStart {
  const questions = messages.filter((one, at) => isCarried(one) && !isChosen(one, messages[at - 1]));
  return { ...newestForm(messages), description: noteOf(questions.map(asQuoted), note) };
}

/** An answer to an emergency or a confession says nothing for the form; what was known before still holds. */
function newestForm(messages: Message[]): FormStart {
  const forms = messages.map(({ beside }) => beside?.form ?? {});
  return forms.filter((form) => Object.keys(form).length).pop() ?? {};
}

/** Nobody's account of what happened gets into a request unasked: the server says what to keep out, and the browser looks once more. */
function isCarried({ role, parts, mayCarry }: Message): boolean {
  const text = parts.join('');
  return role === 'user' && mayCarry === true && !readsLikeDeed(text) && !holdsPrivateNumber(text);
}

/** What was only chosen as a reply, like a county, is in the form's own fields. */
function isChosen({ parts }: Message, before: Message | undefined): boolean {
  const chips = before?.beside?.chips;
  return chips?.kind === 'choices' && chips.texts.includes(parts.join(''));
}

function asQuoted({ parts }: Message): string {
  return `“${parts.join('').replace(/\s+/g, ' ')}”`;
}

/** As many of the newest questions as fit, each of them whole. One that alone is too long is a story, and is left out. */
function noteOf(questions: string[], note: (questions: string) => string): string {
  const short = questions.filter((one) => note(one).length <= longestNote);
  const texts = short.map((_, from) => note(short.slice(from).join(', ')));
  return texts.find((text) => text.length <= longestNote) ?? '';
}
