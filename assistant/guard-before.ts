import { type Emergency, emergencyIn } from '#assistant/emergencies.ts';
import { type Intent, intentOf } from '#assistant/intents.ts';
import { folded } from '#assistant/plain.ts';

/** Where a question goes. Only `open` questions ever reach a model. */
export type Route =
  | { kind: 'emergency'; emergency: Emergency }
  | { kind: 'fixed'; reply: Exclude<Intent, 'advice'> }
  /** About the person's own case: answered with general facts from our pages and a statement that this is no advice. */
  | { kind: 'advice' }
  | { kind: 'open' };

/** Decided by plain code before a model is asked; emergencies come first. */
export function routeOf(question: string): Route {
  const words = folded(question);
  // A model reads spaced or dotted letters ("i g n o r e") as a word, so they are joined here.
  const joined = words.replace(/\b(\p{L})[\s._-](?=\p{L}\b)/gu, '$1');
  const emergency = emergencyIn(words);
  if (emergency) return { kind: 'emergency', emergency };
  const intent = intentOf(words) ?? intentOf(joined);
  if (intent === 'advice') return { kind: 'advice' };
  return intent ? { kind: 'fixed', reply: intent } : { kind: 'open' };
}

/** Whether a question is in Spanish or Arabic, for a note in that language on how to reach a person. */
export function foreignLanguage(question: string): 'es' | 'ar' | undefined {
  const letters = question.match(/\p{L}/gu)?.length ?? 0;
  if ((question.match(/\p{Script=Arabic}/gu)?.length ?? 0) > letters / 3) return 'ar';
  const spanish = folded(question).match(
    /\b(?:que|como|cuando|donde|cuanto|para|por|una|los|las|del|esta|estan|tengo|puedo|debo|quiero|necesito|policia|abogado|caso|corte|hola|gracias|mi|me|es|en|el|la|ayuda|hablan|tienen|ustedes)\b/g,
  );
  return (spanish?.length ?? 0) >= 3 || (/[¿¡ñ]/i.test(question) && spanish) ? 'es' : undefined;
}
