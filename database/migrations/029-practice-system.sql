-- What leaves for the firm's practice system: one lead per person, and events about requests. Neither is written unless there is
-- a receiver, which the worker notes here at its start.
create table practice_outlets (
  kind text primary key check (kind in ('event', 'lead')),
  -- A hash of address and secret: what a receiver refused for good stays off until one of them changes.
  address bytea not null,
  off_at timestamptz
);

-- Written before the lead is sent. The lead inbox cannot be asked whether it has one, so a row that says `sending` is never sent again.
create table leads (
  case_review_id uuid primary key references case_reviews (id) on delete cascade,
  state text not null check (state in ('sending', 'waiting', 'sent', 'uncertain', 'refused')),
  code text,
  begun_at timestamptz not null default present(),
  changed_at timestamptz not null default present(),
  sent_at timestamptz
);
create index leads_to_look_after on leads (changed_at) where state in ('uncertain', 'refused');

alter table deliveries
  -- What an event tells, as it was when it happened: the same at every try. No name, number or story.
  add column event jsonb,
  drop constraint deliveries_kind_check,
  add constraint deliveries_kind_check check
    (kind in ('alert', 'reminder', 'bundle', 'late-notice', 'declined-notice', 'receipt-mail', 'digest', 'law-review', 'quarantine-list', 'on-call-notice', 'canary',
      'event', 'lead'));

-- They became a client.
alter table followups add column hired_at timestamptz;
