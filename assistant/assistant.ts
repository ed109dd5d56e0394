import { allowedOf } from '#assistant/allowed.ts';
import type { Breaker } from '#assistant/breaker.ts';
import type { Budget } from '#assistant/budget.ts';
import { cardsOf } from '#assistant/cards.ts';
import { type Conversation, isFirstQuestion, questionOf } from '#assistant/conversation.ts';
import { groundedAnswer } from '#assistant/grounded.ts';
import { foreignLanguage, routeOf } from '#assistant/guard-before.ts';
import type { Failure, Model } from '#assistant/model.ts';
import { modelAnswer } from '#assistant/model-answer.ts';
import { searchIn } from '#assistant/search.ts';
import type { Visitors } from '#assistant/visitors.ts';
import type { Firm } from '#firm/firm.ts';

/** What is worth counting about answers. None of it holds a word of a visitor or of a model. */
export type Note = { kind: 'held-back'; why: string } | { kind: 'model-failed'; why: Failure } | { kind: 'over-budget'; why: 'daily' };

export type AssistantParts = {
  site: Firm;
  /** Without a model every answer comes from the cards. */
  model?: { model: Model; budget: Budget; breaker: Breaker; visitors: Visitors } | undefined;
  note?: (note: Note) => void;
  /** Only tests that show what the guard is for turn it off. */
  guard?: 'on' | 'off';
};

export type Asked = { conversation: Conversation; visitor: string; signal: AbortSignal };
export type Assistant = { answer: (asked: Asked) => AsyncGenerator<string> };

/** The chat from a question to its answer, sentence by sentence; one that begins a new line says so. Nothing is kept from one question to the next. */
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
      if (route.kind === 'advice') yield noAdvice;
      if (route.kind === 'advice' || !model || cards.length === 0) yield* groundedAnswer(cards[0], file);
      else yield* modelAnswer({ ...model, conversation, visitor, signal, cards, file, allowed, note, guard });
      const closing = [...(first ? [identity] : []), ...(route.kind === 'advice' ? [] : [noAdvice])].join(' ');
      if (closing) yield `\n${closing}`;
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

/** How many cards a model gets to answer from: about 700 words. */
const cardsGiven = 5;
