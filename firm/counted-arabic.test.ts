import { expect, test } from 'vitest';
import { answers, content } from '#firm/content.ts';

/** From three to ten the noun stands in the plural, from eleven on in the singular; of one and two only the noun tells. */
const plurals: Record<string, string[]> = {
  سنوات: ['سنة'],
  أشهر: ['شهر', 'شهرًا'],
  أسابيع: ['أسبوع', 'أسبوعًا'],
  أيام: ['يوم', 'يومًا'],
  ساعات: ['ساعة'],
  دقائق: ['دقيقة'],
  مرات: ['مرة'],
  نقاط: ['نقطة'],
};
const singulars = Object.values(plurals).flat();
const counted = new RegExp(`(?<![\\d.,:$-])(\\d[\\d,]*) (${[...Object.keys(plurals), ...singulars].join('|')})(?!\\p{L})`, 'gu');
const words = JSON.stringify([content('ar'), answers('ar').all]).replace(/[\u2066\u2069]/g, '');

test('every noun behind a number has the form that Arabic gives it', () => {
  const found = [...words.matchAll(counted)];
  const wrong = found.filter(([, digits = '', noun = '']) => {
    const rest = Number(digits.replaceAll(',', '')) % 100;
    if (Number(digits.replaceAll(',', '')) <= 2) return true;
    return rest >= 3 && rest <= 10 ? !plurals[noun] : !singulars.includes(noun);
  });
  expect(found.length).toBeGreaterThan(500);
  expect(wrong.map(({ 0: text, index }) => `${words.slice(index - 40, index)}${text}`)).toEqual([]);
});

test('one and two years are words, with the digit behind them', () => {
  expect(words).toContain('سنة واحدة (1)');
  expect(words).toContain('سنتين (2)');
});
