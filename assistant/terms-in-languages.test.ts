import { describe, expect, test } from 'vitest';
import { termAskedIn } from '#assistant/terms.ts';
import { content } from '#firm/content.ts';

const english = content();

describe.each(['es', 'ar'] as const)('a legal word in %s', (language) => {
  const site = content(language);
  const asked = termAskedIn(site, english);
  const ask = { es: (word: string) => `¿Qué es ${word}?`, ar: (word: string) => `شو يعني ${word}؟` }[language];

  test.each(site.glossary.terms.map(({ id, term }) => [id, term]))(
    'is understood by its name, and by the English one that stands on papers: %s',
    (id, term) => {
      expect(asked(ask(term))?.id).toBe(id);
      expect(asked(ask(english.glossary.terms.find((one) => one.id === id)?.term ?? ''))?.id).toBe(id);
    },
  );
});

const inSpanish = termAskedIn(content('es'), english);
const inArabic = termAskedIn(content('ar'), english);

test.each([
  ['que significa arraignment', 'arraignment'],
  ['hola, no entiendo qué es una lectura de cargos', 'arraignment'],
  ['significado de PPO', 'ppo'],
  ['bench warrant que es', 'bench-warrant'],
])('in Spanish: %s', (question, id) => expect(inSpanish(question)?.id).toBe(id));

test.each([
  ['شو يعني arraignment', 'arraignment'],
  ['ما معنى جلسة توجيه التهمة', 'arraignment'],
  ['PPO شو هي', 'ppo'],
  ['bench warrant sho ya3ni', 'bench-warrant'],
])('in Arabic: %s', (question, id) => expect(inArabic(question)?.id).toBe(id));

test.each(['que es lo que pasa en mi corte mañana', 'que significa esto para mi licencia', 'cuánto es la fianza para un segundo OWI'])(
  'asks for something else: %s',
  (question) => expect(inSpanish(question)).toBeUndefined(),
);
test.each(['شو بيصير بالمحكمة بكرا', 'شو عقوبة تاني dui', 'كم الكفالة'])('asks for something else: %s', (question) =>
  expect(inArabic(question)).toBeUndefined(),
);
