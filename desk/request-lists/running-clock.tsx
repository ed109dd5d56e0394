import { useEffect, useState } from 'react';

/**
 * How long since a moment, or until it. The server writes it as of `now`; with script it runs, counted from there, so that a phone
 * whose own clock is wrong shows the same. It runs in seconds for an hour, while seconds still matter.
 */
export function RunningClock({ at, now }: { at: string; now: string }) {
  const seconds = useSecondsSince(now);
  const away = Math.abs((Date.parse(now) - Date.parse(at)) / 1_000 + seconds);
  return (
    <time className="running" dateTime={at}>
      {spelled(Math.floor(away))}
    </time>
  );
}

/** Whether a moment has passed by now, on a page that may have been open for a while. */
export function usePassed(at: string, now: string): boolean {
  const seconds = useSecondsSince(now);
  return Date.parse(now) + seconds * 1_000 >= Date.parse(at);
}

function useSecondsSince(start: string): number {
  const [passed, setPassed] = useState({ start, seconds: 0 });
  useEffect(() => {
    const begun = performance.now();
    const timer = setInterval(() => setPassed({ start, seconds: (performance.now() - begun) / 1_000 }), 1_000);
    return () => clearInterval(timer);
  }, [start]);
  return passed.start === start ? passed.seconds : 0;
}

export function spelled(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours} h ${String(minutes % 60).padStart(2, '0')} min`;
  return `${Math.floor(hours / 24)} days`;
}
