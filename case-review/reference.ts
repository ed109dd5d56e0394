import { westernDigits } from '#case-review/digits.ts';

/** No 0 and O, 1 and I, 5 and S, 8 and B; of letters that sound alike (B, C, D, E, G, P, T, V, Z; M, N) only one. */
export const spokenLetters = '234679AFHJKMPRUWXY';

/** Eight characters to say over the phone: 11 billion combinations, so that guessing one is hopeless. */
export function newReference(): string {
  return lettersOf(crypto.getRandomValues(new Uint8Array(16)));
}

/** Eight letters out of 16 random bytes. As 65,536 is not a multiple of 18, some letters are likelier, by less than 0.1%. */
export function lettersOf(bytes: Uint8Array): string {
  const drawn = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: 8 }, (_, index) => spokenLetters[drawn.getUint16(index * 2) % spokenLetters.length]).join('');
}

/** In groups, as it is read aloud: 7K4 M29 XA. */
export function spoken(reference: string): string {
  return `${reference.slice(0, 3)} ${reference.slice(3, 6)} ${reference.slice(6)}`;
}

/** A reference or code as it may have been typed: in small letters, with blanks or dashes, with the digits of another keyboard. */
export function typedLetters(text: string): string {
  return westernDigits(text.slice(0, 100))
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 8);
}
