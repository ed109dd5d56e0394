import { type RawBuilder, sql } from 'kysely';
import { placeBytes, usualAlike, usualFrom } from '#case-review/crowd.ts';

/**
 * How much about a request looks like a flood, counted over what came in the last hours: 1 for many from its part of the network, 1 for many
 * that say the same. Counted when it is asked for, so that the first of a flood, which looked like a person when it came, is known too.
 */
export function floodSigns(hours: number): RawBuilder<unknown> {
  return sql`(with recent as materialized (
      select f.case_review_id as id, f.network, c.alike_key from followups f join case_reviews c on c.id = f.case_review_id
      where c.received_at > present() - make_interval(hours => ${hours}) and not f.canary
    ), crowded as (
      select id, bool_or(count > usual) as crowded from (
        select id, usual, count(*) over (partition by place) as count from recent, unnest(${[...usualFrom]}::int[]) with ordinality as width (usual, at),
          lateral (select substring(network from (at::int - 1) * ${placeBytes}::int + 1 for ${placeBytes}::int) as place) as own
        where length(place) > 0) as places group by id
    ), alike as (
      select id, (count(*) filter (where count > ${usualAlike}::int)) * 2 > count(*) as alike from (
        select id, count(*) over (partition by piece) as count from recent, unnest(string_to_array(alike_key, ' ')) as piece) as texts group by id
    )
    select id, coalesce(crowded, false)::int + coalesce(alike, false)::int as signs from recent left join crowded using (id) left join alike using (id))`;
}
