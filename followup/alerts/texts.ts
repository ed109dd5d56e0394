import { spoken } from '#case-review/reference.ts';
import { fitting, longestText } from '#deliveries/text-length.ts';
import { timeOfDay } from '#firm/clock.ts';
import type { Firm } from '#firm/content.ts';
import type { AlertFacts } from '#followup/alerts/alert-mail.tsx';
import type { BundleFacts } from '#followup/alerts/digest-mail.tsx';
import { alertWords } from '#followup/alerts/words.en.ts';
import { shortWhenToCall } from '#followup/escalation/when-to-call.ts';

/** To the phone of the lawyer on call. Seen on a lock screen: reference and urgency only. */
export function alertText(facts: AlertFacts, firm: Firm): string {
  const { urgency, reference, callDueBy, window } = facts;
  const time = (at: Date) => timeOfDay(at, firm.language.lang);
  const said = window
    ? alertWords.sms.between(alertWords.urgency[urgency], spoken(reference), time(window.from), time(window.until))
    : alertWords.sms.alert(alertWords.urgency[urgency], spoken(reference), time(callDueBy));
  return withWay(said, facts, alertWords.sms.takeHint);
}

/** To whoever took the request and has not reported. */
export function reminderText(facts: AlertFacts, firm: Firm): string {
  const { reference, next, callDueBy } = facts;
  return withWay(alertWords.sms.reminder(spoken(reference), timeOfDay(next?.at ?? callDueBy, firm.language.lang)), facts, alertWords.sms.reportHint);
}

/** When there are too many requests for one text each: how many, and the one to open first. */
export function bundleText({ count, lines }: BundleFacts, firm: Firm): string {
  const first = lines[0];
  if (!first) throw new RangeError('A bundle tells of something');
  const said = alertWords.sms.bundle(
    count,
    alertWords.urgency[first.urgency],
    spoken(first.reference),
    shortWhenToCall(first.callDueBy, first.window, firm.language.lang),
  );
  const link = alertWords.sms.open(first.url);
  return fitting(said + (said.length + link.length <= longestText ? link : alertWords.sms.mail));
}

/** A link to tap if it fits; otherwise a hint that the link is in the mail, or nothing. The language, and then what may be answered, stand before it where there is room. */
function withWay(said: string, { url, language }: AlertFacts, hint: string): string {
  const ways = [alertWords.sms.open(url), alertWords.sms.mail];
  const way = roomFor(ways, said);
  const named = roomFor(languageTexts(language), said + way);
  return fitting(said + named + roomFor([hint], said + named + way) + way);
}

/** The first of them that fits beside the rest. */
function roomFor(parts: readonly string[], rest: string): string {
  return parts.find((one) => rest.length + one.length <= longestText) ?? '';
}

/** The longer one first. */
function languageTexts(language: AlertFacts['language']): string[] {
  const { language: say } = alertWords;
  if (!language) return [];
  return [...(language.needsInterpreter ? [say.shortNeeds(language.name)] : []), say.short(language.name)];
}
