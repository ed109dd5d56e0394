import { useEffect } from 'react';

/** Up to this width the panel is a sheet over the whole page; wider, it stands beside the page. The stylesheet uses the same width. */
const sheet = '(max-width: 37.49rem)';

/** Under a full sheet the page is inert, so that the focus is never where nobody sees it. The call bar stays usable. */
export function usePageBehind(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const behind = document.querySelectorAll<HTMLElement>('.skip, .site-head, main, .site-foot');
    const narrow = matchMedia(sheet);
    const apply = () => {
      for (const part of behind) part.inert = narrow.matches;
    };
    apply();
    // Not the media query's `change` event: older browsers cannot listen to it, would fail here and leave the page inert.
    addEventListener('resize', apply);
    return () => {
      removeEventListener('resize', apply);
      for (const part of behind) part.inert = false;
    };
  }, [open]);
}
