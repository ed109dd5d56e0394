import { fitting } from '#deliveries/text-length.ts';
import { dayAndTime, minutesBetween } from '#firm/clock.ts';
import type { Firm } from '#firm/content.ts';
import type { AlarmFacts } from '#incidents/alarm-mail.tsx';
import { alarmWords } from '#incidents/words.en.ts';

/** To whoever can act, or must know: what it is, since when, and the first thing to do. */
export function alarmText({ kind, since, seenAt, saying, acts }: AlarmFacts, firm: Firm): string {
  const { sms, subjects, kinds, length, passOnText } = alarmWords;
  const known = kinds[kind];
  if (saying === 'over') return fitting(sms.over(known.title, length(minutesBetween(since, seenAt))));
  const own = acts || !('meanwhile' in known);
  return fitting(sms.alarm(subjects[saying](known.title), dayAndTime(since, firm.language.lang), own ? known.text : passOnText));
}
