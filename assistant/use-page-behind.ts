import { useEffect } from 'react';

/** As wide as the panel needs to stand beside the page; below, it is a sheet over all of it. The stylesheet says the same. */
const sheet = '(max-width: 37.49rem)';

/** Under a full sheet the page cannot be reached, so that the focus is never where nobody sees it. The call bar stays. */
export function usePageBehind(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const behind = document.querySelectorAll<HTMLElement>('.skip, .site-head, main, .site-foot');
    const narrow = matchMedia(sheet);
    const apply = () => {
      for (const part of behind) part.inert = narrow.matches;
    };
    apply();
    narrow.addEventListener('change', apply);
    return () => {
      narrow.removeEventListener('change', apply);
      for (const part of behind) part.inert = false;
    };
  }, [open]);
}
