import { wallClock } from '#firm/clock.ts';
import type { OnCall } from '#firm/on-call.ts';
import type { Urgency } from '#followup/ladder/urgency.ts';

/** `sink` sends nothing: the link is on the mailed list of suspected spam instead. */
export type Alert = { who: string; by: 'email' | 'sms' | 'webhook' | 'sink' };

/** Minutes after the request at which a step is due; undefined when the ladder has ended. After the last step, that step repeats. */
export function minutesOf(ladder: OnCall, level: Urgency['level'], step: number): number | undefined {
  const at = ladder.steps.map(({ after, whenUrgent }) => (level === 'urgent' ? whenUrgent : after));
  const last = at.at(-1) ?? 0;
  const minutes = at[step] ?? last + (step - at.length + 1) * ladder.repeatEveryMinutes;
  return minutes > ladder.repeatForHours * 60 ? undefined : minutes;
}

/** Who is alerted at a step, which depends on whether it is taken in office hours. */
export function alertsOf(ladder: OnCall, step: number, now: Date): Alert[] {
  const { inHours, otherwise } = ladder.steps[Math.min(step, ladder.steps.length - 1)] ?? { inHours: [], otherwise: [] };
  return (isInHours(ladder, now) ? inHours : otherwise).flatMap(({ who, by }) => by.map((channel) => ({ who, by: channel })));
}

export function isInHours({ hours, holidays }: OnCall, now: Date): boolean {
  const { day, weekday, time } = wallClock(now);
  return !holidays.includes(day) && hours.days.some((one) => one === weekday) && time >= hours.from && time < hours.to;
}
