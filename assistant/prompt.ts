import { asks, choiceSchema } from '#assistant/choice.ts';
import { emergencyIn } from '#assistant/emergencies.ts';
import { masked } from '#assistant/mask.ts';
import { type Answer, charges, counts } from '#firm/answers.ts';
import type { AssistantFile } from '#firm/assistant-file.ts';
import { plainText } from '#firm/prose.ts';

/** What is sent to a model, and the shape of what it may say. */
export type Prompt = { messages: { role: 'system' | 'user'; content: string }[]; schema: object };

/** How many questions are sent: earlier ones explain a follow-up, more would only cost tokens. */
const remembered = 4;
/** Of each answer its title and its beginning: enough to choose by. Twelve whole answers would cost five times the tokens. */
const mostCharacters = 160;

/**
 * Our instructions, the answers to choose from by number, and the visitor's last questions, masked. What the chat said before is
 * left out, because the browser says what that was and can invent it; so is an emergency of earlier, which was answered then and is
 * nobody else's business. All questions stand in one message: some providers refuse two of the same role in a row.
 */
export function promptOf(questions: readonly string[], candidates: readonly Answer[], { body }: Pick<AssistantFile, 'body'>): Prompt {
  const [last = '', ...before] = questions.slice(-remembered).reverse();
  const asked = [...before.filter((question) => emergencyIn(question) === undefined).reverse(), last];
  return {
    messages: [
      { role: 'system', content: `${body.trim()}\n\n${keys}\n\nAnswers to choose from:\n${candidates.map(listed).join('\n')}` },
      { role: 'user', content: asked.map((question, at) => `Question ${at + 1}: ${masked(question).replace(/\s+/g, ' ').trim()}`).join('\n') },
    ],
    schema: choiceSchema,
  };
}

/** Upper estimate, a token per 3 bytes: English and Arabic both have about four bytes to a token. A schema is counted like text. */
export function tokensIn({ messages, schema }: Prompt): number {
  return Math.ceil(Buffer.byteLength(JSON.stringify({ messages, schema })) / 3);
}

const keys = `The JSON object has these keys and no others. Each but "answers" is null unless the questions plainly say it.
"answers": the numbers of at most two answers, the best first, or [] if none fits.
"charge": ${orNull(charges)}.
"count": ${orNull(counts)}, for a charge that somebody has had before.
"county": the county in Michigan, as in "Wayne County", or null.
"who": "me" if the visitor needs help, "other" if it is for somebody else, or null.
"custody": "in" if that person is in jail or with the police now, "out" if not, or null.
"ask": what must be known next to help, ${orNull(asks)}.`;

function orNull(list: readonly string[]): string {
  return `${list.map((one) => `"${one}"`).join(', ')} or null`;
}

function listed({ title, say }: Answer, at: number): string {
  return `${at + 1}. ${title}: ${beginning(plainText(say).replace(/\s+/g, ' '))}`;
}

function beginning(text: string): string {
  return text.length <= mostCharacters ? text : `${text.slice(0, text.lastIndexOf(' ', mostCharacters))}…`;
}
