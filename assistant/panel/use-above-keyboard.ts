import { type RefObject, useEffect } from 'react';

/** A keyboard is higher than this; the bars of a browser are not. In CSS pixels. */
const lowestKeyboard = 120;

/** A phone's keyboard lies over the page without making it smaller, so the panel takes the part of the screen that is left. */
export function useAboveKeyboard(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const left = window.visualViewport;
    const element = panel.current;
    if (!left || !element) return;
    const takePlace = () => {
      // Who zooms with two fingers also sees a smaller part, and moves it over a panel that stays.
      const covered = left.scale < 1.05 && innerHeight - left.height > lowestKeyboard;
      element.style.setProperty('--left-from', `${left.offsetTop}px`);
      element.style.setProperty('--left-height', `${left.height}px`);
      element.toggleAttribute('data-keyboard', covered);
      // The field that brought the keyboard up may now be below the edge.
      if (covered) element.querySelector('.chat-request :focus')?.scrollIntoView({ block: 'nearest' });
    };
    takePlace();
    left.addEventListener('resize', takePlace);
    left.addEventListener('scroll', takePlace);
    return () => {
      left.removeEventListener('resize', takePlace);
      left.removeEventListener('scroll', takePlace);
    };
  }, [panel]);
}
