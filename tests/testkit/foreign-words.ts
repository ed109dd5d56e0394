/** What stays in English in every language: names on the paper in a reader's hand, sentences for an officer, and terms beside their translation. */
const kept = [
  /\u2066[^\u2069]*\u2069/g,
  /[“«][^”»]*[”»]/g,
  /\([^()]*\)/g,
  /https?:\S+/g,
  /[^\n]*, MI \d{5}/g,
  /\bRef [A-Z0-9 ]+/g,
  /\b[A-Z0-9]{3} [A-Z0-9]{3} [A-Z0-9]{2}\b/g,
  /\bMC[LR] [\d.]+\w*/g,
  /Blue Water Defense|Blue Water office|State Bar of Michigan|Ellen Halvorsen|I want a lawyer|Clean Slate MCL Search|Frank Murphy Hall/g,
  /\b(?:\d[\w-]* )?(?:District|Circuit|Trial) Court\b|Secretary of State|Mount Clemens/g,
];

/** Lines with two English words that neither language has, or three Latin words in a row among Arabic letters. */
export function englishIn(text: string): string[] {
  const words = /\b(?:the|and|you|your|we|our|is|are|of|for|with|this|that|have|has|will|not|by|at|call|request|please)\b/gi;
  const isArabic = /\p{Script=Arabic}/u.test(text);
  return text.split('\n').filter((line) => {
    const own = kept.reduce((rest, name) => rest.replace(name, ' '), line);
    return (own.match(words) ?? []).length > 1 || (isArabic && /[A-Za-z]{2,}[\s,]+[A-Za-z]{2,}[\s,]+[A-Za-z]{2,}/.test(own));
  });
}

/** Digits that no court paper in Michigan has. */
export function otherDigitsIn(text: string): string[] {
  return text.match(/[\u0660-\u0669\u06f0-\u06f9]/g) ?? [];
}

/** What a right-to-left sentence could turn around: phone numbers, laws, money, times, numbers of courts. */
export function fragileNumbersIn(text: string): string[] {
  return [
    ...new Set(
      text.match(/\(\d{3}\) \d{3}-\d{4}|1-\d{3}-\d{3}-\d{4}|MC[LR] [\d.]+[a-z]*(?:\(\w+\))*|\$[\d,]+|\d+:\d{2}|\d+-(?:\d|[A-Z])\b|\d+(?:st|nd|rd|th)\b/g),
    ),
  ];
}
