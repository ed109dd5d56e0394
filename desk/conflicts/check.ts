import { matchNames, type Name, nameOf, type Reason } from '#desk/conflicts/match.ts';
import type { Listed } from '#desk/conflicts/parse-list.ts';
import { openList, type StoredList } from '#desk/conflicts/stored-list.ts';
import type { Desk } from '#desk/context.ts';
import type { Indexed } from '#desk/requests/shelf.ts';

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
export async function checkConflicts(desk: Pick<Desk, 'db' | 'opener' | 'index'>, { id, names, born }: Asked): Promise<Check> {
  const asked = (Object.entries(names) as [Side, string][])
    .filter(([, written]) => written.trim() !== '')
    .map(([which, written]) => ({ which, name: nameOf(written) }));
  // A request that came in a moment ago may be the one that matters.
  await desk.index.follow();
  const imported = await openList(desk);
  const hits = [...inRequests(desk.index.all(), id, asked), ...inList(imported?.list ?? [], asked, born)].toSorted((a, b) => weight(a) - weight(b));
  return {
    hits: hits.slice(0, most),
    more: Math.max(0, hits.length - most),
    searched: { requests: desk.index.size() - 1, listed: imported?.stored },
    complete: desk.index.complete(),
  };
}

type AskedName = { which: Side; name: Name };

function* inRequests(all: Iterable<Indexed>, id: string, asked: readonly AskedName[]): Iterable<Hit> {
  for (const other of all) {
    if (other.id === id) continue;
    for (const [side, name] of namesIn(other))
      for (const { which, name: mine } of asked) {
        const reasons = matchNames(mine, name);
        if (reasons) yield { which, name: name.written, reasons, found: { kind: 'request', reference: other.reference, receivedAt: other.receivedAt, side } };
      }
  }
}

function* inList(list: readonly Listed[], asked: readonly AskedName[], born: string): Iterable<Hit> {
  for (const one of list)
    for (const { which, name: mine } of asked) {
      const reasons = matchNames(mine, listedName(one));
      if (reasons) yield { which, name: one.name, reasons: [...reasons, ...birth(which, born, one.born)], found: { kind: 'listed', ...one } };
    }
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

const ofRequests = new WeakMap<Indexed, [Side, Name][]>();
const ofListed = new WeakMap<Listed, Name>();

/** Cut into words once: a hundred thousand names are compared in every check. */
function namesIn(request: Indexed): [Side, Name][] {
  const known = ofRequests.get(request);
  if (known) return known;
  const names: [Side, Name][] = [['writes', nameOf(request.name)], ...(request.theirName ? [['needs-help', nameOf(request.theirName)] as [Side, Name]] : [])];
  ofRequests.set(request, names);
  return names;
}

function listedName(one: Listed): Name {
  const known = ofListed.get(one) ?? nameOf(one.name);
  ofListed.set(one, known);
  return known;
}
