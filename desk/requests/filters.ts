import { type RawBuilder, sql } from 'kysely';
import type { RequestIndex } from '#desk/request-index.ts';
import { type Standing, standing, standings } from '#desk/requests/standing.ts';
import { caseTypes } from '#firm/case-types.ts';
import { daysLater, instantAt } from '#firm/clock.ts';

/** What a list is narrowed to. No name, phone or reference is among it, so it may stand in an address. */
export type Filters = {
  state?: Standing | undefined;
  lane?: 'open' | 'quarantine' | undefined;
  /** A person of the firm file who has, or had, the request. */
  person?: string | undefined;
  caseType?: string | undefined;
  county?: string | undefined;
  /** Calendar days of the firm's time zone, both included. */
  from?: string | undefined;
  until?: string | undefined;
};

const names = ['state', 'lane', 'person', 'caseType', 'county', 'from', 'until'] as const satisfies (keyof Filters)[];

/** What is not understood is left out. */
export function readFilters(sent: URLSearchParams | FormData): Filters {
  const typed = (name: keyof Filters) => {
    const value = sent.get(name);
    return typeof value === 'string' && value !== '' ? value.slice(0, 100) : undefined;
  };
  const oneOf = <Choice extends string>(name: keyof Filters, choices: readonly Choice[]) => choices.find((choice) => choice === typed(name));
  const day = (name: 'from' | 'until') => (/^20\d\d-\d\d-\d\d$/.test(typed(name) ?? '') && !Number.isNaN(Date.parse(typed(name) ?? '')) ? typed(name) : undefined);
  return {
    state: oneOf('state', standings),
    lane: oneOf('lane', ['open', 'quarantine']),
    person: /^[a-z][a-z-]*$/.test(typed('person') ?? '') ? typed('person') : undefined,
    caseType: oneOf('caseType', caseTypes),
    county: typed('county'),
    from: day('from'),
    until: day('until'),
  };
}

export function isNarrowed(filters: Filters): boolean {
  return names.some((name) => filters[name] !== undefined);
}

/** As they stand in an address, in one order. */
export function writeFilters(filters: Filters): URLSearchParams {
  return new URLSearchParams(names.flatMap((name) => (filters[name] === undefined ? [] : [[name, filters[name]]])));
}

/**
 * For a query that calls the request `c` and the follow-up `f`. County and case type are sealed: the index names the requests. A case
 * type is part of what somebody wrote, so it narrows only to those whose conflict check is done.
 */
export function conditionsOf({ state, lane, person, caseType, county, from, until }: Filters, index: RequestIndex): RawBuilder<unknown> {
  const all = [sql`c.erased_at is null`, sql`not c.canary`];
  if (state) all.push(sql`${standing} = ${state}`);
  if (lane) all.push(sql`f.lane = ${lane}`);
  if (person) all.push(sql`f.acknowledged_by = ${person}`);
  if (caseType) all.push(sql`f.conflict_cleared_at is not null`, among(index.ofCaseType(caseType)));
  if (county) all.push(among(index.ofCounty(county)));
  if (from) all.push(sql`c.received_at >= ${instantAt(from, '00:00')}::timestamptz`);
  if (until) all.push(sql`c.received_at < ${instantAt(daysLater(until, 1), '00:00')}::timestamptz`);
  return sql.join(all, sql` and `);
}

export function among(ids: readonly string[]): RawBuilder<unknown> {
  return sql`c.id = any(${ids}::uuid[])`;
}
