/**
 * A Social Security number or a birth date: nobody here needs it, so the visitor is asked to leave it out, and it goes no further.
 * A court date is a date too; a birth date is known by the words before it or by its year. Without lookbehind, which older Safari lacks.
 */
export function holdsPrivateNumber(text: string): boolean {
  return withoutPrivateNumbers(text) !== text;
}

export function withoutPrivateNumbers(text: string): string {
  return privateNumbers.reduce((words, pattern) => words.replace(pattern, '$<before>[private]'), text);
}

const digit = '\\p{Nd}';
const day = `${digit}{1,4}[-/. ]${digit}{1,2}[-/. ]${digit}{2,4}`;
const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic)[a-z]{0,7}';
const named = String.raw`(?:${month}\.? ${digit}{1,2}(?:st|nd|rd|th)?,? ${digit}{2,4}|${digit}{1,2}(?: de)? ${month}(?: de)?,? ${digit}{4})`;
/** Born in these years, a visitor or a child of theirs is alive; a court date is in later ones. */
const birthYear = '(?:19[3-9][0-9]|200[0-9]|201[0-9])';
const notBefore = String.raw`(?<before>^|[^\p{Nd}-])`;
const anywhere = '(?<before>)';

const privateNumbers = [
  new RegExp(String.raw`${notBefore}${digit}{3}[- ]${digit}{2}[- ]${digit}{4}(?![\p{Nd}-])`, 'gu'),
  new RegExp(
    String.raw`${anywhere}\b(?:ssn|ss ?#|social security(?: number)?|social|seguro social|numero de seguro)\b[^\p{Nd}]{0,20}${digit}{3}[- ]?${digit}{2}[- ]?${digit}{4}`,
    'giu',
  ),
  new RegExp(String.raw`${anywhere}(?:رقم الضمان(?: الاجتماعي)?|الضمان الاجتماعي)[^\p{Nd}]{0,20}(?:${digit}[- ]?){9}`, 'gu'),
  new RegExp(
    String.raw`${anywhere}\b(?:dob|d\.o\.b\.?|birth ?(?:date|day)|date of birth|born(?: on)?|nacid[oa](?: el)?|nacio el|fecha de nacimiento)\b[^\p{Nd}]{0,15}?(?:${day}|${named})`,
    'giu',
  ),
  new RegExp(String.raw`${anywhere}(?:تاريخ الميلاد|تاريخ ميلاد\p{L}*|مواليد|ولد\p{L}* في)[^\p{Nd}]{0,15}${day}`, 'gu'),
  new RegExp(String.raw`${notBefore}${digit}{1,2}[-/.]${digit}{1,2}[-/.]${birthYear}(?!\p{Nd})`, 'gu'),
];
