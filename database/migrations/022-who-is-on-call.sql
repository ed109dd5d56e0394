-- What departs from the rota of the firm file for a time. It is never edited or deleted, only cancelled, so that it can always be
-- said who was on call when, and why.
create table on_call_changes (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('absence', 'cover', 'swap')),
  -- Names of the firm file's on-call list. Who is away; or, in a swap, the two who exchange their places.
  person text,
  taker text,
  from_at timestamptz not null,
  until_at timestamptz not null check (until_at > from_at),
  made_by text not null,
  made_at timestamptz not null default present(),
  -- From then on it no longer holds. What it said about the time before stays true.
  cancelled_at timestamptz,
  check ((person is not null) = (kind in ('absence', 'swap')) and (taker is not null) = (kind in ('cover', 'swap')))
);
create index on_call_changes_by_end on on_call_changes (until_at);

create function keep_on_call_changes() returns trigger language plpgsql as $$ begin
  if tg_op = 'UPDATE' and old.cancelled_at is null and new.cancelled_at is not null
    and to_jsonb(new) - 'cancelled_at' = to_jsonb(old) - 'cancelled_at' then return new; end if;
  raise exception 'a change of who is on call is never edited or deleted, only cancelled';
end $$;
create trigger on_call_changes_stay before update or delete on on_call_changes for each row execute function keep_on_call_changes();

-- Who was told that they go on call, and for when. One row per hand-over, so that it is told once, whichever worker notices it.
create table on_call_notices (
  id uuid primary key default gen_random_uuid(),
  person text not null,
  starts_at timestamptz not null,
  -- Null where nobody follows within a month.
  ends_at timestamptz,
  ordered_at timestamptz not null default present(),
  unique (person, starts_at)
);

alter table deliveries
  add column notice_id uuid references on_call_notices (id),
  drop constraint deliveries_kind_check,
  add constraint deliveries_kind_check check
    (kind in ('alert', 'reminder', 'bundle', 'late-notice', 'declined-notice', 'receipt-mail', 'digest', 'law-review', 'quarantine-list', 'on-call-notice', 'canary'));
