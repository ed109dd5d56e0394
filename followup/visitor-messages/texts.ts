import { spoken } from '#case-review/reference.ts';
import { fitting } from '#deliveries/text-length.ts';
import { timeOfDay } from '#firm/clock.ts';
import type { Firm } from '#firm/content.ts';
import type { VisitorWords } from '#followup/visitor-messages/words.en.ts';

type ToVisitor = { reference: string; triedAt: Date | undefined; referred?: boolean };

/** To a visitor at the end of the hour. Opens with a sender that says as little of what it is about as the rest. */
export function lateText({ reference, triedAt }: ToVisitor, firm: Firm, words: VisitorWords): string {
  const phone = firm.phone.display;
  const said = triedAt
    ? words.sms.tried(firm.textName, spoken(reference), timeOfDay(triedAt, firm.language.lang), phone)
    : words.sms.late(firm.textName, spoken(reference), phone);
  return fitting(said, firm.language);
}

export function declinedText({ reference, referred = false }: ToVisitor, firm: Firm, words: VisitorWords): string {
  return fitting(words.sms[referred ? 'referred' : 'declined'](firm.textName, spoken(reference), firm.phone.display), firm.language);
}

/** To a visitor whose receipt was mailed and came back. */
export function notMailedText({ reference }: ToVisitor, firm: Firm, words: VisitorWords): string {
  return fitting(words.sms.notMailed(firm.textName, spoken(reference), firm.phone.display), firm.language);
}
