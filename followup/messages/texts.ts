import { spoken } from '#case-review/reference.ts';
import { dayAndTime, timeOfDay } from '#firm/clock.ts';
import type { Firm } from '#firm/content.ts';
import { type AlarmFacts, minutesBetween } from '#followup/messages/mails/alarm.tsx';
import type { AlertFacts } from '#followup/messages/mails/alert.tsx';
import type { BundleFacts } from '#followup/messages/mails/bundle.tsx';
import type { OnCallFacts } from '#followup/messages/mails/on-call.tsx';
import { shortWhenToCall } from '#followup/messages/when-to-call.ts';
import type { FollowupWords } from '#followup/messages/words.en.ts';

/** One text message: 160 characters of the GSM alphabet. A name with a letter outside it (ú, ع) makes up to three of it, which are sent as one. */
export const longestText = 160;

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

/** To a visitor at the end of the hour. Says nothing of what it is about. */
export function lateText({ reference, triedAt }: ToVisitor, firm: Firm, words: FollowupWords): string {
  const phone = firm.phone.display;
  return fitting(triedAt ? words.sms.tried(spoken(reference), timeOfDay(triedAt, firm.language.lang), phone) : words.sms.late(spoken(reference), phone));
}

export function declinedText({ reference, referred = false }: ToVisitor, firm: Firm, words: FollowupWords): string {
  return fitting(words.sms[referred ? 'referred' : 'declined'](spoken(reference), firm.phone.display));
}

/** To a visitor whose receipt was mailed and came back. */
export function notMailedText({ reference }: ToVisitor, firm: Firm, words: FollowupWords): string {
  return fitting(words.sms.notMailed(spoken(reference), firm.phone.display));
}

/** A link to tap if it fits; otherwise a hint that the link is in the mail, or nothing. What may be answered stands before it where there is room. */
function withWay(said: string, { url }: AlertFacts, words: FollowupWords, hint: string): string {
  const ways = [words.sms.open(url), words.sms.mail];
  const way = ways.find((one) => said.length + one.length <= longestText) ?? '';
  return fitting(said + (said.length + hint.length + way.length <= longestText ? hint : '') + way);
}

/** Any letter may be in it: a firm's name has accents, and a text that costs thrice is better than one that nobody gets. */
export function fitting(text: string): string {
  if (text.length > longestText || /(?!\n)[\p{Cc}\p{Cf}\p{Cs}]/u.test(text)) throw new RangeError('A text message does not fit');
  return text;
}
