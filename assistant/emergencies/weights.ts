import { type Leaning, weightsFrom } from '#assistant/emergencies/leaning.ts';
import type { Emergency } from '#assistant/emergencies/rules.ts';
import written from './weights.json' with { type: 'json' };

/**
 * How much each sign of a text speaks for something that is happening now (above zero) or against it, and for each kind. Worked out
 * by `assistant/training/fit.ts` from written phrases; `assistant/emergencies/signs.ts` tells what a sign is.
 */
export const leaning: Leaning = {
  rings: weightsFrom(written.rings),
  kinds: new Map(Object.entries(written.kinds).map(([kind, weights]) => [kind as Emergency, weightsFrom(weights)])),
};
