import { expect, test } from 'vitest';
import { numbersInOrder } from '#firm/numbers-in-order.ts';

const marked = (words: string) => `\u2066${words}\u2069`;

test.each([
  ['الرقم (810) 555-0146 الآن', `الرقم ${marked('(810) 555-0146')} الآن`],
  ['حتى $1,000 غرامة', `حتى ${marked('$1,000')} غرامة`],
  ['محكمة 36th District Court.', `محكمة ${marked('36th District Court')}.`],
  ['القانون MCL 257.625(1)(a).', `القانون ${marked('MCL 257.625(1)(a)')}.`],
  ['«I am going to stay silent.» (سألتزم الصمت.)', `«${marked('I am going to stay silent.')}» (سألتزم الصمت.)`],
  ['الخط 1-800-799-7233 مجاني', `الخط ${marked('1-800-799-7233')} مجاني`],
])('%s keeps the order of what is written from left to right', (words, shown) => {
  expect(numbersInOrder(words)).toBe(shown);
});

test.each(['جناية (felony) في ميشيغان', '93 يومًا', 'نسبة 0.08', 'Blue Water Defense', `الرقم ${marked('(810) 555-0146')}`, 'أ &amp; ب'])(
  '%s needs no marks',
  (words) => {
    expect(numbersInOrder(words)).toBe(words);
  },
);
