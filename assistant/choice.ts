import { z } from 'zod';
import { charges, counts } from '#firm/answers.ts';

/** What a model may say: numbers of the answers it was shown, and what the talk is about, all from closed lists. */
export type Choice = z.output<typeof choice>;

export type Read = { kind: 'read'; choice: Choice } | { kind: 'dropped'; why: 'no-json' | 'other-shape' | 'unknown-number' };

export const mostAnswers = 2;
/** What a model may say is missing. */
export const asks = ['who', 'custody', 'county', 'charge', 'court'] as const;

/** A model may leave out what it would say nothing about; what is not known here ends the reading, whatever else is right. */
const choice = z.strictObject({
  answers: z.array(z.int()).max(mostAnswers),
  charge: z.enum(charges).nullable().default(null),
  count: z.enum(counts).nullable().default(null),
  /** The only free text. It is compared with the counties that are known here, and never shown. */
  county: z.string().max(60).nullable().default(null),
  who: z.enum(['me', 'other']).nullable().default(null),
  custody: z.enum(['in', 'out']).nullable().default(null),
  ask: z.enum(asks).nullable().default(null),
});

/**
 * Reads a model's reply, which is one JSON object and nothing else, or the same in a Markdown fence, which small models put around
 * it whatever they are told. Words before or behind it are not looked through for JSON: a reply that talks was not understood.
 */
export function readChoice(reply: string, candidates: number): Read {
  const text = reply.trim();
  const json = parsed(/^```(?:json)?\s*\n([\s\S]*)\n```$/.exec(text)?.[1] ?? text);
  if (json === undefined) return { kind: 'dropped', why: 'no-json' };
  const read = choice.safeParse(json);
  if (!read.success) return { kind: 'dropped', why: 'other-shape' };
  const { answers } = read.data;
  const known = answers.every((one) => one >= 1 && one <= candidates) && new Set(answers).size === answers.length;
  return known ? { kind: 'read', choice: read.data } : { kind: 'dropped', why: 'unknown-number' };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const oneOf = (list: readonly string[]) => ({ type: ['string', 'null'], enum: [...list, null] });

const properties = {
  answers: { type: 'array', items: { type: 'integer' } },
  charge: oneOf(charges),
  count: oneOf(counts),
  county: { type: ['string', 'null'] },
  who: oneOf(['me', 'other']),
  custody: oneOf(['in', 'out']),
  ask: oneOf(asks),
};

/** The same for providers that hold a model to a schema. They want every key to be required; how many answers is left to `readChoice`. */
export const choiceSchema = { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
