/** The words of a name as they are compared: without accents, capitals, apostrophes, and the letters that Arabic writes in two ways. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’‘`ʼ]/gu, '')
    .toLowerCase()
    .replace(/[ßøłđæœþðıأإآٱةى]/g, (letter) => plain[letter] ?? letter);
}

/** Letters that no decomposition makes plain. */
const plain: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
  ı: 'i',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ة: 'ه',
  ى: 'ي',
};

/** A phone number by its digits, without the country code of the United States. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '').replace(/^1(?=\d{10})/, '');
}
