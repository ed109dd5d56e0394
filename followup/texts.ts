import type { Firm } from '#firm/firm.ts';
import type { AlarmFacts } from './mails/alarm.tsx';
import type { AlertFacts } from './mails/alert.tsx';
import { clock, dayAndClock } from './when.ts';
import type { FollowupWords } from './words.en.ts';

/** One text message: 160 signs of the GSM alphabet. One sign outside it would halve the room. */
export const longestText = 160;

/** To the phone of the lawyer on call. Seen on a lock screen: reference and urgency only. */
export function alertText({ urgency, reference, callDueBy, callSheetUrl, codeUrl, code }: AlertFacts, firm: Firm, words: FollowupWords): string {
  const said = words.sms.alert(words.urgency[urgency], reference, clock(callDueBy, firm.language.lang));
  // A link to tap if it fits; a long address leaves room for the typed code only, or for neither.
  const ways = [words.sms.open(callSheetUrl), words.sms.type(codeUrl, code), words.sms.mail];
  return fitting(said + (ways.find((way) => said.length + way.length <= longestText) ?? ''));
}

export function alarmText({ kind, since }: AlarmFacts, firm: Firm, words: FollowupWords): string {
  return fitting(words.sms.alarm(words.alarm.kinds[kind].title, dayAndClock(since, firm.language.lang)));
}

/** To a visitor at the end of the hour. Says nothing of what it is about. */
export function lateText({ reference }: { reference: string }, firm: Firm, words: FollowupWords): string {
  return fitting(words.sms.late(reference, firm.firm.phone.display));
}

function fitting(text: string): string {
  if (text.length > longestText || !/^[A-Za-z0-9 .,:;!?'"()/@#%&*+=<>_$\n-]*$/.test(text)) throw new RangeError('A text message does not fit');
  return text;
}
