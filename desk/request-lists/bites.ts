import { setImmediate } from 'node:timers/promises';

/** How long others may have to wait for the processor while something long is done. */
const biteMs = 20;

export type Pause = () => Promise<void>;

/** To be called often while something long is done: lets others work whenever a bite is over. */
export function inBites(): Pause {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < biteMs) return;
    await setImmediate();
    since = performance.now();
  };
}
