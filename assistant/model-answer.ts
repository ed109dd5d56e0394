import type { Allowed } from '#assistant/allowed.ts';
import type { Budget } from '#assistant/budget.ts';
import type { Card } from '#assistant/cards.ts';
import type { Conversation } from '#assistant/conversation.ts';
import { groundedAnswer, readMore } from '#assistant/grounded.ts';
import { guardAfter, type Judged } from '#assistant/guard-after.ts';
import { canary, factsOf, promptOf, tokensIn } from '#assistant/instructions.ts';
import { type Failure, type Model, ModelError, mostTokens } from '#assistant/model.ts';
import { sentenceCutter } from '#assistant/sentences.ts';
import type { Visitors } from '#assistant/visitors.ts';
import type { Breaker } from '#deliveries/breaker.ts';
import type { AssistantFile } from '#firm/assistant-file.ts';

/** What is worth counting about answers. None of it holds a word of a visitor or of a model. */
export type Note = { kind: 'held-back'; why: string } | { kind: 'model-failed'; why: Failure } | { kind: 'over-budget'; why: 'daily' };

export type Asked = { conversation: Conversation; visitor: string; signal: AbortSignal };

export type ModelParts = { model: Model; budget: Budget; breaker: Breaker; visitors: Visitors };

type Parts = ModelParts & Asked & { cards: Card[]; file: AssistantFile; allowed: Allowed; note: (note: Note) => void; guard: 'on' | 'off' };

/** A visitor sees a first sentence within this time, whatever the model does. */
const firstSentenceMs = 9_500;
/** No answer needs more sentences; a model that goes on is stopped. */
const mostSentences = 8;

/**
 * What a model says, each sentence judged before it is shown. The first that may not be shown ends the model's turn: the
 * cards answer instead, and then comes the number to call. They also answer when the model is busy, over budget or failing.
 */
export async function* modelAnswer(parts: Parts): AsyncGenerator<string> {
  const { cards, file, breaker, visitors, visitor, budget } = parts;
  const grounded = () => groundedAnswer(cards[0], file);
  const leave = breaker.mayTry() ? visitors.enter(visitor) : undefined;
  if (!leave) return yield* grounded();
  try {
    const prompt = promptOf(parts.conversation, cards, file);
    const asked = prompt.messages.reduce((sum, { content }) => sum + tokensIn(content), 0);
    const reservation = await budget.reserve(asked + mostTokens);
    if (!reservation) {
      parts.note({ kind: 'over-budget', why: 'daily' });
      return yield* grounded();
    }
    const used = { asked, said: 0, told: undefined as number | undefined };
    try {
      yield* judged(parts, prompt, used, grounded);
    } finally {
      // By the provider's own count, or else an estimate; the tokens cost money even if the visitor has left.
      await reservation.settle(used.told ?? used.asked + tokensIn(' '.repeat(used.said)));
    }
  } finally {
    leave();
  }
}

type Used = { asked: number; said: number; told: number | undefined };

async function* judged(parts: Parts, prompt: ReturnType<typeof promptOf>, used: Used, grounded: () => string[]): AsyncGenerator<string> {
  const { model, breaker, signal, file, note, cards } = parts;
  const judge = parts.guard === 'off' ? unguarded : guardAfter({ facts: factsOf(cards), instructions: file.body, canary, allowed: parts.allowed });
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new ModelError('silent')), firstSentenceMs);
  const cutter = sentenceCutter();
  const shown: string[] = [];
  try {
    for await (const piece of model.ask(prompt, AbortSignal.any([signal, late.signal]), (tokens) => (used.told = tokens))) {
      used.said += piece.length;
      for (const raw of cutter.push(piece)) {
        const verdict = judge(raw);
        if (verdict.kind === 'held') return yield* heldBack(verdict);
        if (verdict.kind === 'empty') continue;
        clearTimeout(timer);
        shown.push(verdict.sentence);
        yield verdict.sentence;
        if (shown.length === mostSentences) return yield* ended();
      }
    }
    const last = judge(cutter.rest());
    if (last.kind === 'held') return yield* heldBack(last);
    if (last.kind === 'shown') yield last.sentence;
    if (shown.length || last.kind === 'shown') return yield* ended();
    breaker.succeeded();
    yield* grounded();
  } catch (error) {
    // No model failure if the visitor left, or the server stops (then they still get the text below).
    if (!signal.aborted) {
      breaker.failed();
      if (!(error instanceof ModelError)) throw error;
      note({ kind: 'model-failed', why: error.failure });
    }
    if (shown.length) yield file.replies.brokeOff;
    else yield* grounded();
  } finally {
    clearTimeout(timer);
  }

  function* ended() {
    breaker.succeeded();
    if (cards[0]) yield readMore(cards[0], file.replies);
  }

  function* heldBack({ why }: Extract<Judged, { kind: 'held' }>) {
    // The model did answer, so the breaker counts no failure; `note` counts what is held back.
    breaker.succeeded();
    note({ kind: 'held-back', why: why ?? 'unknown' });
    yield* groundedAnswer(cards[0], file, shown);
    yield `\n${file.replies.heldBack}`;
  }
}

function unguarded(raw: string): Judged {
  return raw.trim() ? { kind: 'shown', sentence: raw.trim() } : { kind: 'empty' };
}
