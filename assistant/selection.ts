import type { Budget } from '#assistant/budget.ts';
import type { Conversation } from '#assistant/conversation.ts';
import type { Failure, Model } from '#assistant/model.ts';
import type { QuestionName } from '#assistant/triage.ts';
import type { Ranked } from '#assistant/understanding/ranking.ts';
import type { Slots } from '#assistant/understanding/slots.ts';
import type { Visitors } from '#assistant/visitors.ts';
import type { Breaker } from '#deliveries/breaker.ts';
import type { Answer } from '#firm/answers.ts';
import type { Content } from '#firm/content.ts';

/** What is worth counting about answers. None of it holds a word of a visitor or of a model. */
export type Note = { kind: 'dropped'; why: string } | { kind: 'model-failed'; why: Failure } | { kind: 'over-budget'; why: 'daily' };

export type Asked = { conversation: Conversation; visitor: string; signal: AbortSignal };

export type ModelParts = { model: Model; budget: Budget; breaker: Breaker; visitors: Visitors };

type Parts = ModelParts & Omit<Asked, 'conversation'> & { questions: string[]; found: Ranked[]; site: Content; note: (note: Note) => void };

/** What a model chose: answers of the firm, by number, and what the talk is about. It wrote none of the words. */
export type Selection = { answers: Answer[]; slots: Slots; ask?: QuestionName | undefined };

export async function selectByModel(_parts: Parts): Promise<Selection | undefined> {
  return undefined;
}
