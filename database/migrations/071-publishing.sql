-- What an owner orders at the desk, and what the publisher reports. The desk builds nothing and has no way out: it appends an order. The publisher carries it
-- out and appends what came of it, connected as the worker's role, with none of the worker's keys.
create table publishing_orders (
  id bigint generated always as identity primary key,
  ordered_at timestamptz not null default present(),
  ordered_by text not null,
  act text not null check (act in ('preview', 'publish', 'roll-back'))
);
grant select, insert on publishing_orders to firm_desk;
grant select on publishing_orders to firm_worker;

create table publishing_reports (
  order_id bigint primary key references publishing_orders (id),
  reported_at timestamptz not null default present(),
  outcome text not null check (outcome in ('published', 'made', 'rolled-back', 'nothing', 'busy', 'refused', 'failed')),
  -- The release it was about, and what is to be corrected: file names and words of the site, nothing that a visitor wrote.
  release text,
  told text[] not null default '{}'
);
grant select, insert on publishing_reports to firm_worker;
grant select on publishing_reports to firm_desk;

-- One row: what is published and what waits, as the publisher last saw it. The desk has no part in the folders.
create table publishing_state (
  id boolean primary key default true check (id),
  seen_at timestamptz not null default present(),
  state jsonb not null
);
grant select, insert, update on publishing_state to firm_worker;
grant select on publishing_state to firm_desk;
