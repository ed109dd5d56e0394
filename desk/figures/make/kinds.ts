import type { Database } from '#database/connection.ts';
import { setAside, stages } from '#desk/figures/counts.ts';
import type { Figure, Row } from '#desk/figures/figure.ts';
import { type Asked, barsOf, sum } from '#desk/figures/make/parts.ts';
import { spanOf } from '#desk/figures/period.ts';
import type { RequestIndex } from '#desk/request-index.ts';
import { countyKey } from '#desk/request-lists/counties.ts';
import type { Indexed } from '#desk/request-lists/shelf.ts';
import { figuresWords } from '#desk/words/en/figures.ts';

export type KindName = keyof typeof figuresWords.kinds.column;

/** What people choose or type is sealed, so it is counted in the desk's memory. */
type Way = { of: (request: Indexed) => string; key?: (written: string) => string };

const ways: Record<KindName, Way> = {
  'case-types': { of: ({ caseType }) => caseType },
  counties: { of: ({ county }) => county, key: countyKey },
  pages: { of: ({ source }) => source.page },
  sites: { of: ({ source }) => source.referrer },
  campaigns: { of: ({ source }) => source.campaign },
};

/** Bars beyond this many are one, named "others". */
const mostBars = 15;

export type OfPeriod = { requests: Indexed[]; erased: number; sealed: number };

/** The requests of a period as the index has them. What it has not opened, or cannot, is a number. */
export async function ofPeriod(db: Database, index: Pick<RequestIndex, 'all'>, { period }: Asked): Promise<OfPeriod> {
  const { from, before } = spanOf(period);
  const [aside, { received, erased }] = await Promise.all([setAside(db, period), stages(db, period)]);
  const requests = [...index.all()].filter(({ id, receivedAt }) => receivedAt >= from && receivedAt < before && !aside.has(id));
  return { requests, erased, sealed: Math.max(0, received - erased - requests.length) };
}

export function kindFigure(name: KindName, asked: Asked, { requests, erased, sealed }: OfPeriod): Figure {
  const words = figuresWords.kinds;
  const { of, key = (written) => written } = ways[name];
  const groups = Map.groupBy(requests, (request) => key(of(request)));
  const counted = [...groups].map(([same, all]): Row => ({ label: same === '' ? words.none[name] : usual(all.map(of)), values: [all.length] }));
  const sorted = counted.toSorted((a, b) => (b.values[0] ?? 0) - (a.values[0] ?? 0) || a.label.localeCompare(b.label));
  const [shown, rest] = sorted.length > mostBars + 1 ? [sorted.slice(0, mostBars), sorted.slice(mostBars)] : [sorted, []];
  const rows: Row[] = [
    ...shown,
    ...(rest.length > 0 ? [{ label: words.others(rest.length), values: [sum(rest.map(({ values }) => values[0] ?? 0))] }] : []),
    ...(sealed > 0 ? [{ label: words.sealed, values: [sealed] }] : []),
    ...(erased > 0 ? [{ label: words.erased, values: [erased] }] : []),
  ];
  return barsOf(name, asked, {
    sentence: words.sentence(requests.length, shown[0]?.label ?? '', shown[0]?.values[0] ?? 0, erased),
    counted: words.counted,
    headings: [words.column[name], words.requests],
    rows,
    fills: ['full'],
  });
}

/** The way in which most have written it. */
function usual(written: string[]): string {
  const often = Map.groupBy(written, (one) => one);
  return [...often].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? '';
}
