import type { Alarm } from '#incidents/alarm.ts';

const everyMs = 3_600_000;

/** Says for as long as it lasts that the site runs without the launch check. Once a day somebody is told (incidents/alarm-rules.ts). */
export function startLaunchReminder(alarm: Pick<Alarm, 'ring'>): { stop: () => void } {
  const since = new Date();
  const ring = () => alarm.ring('launch', since);
  ring();
  const timer = setInterval(ring, everyMs);
  return { stop: () => clearInterval(timer) };
}
