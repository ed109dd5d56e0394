import { useEffect } from 'react';

/** Where the panel is a sheet over the whole page, and where it also covers the call bar. The stylesheet says the same. */
const sheet = '(max-width: 37.49rem), (max-width: 68.99rem) and (max-height: 29.99rem)';
const overAll = '(max-width: 68.99rem) and (max-height: 29.99rem)';

/**
 * Under a full sheet the page is inert, so that the focus is never where nobody sees it; the call bar stays usable where it
 * is seen. A link to a place on the same page takes the sheet away (`leave`), since otherwise nothing would seem to happen.
 */
export function usePageBehind(open: boolean, leave: () => void): void {
  useEffect(() => {
    if (!open) return;
    const parts = (selector: string, query: string) => ({ list: document.querySelectorAll<HTMLElement>(selector), covered: matchMedia(query) });
    const page = parts('.skip, .site-head, main, .site-foot', sheet);
    const behind = [page, parts('.callbar > .call', overAll)];
    const apply = () => {
      for (const { list, covered } of behind) for (const part of list) part.inert = covered.matches;
    };
    const follow = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('.chat-log a');
      if (link && link.hash !== '' && link.pathname === location.pathname && page.covered.matches) leave();
    };
    apply();
    // Not the media query's `change` event: older browsers cannot listen to it, would fail here and leave the page inert.
    addEventListener('resize', apply);
    addEventListener('click', follow);
    return () => {
      removeEventListener('resize', apply);
      removeEventListener('click', follow);
      for (const { list } of behind) for (const part of list) part.inert = false;
    };
  }, [open, leave]);
}
