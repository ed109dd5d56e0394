import { type RawBuilder, sql } from 'kysely';
import type { Standing } from '#desk/words/standings.ts';

/** How a request stands, in a query that calls the follow-up `f`. */
export const standing = sql<Standing>`case
    when f.state = 'climbing' then 'waiting'
    when f.state = 'acknowledged' then 'taken'
    when f.state = 'reached' and f.hired_at is not null then 'hired'
    when f.state = 'declined' then coalesce(f.closed_as, 'declined')
    when f.state in ('withdrawing', 'withdrawn') then 'taken-back'
    else f.state end`;

/** The same as conditions on single columns: PostgreSQL has statistics of those, and none of the words above. */
export const standsAs: Record<Standing, RawBuilder<unknown>> = {
  waiting: sql`f.state = 'climbing'`,
  taken: sql`f.state = 'acknowledged'`,
  unanswered: sql`f.state = 'unanswered'`,
  reached: sql`(f.state = 'reached' and f.hired_at is null)`,
  hired: sql`(f.state = 'reached' and f.hired_at is not null)`,
  declined: sql`(f.state = 'declined' and f.closed_as is null)`,
  referred: sql`(f.state = 'declined' and f.closed_as = 'referred')`,
  spam: sql`(f.state = 'declined' and f.closed_as = 'spam')`,
  'taken-back': sql`f.state in ('withdrawing', 'withdrawn')`,
};
