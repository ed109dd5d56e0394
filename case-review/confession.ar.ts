/** As case-review/confession.ts has them for English: without vowel marks. In a file of its own, for the pages in Arabic alone. */
export const inArabic = [/انا (?:فعلت|سرقت|قتلت|ضربت|بعت|طعنت)|اعترف (?:ب|اني|انني)|انا مذنب|كنت (?:سكران|مخمور)|المخدرات (?:كانت )?لي/];
