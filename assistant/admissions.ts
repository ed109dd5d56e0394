import { inArabic } from '#case-review/confession.ar.ts';
import { inSpanish } from '#case-review/confession.es.ts';
import { inEnglish, readsLikeConfession } from '#case-review/confession.ts';

/** Whether a message tells what somebody did, in any language of the chat. Such a message is answered shortly and goes no further. */
export function soundsLikeAdmission(message: string): boolean {
  return readsLikeConfession(message, everyLanguage);
}

const everyLanguage = [...inEnglish, ...inSpanish, ...inArabic];
