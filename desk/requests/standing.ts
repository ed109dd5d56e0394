import { sql } from 'kysely';
import type { Standing } from '#desk/requests/standings.ts';

/** How a request stands, in a query that calls the follow-up `f`. */
export const standing = sql<Standing>`case
    when f.state = 'climbing' then 'waiting'
    when f.state = 'acknowledged' then 'taken'
    when f.state = 'reached' and f.hired_at is not null then 'hired'
    when f.state = 'declined' then coalesce(f.closed_as, 'declined')
    when f.state in ('withdrawing', 'withdrawn') then 'taken-back'
    else f.state end`;
