import { keptReceipt } from '#intake/form/kept-receipt.ts';
import { loadFonts } from './fonts.ts';
import { startIslands } from './islands.ts';

/** All the script that a page runs before a visitor uses an island. */

startIslands({
  intake: { intents: ['focusin', 'pointerover'], load: async () => (await import('./intake.tsx')).worded() },
  drill: { intents: [], load: async () => (await import('./drill.ts')).mount },
  'receipt-link': { intents: [], load: async () => (await import('./receipt-link.ts')).mount },
  receipt: { intents: [], load: async () => (await import('./receipt.ts')).mount },
  'clean-slate': { intents: ['click'], takesTap: true, load: async () => (await import('./clean-slate.tsx')).mount },
  courts: { intents: ['focusin', 'pointerover'], load: async () => (await import('./courts.ts')).worded() },
  'my-dates': { intents: ['click'], takesTap: true, load: async () => (await import('./my-dates.tsx')).mount },
  // Whoever has kept the card is shown at once that it is there, and how to remove it.
  rights: { intents: navigator.serviceWorker?.controller ? [] : ['click'], takesTap: true, load: async () => (await import('./rights.ts')).mount },
  ask: { intents: ['click'], takesTap: true, load: async () => (await import('#site/islands/chat.tsx')).dressed() },
});

// With script the button opens the chat, and is named for it before it does.
const ask = document.querySelector<HTMLElement>('.ask');
ask?.setAttribute('aria-label', ask.dataset['chat'] ?? '');

const menu = document.querySelector<HTMLDetailsElement>('.nav-menu');

addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const sheet = target.closest<HTMLElement>('[data-print]');
  // A button may name the part of the page that it prints, as the address then does.
  if (sheet?.dataset['print']) location.hash = sheet.dataset['print'];
  if (sheet) print();
  // The same place on the page in another language.
  const other = target.closest<HTMLAnchorElement>('a[hreflang]');
  if (other) other.hash = location.hash;
  // A link of the menu closes it, also when it leads to a place on the same page; so does a tap elsewhere.
  if (menu?.open && (target.closest('.nav-menu a') || !menu.contains(target))) menu.open = false;
});

addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || !menu?.open) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
});

// A page that comes back from the browser's memory comes back with its menu closed.
addEventListener('pagehide', () => {
  if (menu) menu.open = false;
});

// An address that names an answer opens its question, also in browsers that do not do so by themselves.
const openNamed = () => {
  const details = document.getElementById(location.hash.slice(1))?.closest('details');
  if (details) details.open = true;
};
addEventListener('hashchange', openNamed);
openNamed();

loadFonts().catch(() => {});
// Where the browser does not know that questions of one name close each other, this does it.
if (!('name' in HTMLDetailsElement.prototype))
  addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      for (const other of target.parentElement?.querySelectorAll('details[name]') ?? []) if (other !== target) (other as HTMLDetailsElement).open = false;
    },
    true,
  );
// Also when the page comes back from the browser's memory: a request may have been sent in between.
addEventListener('pageshow', () => {
  if (keptReceipt()) void import('./way-back.ts').then(({ showWayBack }) => showWayBack());
});

if (document.querySelector('[data-missing]')) console.error(`404: ${location.pathname}`);
