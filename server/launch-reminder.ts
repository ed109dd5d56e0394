import type { Alarm } from '#incidents/alarm.ts';

const everyMs = 3_600_000;

/** Says for as long as it lasts that the site runs without the launch check. Once a day somebody is told (incidents/alarm-rules.ts). */
export function startLaunchReminder(alarm: Pick<Alarm, 'raise'>): { stop: () => void } {
  const since = new Date();
  const raise = () => alarm.raise('launch', since);
  raise();
  const timer = setInterval(raise, everyMs);
  return { stop: () => clearInterval(timer) };
}
