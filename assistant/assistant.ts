import { allowedOf } from '#assistant/allowed.ts';
import { cardsOf } from '#assistant/cards.ts';
import { type Conversation, isFirstQuestion, questionOf } from '#assistant/conversation.ts';
import { groundedAnswer } from '#assistant/grounded.ts';
import { foreignLanguage, routeOf } from '#assistant/guard-before.ts';
import { type Asked, type ModelParts, modelAnswer, type Note } from '#assistant/model-answer.ts';
import { searchIn } from '#assistant/search.ts';
import type { Content } from '#firm/content.ts';

export type AssistantParts = {
  site: Content;
  /** Without a model every answer comes from the cards. */
  model?: ModelParts | undefined;
  note?: (note: Note) => void;
  /** Off only in tests that show what the guard prevents. */
  guard?: 'on' | 'off';
};

export type Assistant = { answer: (asked: Asked) => AsyncGenerator<string> };

/** Answers a question, sentence by sentence; one that starts a new line begins with a line break. Nothing is kept between questions. */
export function createAssistant({ site, model, note = () => undefined, guard = 'on' }: AssistantParts): Assistant {
  const file = site.assistant;
  const find = searchIn(cardsOf(site));
  const allowed = allowedOf(site);
  return { answer };

  async function* answer({ conversation, visitor, signal }: Asked): AsyncGenerator<string> {
    const question = questionOf(conversation);
    const route = routeOf(question);
    const language = foreignLanguage(question);
    const { identity, noAdvice } = file.replies;
    const first = isFirstQuestion(conversation);

    if (route.kind === 'emergency') yield file.emergencies[route.emergency];
    else if (route.kind === 'fixed') yield file.replies[route.reply];
    else {
      const cards = cardsFor(conversation);
      if (route.kind === 'advice' || !model || cards.length === 0) yield* groundedAnswer(cards[0], file);
      else yield* modelAnswer({ ...model, conversation, visitor, signal, cards, file, allowed, note, guard });
      // What helps comes first, and what the chat cannot do comes last.
      yield `\n${first ? `${identity} ` : ''}${noAdvice}`;
    }
    if (language) yield `\n${file.handOff[language]}`;
  }

  /** A short follow-up ("and a second one?") is looked up together with the question before it. */
  function cardsFor({ messages }: Conversation) {
    const [question = '', before = ''] = messages
      .filter(({ role }) => role === 'user')
      .map(({ content }) => content)
      .toReversed();
    const found = find(question, cardsGiven);
    return found.length ? found : find(`${before} ${question}`, cardsGiven);
  }
}

/** How many cards a model gets to answer from: usually about 200 words, 900 at most. */
const cardsGiven = 5;
