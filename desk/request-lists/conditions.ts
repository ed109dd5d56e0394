import { type RawBuilder, sql } from 'kysely';
import type { RequestIndex } from '#desk/request-index.ts';
import type { Filters } from '#desk/request-lists/filters.ts';
import { standsAs } from '#desk/request-lists/standing.ts';
import { daysLater, instantAt } from '#firm/clock.ts';

/**
 * For a query that calls the request `c` and the follow-up `f`. County and case type are sealed: the index names the requests. A case
 * type is part of what somebody wrote, so it narrows only to those whose conflict check is done.
 */
export function conditionsOf({ state, lane, person, caseType, county, from, until }: Filters, index: RequestIndex): RawBuilder<unknown> {
  const all = [sql`c.erased_at is null`, sql`not c.canary`];
  if (state) all.push(standsAs[state]);
  if (lane) all.push(sql`f.lane = ${lane}`);
  if (person) all.push(sql`f.acknowledged_by = ${person}`);
  if (caseType) all.push(sql`f.conflict_cleared_at is not null`, among(index.ofCaseType(caseType)));
  if (county) all.push(among(index.ofCounty(county)));
  if (from) all.push(sql`c.received_at >= ${instantAt(from, '00:00')}::timestamptz`);
  if (until) all.push(sql`c.received_at < ${instantAt(daysLater(until, 1), '00:00')}::timestamptz`);
  return sql.join(all, sql` and `);
}

/** Joined like a table: compared with each row in turn, thousands of ids would take seconds. */
export function among(ids: readonly string[]): RawBuilder<unknown> {
  return sql`c.id in (select unnest(${ids}::uuid[]))`;
}
