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
const name = String.raw`(?:(?!(?:${ending})(?=[\s,.;:!?]|$))[^\s\d,;:!?()]+(?:\s+|(?=[,;:!?()]|$))){1,3}`;
/** Before a word: nothing, a blank or a mark. */
const start = String.raw`(?<=^|[\s,.;:!?("'¿¡])`;

const rules: [RegExp, string][] = [
  // It begins where a run of such letters begins: tried at each letter, a long run would take time by its square.
  [/(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+\s*(?:@|[([][Aa][Tt][)\]]|＠)\s*[\p{L}\p{N}-]+(?:\s*(?:\.|[([][Dd][Oo][Tt][)\]])\s*[\p{L}\p{N}-]+)+/gu, '[e-mail]'],
  // Michigan case numbers: year, number, and the letters of the kind of case.
  [/\b(?:19|20)?\d{2}[-\s]?\d{3,8}[-\s]?[A-Z]{2}(?:[-\s]?\d{1,2})?\b/g, '[case number]'],
  [
    /\b(?:case|docket|ticket|citation|complaint|file|caso|expediente)\s*(?:no\.?|number|num\.?|#|:|es|is|n[uú]mero)?\s*[:#]?\s*(?=[\w-]*\d)[A-Z0-9][\w-]{3,}/gi,
    '[case number]',
  ],
  [/(?:رقم\s*(?:القضية|الملف|الدعوى))\s*[:#]?\s*[\p{Nd}A-Za-z-]{3,}/gu, '[case number]'],
  [/(?<![\p{Nd}.])\+?(?:\p{Nd}[\s().\-–/]*){7,}\p{Nd}?(?![\p{Nd}])/gu, '[number] '],
  [new RegExp(String.raw`${start}((?:my|his|her|their|whose)(?: full| legal| first| last)? name(?:['’]?s| is| was|:))\s+${name}`, 'gi'), '$1 [name] '],
  [new RegExp(String.raw`${start}(me llamo|se llama|(?:mi|su) nombre(?: completo)? es)\s+${name}`, 'gi'), '$1 [name] '],
  [new RegExp(String.raw`${start}(اسمي|إسمي|اسمه|اسمها|ادعى|أدعى)(?: الكامل)?(?: هو)?:?\s+${name}`, 'g'), '$1 [name] '],
];
