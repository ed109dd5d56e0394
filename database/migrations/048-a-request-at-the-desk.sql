-- Work on a request at the desk: docs/decisions/048-a-request-at-the-desk.md.
alter table followups
  -- A conflict of interest was found. What was written stays shut for good.
  add column conflict_found_at timestamptz,
  -- How a declined request ended, where the firm did not simply decline.
  add column closed_as text check (closed_as in ('referred', 'spam')),
  -- Until then a report can be undone, and the visitor sees nothing of it.
  add column told_from timestamptz,
  add column appointment_at timestamptz,
  add column appointment_where text check (appointment_where in ('office', 'phone', 'video', 'elsewhere')),
  add constraint appointment_has_a_place check ((appointment_at is null) = (appointment_where is null));

-- A number or an address was corrected at the desk, which does not have the key of the digests: the worker makes them anew.
alter table case_reviews add column corrected_at timestamptz;
create index case_reviews_corrected on case_reviews (id) where corrected_at is not null;

-- How a follow-up stood before a report, so that the report can be undone for ten minutes. Nothing of a visitor is in it.
create table reports (
  id bigint generated always as identity primary key,
  case_review_id uuid not null references case_reviews (id),
  kind text not null,
  by text not null,
  at timestamptz not null default present(),
  undo_until timestamptz not null,
  undone_at timestamptz,
  before jsonb not null
);
create index reports_of on reports (case_review_id, id);

-- What somebody of the firm wrote about a request. Notes for attorneys are as shut as what the visitor wrote.
create table notes (
  id uuid primary key,
  case_review_id uuid not null references case_reviews (id),
  at timestamptz not null default present(),
  by text not null,
  readers text not null check (readers in ('everyone', 'attorneys')),
  -- Null once the request is erased.
  sealed bytea
);
create index notes_of on notes (case_review_id, at);

-- Clients and adverse parties, as the firm last imported them: one sealed list, replaced as a whole.
create table conflict_lists (
  id uuid primary key,
  imported_at timestamptz not null default present(),
  imported_by text not null,
  clients integer not null,
  adverse integer not null,
  sealed bytea not null
);

-- Opens notes and lists. Left out of backups, as the keys of requests are.
create table desk_keys (
  sealed_id uuid not null,
  recipient text not null,
  key_version integer not null,
  wrapped_key bytea not null,
  primary key (sealed_id, recipient)
);

grant select, insert on reports to firm_desk, firm_worker;
grant update (undo_until, undone_at) on reports to firm_desk, firm_worker;
grant select, insert on notes to firm_desk;
grant update (sealed) on notes to firm_desk, firm_worker;
grant select on notes to firm_worker;
grant select, insert, delete on desk_keys to firm_desk;
grant select, delete on desk_keys to firm_worker;
grant select, insert, delete on conflict_lists to firm_desk;
-- What is forgotten for good.
grant delete on reports, notes to firm_desk, firm_worker;
-- A corrected number or address is sealed anew, and what could not be told is ordered again.
grant update (contact, corrected_at) on case_reviews to firm_desk;
grant select (corrected_at), update (phone_digest, mail_digest, corrected_at) on case_reviews to firm_worker;
grant select, insert, update, delete on part_keys to firm_desk;
grant update (state, acknowledged_at, acknowledged_by, conflict_cleared_at, conflict_found_at, next_due_at, closed_at, closed_as, told_from, appointment_at,
  appointment_where, lane, steps_taken, ladder_step, ladder_from, remind_at, goes_on_at, tried_at, reached_at, hired_at, not_told_at, has_mail, takes_texts,
  mail_dead_at) on followups to firm_desk;
grant select, insert on deliveries, followup_events to firm_desk;
grant update (state, next_attempt_at, created_at, attempts, last_code) on deliveries to firm_desk;
