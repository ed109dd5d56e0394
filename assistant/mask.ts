import { withoutPrivateNumbers } from '#assistant/private-numbers.ts';

/**
 * Masks what names a person before a question is sent to a model: e-mail addresses, Social Security numbers, birth dates, case
 * numbers, long numbers such as phone numbers, and the words after "my name is". A name without such words before it stays.
 */
export function masked(text: string): string {
  return rules.reduce((words, [pattern, name]) => words.replace(pattern, name), withoutPrivateNumbers(text));
}

/** Up to three words; people seldom write a comma behind a name, so it also ends before a small word that goes on with the sentence. */
const ending =
  "and|but|i|im|i'm|i’m|my|he|she|we|they|who|from|in|at|on|of|the|a|is|was|got|have|has|had|can|need|y|e|pero|que|quien|tengo|soy|fui|mi|me|el|ella|de donde|vivo|estoy|en|و|من|في|انا|أنا|عندي|كان|كنت";
const name = String.raw`(?:(?!(?:${ending})(?![\p{L}\p{M}]))\p{L}[\p{L}\p{M}'’.-]*(?:\s+|(?![\p{L}\p{M}]))){1,3}`;

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
  [new RegExp(String.raw`\b((?:my|his|her|their|whose)(?: full| legal| first| last)? name(?:['’]?s| is| was|:))\s+${name}`, 'giu'), '$1 [name] '],
  [new RegExp(String.raw`(?<!\p{L})(me llamo|se llama|(?:mi|su) nombre(?: completo)? es)\s+${name}`, 'giu'), '$1 [name] '],
  [new RegExp(String.raw`(?<!\p{L})(اسمي|إسمي|اسمه|اسمها|ادعى|أدعى)(?: الكامل)?(?: هو)?:?\s+${name}`, 'gu'), '$1 [name] '],
];
