import OpenAI from 'openai';
import type { Prompt } from '#assistant/instructions.ts';

export type ModelSettings = { baseURL: string; apiKey: string; model: string };
export type Model = { ask: (prompt: Prompt, signal: AbortSignal, onUsage: (tokens: number) => void) => AsyncGenerator<string> };

/** Why a model gave no answer, or no whole one. Never what it said. */
export type Failure = 'unreachable' | 'refused' | 'limited' | 'silent' | 'stalled' | 'too-long' | 'truncated' | 'unknown-model' | 'garbage';

export class ModelError extends Error {
  override name = 'ModelError';
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure);
    this.failure = failure;
  }
}

/** Milliseconds to the first word, between words, and in all. */
export const patience = { first: 8_000, gap: 10_000, total: 60_000 };
export const mostTokens = 600;
/** 600 tokens of English are about 2,400 characters; a model that ignores the token limit is stopped here. */
const mostCharacters = 3_000;

/** Any provider that speaks OpenAI's chat completions. */
export function openModel({ baseURL, apiKey, model }: ModelSettings, waits = patience): Model {
  // No retries: an answer from the cards now is better than a late one from the model. Nothing is logged.
  const client = new OpenAI({ baseURL, apiKey, maxRetries: 0, timeout: waits.total, logLevel: 'off' });
  return { ask };

  async function* ask({ messages }: Prompt, signal: AbortSignal, onUsage: (tokens: number) => void): AsyncGenerator<string> {
    const stop = new AbortController();
    const ended = AbortSignal.any([signal, stop.signal, AbortSignal.timeout(waits.total)]);
    let clock = startClock(waits.first);
    let [said, finished] = [0, false];
    try {
      const request = client.chat.completions.create(
        { model, messages, max_tokens: mostTokens, temperature: 0.2, stream: true, stream_options: { include_usage: true } },
        { signal: ended },
      );
      const chunks = (await clock.race(request, 'silent'))[Symbol.asyncIterator]();
      while (true) {
        const { value: chunk, done } = await clock.race(chunks.next(), said ? 'stalled' : 'silent');
        if (done) break;
        if (typeof chunk?.model !== 'string' || !chunk.model.startsWith(model)) throw new ModelError('unknown-model');
        if (Number.isInteger(chunk.usage?.total_tokens)) onUsage(chunk.usage?.total_tokens ?? 0);
        const [choice] = chunk.choices ?? [];
        const text: unknown = choice?.delta?.content;
        if (choice?.finish_reason) {
          if (choice.finish_reason !== 'stop' && choice.finish_reason !== 'length') throw new ModelError('refused');
          finished = true;
        }
        if (typeof text !== 'string' || text === '') continue;
        said += text.length;
        if (said > mostCharacters) throw new ModelError('too-long');
        clock.stop();
        yield text;
        // The time that the caller took to use the text does not count against the model.
        clock = startClock(waits.gap);
      }
      if (!finished) throw new ModelError('truncated');
    } catch (error) {
      throw signal.aborted ? signal.reason : asFailure(error, ended.aborted && !stop.signal.aborted, said);
    } finally {
      clock.stop();
      stop.abort();
    }
  }
}

function startClock(ms: number) {
  let timer: NodeJS.Timeout | undefined;
  let late: Failure = 'silent';
  const rang = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ModelError(late)), ms);
  });
  rang.catch(() => undefined);
  return {
    race: async <T>(work: PromiseLike<T>, failure: Failure): Promise<T> => {
      late = failure;
      const racing = Promise.resolve(work);
      // If the timer wins the race, a later rejection of this must not go unhandled.
      racing.catch(() => undefined);
      return Promise.race([racing, rang]);
    },
    stop: () => clearTimeout(timer),
  };
}

function asFailure(error: unknown, outOfTime: boolean, said: number): ModelError {
  if (error instanceof ModelError) return error;
  if (outOfTime) return new ModelError(said ? 'too-long' : 'silent');
  if (error instanceof OpenAI.APIConnectionError) return new ModelError(said ? 'truncated' : 'unreachable');
  if (error instanceof OpenAI.APIError) return new ModelError(error.status === 429 ? 'limited' : error.status === undefined ? 'garbage' : 'refused');
  return new ModelError(error instanceof SyntaxError ? 'garbage' : said ? 'truncated' : 'unreachable');
}
