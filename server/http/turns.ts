export type Turns = {
  /** Resolves when it is one's turn to work. */
  turn: () => Promise<void>;
  /** Somebody has connected. Others may be waiting behind them. */
  connected: () => void;
};

/** How long one turn of the event loop works before it looks at its connections again. */
const sliceMs = 25;

/** So many turns in a row leave the work to wait, if somebody connects in each of them. */
const mostPauses = 5;

/**
 * Work in slices. Node accepts one connection per turn of its event loop: if each turn worked off all requests that are there, a
 * hundred people who connect at once would wait for half a minute. Whoever is let in waits in line here instead, and while people
 * connect, five turns of six only let them in.
 */
export function openTurns(clock: () => number = () => performance.now()): Turns {
  const line: (() => void)[] = [];
  let running = false;
  let until = 0;
  let newcomer = false;
  let pauses = 0;
  const turn = () =>
    new Promise<void>((resolve) => {
      line.push(resolve);
      if (running) return;
      running = true;
      setImmediate(work);
    });
  const connected = () => {
    newcomer = true;
  };
  return { turn, connected };

  function work(): void {
    const pause = newcomer && pauses < mostPauses;
    newcomer = false;
    pauses = pause ? pauses + 1 : 0;
    if (pause) return void setImmediate(work);
    until = clock() + sliceMs;
    next();
  }

  function next(): void {
    if (clock() >= until) return void setImmediate(work);
    const first = line.shift();
    running = first !== undefined;
    first?.();
    // What the first one does until it waits for something comes before this.
    if (first) queueMicrotask(next);
  }
}

/** Those of this process, which has one event loop. */
export const { turn, connected } = openTurns();
