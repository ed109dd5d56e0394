import { matchNames, type Name, nameOf, type Reason } from '#desk/conflicts/match.ts';
import type { Listed } from '#desk/conflicts/parse-list.ts';
import { type OpenList, openList, type StoredList } from '#desk/conflicts/stored-list.ts';
import type { Desk } from '#desk/context.ts';
import type { RequestIndex } from '#desk/request-index.ts';
import { inBites } from '#desk/request-lists/bites.ts';
import type { Indexed } from '#desk/request-lists/shelf.ts';

/** A name of this request that is like one the firm knows. `which`: who writes, or who needs help. */
export type Hit = { which: Side; name: string; reasons: Reason[]; found: Found };
export type Side = 'writes' | 'needs-help';
type Found = { kind: 'request'; reference: string; receivedAt: Date; side: Side } | ({ kind: 'listed' } & Pick<Listed, 'role' | 'born' | 'number'>);

export type Check = {
  hits: Hit[];
  /** More than are shown. */
  more: number;
  searched: { requests: number; listed: StoredList | undefined };
  /** False while the desk is still opening older requests. */
  complete: boolean;
};

type Asked = { id: string; names: Partial<Record<Side, string>>; born: string };

const most = 12;

/** Every name of a request against every other request and the list that the firm imported. */
export async function checkConflicts(desk: Pick<Desk, 'db' | 'opener' | 'index'>, asked: Asked): Promise<Check> {
  // A request that came in a moment ago may be the one that matters.
  await desk.index.follow();
  const imported = await openList(desk);
  const hits = await findHits(asked, desk.index.namedLike, imported?.namedLike);
  return {
    hits: hits.slice(0, most),
    more: Math.max(0, hits.length - most),
    searched: { requests: desk.index.size() - 1, listed: imported?.stored },
    complete: desk.index.complete(),
  };
}

/**
 * The closest first. Names come from a public form, so only those are compared that have a word like one of the request's, and others
 * get the processor in between.
 */
export async function findHits({ id, names, born }: Asked, requests: RequestIndex['namedLike'], listed: OpenList['namedLike'] | undefined): Promise<Hit[]> {
  const pause = inBites();
  const hits: Hit[] = [];
  for (const [which, written] of Object.entries(names) as [Side, string][]) {
    const mine = nameOf(written);
    for (const other of await requests(mine.words, pause)) {
      if (other.id === id) continue;
      for (const [side, name] of namesIn(other)) {
        const reasons = matchNames(mine, name);
        if (reasons)
          hits.push({ which, name: name.written, reasons, found: { kind: 'request', reference: other.reference, receivedAt: other.receivedAt, side } });
      }
      await pause();
    }
    for (const one of (await listed?.(mine.words, pause)) ?? []) {
      const reasons = matchNames(mine, nameOf(one.name));
      if (reasons) hits.push({ which, name: one.name, reasons: [...reasons, ...birth(which, born, one.born)], found: { kind: 'listed', ...one } });
      await pause();
    }
  }
  return hits.toSorted((a, b) => weight(a) - weight(b));
}

/** Only of the person who needs help is a birth date known. */
function birth(which: Side, mine: string, theirs: string | undefined): Reason[] {
  const [one, other] = [dayOf(mine), dayOf(theirs ?? '')];
  if (which !== 'needs-help' || !one || !other) return [];
  return [one === other ? 'born' : 'other-born'];
}

/** 2001-04-27, or 4/27/2001. */
function dayOf(written: string): string | undefined {
  const [, year, month = '', day = ''] = /^(\d{4})-(\d\d?)-(\d\d?)$/.exec(written.trim()) ?? [];
  const [, usMonth = '', usDay = '', usYear] = /^(\d\d?)\/(\d\d?)\/(\d{4})$/.exec(written.trim()) ?? [];
  return year || usYear ? [year ?? usYear, (month || usMonth).padStart(2, '0'), (day || usDay).padStart(2, '0')].join('-') : undefined;
}

/** The closest first: the same birth date, then the same name, then what is only like it. */
function weight({ reasons }: Hit): number {
  const weights: Record<Reason, number> = { born: -10, same: 0, accents: 1, order: 1, 'more-words': 2, initial: 4, spelling: 3, 'other-born': 5 };
  return reasons.reduce((sum, reason) => sum + weights[reason], 0);
}

function namesIn(request: Indexed): [Side, Name][] {
  return [['writes', nameOf(request.name)], ...(request.theirName ? [['needs-help', nameOf(request.theirName)] as [Side, Name]] : [])];
}
