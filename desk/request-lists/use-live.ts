import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';

const everyMs = 5_000;

/**
 * Asks every few seconds whether the page still shows how things stand, and loads it anew only when it does not: nothing jumps without
 * cause. A lost answer is asked for again at the next turn.
 */
export function useLive(address: string, fingerprint: string): 'same' | 'changed' | 'lost' {
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<'same' | 'changed' | 'lost'>('same');
  const seen = useRef({ fingerprint, asked: false });
  useEffect(() => {
    // What the reader did themselves is no news to them.
    if (seen.current.fingerprint !== fingerprint) setState(seen.current.asked ? 'changed' : 'same');
    seen.current = { fingerprint, asked: false };
  }, [fingerprint]);
  useEffect(() => {
    let failures = 0;
    const ask = async () => {
      if (document.hidden) return;
      const answer = await fetch(`${address}?seen=${seen.current.fingerprint}`, { redirect: 'manual' }).catch(() => undefined);
      if (answer?.status === 204) {
        failures = 0;
        setState((was) => (was === 'lost' ? 'same' : was));
      } else if (answer?.ok || answer?.type === 'opaqueredirect') {
        seen.current.asked = true;
        void revalidate();
      }
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
  }, [revalidate, address]);
  return state;
}
