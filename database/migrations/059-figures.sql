-- What the figures of the desk and of the daily report count, in one place. docs/decisions/057-figures.md says what each word means.

-- Requests are looked at by the time they came in, erased ones among them.
create index case_reviews_by_time on case_reviews (received_at);
create index deliveries_by_time on deliveries (created_at);

-- One row for each request that is no test. Erasing keeps the times of a follow-up and its timeline and forgets its state, so all of this is
-- read from the times.
create view request_figures as
select c.id, c.received_at, (c.received_at at time zone 'America/Detroit')::date as day,
  date_part('isodow', c.received_at at time zone 'America/Detroit')::int as weekday,
  date_part('hour', c.received_at at time zone 'America/Detroit')::int as hour,
  c.page, c.erased_at is not null as erased,
  -- Suspected, or said to be spam at the desk. Erasing forgets how a request was closed, and the timeline still tells it.
  f.lane = 'quarantine' or coalesce(f.closed_as = 'spam', false) or (c.erased_at is not null and coalesce(
    (select e.kind = 'spam' from followup_events e where e.case_review_id = c.id and (e.kind = 'spam' or (e.kind = 'undone' and e.detail = 'spam'))
      order by e.id desc limit 1), false)) as aside,
  case
    when f.reached_at <= f.call_due_at then 'kept'
    when f.reached_at is null and (f.closed_at <= f.call_due_at or coalesce(
      -- Whoever takes a request back may change their mind.
      (select e.kind = 'taken-back' from followup_events e where e.case_review_id = c.id and e.kind in ('taken-back', 'kept') and e.at <= f.call_due_at
        order by e.id desc limit 1), false)) then 'ended'
    when f.call_due_at > present() then 'running'
    when exists (select from followup_events e where e.case_review_id = c.id and e.kind in ('no-answer', 'left-message') and e.at <= f.call_due_at
      and not exists (select from reports r where r.case_review_id = c.id and r.at = e.at and r.undone_at is not null)) then 'tried'
    else 'missed'
  end as outcome,
  -- Begun minutes from the moment from which a call was asked for: whoever is reached in the sixtieth is reached within the hour.
  ceil(date_part('epoch', f.reached_at - least(f.call_from, f.reached_at)) / 60)::int as minutes,
  f.hired_at is not null as hired
from case_reviews c join followups f on f.case_review_id = c.id
where not c.canary;

-- One row for each message. One that went with a bundle is told by the bundle, which is a message of its own.
create view message_figures as
select d.id, d.case_review_id, d.created_at, (d.created_at at time zone 'America/Detroit')::date as day, d.channel,
  case
    when d.arrival in ('bounced', 'failed', 'not-answered') or d.state in ('refused', 'given-up') then 'failed'
    when d.arrival in ('arrived', 'answered') then 'arrived'
    when d.state = 'handed-over' then 'sent'
    when d.state = 'cancelled' then 'cancelled'
    else 'waiting'
  end as outcome
from deliveries d
where d.kind <> 'canary' and d.channel <> 'sink' and d.bundle_id is null
  and not exists (select from case_reviews c where c.id = d.case_review_id and c.canary);

-- What remains of rows that are gone: numbers by day. Without it a figure of half a year would show a firm that had no work in spring.
create table forgotten_counts (
  day date not null,
  -- requests: open or aside; hours: how the hour ended; minutes: how many it took; clock: the hour of the day; messages: channel and outcome.
  figure text not null check (figure in ('requests', 'hours', 'minutes', 'clock', 'messages')),
  bucket text not null,
  count integer not null check (count > 0),
  primary key (day, figure, bucket)
);

create function intake_api.note_forgotten_requests(ids uuid[]) returns void language sql
  set search_path = pg_catalog, public, pg_temp as $$
  insert into forgotten_counts as noted (day, figure, bucket, count)
    select day, figure, bucket, count(*) from request_figures, lateral (values
      ('requests', case when aside then 'aside' else 'open' end),
      ('hours', case when not aside then outcome end),
      ('minutes', case when not aside then minutes::text end),
      ('clock', case when not aside then hour::text end)) as counts (figure, bucket)
    where id = any(ids) and bucket is not null group by 1, 2, 3
    union all
    select day, 'messages', channel || ' ' || outcome, count(*) from message_figures where case_review_id = any(ids) group by 1, 2, 3
  on conflict (day, figure, bucket) do update set count = noted.count + excluded.count
$$;

create function intake_api.note_forgotten_messages(ids uuid[]) returns void language sql
  set search_path = pg_catalog, public, pg_temp as $$
  insert into forgotten_counts as noted (day, figure, bucket, count)
    select day, 'messages', channel || ' ' || outcome, count(*) from message_figures where id = any(ids) group by 1, 2, 3
  on conflict (day, figure, bucket) do update set count = noted.count + excluded.count
$$;

-- How often the assistant had no answer, by day and topic. No word of any chat is stored.
create table assistant_unanswered (
  day date not null,
  topic text not null check (topic ~ '^[a-z][a-z0-9-]{0,39}$'),
  count integer not null check (count > 0),
  primary key (day, topic)
);

-- What web may do about it: add to a number of today. A web process in foreign hands could add to any, and read none.
create function intake_api.count_unanswered(topic text, times integer) returns void language sql security definer
  set search_path = pg_catalog, public, pg_temp as $$
  insert into assistant_unanswered as counted (day, topic, count)
    values ((present() at time zone 'America/Detroit')::date, $1, least($2, 10000))
  on conflict (day, topic) do update set count = counted.count + excluded.count
$$;

revoke execute on function intake_api.note_forgotten_requests, intake_api.note_forgotten_messages, intake_api.count_unanswered from public;
grant execute on function intake_api.count_unanswered to firm_web;
grant execute on function intake_api.note_forgotten_requests, intake_api.note_forgotten_messages to firm_worker;
grant select on request_figures, message_figures to firm_worker, firm_desk;
grant select, insert, update on forgotten_counts to firm_worker;
grant select on forgotten_counts, assistant_unanswered to firm_desk;
