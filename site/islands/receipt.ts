import { keepReceipt } from '#intake/form/kept-receipt.ts';
import { ownTime } from '#intake/form/own-time.ts';
import type { Mount } from './islands.ts';
import { pageLanguage } from './page-language.ts';

const everyMs = 15_000;
/** A receipt that is left open overnight stops asking. */
const forMs = 3 * 3_600_000;

/** What the page puts where it says so: texts by their place, the light of each buoy, the moment of the promise, and whether it can be sooner. */
export type ReceiptState = { texts: Record<string, string>; lights: Record<string, string>; dueAt: string; sooner: boolean };

/** Asks how the request stands and puts the answer where the page shows it, as text. The tab remembers the way back. */
export const mount: Mount = (element) => {
  const token = element.dataset['token'] ?? '';
  keepReceipt(token);
  if (!token) return;
  showOwnTime(element);
  element.querySelector('[data-print]')?.removeAttribute('hidden');
  offerCopy(element);
  const started = Date.now();
  const ask = async () => {
    if (Date.now() - started > forMs) return clearInterval(timer);
    if (document.hidden) return;
    try {
      const answer = await fetch(`${pageLanguage().path}/receipt-state`, {
        method: 'POST',
        headers: { Accept: 'application/json' },
        body: new URLSearchParams({ token }),
      });
      if (answer.ok) show(element, (await answer.json()) as ReceiptState);
    } catch {
      // A weak signal: the page keeps what it knows, with the time it is from.
    }
  };
  const timer = setInterval(() => void ask(), everyMs);
  document.addEventListener('visibilitychange', () => void ask());
};

function show(element: HTMLElement, { texts, lights, dueAt, sooner }: ReceiptState): void {
  for (const [name, text] of Object.entries(texts)) {
    const place = element.querySelector(`[data-live="${name}"]`);
    if (place && place.textContent !== text) place.textContent = text;
  }
  for (const [name, light] of Object.entries(lights)) {
    const buoy = element.querySelector<HTMLElement>(`[data-buoy="${name}"]`);
    if (!buoy) continue;
    buoy.dataset['light'] = light;
    buoy.hidden = light === 'gone';
    if (light === 'near') buoy.setAttribute('aria-current', 'step');
    else buoy.removeAttribute('aria-current');
  }
  element.querySelector('[data-sooner]')?.toggleAttribute('hidden', !sooner);
  showOwnTime(element, dueAt);
}

/** The promised moment on the visitor's own clock, where that shows another time than the firm's. */
function showOwnTime(element: HTMLElement, at?: string): void {
  const place = element.querySelector<HTMLElement>('[data-due]');
  if (!place) return;
  const due = at ?? place.dataset['due'];
  const own = due ? ownTime(due, pageLanguage().lang) : '';
  place.textContent = own ? `${place.dataset['say']} ${own}` : '';
}

/** Copies the promise as it stands, reference, code and number, and where to type them. */
function offerCopy(element: HTMLElement): void {
  const button = element.querySelector<HTMLElement>('[data-copy]');
  const label = button?.querySelector('span');
  if (!button || !label || !navigator.clipboard) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    const said = ['headline', 'day'].map((name) => element.querySelector(`[data-live="${name}"]`)?.textContent);
    const text = [...said, button.dataset['copy'], `${location.origin}${pageLanguage().path}/receipt`].filter(Boolean).join('\n');
    navigator.clipboard.writeText(text).then(
      () => {
        label.textContent = button.dataset['copied'] ?? '';
      },
      () => {
        // The browser allows no copy here: the code stands beside the button.
        button.hidden = true;
      },
    );
  });
}
