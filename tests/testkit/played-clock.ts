import { setTimeout as realDelay, setImmediate as turn } from 'node:timers/promises';
import type { AttachableClock } from 'pg-boss';

type Timer = { due: number; order: number; every: number | undefined; run: () => void };

/**
 * The clock of one process in a play whose time is set from outside. PostgreSQL's side of it is one row that the play itself
 * writes (`played-time.ts`), so that any number of processes share one time.
 */
export class PlayedClock implements AttachableClock {
  #now: number;
  #timers: Timer[] = [];
  #order = 0;
  #bossIsIdle: () => Promise<boolean> = async () => false;
  readonly #isBusy: () => boolean | 'perhaps';

  /** `isBusy`: whether this process still works on something that needs no time to pass; perhaps: nobody can tell. */
  constructor(start: number, isBusy: () => boolean | 'perhaps') {
    this.#now = start;
    this.#isBusy = isBusy;
  }

  now = (): number => this.#now;
  setTimeout = (run: () => void, ms: number): unknown => this.#add({ due: this.#now + Math.max(ms, 0), order: this.#order++, every: undefined, run });
  setInterval = (run: () => void, ms: number): unknown => this.#add({ due: this.#now + ms, order: this.#order++, every: Math.max(ms, 1), run });
  clearTimeout = (timer: unknown): void => {
    this.#timers = this.#timers.filter((one) => one !== timer);
  };
  clearInterval = this.clearTimeout;

  async attach({ idle }: Parameters<AttachableClock['attach']>[0]): Promise<AsyncDisposable> {
    this.#bossIsIdle = idle ?? this.#bossIsIdle;
    return { [Symbol.asyncDispose]: async () => undefined };
  }

  /** It is now this late. What fell due runs, an interval once, as after a sleep; returns when there is nothing left to do. */
  async advance(to: number): Promise<void> {
    this.#now = Math.max(this.#now, to);
    for (;;) {
      const due = this.#timers.filter((timer) => timer.due <= this.#now).sort((one, other) => one.due - other.due || one.order - other.order);
      if (due.length === 0) break;
      for (const timer of due) {
        if (!this.#timers.includes(timer)) continue;
        if (timer.every === undefined) this.clearTimeout(timer);
        else timer.due = this.#now + timer.every;
        timer.run();
      }
      await this.#settle();
    }
    await this.#settle();
  }

  #add(timer: Timer): Timer {
    this.#timers.push(timer);
    return timer;
  }

  async #settle(): Promise<void> {
    for (let quiet = 0; quiet < 2; ) {
      await turn();
      const waited = await this.#bossIsIdle();
      const busy = this.#isBusy();
      if (waited || busy === true) quiet = 0;
      else if (busy === 'perhaps') quiet += 0.25;
      else quiet++;
      if (busy) await realDelay(busy === true ? 1 : 3);
    }
  }
}
