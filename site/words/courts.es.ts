// To be checked by a certified translator before launch.
import type { englishCourts } from './courts.en.ts';

/** The texts of the court finder in Spanish. */
export const spanishCourts: typeof englishCourts = {
  found: (count: number): string =>
    count === 0
      ? 'Esta no está en nuestra lista. Llame al número de su papel, o llámenos. Hay más abajo.'
      : new Intl.PluralRules('es-US').select(count) === 'one'
        ? `${count} corte coincide.`
        : `${count} cortes coinciden. Compare el número y el lugar con su papel.`,
};
