import type { Firm } from '#firm/content.ts';
import type { LanguageCode } from '#firm/languages.ts';
import { mostSigns } from '#followup/messages/segments.ts';
import { visitorLanguage } from '#followup/messages/visitor-language.ts';

/** Answers to a text carry the firm's name: in these languages it is too long for them, by so many letters. */
export function namesTooLong({ firm }: { firm: Firm }, codes: readonly LanguageCode[]): { code: LanguageCode; by: number }[] {
  return codes.flatMap((code) => {
    const { firm: own, words } = visitorLanguage({ firm }, code);
    const longest = Math.max(...Object.values(words.replies).map((write) => write(own.name, own.phone.display).length));
    return longest > mostSigns(code) ? [{ code, by: longest - mostSigns(code) }] : [];
  });
}
