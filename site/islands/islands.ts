/**
 * An island is a part of a page that React takes over, and only when the visitor reaches for it.
 * Until then it is plain HTML that works by itself, and costs nothing.
 */
export type Island = {
  /** The events that show intent; none where the page is of no use without it: `focusin` and `pointerover` for a form, `click` for a button. */
  intents: readonly string[];
  /** The island answers the tap that woke it. Otherwise a tap does what plain HTML does. */
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
      const mount = await load();
      for (const intent of intents) element.removeEventListener(intent, wake);
      mount(element, tapped);
    } catch {
      // A weak signal: a tap that was held back goes where plain HTML sends it, and the next touch tries again.
      const held = tapped;
      tapped = undefined;
      held?.click();
      loading = false;
    }
  };
  const wake = (event: Event) => {
    // Not the click of a tap that is let go above.
    if (takesTap && event.type === 'click' && event.isTrusted) {
      event.preventDefault();
      tapped = (event.target as Element).closest<HTMLElement>('a,button') ?? tapped;
    }
    if (!loading) void take();
  };

  for (const intent of intents) element.addEventListener(intent, wake);
  if (!intents[0]) void take();
}
