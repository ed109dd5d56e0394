import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';

const everyMs = 5_000;

/** Asks every few seconds whether the list is still the one shown, and loads it anew only when it is not: nothing jumps without cause. */
export function useLive(fingerprint: string): 'same' | 'changed' | 'lost' {
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<'same' | 'changed' | 'lost'>('same');
  const seen = useRef(fingerprint);
  useEffect(() => {
    if (seen.current !== fingerprint) setState('changed');
    seen.current = fingerprint;
  }, [fingerprint]);
  useEffect(() => {
    let failures = 0;
    const ask = async () => {
      if (document.hidden) return;
      const answer = await fetch(`/waiting/live?seen=${seen.current}`, { redirect: 'manual' }).catch(() => undefined);
      if (answer?.status === 204) {
        failures = 0;
        setState((was) => (was === 'lost' ? 'same' : was));
      } else if (answer?.ok || answer?.type === 'opaqueredirect') void revalidate();
      // One lost answer in a tunnel is no news.
      else if (++failures >= 2) setState('lost');
    };
    const timer = setInterval(() => void ask(), everyMs);
    const back = () => void ask();
    document.addEventListener('visibilitychange', back);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', back);
    };
  }, [revalidate]);
  return state;
}
