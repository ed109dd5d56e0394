-- A request that looks like spam waits in a lane of its own: kept and shown like any other, but it wakes nobody by itself.
-- The firm gets a list of them.
alter table followups add column lane text not null default 'open' check (lane in ('open', 'quarantine'));

alter table deliveries drop constraint deliveries_kind_check;
alter table deliveries add constraint deliveries_kind_check
  check (kind in ('alert', 'late-notice', 'declined-notice', 'digest', 'quarantine-list', 'canary'));

-- Rate limits shared by all web processes. When it cannot be reached, each process counts for itself.
create table limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
