/** Masks e-mail addresses, case numbers and long numbers such as phone numbers before a question is sent to a model. */
export function masked(text: string): string {
  return rules.reduce((words, [pattern, name]) => words.replace(pattern, name), text);
}

const rules: [RegExp, string][] = [
  [/[\p{L}\p{N}._%+-]+\s*(?:@|\(at\)|\[at\]|＠)\s*[\p{L}\p{N}-]+(?:\s*(?:\.|\(dot\)|\[dot\])\s*[\p{L}\p{N}-]+)+/giu, '[e-mail]'],
  // Michigan case numbers: year, number, and the letters of the kind of case.
  [/\b(?:19|20)?\d{2}[-\s]?\d{3,8}[-\s]?[A-Z]{2}(?:[-\s]?\d{1,2})?\b/g, '[case number]'],
  [
    /\b(?:case|docket|ticket|citation|complaint|file|caso|expediente)\s*(?:no\.?|number|num\.?|#|:|es|is|n[uú]mero)?\s*[:#]?\s*(?=[\w-]*\d)[A-Z0-9][\w-]{3,}/gi,
    '[case number]',
  ],
  [/(?:رقم\s*(?:القضية|الملف|الدعوى))\s*[:#]?\s*[\p{Nd}A-Za-z-]{3,}/gu, '[case number]'],
  [/(?<![\p{Nd}.])\+?(?:\p{Nd}[\s().\-–/]*){7,}\p{Nd}?(?![\p{Nd}])/gu, '[number] '],
];
