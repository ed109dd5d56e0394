// To be checked by a certified translator before launch.
import type { LanguageCode } from '#firm/languages.ts';

/** What to say first on the phone in the visitor's language, before anybody is there who speaks it, and what it means. */
export type CallLine = { said: (firm: string) => string; means: (firm: string) => string };

export const callScripts: Record<Exclude<LanguageCode, 'en'>, Record<'greeting' | 'interpreter' | 'notYet', CallLine>> = {
  es: {
    greeting: {
      said: (firm) => `Hola. Le llamo de ${firm}, por su solicitud.`,
      means: (firm) => `Hello. I am calling from ${firm} about your request.`,
    },
    interpreter: {
      said: () => 'Vamos a llamar a un intérprete. Por favor, espere en la línea.',
      means: () => 'We will get an interpreter. Please stay on the line.',
    },
    notYet: {
      said: () => 'Por favor, todavía no me cuente lo que pasó.',
      means: () => 'Please do not tell me what happened yet.',
    },
  },
  ar: {
    greeting: {
      said: (firm) => `مرحبًا. معك مكتب \u2068${firm}\u2069، بخصوص طلبك.`,
      means: (firm) => `Hello. This is ${firm}, about your request.`,
    },
    interpreter: {
      said: () => 'سنستعين بمترجم شفهي. يُرجى البقاء على الخط.',
      means: () => 'We will get an interpreter. Please stay on the line.',
    },
    notYet: {
      said: () => 'يُرجى عدم ذكر ما حدث الآن.',
      means: () => 'Please do not tell me what happened yet.',
    },
  },
};
