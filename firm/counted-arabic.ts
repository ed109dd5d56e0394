/**
 * Arabic says one and two by the noun itself: "2 سنة" is read as a mistake. The digit stays behind the noun, so that a reader who looks for
 * the number finds it, and numbers can be compared between languages. The dual is that of an object or of a word behind a preposition, as
 * nearly all of our sentences have it. From three on the noun is written in its right form by the translator (counted-arabic.test.ts).
 */
export function countedInArabic(number: string, noun: string): string {
  const form = forms[noun]?.[number as '1' | '2'];
  return form ? `${form} (${number})` : `${number} ${noun}`;
}

const forms: Record<string, { 1: string; 2: string }> = {
  سنة: { 1: 'سنة واحدة', 2: 'سنتين' },
  شهرًا: { 1: 'شهر واحد', 2: 'شهرين' },
  أسبوعًا: { 1: 'أسبوع واحد', 2: 'أسبوعين' },
  يومًا: { 1: 'يوم واحد', 2: 'يومين' },
  ساعة: { 1: 'ساعة واحدة', 2: 'ساعتين' },
  مرة: { 1: 'مرة واحدة', 2: 'مرتين' },
  نقطة: { 1: 'نقطة واحدة', 2: 'نقطتين' },
};

/** Behind a number in braces. */
export const countedNoun = `(?: (${Object.keys(forms).join('|')})(?!\\p{L}))?`;
