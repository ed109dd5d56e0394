-- Which channels have what they need in the worker's settings. The desk shows it and orders drills by it, and has none of their passwords.
create table channels_set_up (
  channel text primary key check (channel in ('email', 'sms', 'call', 'ntfy', 'pushover')),
  is_set_up boolean not null,
  noted_at timestamptz not null default present()
);
grant select, insert, update on channels_set_up to firm_worker;
grant select on channels_set_up to firm_desk;
