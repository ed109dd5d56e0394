import { bytes, cost } from './measured.ts';

/** What people do: read three pages with their files, and some of them ask or send. These are guesses; a firm should put in its own figures. */
export const visit = { pages: 3, files: 11, answers: 0.12, accepts: 0.02, messages: 0.02 * 3.4 } as const;

/** The busiest minute of an hour, against the hour's mean. */
export const peak = 3;
/** Above this share of busy time, a queue grows before anyone can react. */
export const busyAtMost = 0.6;

export const parts = ['nginx', 'web', 'worker', 'database'] as const;
export type Part = (typeof parts)[number];

/** One kind of work that a part does, in the busiest minute. */
export type Work = { perSecond: number; ms: number };

/** From visitors an hour to what every part has to do in the busiest minute. */
export function loadOf(visitorsAnHour: number): Record<Part, Work[]> {
  const perSecond = (times: number) => (visitorsAnHour / 3_600) * peak * times;
  const items = {
    page: perSecond(visit.pages + visit.files),
    accept: perSecond(visit.accepts),
    answer: perSecond(visit.answers),
    message: perSecond(visit.messages),
  };
  const of = (part: Part): Work[] =>
    Object.entries(cost).flatMap(([item, costs]) =>
      part in costs ? [{ perSecond: items[item as keyof typeof items], ms: (costs as Record<Part, number>)[part] }] : [],
    );
  return { nginx: of('nginx'), web: of('web'), worker: of('worker'), database: of('database') };
}

/** Cores that are busy all the time, and how many there must be so that nobody waits long. */
export function coresOf(work: Work[]): { busy: number; needed: number } {
  const busy = work.reduce((sum, { perSecond, ms }) => sum + (perSecond * ms) / 1000, 0);
  return { busy, needed: Math.max(1, Math.ceil(busy / busyAtMost)) };
}

export function networkMbit(visitorsAnHour: number): number {
  return ((visitorsAnHour / 3_600) * peak * bytes.visit * 8) / 1_000_000;
}

/** What half a year of requests takes on disk. */
export function diskGb(visitorsAnHour: number): number {
  return (visitorsAnHour * 24 * 180 * visit.accepts * bytes.request) / 1_000_000_000;
}
