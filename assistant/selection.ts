import type { Budget } from '#assistant/budget.ts';
import { type Choice, type Read, readChoice } from '#assistant/choice.ts';
import type { Conversation } from '#assistant/conversation.ts';
import { type Failure, type Model, mostTokens, patience } from '#assistant/model.ts';
import { promptOf, tokensIn } from '#assistant/prompt.ts';
import type { QuestionName } from '#assistant/triage.ts';
import type { Ranked } from '#assistant/understanding/ranking.ts';
import type { Slots } from '#assistant/understanding/slots.ts';
import type { Visitors } from '#assistant/visitors.ts';
import type { Breaker } from '#deliveries/breaker.ts';
import type { Answer, aspects, charges } from '#firm/answers.ts';
import type { Content } from '#firm/content.ts';
import type { LanguageCode } from '#firm/languages.ts';

/** What is worth counting about answers. None of it holds a word of a visitor or of a model. */
export type Note =
  | { kind: 'dropped'; why: Extract<Read, { kind: 'dropped' }>['why'] }
  | { kind: 'model-failed'; why: Failure }
  | { kind: 'over-budget'; why: 'daily' }
  /** Nothing of the firm's answers fits; `why` is the topic, as far as the talk names one. */
  | { kind: 'no-answer'; why: Topic };

/** What the assistant knows to name: a charge, or else the side of it that is asked about. */
export type Topic = (typeof charges)[number] | (typeof aspects)[number] | 'other';

/** `page`: where the chat was opened; `path` is its address as it is in English. */
export type Asked = { conversation: Conversation; page: { language: LanguageCode; path: string }; visitor: string; signal: AbortSignal };

export type ModelParts = { model: Model; budget: Budget; breaker: Breaker; visitors: Visitors };

type Parts = ModelParts & Omit<Asked, 'conversation' | 'page'> & { questions: string[]; found: Ranked[]; site: Content; note: (note: Note) => void };

/** What a model chose: answers of the firm, by number, what the talk is about, and what it would ask next. It wrote none of the words. */
export type Selection = { answers: Answer[]; slots: Slots; ask?: QuestionName | undefined };

/** More to choose from would cost more tokens, and the right one is seldom further down. */
const mostCandidates = 12;

/** Undefined when there is no model to ask now, or none that answered as it must: the words of the question decide then. */
export async function selectByModel(parts: Parts): Promise<Selection | undefined> {
  const { breaker, visitors, visitor } = parts;
  if (!breaker.mayTry()) return undefined;
  const leave = visitors.enter(visitor);
  if (!leave) {
    breaker.brokeOff();
    return undefined;
  }
  try {
    return await selected(parts, performance.now() + patience.whole);
  } finally {
    leave();
  }
}

async function selected({ model, budget, breaker, questions, found, site, signal, note }: Parts, by: number): Promise<Selection | undefined> {
  const candidates = found.slice(0, mostCandidates).map(({ answer }) => answer);
  const prompt = promptOf(questions, candidates, site.assistant);
  const most = tokensIn(prompt) + mostTokens;
  const reservation = await budget.reserve(most);
  if (!reservation) {
    breaker.brokeOff();
    note({ kind: 'over-budget', why: 'daily' });
    return undefined;
  }
  const reply = await model.ask(prompt, { signal, by });
  // Tokens cost money even if the visitor has left. Nobody waits until they are counted.
  void reservation.settle(reply.tokens ?? most);
  // No failure of the model if the visitor left, or the server stops.
  if (signal.aborted) {
    breaker.brokeOff();
    return undefined;
  }
  if (reply.kind === 'failed') {
    breaker.failed();
    note({ kind: 'model-failed', why: reply.why });
    return undefined;
  }
  // It did answer. A visitor who talks it into nonsense must not take it from the others, so that counts as no failure.
  breaker.succeeded();
  const read = readChoice(reply.text, candidates.length);
  if (read.kind === 'dropped') {
    note(read);
    return undefined;
  }
  return selectionOf(read.choice, candidates, site);
}

function selectionOf({ answers, charge, count, county, who, custody, ask }: Choice, candidates: readonly Answer[], site: Content): Selection {
  return {
    answers: answers.flatMap((number) => candidates[number - 1] ?? []),
    slots: { ...(charge && { charge }), ...(count && { count }), ...countyOf(county, site), ...(who && { who }), ...(custody && { custody }) },
    ...(ask && { ask }),
  };
}

/** A county that this site names, in its own spelling. Anything else that stands in its place is dropped. */
function countyOf(name: string | null, { cities, firm }: Content): Pick<Slots, 'county'> {
  const known = [firm.address.county, ...cities.map(({ county }) => county)];
  const county = known.find((one) => one.toLowerCase() === name?.trim().toLowerCase());
  return county ? { county } : {};
}
