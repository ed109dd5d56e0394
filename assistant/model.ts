import { z } from 'zod';
import { type Parameters, parametersFor } from '#assistant/parameters.ts';
import type { Prompt } from '#assistant/prompt.ts';

export type ModelSettings = { baseURL: string; apiKey: string; model: string };

export type Model = { ask: (prompt: Prompt, asking: Asking) => Promise<Reply> };

/** `by`: when a visitor must have an answer, on the clock of `performance.now()`. */
export type Asking = { signal: AbortSignal; by: number };

/** `tokens`: what it cost by the provider's own count; undefined where it cost something and nobody says how much. */
export type Reply = { kind: 'said'; text: string; tokens: number | undefined } | { kind: 'failed'; why: Failure; tokens: number | undefined };

/** Why a model gave no answer, or no whole one. Never what it said. */
export type Failure = 'unreachable' | 'refused' | 'limited' | 'silent' | 'stalled' | 'too-long' | 'truncated' | 'unknown-model' | 'garbage';

/**
 * Milliseconds to the first byte, and to the whole answer since a visitor asked. They see a first sentence within 10 s, whatever the
 * model does; the last second is for a process that has others to answer as well.
 */
export const patience = { first: 8_000, whole: 9_000 };
/** A choice takes about 80 tokens; the rest is for models that think before they choose. */
export const mostTokens = 600;
/** A choice has about 150 characters. A model that ignores the limit of tokens is stopped here. */
const mostCharacters = 1_000;
/** Of the whole reply, in bytes: some providers send along what the model thought. */
const mostBytes = 64 * 1024;

/** Any provider that speaks OpenAI's chat completions. One request and one whole reply: half a choice is of no use, so nothing is streamed. */
export function openModel({ baseURL, apiKey, model }: ModelSettings, waits = patience): Model {
  const address = `${baseURL.replace(/\/+$/, '')}/chat/completions`;
  let learned: Parameters | undefined;
  return { ask };

  /** A refusal of the parameters is followed by one more try, and no other: an answer now is better than a late one. */
  async function ask({ messages, schema }: Prompt, asking: Asking): Promise<Reply> {
    learned ??= parametersFor({ baseURL, model }, schema, mostTokens);
    let sent = learned.current();
    for (let tries = 0; tries < 2; tries++) {
      const reply = await post({ model, messages, ...sent.body }, asking);
      // A refusal that names no parameter may be about the question. What is sent after it is kept only if it helped.
      if (reply.kind === 'said') learned.keep(sent);
      if (reply.kind !== 'unfit') return reply;
      const next = learned.plainer(sent, reply.refusal);
      if (!next) break;
      if (next.named) learned.keep(next.sent);
      sent = next.sent;
    }
    return refused;
  }

  async function post(body: object, { signal, by }: Asking): Promise<Reply | { kind: 'unfit'; refusal: string }> {
    const stop = new AbortController();
    const left = by - performance.now();
    let began = false;
    const timers = [setTimeout(() => began || stop.abort(), Math.min(waits.first, left)), setTimeout(() => stop.abort(), left)];
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${apiKey}` },
        body: JSON.stringify(body),
        // Whoever sends us elsewhere is not the provider that the firm chose.
        redirect: 'error',
        signal: AbortSignal.any([signal, stop.signal]),
      });
      began = true;
      if (response.status === 400 || response.status === 422) return { kind: 'unfit', refusal: refusalIn((await textOf(response)) ?? '') };
      if (!response.ok) return { ...refused, why: response.status === 429 ? 'limited' : 'refused' };
      const text = await textOf(response);
      return text === undefined ? { kind: 'failed', why: 'too-long', tokens: undefined } : replyIn(text, model);
    } catch {
      if (stop.signal.aborted || signal.aborted) return { kind: 'failed', why: began ? 'stalled' : 'silent', tokens: undefined };
      return began ? { kind: 'failed', why: 'truncated', tokens: undefined } : { kind: 'failed', why: 'unreachable', tokens: 0 };
    } finally {
      timers.forEach(clearTimeout);
      // Whatever is still coming is not waited for.
      stop.abort();
    }
  }
}

const refused = { kind: 'failed', why: 'refused', tokens: 0 } as const;

/** Undefined if it is too much. */
async function textOf(response: Response): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const piece of response.body ?? []) {
    bytes += piece.length;
    if (bytes > mostBytes) return undefined;
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}

const refusal = z.object({ error: z.object({ param: z.string().min(1) }) });

/** The parameter that is refused, where the provider says which; else all that it says, in which its name may stand. */
function refusalIn(text: string): string {
  return refusal.safeParse(parsed(text)).data?.error.param ?? text;
}

const completion = z.object({
  /** Some providers leave it out, or empty. */
  model: z.string().nullish(),
  choices: z
    .array(z.object({ finish_reason: z.string().nullish(), message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }) }))
    .min(1),
});
const usage = z.object({ usage: z.object({ total_tokens: z.int().nonnegative() }) });

function replyIn(text: string, model: string): Reply {
  const json = parsed(text);
  const tokens = usage.safeParse(json).data?.usage.total_tokens;
  const failed = (why: Failure): Reply => ({ kind: 'failed', why, tokens });
  const reply = completion.safeParse(json).data;
  const [first] = reply?.choices ?? [];
  if (!reply || !first) return failed('garbage');
  if (reply.model && !isNamed(reply.model, model)) return failed('unknown-model');
  if (first.message.refusal || first.finish_reason === 'content_filter') return failed('refused');
  if (first.finish_reason === 'length') return failed('truncated');
  const said = first.message.content;
  if (typeof said !== 'string') return failed('garbage');
  return said.length > mostCharacters ? failed('too-long') : { kind: 'said', text: said, tokens };
}

/** A provider may add the date or the number of a version: `small-2` answers as `small-2-2026-08-07`. */
function isNamed(name: string, model: string): boolean {
  return name.startsWith(model) && /^(?:$|[-@:]\d)/.test(name.slice(model.length));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
