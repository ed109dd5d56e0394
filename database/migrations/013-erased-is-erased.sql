-- Erasing leaves no digest behind that could confirm a guess about a request, even for somebody who has every secret.
alter table case_reviews
  alter column answers_digest drop not null,
  alter column page drop not null,
  -- The key in `limits` that counts equal descriptions for an hour. Deleted there and here when the request is erased.
  add column alike_key text,
  -- A keyed digest of the e-mail address: whoever asks for no more mails is recognized by it.
  add column mail_digest bytea,
  -- The version of the secret that its receipt and digests were made with.
  add column secret_version smallint not null default 1,
  -- Receipts from before this version open by their address. Newer ones do not: an address stays in a browser's history.
  add column opens_by_address boolean not null default false;
update case_reviews set opens_by_address = true;
update case_reviews set page = null, answers_digest = null where erased_at is not null;
alter table consents alter column page drop not null;
update consents set page = null where case_review_id in (select id from case_reviews where erased_at is not null);
update followups set urgency = 'usual' where case_review_id in (select id from case_reviews where erased_at is not null);
alter table deliveries add column secret_version smallint not null default 1;

create index case_reviews_erased on case_reviews (erased_at) where erased_at is not null;
create index case_reviews_kept on case_reviews (received_at) where erased_at is null;
create index case_reviews_canaries on case_reviews (received_at) where canary;
create index case_reviews_by_secret on case_reviews (secret_version);
create index followups_closed on followups (closed_at) where closed_at is not null and state <> 'withdrawn';

-- Who asked for no more calls, texts or mails: a keyed digest of the number or address, kept without a time limit.
-- What a receipt asked for can be taken back there; a STOP only by a START from the same number.
create table suppressions (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('calls', 'texts', 'mails')),
  digest bytea not null,
  secret_version smallint not null,
  -- Null where a text said it, or the request was erased.
  case_review_id uuid references case_reviews (id) on delete set null,
  since timestamptz not null default present()
);
create unique index suppressions_by_digest on suppressions (digest, channel, coalesce(case_review_id, '00000000-0000-0000-0000-000000000000'));
create index suppressions_of on suppressions (case_review_id) where case_review_id is not null;

-- To which addresses a notice went today, by keyed digest: whoever types a stranger's address into the form can make us write to it once.
create table told_addresses (
  digest bytea not null,
  case_review_id uuid not null references case_reviews (id) on delete cascade,
  at timestamptz not null default present(),
  primary key (digest, case_review_id)
);
create index told_addresses_by_time on told_addresses (at);

-- One alarm for one incident, whichever process notices it first.
create table incidents (
  id bigint generated always as identity primary key,
  kind text not null,
  -- Whom or what it is about, where a kind can happen to several at once: a person of the firm and a channel.
  subject text not null default '',
  since timestamptz not null,
  over_at timestamptz
);
create unique index incidents_open on incidents (kind, subject) where over_at is null;

-- Measures, the reconciler and the hourly erasure read only recent or waiting rows, however many there are in all.
create index followups_by_promise on followups (call_due_at);
create index followups_waiting on followups (call_due_at) where state in ('climbing', 'acknowledged', 'unanswered');
create index followups_not_told on followups (not_told_at) where not_told_at is not null;
create index deliveries_of_canaries on deliveries (handed_over_at) where kind = 'canary' and state = 'handed-over';
create index deliveries_refused on deliveries (created_at) where state = 'refused';
