import { loadWholeStyles } from './styles.ts';

/**
 * An island is a part of a page that React takes over, and only when the visitor reaches for it.
 * Until then it is plain HTML that works by itself, and costs nothing.
 */
export type Island = {
  /**
   * The events that load it: `focusin` and `pointerover` for a form, `click` for a button. None: it loads at once, as the page
   * is useless without it.
   */
  intents: readonly string[];
  /** The island handles the tap that made it load. Otherwise a tap does what plain HTML does. */
  takesTap?: boolean;
  load: () => Promise<Mount>;
};

/** `tapped` is the link or button of the tap that arrived while the island was loading. */
export type Mount = (element: HTMLElement, tapped: HTMLElement | undefined) => void;

export function startIslands(islands: Record<string, Island>): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const island = islands[element.dataset['island'] ?? ''];
    if (island) waitForIntent(element, island);
  }
}

function waitForIntent(element: HTMLElement, { intents, takesTap, load }: Island): void {
  let loading = false;
  let tapped: HTMLElement | undefined;

  const take = async () => {
    loading = true;
    try {
      const [mount] = await Promise.all([load(), loadWholeStyles()]);
      for (const intent of intents) element.removeEventListener(intent, wake);
      mount(element, tapped);
    } catch {
      // Loading failed, as on a weak signal: a tap that was held back does what plain HTML does, and the next touch tries again.
      const held = tapped;
      tapped = undefined;
      held?.click();
      loading = false;
    }
  };
  const wake = (event: Event) => {
    // Not the untrusted click() above.
    if (takesTap && event.type === 'click' && event.isTrusted) {
      // Found before the tap is held back: if this throws, the tap does what plain HTML does.
      tapped = (event.target as Element).closest<HTMLElement>('a,button') ?? tapped;
      event.preventDefault();
    }
    if (!loading) void take();
  };

  for (const intent of intents) element.addEventListener(intent, wake);
  if (!intents[0]) void take();
}
