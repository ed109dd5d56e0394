import { sql } from 'kysely';

/** How a request stands, as the desk says it. */
export const standings = ['waiting', 'taken', 'unanswered', 'reached', 'hired', 'declined', 'referred', 'spam', 'taken-back'] as const;
export type Standing = (typeof standings)[number];

/** The same in a query that calls the follow-up `f`. */
export const standing = sql<Standing>`case
    when f.state = 'climbing' then 'waiting'
    when f.state = 'acknowledged' then 'taken'
    when f.state = 'reached' and f.hired_at is not null then 'hired'
    when f.state = 'declined' then coalesce(f.closed_as, 'declined')
    when f.state in ('withdrawing', 'withdrawn') then 'taken-back'
    else f.state end`;
