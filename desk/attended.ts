/** A header of requests that a page sends while nobody touches it. The server does not take them for a sign of life. */
export const unattended = 'x-desk-unattended';

/** After this time without a touch or a key, nobody caused a request. */
const touchedForMs = 60_000;

type Page = Pick<Window, 'addEventListener' | 'fetch'>;

/** Marks what pages send by themselves, so that a desk that is left open in a busy night is signed out like any other. */
export function markUnattended(page: Page, now: () => number = Date.now): void {
  let touchedAt = now();
  const touched = () => {
    touchedAt = now();
  };
  for (const kind of ['pointerdown', 'keydown']) page.addEventListener(kind, touched, { capture: true, passive: true });
  const send = page.fetch.bind(page);
  page.fetch = (input, init) => {
    if (now() - touchedAt < touchedForMs) return send(input, init);
    const request = new Request(input, init);
    request.headers.set(unattended, '1');
    return send(request);
  };
}
