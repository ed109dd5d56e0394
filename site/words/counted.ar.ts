// To be checked by a certified translator before launch.
type Form = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

const rules = new Intl.PluralRules('ar');

/** The sentence that goes with a number. In Arabic the noun and its verb bend with it, in six forms. */
export function counted(count: number, sentences: Record<Form, string>): string {
  return sentences[rules.select(count)];
}
