-- A drill asks everybody who can be alerted to answer by every channel that they have: what is proven is the phone, not the program.
create table drills (
  id uuid primary key default gen_random_uuid(),
  ordered_at timestamptz not null default present(),
  -- The account that ran the command. Null for one of the timetable, which has the moment it was due at: one row per moment, so
  -- that it is ordered once, whichever worker notices it.
  ordered_by text,
  due_at timestamptz unique,
  check ((ordered_by is null) = (due_at is not null))
);
create index drills_by_time on drills (ordered_at);

alter table deliveries
  add column drill_id uuid references drills (id),
  -- When a person answered it. Apart from `arrival`, which later reports about the message may still change.
  add column answered_at timestamptz,
  drop constraint deliveries_kind_check,
  add constraint deliveries_kind_check check
    (kind in ('alert', 'reminder', 'bundle', 'late-notice', 'declined-notice', 'receipt-mail', 'digest', 'law-review', 'quarantine-list', 'on-call-notice', 'canary',
      'event', 'lead', 'drill'));
create index deliveries_of_drill on deliveries (drill_id) where drill_id is not null;
