import { randomInt } from 'node:crypto';
import { spokenLetters } from '#followup/spoken-letters.ts';

const length = 8;

/** Eight characters to say over the phone: 11 thousand million of them, so that a guess finds none. */
export function newReference(): string {
  return Array.from({ length }, () => spokenLetters[randomInt(spokenLetters.length)]).join('');
}
