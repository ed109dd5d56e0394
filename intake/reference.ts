import { randomInt } from 'node:crypto';

/** No 0 and O, 1 and I, 5 and S, 8 and B; of letters that sound alike (B, C, D, E, G, P, T, V, Z; M, N) only one. */
const alphabet = '234679AFHJKMPRUWXY';
const length = 8;

/** Eight characters to say over the phone: 11 thousand million of them, so that a guess finds none. */
export function newReference(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
