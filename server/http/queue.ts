/** What a web process works on: a form that somebody sends, a page that is rendered when it is asked for, a question to the assistant. */
export type Kind = 'form' | 'page' | 'question';

export type Queue = {
  /** Resolves when the work may begin, with what must be called when it has ended; with undefined where there is no room, or none in time. */
  enter: (kind: Kind, network?: string) => Promise<Leave | undefined>;
  /** No further form may wait. */
  isFull: () => boolean;
  /** Somebody has connected. */
  connected: () => void;
};

export type Leave = () => void;

type Limits = Record<Kind, { atOnce: number; waiting: number }>;

/**
 * Forms and pages together use the 10 connections of the pool and no more, so that none waits for one. 100 forms are stored
 * within a second on a machine that stores 100 a second.
 */
const usual: Limits = {
  form: { atOnce: 7, waiting: 100 },
  page: { atOnce: 3, waiting: 64 },
  // One answer is streamed until it is read, also while a model is asked.
  question: { atOnce: 64, waiting: 64 },
};

/** So many questions wait without anybody asking where they come from: people at one address may ask at the same time. */
const few = 8;

/** The form's script gives up after 6 seconds and sends again. */
const longestWaitMs = 5_000;

type Waiting = { network: string | undefined; begin: (leave: Leave | undefined) => void; tooLate: NodeJS.Timeout };

/**
 * The one queue of a web process. Forms begin before pages, and a question only while nothing else is worked on or waits. One question
 * begins per turn of the event loop, and only where nobody connected in it: Node accepts one connection per turn, and a form would wait for as many
 * questions as people connected before it. Where more than a few questions wait, each network has one
 * place among them, so that nobody fills the places of the others.
 */
export function openQueue(limits: Limits = usual, waitMs = longestWaitMs): Queue {
  const lines: Record<Kind, Set<Waiting>> = { form: new Set(), page: new Set(), question: new Set() };
  const working: Record<Kind, number> = { form: 0, page: 0, question: 0 };
  let planned = false;
  let newcomer = false;

  const isNext = (kind: Kind): boolean => {
    if (lines[kind].size === 0 || working[kind] >= limits[kind].atOnce) return false;
    return kind !== 'question' || working.form + working.page + lines.form.size + lines.page.size === 0;
  };
  const plan = (): void => {
    if (planned) return;
    planned = true;
    setImmediate(beginWork);
  };
  const beginWork = (): void => {
    planned = false;
    const quiet = !newcomer;
    newcomer = false;
    for (let kind = kinds.find(isNext); kind; kind = kinds.find(isNext)) {
      if (kind !== 'question' || quiet) begin(kind);
      if (kind === 'question') {
        plan();
        return;
      }
    }
  };
  const begin = (kind: Kind): void => {
    const [first] = lines[kind];
    if (!first) return;
    lines[kind].delete(first);
    clearTimeout(first.tooLate);
    working[kind]++;
    first.begin(() => {
      working[kind]--;
      plan();
    });
  };
  const isFull = (kind: Kind): boolean => lines[kind].size >= limits[kind].waiting;
  return {
    isFull: () => isFull('form'),
    connected: () => {
      newcomer = true;
    },
    enter: (kind, network) => {
      const line = lines[kind];
      const waitsAlready = network !== undefined && line.size >= few && [...line].some((other) => other.network === network);
      if (isFull(kind) || (kind === 'question' && waitsAlready)) return Promise.resolve(undefined);
      return new Promise((begin) => {
        const waiting: Waiting = {
          network,
          begin,
          tooLate: setTimeout(() => {
            line.delete(waiting);
            begin(undefined);
          }, waitMs),
        };
        line.add(waiting);
        plan();
      });
    },
  };
}

/** The order in which they begin. */
const kinds: readonly Kind[] = ['form', 'page', 'question'];
