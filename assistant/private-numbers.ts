/**
 * A Social Security number or a birth date: nobody here needs it, so the visitor is asked to leave it out, and it goes no further.
 * A court date is a date too; a birth date is known by the words before it or by its year.
 */
export function holdsPrivateNumber(text: string): boolean {
  return withoutPrivateNumbers(text) !== text;
}

export function withoutPrivateNumbers(text: string): string {
  return privateNumbers.reduce((words, pattern) => words.replace(pattern, '$1[private]'), text);
}

const digit = String.raw`[\p{Nd}]`;
const day = String.raw`${digit}{1,4}[-/. ]${digit}{1,2}[-/. ]${digit}{2,4}`;
const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic)[a-z]{0,7}';
const named = String.raw`(?:${month}\.? ${digit}{1,2}(?:st|nd|rd|th)?,? ${digit}{2,4}|${digit}{1,2}(?: de)? ${month}(?: de)?,? ${digit}{4})`;
/** Born in these years, a visitor or a child of theirs is alive; a court date is in later ones. */
const birthYear = '(?:19[3-9][0-9]|200[0-9]|201[0-9])';

/** Not a lookbehind: the browser uses these patterns too, and Safari before 16.4 would not read the script. */
const notInNumber = String.raw`(^|[^\p{Nd}-])`;

/** The first group of each is what stands before, and stays. */
const privateNumbers = [
  new RegExp(String.raw`${notInNumber}${digit}{3}[- ]${digit}{2}[- ]${digit}{4}(?![\p{Nd}-])`, 'gu'),
  new RegExp(
    String.raw`()\b(?:ssn|ss ?#|social security(?: number)?|social|seguro social|numero de seguro)\b[^\p{Nd}]{0,20}${digit}{3}[- ]?${digit}{2}[- ]?${digit}{4}`,
    'giu',
  ),
  new RegExp(String.raw`()(?:رقم الضمان(?: الاجتماعي)?|الضمان الاجتماعي)[^\p{Nd}]{0,20}(?:${digit}[- ]?){9}`, 'gu'),
  new RegExp(
    String.raw`()\b(?:dob|d\.o\.b\.?|birth ?(?:date|day)|date of birth|born(?: on)?|nacid[oa](?: el)?|nacio el|fecha de nacimiento)\b[^\p{Nd}]{0,15}?(?:${day}|${named})`,
    'giu',
  ),
  new RegExp(String.raw`()(?:تاريخ الميلاد|تاريخ ميلاد\p{L}*|مواليد|ولد\p{L}* في)[^\p{Nd}]{0,15}${day}`, 'gu'),
  new RegExp(String.raw`${notInNumber}${digit}{1,2}[-/.]${digit}{1,2}[-/.]${birthYear}(?!\p{Nd})`, 'gu'),
];
