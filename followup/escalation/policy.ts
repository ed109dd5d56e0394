import { wallClock } from '#firm/clock.ts';
import { type OnCall, rotaOf } from '#firm/on-call.ts';
import { isRole } from '#firm/rota.ts';
import type { Urgency } from '#followup/escalation/urgency.ts';
import type { Alert } from '#notifications/outbox/enqueue.ts';
import { type Change, nextAfter, onCallAt } from '#on-call/rota/on-call-at.ts';

/** Minutes after the request at which a step is due; undefined when the ladder has ended. After the last step, that step repeats. */
export function minutesOf(ladder: OnCall, level: Urgency['level'], step: number): number | undefined {
  const at = ladder.steps.map(({ after, whenUrgent }) => (level === 'urgent' ? whenUrgent : after));
  const last = at.at(-1) ?? 0;
  const minutes = at[step] ?? last + (step - at.length + 1) * ladder.repeatEveryMinutes;
  return minutes > ladder.repeatForHours * 60 ? undefined : minutes;
}

/**
 * Who is alerted at a step, which depends on whether it is taken in office hours, and on who is on call then. A person who is
 * named twice, such as by name and by role, is alerted once by each channel.
 */
export function alertsOf(ladder: OnCall, changes: readonly Change[], step: number, now: Date, level: Urgency['level'] = 'usual'): Alert[] {
  const { inHours, otherwise } = ladder.steps[Math.min(step, ladder.steps.length - 1)] ?? { inHours: [], otherwise: [] };
  const alerts = (isInHours(ladder, now) ? inHours : otherwise).flatMap(({ who, by, urgentBy }) => {
    const person = personOf(ladder, changes, who, now);
    return (level === 'urgent' ? (urgentBy ?? by) : by).map((channel): [string, Alert] => [`${person} ${channel}`, { who: person, by: channel }]);
  });
  return [...new Map(alerts).values()];
}

/** What makes a phone ring. Anything else is a quiet notice, which may come at any hour. */
export function rings({ by }: Pick<Alert, 'by'>): boolean {
  return by === 'sms' || by === 'call' || by === 'push';
}

/** Who fills a role at this moment; a name stands for itself. */
export function personOf(ladder: OnCall, changes: readonly Change[], who: string, now: Date): string {
  const rota = rotaOf(ladder);
  if (!isRole(who) || !rota) return who;
  return who === 'next' ? nextAfter(rota, changes, now) : onCallAt(rota, changes, now).who;
}

export function isInHours({ hours, holidays }: OnCall, now: Date): boolean {
  const { day, weekday, time } = wallClock(now);
  return !holidays.includes(day) && hours.days.some((one) => one === weekday) && time >= hours.from && time < hours.to;
}
