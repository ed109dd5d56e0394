import { useEffect, useState } from 'react';
import { shell } from '#desk/words/en/shell.ts';

/**
 * How long ago, or how long until, a moment is. The server writes it as of `now`; with script it goes on by itself, counted from
 * there, so that a phone whose own clock is wrong shows the same.
 */
export function Clock({ at, now, late = false }: { at: string; now: string; late?: boolean }) {
  const passed = useSecondsSince(now);
  const minutes = Math.floor((Date.parse(now) + passed * 1000 - Date.parse(at)) / 60_000);
  return (
    <time className={late ? 'clock is-late' : 'clock'} dateTime={at}>
      {minutes < 0 ? shell.until(spelled(-minutes)) : shell.since(spelled(minutes))}
    </time>
  );
}

function useSecondsSince(start: string): number {
  const [passed, setPassed] = useState({ start, seconds: 0 });
  useEffect(() => {
    const begun = performance.now();
    const timer = setInterval(() => setPassed({ start, seconds: (performance.now() - begun) / 1000 }), 5_000);
    return () => clearInterval(timer);
  }, [start]);
  return passed.start === start ? passed.seconds : 0;
}

function spelled(minutes: number): string {
  const days = Math.floor(minutes / 1_440);
  const hours = Math.floor((minutes % 1_440) / 60);
  if (days > 0) return shell.days(days, hours);
  return hours > 0 ? shell.hours(hours, minutes % 60) : shell.minutes(minutes);
}
