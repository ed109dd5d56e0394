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

-- The receipt tells of these too; the firm reads the same sentences at the desk.
create or replace view intake_api.receipts as
  select c.id, c.reference, c.received_at, c.erased_at, c.secret_version, f.state, f.urgency, f.withdraw_at, f.has_mail, f.takes_texts, f.no_calls_at, f.no_texts_at,
    f.no_mails_at, f.delivered_at, f.acknowledged_at, f.acknowledged_by, f.tried_at, f.call_from, f.call_target, f.call_due_at,
    (select case when bool_or(s.case_review_id is null) then 'by-text' when count(*) > 0 then 'on-another-receipt' end from suppressions s
      where s.channel = 'calls' and s.digest = c.phone_digest and s.case_review_id is distinct from c.id) as calls_stopped,
    (select case when bool_or(s.case_review_id is null) then 'by-text' when count(*) > 0 then 'on-another-receipt' end from suppressions s
      where s.channel = 'texts' and s.digest = c.phone_digest and s.case_review_id is distinct from c.id) as texts_stopped,
    (select case when bool_or(s.case_review_id is null) then 'by-text' when count(*) > 0 then 'on-another-receipt' end from suppressions s
      where s.channel = 'mails' and s.digest = c.mail_digest and s.case_review_id is distinct from c.id) as mails_stopped,
    (select coalesce(bool_or(texts), false) from consents where case_review_id = c.id) as agreed_texts,
    (select coalesce(bool_or(mails), false) from consents where case_review_id = c.id) as agreed_mails,
    (select count(*)::int from deliveries where case_review_id = c.id and kind = 'receipt-mail' and channel = 'email') as copies,
    (select d.state from deliveries d where d.case_review_id = c.id and d.kind = 'receipt-mail' and d.channel = 'email' order by d.step desc limit 1) as last_copy,
    present() as now, f.closed_as, f.told_from, f.appointment_at, f.appointment_where
  from case_reviews c join followups f on f.case_review_id = c.id where c.receipt_expires_at > present();
grant select on intake_api.receipts to firm_desk;

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
