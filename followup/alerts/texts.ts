import { spoken } from '#case-review/reference.ts';
import { longestText, mostSigns } from '#deliveries/text-length.ts';
import { dayAndTime, timeOfDay } from '#firm/clock.ts';
import type { Firm } from '#firm/content.ts';
import { type Language, languages } from '#firm/languages.ts';
import type { AlertFacts } from '#followup/alerts/alert-mail.tsx';
import type { BundleFacts } from '#followup/alerts/digest-mail.tsx';
import type { FollowupWords } from '#followup/alerts/words.en.ts';
import { shortWhenToCall } from '#followup/escalation/when-to-call.ts';
import type { VisitorWords } from '#followup/visitor-messages/words.ts';
import { type AlarmFacts, minutesBetween } from '#incidents/alarm-mail.tsx';
import type { OnCallFacts } from '#on-call/rota/notice-mail.tsx';

/** To the phone of the lawyer on call. Seen on a lock screen: reference and urgency only. */
export function alertText(facts: AlertFacts, firm: Firm, words: FollowupWords): string {
  const { urgency, reference, callDueBy, window } = facts;
  const time = (at: Date) => timeOfDay(at, firm.language.lang);
  const said = window
    ? words.sms.between(words.urgency[urgency], spoken(reference), time(window.from), time(window.until))
    : words.sms.alert(words.urgency[urgency], spoken(reference), time(callDueBy));
  return withWay(said, facts, words, words.sms.takeHint);
}

/** To whoever took the request and has not reported. */
export function reminderText(facts: AlertFacts, firm: Firm, words: FollowupWords): string {
  const { reference, next, callDueBy } = facts;
  return withWay(words.sms.reminder(spoken(reference), timeOfDay(next?.at ?? callDueBy, firm.language.lang)), facts, words, words.sms.reportHint);
}

/** When there are too many requests for one text each: how many, and the one to open first. */
export function bundleText({ count, lines }: BundleFacts, firm: Firm, words: FollowupWords): string {
  const first = lines[0];
  if (!first) throw new RangeError('A bundle tells of something');
  const said = words.sms.bundle(
    count,
    words.urgency[first.urgency],
    spoken(first.reference),
    shortWhenToCall(first.callDueBy, first.window, firm.language.lang, words),
  );
  const link = words.sms.open(first.url);
  return fitting(said + (said.length + link.length <= longestText ? link : words.sms.mail));
}

/** To whoever can act, or must know: what it is, since when, and the first thing to do. */
export function alarmText({ kind, since, seenAt, saying, acts }: AlarmFacts, firm: Firm, words: FollowupWords): string {
  const { sms, alarm } = words;
  const known = alarm.kinds[kind];
  if (saying === 'over') return fitting(sms.over(known.title, alarm.length(minutesBetween(since, seenAt))));
  const own = acts || !('meanwhile' in known);
  return fitting(sms.alarm(alarm.subjects[saying](known.title), dayAndTime(since, firm.language.lang), own ? known.text : alarm.passOnText));
}

/** To whoever goes on call, shortly before. */
export function onCallText({ from, until }: OnCallFacts, firm: Firm, words: FollowupWords): string {
  const { lang } = firm.language;
  return fitting(words.sms.onCall(dayAndTime(from, lang), until && dayAndTime(until, lang)));
}

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

/** A link to tap if it fits; otherwise a hint that the link is in the mail, or nothing. The language, and then what may be answered, stand before it where there is room. */
function withWay(said: string, { url, language }: AlertFacts, words: FollowupWords, hint: string): string {
  const ways = [words.sms.open(url), words.sms.mail];
  const way = roomFor(ways, said);
  const named = roomFor(languageTexts(language, words), said + way);
  return fitting(said + named + roomFor([hint], said + named + way) + way);
}

/** The first of them that fits beside the rest. */
function roomFor(parts: readonly string[], rest: string): string {
  return parts.find((one) => rest.length + one.length <= longestText) ?? '';
}

/** The longer one first. */
function languageTexts(language: AlertFacts['language'], { language: say }: FollowupWords): string[] {
  if (!language) return [];
  return [...(language.needsInterpreter ? [say.shortNeeds(language.name)] : []), say.short(language.name)];
}

/**
 * Any letter may be in it: a firm's name has accents, and a text that costs thrice is better than one that nobody gets. Of what cannot be
 * seen only the mark before a number is let through, and only where letters run from right to left: phones show others as boxes.
 */
export function fitting(text: string, { code, dir }: Pick<Language, 'code' | 'dir'> = languages.en): string {
  const unseen = (dir === 'rtl' ? text.replaceAll('\u200e', '') : text).match(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}]/u);
  if (text.length > mostSigns(code) || unseen) throw new RangeError('A text message does not fit');
  return text;
}
