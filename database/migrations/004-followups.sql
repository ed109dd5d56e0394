-- Every statement takes the time from here. Tests that simulate a week in minutes replace it.
create function present() returns timestamptz language sql stable parallel safe as 'select now()';

alter table case_reviews
  alter column received_at set default present(),
  -- A keyed digest of the phone number: a text that says STOP is matched by it. Gone when the request is erased.
  add column phone_digest bytea,
  -- A synthetic request that proves that requests get through; it is counted nowhere.
  add column canary boolean not null default false;
alter table consent_wordings alter column first_shown_at set default present();
alter table consents alter column given_at set default present();

create index case_reviews_by_phone on case_reviews (phone_digest) where phone_digest is not null;

-- The promised hour of one request. `next_due_at` decides when something happens next; a job only wakes a worker for it.
create table followups (
  case_review_id uuid primary key references case_reviews (id),
  urgency text not null check (urgency in ('usual', 'urgent')),
  state text not null check (state in ('climbing', 'acknowledged', 'reached', 'declined', 'withdrawn', 'unanswered')),
  -- How many steps of the ladder have been taken; step 0 is written with the request itself.
  steps_taken integer not null default 1,
  -- The next step of the ladder, or the next try after nobody answered. Null when nothing more will happen by itself.
  next_due_at timestamptz,
  call_due_at timestamptz not null,
  -- The first message that was handed over, on any channel.
  delivered_at timestamptz,
  acknowledged_at timestamptz,
  -- Who calls back: a name of the firm file's on-call list, never a visitor's.
  acknowledged_by text,
  conflict_cleared_at timestamptz,
  told_late_at timestamptz,
  closed_at timestamptz,
  no_calls_at timestamptz,
  no_texts_at timestamptz,
  no_mails_at timestamptz,
  constraint climbing_has_a_next_step check (state <> 'climbing' or next_due_at is not null)
);
create index followups_due on followups (next_due_at) where next_due_at is not null;

-- A message that must arrive, apart from the request it tells of. No row holds an address: those come from the firm
-- file, or from the sealed request, at the moment of sending.
create table deliveries (
  id uuid primary key,
  case_review_id uuid references case_reviews (id),
  kind text not null check (kind in ('alert', 'late-notice', 'declined-notice', 'digest', 'canary')),
  channel text not null check (channel in ('email', 'sms', 'webhook', 'sink')),
  recipient text not null,
  step integer not null default 0,
  state text not null default 'waiting' check (state in ('waiting', 'handed-over', 'refused', 'given-up', 'cancelled')),
  created_at timestamptz not null default present(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default present(),
  -- Held by the worker that is sending it. A worker that dies stops renewing, and another takes over.
  leased_until timestamptz,
  handed_over_at timestamptz,
  last_code text,
  -- The call sheet's link and typed code of an alert, hashed. They open it until they expire or are revoked.
  link_hash bytea unique,
  code_hash bytea,
  link_expires_at timestamptz,
  link_revoked_at timestamptz,
  unique (case_review_id, kind, step, recipient, channel)
);
create index deliveries_due on deliveries (next_attempt_at) where state = 'waiting';

-- What people and the machine did for a request, in order.
create table followup_events (
  id bigint generated always as identity primary key,
  case_review_id uuid not null references case_reviews (id),
  at timestamptz not null default present(),
  kind text not null,
  by text,
  detail text
);
create index followup_events_of on followup_events (case_review_id, id);

-- Requests from before the ladder existed get a row too, but no alerts.
insert into followups (case_review_id, urgency, state, call_due_at)
select id, 'usual', case when erased_at is null then 'unanswered' else 'withdrawn' end, received_at + interval '1 hour' from case_reviews;
