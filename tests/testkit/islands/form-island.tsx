import { useEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Mount } from '#site/islands/islands.ts';
import { countMount } from './count-mount.ts';

export const mount: Mount = (element) => {
  countMount(element);
  hydrateRoot(element, <FormIsland />);
};

/** One field of every kind, each kept by the browser, and a line that only script can show: how many hold something. */
export function FormIsland() {
  const form = useRef<HTMLFormElement>(null);
  const [filled, setFilled] = useState<number>();
  useEffect(() => setFilled(filledIn(form.current)), []);
  return (
    <form ref={form} method="post" action="/send" onInput={() => setFilled(filledIn(form.current))}>
      <label>
        Name <input name="name" />
      </label>
      <label>
        Court date <input name="date" type="date" />
      </label>
      <label htmlFor="county">County</label>
      <select name="county" id="county">
        <option value="">Choose</option>
        <option value="wayne">Wayne</option>
        <option value="oakland">Oakland</option>
      </select>
      <label>
        Story <textarea name="story" />
      </label>
      <label>
        <input name="agree" type="checkbox" /> I agree
      </label>
      <button type="submit">Send</button>
      <output>{filled === undefined ? '' : `${filled} of 5`}</output>
    </form>
  );
}

function filledIn(form: HTMLFormElement | null): number {
  return form ? [...new FormData(form).values()].filter((value) => value !== '').length : 0;
}
