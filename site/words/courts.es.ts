// To be checked by a certified translator before launch.
import type { CourtsWords } from './courts.en.ts';

/** The texts of the court finder in Spanish. */
export const spanishCourts: CourtsWords = {
  found: (count) =>
    count === 0
      ? 'Esta no está en nuestra lista. Llame al número de su papel, o llámenos. Hay más abajo.'
      : new Intl.PluralRules('es-US').select(count) === 'one'
        ? `${count} corte coincide.`
        : `${count} cortes coinciden. Compare el número y el lugar con su papel.`,
  spelled: { court: 'corte cortes tribunal', district: 'distrito', circuit: 'circuito' },
  skipped: ['de', 'del', 'la', 'el', 'en', 'condado', 'ciudad', 'estado'],
};
