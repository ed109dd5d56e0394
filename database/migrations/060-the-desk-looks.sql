-- Whether the desk could open its parts of the newest test request when it last looked. It has no channel to ring by: the worker
-- reads this, and rings.
create table desk_looks (
  part text primary key check (part in ('contact', 'story')),
  opens boolean not null,
  looked_at timestamptz not null default present()
);
grant select, insert, update on desk_looks to firm_desk;
grant select on desk_looks to firm_worker;
