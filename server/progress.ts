/** Where progress is shown: standard error, so that what a command says can still go into a file. */
type Screen = { write: (text: string) => unknown; isTTY?: boolean; columns?: number };

/** How far a step is: so many of so many. */
export type Told = (done: number, total: number) => void;

/** Shows one step after the other while each is worked on. */
export type Watch = <T>(name: string, work: (told: Told) => T | Promise<T>) => Promise<T>;

type Watching = { screen?: Screen; now?: () => number; dumb?: boolean };

/** Between two looks of a person at the clock. */
const redrawnMs = 250;

/**
 * What a person sees who waits for a command: on a terminal one line that is rewritten in place, with what is done, how far it is and
 * how long it will take; elsewhere one plain line for each step once it has ended. `plan` has the seconds that steps usually take, in
 * their order; how much faster or slower this machine is shows with the first of them. A step that counts is judged by its own pace.
 */
export function openWatch(
  plan: Readonly<Record<string, number>> = {},
  { screen = process.stderr, now = () => performance.now(), dumb = process.env['TERM'] === 'dumb' }: Watching = {},
): Watch {
  const terminal = screen.isTTY === true && !dumb;
  const pace = openPace(plan);
  return async (name, work) => {
    const started = now();
    const seconds = () => (now() - started) / 1000;
    let counted: { done: number; total: number } | undefined;
    const draw = () => {
      const left = pace.left(name, seconds(), counted);
      const line = [
        pace.place(name),
        `${name}: ${counted ? `${grouped(counted.done)} of ${grouped(counted.total)}` : spoken(seconds())}`,
        left && `about ${spoken(left)} left`,
      ];
      screen.write(`${clear}${fitted(line.filter(Boolean).join(', '), screen.columns)}`);
    };
    const timer = terminal ? setInterval(draw, redrawnMs) : undefined;
    try {
      return await work((done, total) => {
        counted = { done, total };
        if (terminal) draw();
      });
    } finally {
      clearInterval(timer);
      pace.ended(name, seconds());
      screen.write(`${terminal ? clear : ''}${name}: ${seconds().toFixed(1)} s\n`);
    }
  };
}

/** Text that comes while a line is shown, such as a tool's own, goes above it. */
export function above(text: string, screen: Screen = process.stderr): void {
  screen.write(`${screen.isTTY ? clear : ''}${text}`);
}

const clear = '\r\u001b[2K';

function openPace(plan: Readonly<Record<string, number>>) {
  const names = Object.keys(plan);
  let [expected, taken] = [0, 0];
  const usual = (name: string) => (plan[name] ?? 0) * (expected > 0 ? taken / expected : 1);
  return {
    place: (name: string) => (name in plan ? `${names.indexOf(name) + 1} of ${names.length}` : ''),
    /** Seconds until all planned steps have ended; undefined where nothing is known. */
    left: (name: string, seconds: number, counted: { done: number; total: number } | undefined): number | undefined => {
      const later = names.slice(names.indexOf(name) + 1).reduce((sum, other) => sum + (name in plan ? usual(other) : 0), 0);
      if (counted && counted.done > 0) return (seconds / counted.done) * Math.max(0, counted.total - counted.done) + later;
      return name in plan ? Math.max(1, usual(name) - seconds) + later : undefined;
    },
    ended: (name: string, seconds: number) => {
      expected += plan[name] ?? 0;
      taken += name in plan ? seconds : 0;
    },
  };
}

/** Rounded so that it does not flicker: whole seconds, from a minute and a half on whole minutes. */
function spoken(seconds: number): string {
  return seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.round(seconds / 60)} min`;
}

function grouped(count: number): string {
  return count.toLocaleString('en-US');
}

/** A line that is longer than the terminal cannot be rewritten. One that does not say how wide it is has 0. */
function fitted(line: string, columns = 0): string {
  return line.slice(0, (columns || 80) - 1);
}
