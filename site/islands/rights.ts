import { isKept, keepCard, removeCard } from '#self-help/rights/keep.ts';
import type { Mount } from './islands.ts';

/** Keeps the rights card on this phone and takes it off again. What it says stands in the page; here it is only shown. */
export const mount: Mount = (element, tapped) => {
  const said = element.querySelector<HTMLElement>('[role=status]');
  const [keep, remove] = ['keep', 'remove'].map((name) => element.querySelector<HTMLElement>(`[data-do=${name}]`));
  if (!said || !keep || !remove) return;

  const show = (state: 'keeping' | 'kept' | 'removed' | 'failed', isThere: boolean) => {
    said.textContent = said.dataset[state] ?? '';
    keep.hidden = isThere;
    remove.hidden = !isThere;
    element.querySelector('[data-before]')?.toggleAttribute('hidden', isThere);
    element.querySelector('[data-how]')?.toggleAttribute('hidden', !isThere);
  };
  const work = async (doing: () => Promise<void>, done: 'kept' | 'removed') => {
    show('keeping', done === 'removed');
    // The button that was pressed goes away. Its place is not taken by the other one under the same finger.
    said.focus();
    try {
      await doing();
      show(done, done === 'kept');
    } catch {
      show('failed', await isKept().catch(() => false));
    }
  };
  keep.addEventListener('click', (event) => {
    event.preventDefault();
    void work(keepCard, 'kept');
  });
  remove.addEventListener('click', () => void work(removeCard, 'removed'));

  const tellOffline = () => element.querySelector('[data-offline]')?.toggleAttribute('hidden', navigator.onLine);
  for (const turn of ['online', 'offline']) addEventListener(turn, tellOffline);
  if (tapped) void work(keepCard, 'kept');
  else {
    show('kept', true);
    tellOffline();
  }
};
