import { hash } from 'node:crypto';
import { spoken } from '#case-review/reference.ts';
import type { Desk } from '#desk/context.ts';
import { readUnrung, type UnrungView } from '#desk/on-call/woken-view.ts';
import type { Indexed } from '#desk/request-lists/shelf.ts';
import { readWaitingList, type Waiting } from '#desk/request-lists/waiting-list.ts';
import { waiting as words } from '#desk/words/en/waiting.ts';
import { calendarDay, shortDayAndTime, unbrokenTime } from '#firm/clock.ts';
import type { Firm } from '#firm/content.ts';
import type { OnCall } from '#firm/on-call.ts';
import { spokenLanguage } from '#followup/alerts/spoken-language.ts';

/** One who waits, in the words that are on the screen and nothing else: what a loader returns stands in the page's source. */
export type Shown = {
  reference: string;
  spoken: string;
  name: string;
  place: string;
  /** Undefined for English. */
  language: { name: string; phone: string } | undefined;
  reasons: readonly string[];
  urgent: boolean;
  late: boolean;
  receivedAt: string;
  received: string;
  dueAt: string;
  promised: string;
  /** `alarm`: nobody works on it, and somebody should. */
  state: { text: string; alarm: boolean };
  notes: string[];
};

export type WaitingView = {
  waiting: Shown[];
  older: Shown[];
  setAside: Shown[];
  counts: { all: number; late: number; urgent: number; moreSetAside: number };
  page: number;
  pages: number;
  /** Minutes that no worker has shown itself, where that keeps alerts from being sent. */
  silent: { minutes: number | undefined } | undefined;
  /** No phone would ring for a request of the next 24 hours. */
  unrung: UnrungView | undefined;
};

/** A worker shows itself every few seconds. */
const silentSeconds = 60;

type People = OnCall['people'];
type Parts = Pick<Desk, 'db' | 'index' | 'people' | 'content' | 'ladder'>;

/** What the page shows, and a fingerprint that stays the same while nothing but the time changes. It begins with the page's number. */
export async function readWaitingView(desk: Parts, page: number): Promise<{ view: WaitingView; fingerprint: string; now: string }> {
  const { db, index, people } = desk;
  const { firm } = desk.content;
  const list = await readWaitingList(db, page);
  const opened = await index.current([...list.waiting, ...list.setAside]);
  const shown = (row: Waiting) => show(row, opened.get(row.id), people(), firm, list.now);
  const silence = list.workerSilentSeconds;
  const view: WaitingView = {
    waiting: list.waiting.filter(({ old }) => !old).map(shown),
    older: list.waiting.filter(({ old }) => old).map(shown),
    setAside: list.setAside.map(shown),
    counts: {
      ...list.count,
      moreSetAside: list.setAsideCount - list.setAside.length,
    },
    page: list.page,
    pages: list.pages,
    silent: silence === null || silence > silentSeconds ? { minutes: silence === null ? undefined : Math.floor(silence / 60) } : undefined,
    unrung: await readUnrung(desk, list.now),
  };
  return { view, fingerprint: `${list.page}.${hash('sha256', JSON.stringify(view), 'base64url').slice(0, 22)}`, now: list.now.toISOString() };
}

/** Of an address or a fingerprint; anything else is the first. */
export function pageIn(text: string | null): number {
  return Number(/^[1-9]\d{0,4}(?=$|\.)/.exec(text ?? '')?.[0] ?? 1);
}

function show(row: Waiting, opened: Indexed | undefined, people: People, firm: Pick<Firm, 'languages'>, now: Date): Shown {
  const time = (at: Date) => when(at, now);
  const spokenOn = spokenLanguage(firm, row.language);
  return {
    reference: row.reference,
    spoken: spoken(row.reference),
    name: opened ? [opened.name, opened.theirName && words.forOther(opened.theirName)].filter(Boolean).join(', ') : words.unopened,
    place: opened ? placeOf(opened) : '',
    language: spokenOn && { name: spokenOn.name, phone: spokenOn.phone },
    reasons: opened?.reasons ?? [],
    urgent: row.urgency === 'urgent',
    late: row.late,
    receivedAt: row.receivedAt.toISOString(),
    received: time(row.receivedAt),
    dueAt: row.callDueAt.toISOString(),
    promised: time(row.callDueAt),
    state: stateOf(row, people, time),
    notes: [
      ...(row.callFrom > now ? [words.callFrom(time(row.callFrom))] : []),
      ...(row.triedAt ? [[words.state.tried(time(row.triedAt)), row.nextTryAt && words.state.nextTry(time(row.nextTryAt))].filter(Boolean).join(', ')] : []),
      ...(row.notTold ? [words.state.notTold] : []),
    ],
  };
}

/** With the county's word left out, where the city has the same name. */
function placeOf({ city, county }: Indexed): string {
  if (county === '' && city === '') return words.noCounty;
  return [city, county].filter((part, at, all) => part !== '' && all.indexOf(part) === at).join(', ');
}

function stateOf({ state, sent, person, takenAt }: Waiting, people: People, time: (at: Date) => string): Shown['state'] {
  if (state === 'acknowledged') return { text: words.state.has(people[person ?? '']?.name ?? person ?? '', takenAt ? time(takenAt) : ''), alarm: false };
  if (!sent) return { text: words.state.notSent, alarm: true };
  return state === 'unanswered' ? { text: words.state.unanswered, alarm: true } : { text: words.state.nobodyHasIt, alarm: false };
}

/** A time of today is enough by itself. */
function when(at: Date, now: Date): string {
  return calendarDay(at) === calendarDay(now) ? unbrokenTime(at, 'en-US') : shortDayAndTime(at, 'en-US');
}
