import { type Emergency, emergencyIn } from '#assistant/emergencies.ts';
import { type Intent, intentOf } from '#assistant/intents.ts';
import { folded } from '#assistant/plain.ts';

/** Where a question goes. Only `open` questions ever reach a model. */
export type Route =
  | { kind: 'emergency'; emergency: Emergency }
  | { kind: 'fixed'; reply: Exclude<Intent, 'advice'> }
  /** About the person's own case: general facts of our pages, and a plain word that this is no advice. */
  | { kind: 'advice' }
  | { kind: 'open' };

/** Decided by plain code before anything else, the person in danger first. */
export function routeOf(question: string): Route {
  const words = folded(question);
  // Spread out or dotted letters say the same to a model ("i g n o r e"), so they do here.
  const joined = words.replace(/\b(\p{L})[\s._-](?=\p{L}\b)/gu, '$1');
  const emergency = emergencyIn(words);
  if (emergency) return { kind: 'emergency', emergency };
  const intent = intentOf(words) ?? intentOf(joined);
  if (intent === 'advice') return { kind: 'advice' };
  return intent ? { kind: 'fixed', reply: intent } : { kind: 'open' };
}

/** The language of a question that is not English, as far as it matters for handing over. */
export function foreignLanguage(question: string): 'es' | 'ar' | undefined {
  const letters = question.match(/\p{L}/gu)?.length ?? 0;
  if ((question.match(/\p{Script=Arabic}/gu)?.length ?? 0) > letters / 3) return 'ar';
  const spanish = folded(question).match(
    /\b(?:que|como|cuando|donde|cuanto|para|por|una|los|las|del|esta|estan|tengo|puedo|debo|quiero|necesito|policia|abogado|caso|corte|hola|gracias|mi|me|es|en|el|la|ayuda|hablan|tienen|ustedes)\b/g,
  );
  return (spanish?.length ?? 0) >= 3 || (/[¿¡ñ]/i.test(question) && spanish) ? 'es' : undefined;
}
