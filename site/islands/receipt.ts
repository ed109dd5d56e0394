import type { Mount } from './islands.ts';

const everyMs = 15_000;
/** A receipt that is left open overnight stops asking. */
const forMs = 3 * 3_600_000;

/** Asks how the request stands and puts the answer where the page shows it, as text. */
export const mount: Mount = (element) => {
  const started = Date.now();
  const ask = async () => {
    if (Date.now() - started > forMs) return clearInterval(timer);
    if (document.hidden) return;
    try {
      const body = new URLSearchParams({ token: element.dataset['token'] ?? '' });
      const answer = await fetch('/receipt-state', { method: 'POST', headers: { Accept: 'application/json' }, body });
      if (!answer.ok) return;
      for (const [name, text] of Object.entries((await answer.json()) as Record<string, string>)) {
        const place = element.querySelector(`[data-live="${name}"]`);
        if (place && place.textContent !== text) place.textContent = text;
      }
    } catch {
      // A weak signal: the page keeps what it knows, with the time it is from.
    }
  };
  const timer = setInterval(() => void ask(), everyMs);
  document.addEventListener('visibilitychange', () => void ask());
};
