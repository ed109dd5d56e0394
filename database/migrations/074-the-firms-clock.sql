-- A firm in one of Michigan's four counties on Central time counts days and hours by its own clock. The worker writes the zone of the firm
-- file here when it starts, so that a change of it needs no migration. Detroit's, until a worker has ever started.
create table firm_clock (
  one boolean primary key default true check (one),
  -- A zone that PostgreSQL does not know is an error here, and not in every figure.
  zone text not null check ((timestamptz '2000-01-01' at time zone zone) is not null)
);
insert into firm_clock (zone) values ('America/Detroit');
grant select, update (zone) on firm_clock to firm_worker;

-- As before (059), by the firm's clock. The zone is asked for once a query, and not once a row.
create or replace view request_figures as
select c.id, c.received_at, (c.received_at at time zone (select zone from firm_clock))::date as day,
  date_part('isodow', c.received_at at time zone (select zone from firm_clock))::int as weekday,
  date_part('hour', c.received_at at time zone (select zone from firm_clock))::int as hour,
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
create or replace view message_figures as
select d.id, d.case_review_id, d.created_at, (d.created_at at time zone (select zone from firm_clock))::date as day, d.channel,
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

create or replace function intake_api.count_unanswered(topic text, times integer) returns void language sql security definer
  set search_path = pg_catalog, public, pg_temp as $$
  insert into assistant_unanswered as counted (day, topic, count)
    values ((present() at time zone (select zone from firm_clock))::date, $1, least($2, 10000))
  on conflict (day, topic) do update set count = counted.count + excluded.count
$$;
