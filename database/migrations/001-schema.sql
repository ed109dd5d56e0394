-- All tables, functions and rights of the first release, by topic. Later migrations stand beside this file and change what
-- it made; once a release is out, this file no longer changes.
--
-- Each process has a role of its own (database/roles.sql). The public site's role runs functions of the schema intake_api and
-- has no right to a request's tables: it stores what visitors send, and shows and changes a request only to a caller that
-- brings its receipt's token. docs/decisions/041-roles-apart.md

create schema if not exists intake_api;
grant usage on schema intake_api to firm_web, firm_worker, firm_desk;

-- Every statement takes the time from here. Tests that simulate a week in minutes replace it.
create function present() returns timestamptz language sql stable parallel safe as 'select now()';

-- Requests ---------------------------------------------------------------------------------------------------------------

-- A case review request. What a visitor wrote is sealed; no column holds a word of it in the clear.
create table case_reviews (
  id uuid primary key,
  -- Eight characters that can be spoken over the phone.
  reference text not null unique,
  received_at timestamptz not null default present(),
  -- One submission, however often it is sent: the browser's key, hashed. Null where the browser ran no script.
  submission_key bytea unique,
  -- A keyed digest of the answers: recognizes equal answers without revealing what they are.
  answers_digest bytea,
  -- The page the request came from, and the language it was shown in.
  page text,
  language text not null,
  -- Two parts, each sealed to those who may read it: whom to call (worker, desk), and what happened (desk).
  contact bytea,
  story bytea,
  -- Erased means: keys destroyed, ciphertext and digests gone. The row stays as a tombstone.
  erased_at timestamptz,
  -- The token of the receipt, hashed.
  receipt_hash bytea not null unique,
  receipt_expires_at timestamptz not null,
  -- Keyed digests of number and address: a text that says STOP, and who asks for no more mails, is matched by them.
  phone_digest bytea,
  mail_digest bytea,
  -- The key in `limits` that counts equal descriptions for an hour. Deleted there and here when the request is erased.
  alike_key text,
  -- The version of the secret that its receipt and digests were made with.
  secret_version smallint not null default 1,
  -- A synthetic request that proves that requests get through; it is counted nowhere.
  canary boolean not null default false,
  -- A number or an address was corrected at the desk, which does not have the key of the digests: the worker renews them.
  corrected_at timestamptz,
  constraint sealed_or_erased check (num_nonnulls(contact, story) = case when erased_at is null then 2 else 0 end)
);
-- Without script there is no key: equal answers within ten minutes are one request.
create index case_reviews_by_digest on case_reviews (answers_digest, received_at);
create index case_reviews_by_phone on case_reviews (phone_digest) where phone_digest is not null;
create index case_reviews_by_secret on case_reviews (secret_version);
create index case_reviews_by_time on case_reviews (received_at);
create index case_reviews_canaries on case_reviews (received_at) where canary;
create index case_reviews_corrected on case_reviews (id) where corrected_at is not null;
create index case_reviews_erased on case_reviews (erased_at) where erased_at is not null;
create index case_reviews_kept on case_reviews (received_at) where erased_at is null;

-- Each part's key, wrapped for each of its readers. Left out of backups (docs/decisions/006-keys-live-apart.md): without its
-- rows here a request cannot be opened, whoever has a copy of it. Erasing a request deletes them.
create table part_keys (
  case_review_id uuid not null references case_reviews (id) on delete cascade,
  part text not null check (part in ('contact', 'story')),
  recipient text not null check (recipient in ('worker', 'desk', 'recovery')),
  key_version integer not null,
  wrapped_key bytea not null,
  primary key (case_review_id, part, recipient),
  constraint no_story_for_the_worker check (part = 'contact' or recipient <> 'worker')
);
-- For wrapping anew under a newer key, and for finding a version that is missing.
create index part_keys_by_version on part_keys (recipient, key_version);

-- Consent ----------------------------------------------------------------------------------------------------------------

-- The exact words of consent, once each.
create table consent_wordings (
  hash bytea primary key,
  wording text not null,
  language text not null,
  version smallint not null default 1,
  first_shown_at timestamptz not null default present()
);
-- What somebody once read and agreed to stays as it was.
create function keep_wordings() returns trigger language plpgsql as $$ begin raise exception 'a wording of consent is never changed or deleted'; end $$;
create trigger wordings_stay before update or delete on consent_wordings for each row execute function keep_wordings();

-- To be called, texted and mailed are agreed to one by one; a receipt can add to what the form was told.
create table consents (
  case_review_id uuid not null references case_reviews (id),
  wording_hash bytea not null references consent_wordings (hash),
  language text not null,
  page text,
  given_at timestamptz not null default present(),
  calls boolean not null default true,
  texts boolean not null default false,
  mails boolean not null default false,
  primary key (case_review_id, given_at)
);

-- That a number or an address agreed, to what, in which words and on which day: for a court or a carrier that asks years later,
-- when the request is long erased. It has a keyed digest and nothing that leads back to a request: no time of day, no number
-- in a sequence (docs/decisions/089-proofs-have-a-day.md).
create table consent_proofs (
  id uuid primary key default gen_random_uuid(),
  digest bytea not null,
  secret_version smallint not null,
  calls boolean not null,
  texts boolean not null,
  mails boolean not null,
  wording_hash bytea not null references consent_wordings (hash),
  language text not null,
  given_at date not null default (present() at time zone 'UTC')::date
);
create index consent_proofs_by_digest on consent_proofs (digest);
create index consent_proofs_by_time on consent_proofs (given_at);

-- Who asked for no more calls, texts or mails: a keyed digest of the number or address, kept without a time limit. For a number
-- only a text from it counts, for an address only a receipt that a mailed link opened
-- (docs/decisions/086-stops-are-for-their-request.md). A START from the same number, or the same receipt, takes it back.
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

-- To which addresses a notice went today, by keyed digest: anyone can type a stranger's address into the form, and makes us
-- write to it once.
create table told_addresses (
  digest bytea not null,
  case_review_id uuid not null references case_reviews (id) on delete cascade,
  at timestamptz not null default present(),
  primary key (digest, case_review_id)
);
create index told_addresses_by_time on told_addresses (at);

-- The promised hour ------------------------------------------------------------------------------------------------------

-- One row per request. `next_due_at` decides when something happens next; a job only wakes a worker for it.
create table followups (
  case_review_id uuid primary key references case_reviews (id),
  -- A request that looks like spam is kept and shown like any other, and alerts nobody by itself. The firm gets a list of them.
  lane text not null default 'open' check (lane in ('open', 'quarantine')),
  urgency text not null check (urgency in ('usual', 'urgent')),
  state text not null check (state in ('climbing', 'acknowledged', 'reached', 'declined', 'unanswered', 'withdrawing', 'withdrawn')),
  -- Somebody must still call: the one place that says which states these are.
  is_open boolean not null generated always as (state in ('climbing', 'acknowledged', 'unanswered')) stored,
  -- Counts every round of messages, so that no two have one number; step 0 is written with the request itself.
  steps_taken integer not null default 1,
  -- The next step of the escalation policy, and the moment from which its minutes count: `call_from`, until it had to go on
  -- after a pause.
  ladder_step integer not null default 1,
  ladder_from timestamptz not null default present(),
  -- The next step, or the next try after nobody answered. Null when nothing more will happen by itself.
  next_due_at timestamptz,
  -- Anyone who chose a time of day is called then. Until `call_from` nothing rings; mails leave at once. `call_target` is when
  -- they are to be reached; `call_due_at` is what they are promised, later than that where a time of day was chosen.
  call_from timestamptz not null default present(),
  call_target timestamptz not null default present() + interval '1 hour',
  call_due_at timestamptz not null,
  -- The first message that was handed over, on any channel.
  delivered_at timestamptz,
  acknowledged_at timestamptz,
  -- Who calls back: a name of the firm file's on-call list, never a visitor's.
  acknowledged_by text,
  -- For them: when they are asked for a report, and when the escalation goes on without one.
  remind_at timestamptz,
  goes_on_at timestamptz,
  -- The last try that was reported: nobody answered, or a message was left.
  tried_at timestamptz,
  reached_at timestamptz,
  conflict_cleared_at timestamptz,
  -- A conflict of interest was found. What was written stays shut for good.
  conflict_found_at timestamptz,
  -- The visitor was told that the promise is late; a notice to them that no channel could carry: somebody must call.
  told_late_at timestamptz,
  not_told_at timestamptz,
  closed_at timestamptz,
  -- How a declined request ended, where the firm did not simply decline.
  closed_as text check (closed_as in ('referred', 'spam')),
  -- Until then a report can be undone, and the visitor sees nothing of it.
  told_from timestamptz,
  appointment_at timestamptz,
  appointment_where text check (appointment_where in ('office', 'phone', 'video', 'elsewhere')),
  -- They became a client.
  hired_at timestamptz,
  -- The visitor has taken it back; it is erased then, and until then it can be undone.
  withdraw_at timestamptz,
  withdrawn_from text,
  no_calls_at timestamptz,
  no_texts_at timestamptz,
  no_mails_at timestamptz,
  -- Whether there is an address to write to, and a number that takes texts: what the receipt may promise.
  has_mail boolean not null default false,
  takes_texts boolean not null default false,
  -- A report said that there is no such mailbox: no further mail goes there.
  mail_dead_at timestamptz,
  -- How much it looks like spam, for the order in which people are told of it. No request is refused for it.
  suspicion smallint not null default 0,
  -- The part of the network it came from, as a keyed digest; gone after a day.
  network bytea,
  -- The list of suspected spam that the request is on. Each is on one list only.
  listed_in uuid,
  -- As in case_reviews; copied here so that counting needs one table.
  canary boolean not null default false,
  constraint climbing_has_a_next_step check (state <> 'climbing' or next_due_at is not null),
  constraint appointment_has_a_place check ((appointment_at is null) = (appointment_where is null))
);
create index followups_due on followups (next_due_at) where next_due_at is not null;
create index followups_by_promise on followups (call_due_at);
create index followups_waiting on followups (call_due_at) where is_open;
create index followups_unlisted on followups (case_review_id)
  where lane = 'quarantine' and listed_in is null and state in ('climbing', 'unanswered');
create index followups_by_network on followups (network) where network is not null;
create index followups_not_told on followups (not_told_at) where not_told_at is not null;
create index followups_closed on followups (closed_at) where closed_at is not null and state <> 'withdrawn';

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

-- On call and drills -----------------------------------------------------------------------------------------------------

-- What departs from the rota of the firm file for a time. It is never edited or deleted, only cancelled, so that it can always
-- be said who was on call when, and why.
create table on_call_changes (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('absence', 'cover', 'swap')),
  -- Names of the firm file's on-call list. Who is away; or, in a swap, the two who exchange their places.
  person text,
  taker text,
  from_at timestamptz not null,
  until_at timestamptz not null check (until_at > from_at),
  made_by text not null,
  made_at timestamptz not null default present(),
  -- From then on it no longer holds. What it said about the time before stays true.
  cancelled_at timestamptz,
  check ((person is not null) = (kind in ('absence', 'swap')) and (taker is not null) = (kind in ('cover', 'swap')))
);
create index on_call_changes_by_end on on_call_changes (until_at);

create function keep_on_call_changes() returns trigger language plpgsql as $$ begin
  if tg_op = 'UPDATE' and old.cancelled_at is null and new.cancelled_at is not null
    and to_jsonb(new) - 'cancelled_at' = to_jsonb(old) - 'cancelled_at' then return new; end if;
  raise exception 'a change of who is on call is never edited or deleted, only cancelled';
end $$;
create trigger on_call_changes_stay before update or delete on on_call_changes for each row execute function keep_on_call_changes();

-- Who was told that they go on call, and for when. One row per hand-over, so that it is told once, whichever worker notices it.
create table on_call_notices (
  id uuid primary key default gen_random_uuid(),
  person text not null,
  starts_at timestamptz not null,
  -- Null where nobody follows within a month.
  ends_at timestamptz,
  ordered_at timestamptz not null default present(),
  unique (person, starts_at)
);

-- A drill asks everybody who can be alerted to answer by every channel that they have: it proves the phone, not the program.
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

-- Which channels have what they need in the worker's settings. The desk shows it and orders drills by it, and has none of their
-- passwords.
create table channels_set_up (
  channel text primary key check (channel in ('email', 'sms', 'call', 'ntfy', 'pushover')),
  is_set_up boolean not null,
  noted_at timestamptz not null default present()
);

-- The desk ---------------------------------------------------------------------------------------------------------------

-- The firm's people at the desk. Who they are and what they may do is in the firm file; here is only how they get in.
create table desk_people (
  -- The short name in the firm file.
  id text primary key,
  -- What a passkey carries in place of a name: random, so that it tells nothing.
  user_handle bytea not null unique check (octet_length(user_handle) = 32),
  created_at timestamptz not null default present()
);

create table desk_passkeys (
  -- The credential's id, in base64url.
  id text primary key,
  person text not null references desk_people,
  name text not null check (length(name) between 1 and 60),
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  -- Whether it may be copied to other devices. It never changes; a passkey that says otherwise is not the one that was enrolled.
  backup_eligible boolean not null,
  backed_up boolean not null,
  created_at timestamptz not null default present(),
  used_at timestamptz,
  revoked_at timestamptz
);
create index desk_passkeys_by_person on desk_passkeys (person) where revoked_at is null;

create table desk_sessions (
  -- SHA-256 of what is in the cookie.
  hash bytea primary key,
  person text not null references desk_people,
  passkey text not null references desk_passkeys,
  started_at timestamptz not null default present(),
  seen_at timestamptz not null default present(),
  -- When a passkey last confirmed that the person is there.
  verified_at timestamptz not null default present(),
  ended_at timestamptz
);
create index desk_sessions_by_person on desk_sessions (person) where ended_at is null;

-- Challenges are signed and not stored when they are given out; here are those that were used, until they would have expired.
create table desk_challenges (
  hash bytea primary key,
  spent_at timestamptz not null default present()
);

create table desk_invites (
  id uuid primary key default gen_random_uuid(),
  -- SHA-256 of the token in the link.
  hash bytea not null unique,
  person text not null references desk_people,
  -- Null: by the command on the server.
  made_by text references desk_people,
  made_at timestamptz not null default present(),
  expires_at timestamptz not null,
  used_at timestamptz,
  -- The token, sealed to the worker's key, for the mail. Gone when the mail has been sent or the invitation has ended.
  sealed bytea,
  sealed_key bytea,
  key_version int,
  sent_at timestamptz,
  check (sealed is null or (sealed_key is not null and key_version is not null))
);
create index desk_invites_to_send on desk_invites (made_at) where sealed is not null;

-- Who opened and did what. The desk's role may append and read, and nothing else.
create table desk_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default present(),
  person text not null,
  act text not null,
  case_review_id uuid,
  -- Of whom, where it is about somebody of the firm.
  about text
);
create index desk_log_by_time on desk_log (at desc);
create index desk_log_by_request on desk_log (case_review_id) where case_review_id is not null;

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

-- Whether the desk could open its parts of the newest test request when it last looked. It has no channel to raise an alarm by:
-- the worker reads this, and does.
create table desk_looks (
  part text primary key check (part in ('contact', 'story')),
  opens boolean not null,
  looked_at timestamptz not null default present()
);

-- Messages ---------------------------------------------------------------------------------------------------------------

-- A message that must arrive, apart from the request it tells of. No row holds an address: those come from the firm file, or
-- from the sealed request, at the moment of sending.
create table deliveries (
  id uuid primary key,
  case_review_id uuid references case_reviews (id),
  kind text not null check (kind in ('alert', 'reminder', 'bundle', 'wrote-back', 'late-notice', 'declined-notice', 'receipt-mail', 'digest', 'law-review',
    'quarantine-list', 'on-call-notice', 'canary', 'event', 'lead', 'drill', 'desk-invite')),
  channel text not null check (channel in ('email', 'sms', 'call', 'push', 'webhook', 'sink')),
  recipient text not null,
  step integer not null default 0,
  -- The second call about an urgent request, 90 seconds after the first: a phone that is set to silence lets the second call of
  -- one number through. Each person is told once by each channel of a step, and by call once more.
  again boolean not null default false,
  -- What it is about, where it is about no request. `event` is what an event tells, as it was when it happened: the same at
  -- every try; no name, number or story.
  notice_id uuid references on_call_notices (id),
  drill_id uuid references drills (id),
  invite_id uuid references desk_invites,
  event jsonb,
  state text not null default 'waiting' check (state in ('waiting', 'bundled', 'handed-over', 'refused', 'given-up', 'cancelled')),
  created_at timestamptz not null default present(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default present(),
  -- Held by the worker that is sending it. A worker that dies stops renewing, and another takes over.
  leased_until timestamptz,
  handed_over_at timestamptz,
  last_code text,
  -- When it was first sent: the limit of messages per person and channel is counted by it.
  charged_at timestamptz,
  -- A person is told of more than a few requests in one message. What waits for such a bundle, or went with one, points to it;
  -- `first_id` is, of a bundle by push, the alert whose request its buttons take, which is the one that it names first.
  bundle_id uuid,
  first_id uuid,
  -- The provider's id of the message: the SID of a text or call, the id or receipt of a push. Its later reports name it.
  provider_id text,
  -- What became of it after it was handed over, as the provider reported, and when. `arrival_order` is the number of the latest
  -- report, because reports may come out of order.
  arrival text check (arrival in ('on-its-way', 'arrived', 'answered', 'not-answered', 'bounced', 'failed')),
  arrival_code text,
  arrival_order integer,
  arrival_at timestamptz,
  -- When the receipt of a push message that rings was read last, by any process: Pushover allows it once in five seconds.
  receipt_read_at timestamptz,
  -- When a person answered a drill. Apart from `arrival`, which later reports about the message may still change.
  answered_at timestamptz,
  -- The link in it, hashed. It opens until it expires or is revoked. One to a visitor opens their receipt once, and for some
  -- minutes after; of an alert it is when "I cannot open it" was pressed.
  link_hash bytea unique,
  link_expires_at timestamptz,
  link_revoked_at timestamptz,
  link_used_at timestamptz,
  secret_version smallint not null default 1,
  constraint only_calls_come_again check (not again or (kind = 'alert' and channel = 'call')),
  unique (case_review_id, kind, step, recipient, channel, again)
);
create index deliveries_by_time on deliveries (created_at);
create index deliveries_due on deliveries (next_attempt_at) where state = 'waiting';
create index deliveries_due_of_none on deliveries (next_attempt_at) where state = 'waiting' and case_review_id is null;
create index deliveries_charged on deliveries (recipient, channel, charged_at) where charged_at is not null;
create index deliveries_bundled on deliveries (recipient, channel) where state = 'bundled';
create index deliveries_of_bundle on deliveries (bundle_id) where bundle_id is not null;
create index deliveries_of_drill on deliveries (drill_id) where drill_id is not null;
create index deliveries_of_canaries on deliveries (handed_over_at) where kind = 'canary' and state = 'handed-over';
create index deliveries_refused on deliveries (created_at) where state = 'refused';
create index deliveries_by_provider_id on deliveries (provider_id) where provider_id is not null;
-- Calls that ring, so that one is hung up when somebody takes its request; and pushes that ring.
create index deliveries_calling on deliveries (handed_over_at) where channel = 'call' and state = 'handed-over';
create index deliveries_ringing on deliveries (handed_over_at) where channel = 'push' and provider_id is not null and arrival is null;
-- Whether texts arrive is looked at every few seconds.
create index deliveries_text_arrivals on deliveries (arrival_at) where channel = 'sms' and arrival in ('arrived', 'failed');
-- A "1" by text means what somebody was alerted about within two hours; without this, all their alerts are read for it.
create index deliveries_told on deliveries (recipient, (coalesce(handed_over_at, created_at))) where kind = 'alert';

-- What was answered to a key on the phone or to a text from the firm's own people. Twilio may ask again for an answer that it
-- did not get; the same question then has the same answer and acts once. Holds no word of what came in. Deleted after two days.
create table phone_answers (
  key text primary key,
  said text not null default '',
  at timestamptz not null default present()
);
create index phone_answers_by_time on phone_answers (at);

-- What comes in from telephone and push services and from the firm's own phones. The public site takes it and the worker, who
-- may act on it, answers. Sealed, and gone when the answer is fetched.
create table inbound (
  id uuid primary key,
  at timestamptz not null default now(),
  kind text not null,
  sealed bytea,
  claimed_until timestamptz,
  answer bytea,
  answered_at timestamptz
);
create index inbound_by_time on inbound (at);

-- The firm's practice system ---------------------------------------------------------------------------------------------

-- Where one lead per person and events about requests go. Neither is written unless there is a receiver, which the worker notes
-- here when it starts.
create table practice_outlets (
  kind text primary key check (kind in ('event', 'lead')),
  -- A hash of address and secret: what a receiver refused for good stays off until one of them changes.
  address bytea not null,
  off_at timestamptz
);

-- Written before the lead is sent. The lead inbox cannot be asked whether it has one, so a row that says `sending` is never
-- sent again.
create table leads (
  case_review_id uuid primary key references case_reviews (id) on delete cascade,
  state text not null check (state in ('sending', 'waiting', 'sent', 'uncertain', 'refused')),
  code text,
  begun_at timestamptz not null default present(),
  changed_at timestamptz not null default present(),
  sent_at timestamptz
);
create index leads_to_look_after on leads (changed_at) where state in ('uncertain', 'refused');

-- The site and its machines ----------------------------------------------------------------------------------------------

-- A firm in one of Michigan's four counties on Central time counts days and hours by its own clock. The worker writes the zone
-- of the firm file here when it starts. Detroit's, until a worker has ever started.
create table firm_clock (
  one boolean primary key default true check (one),
  -- A zone that PostgreSQL does not know is an error here, and not in every figure.
  zone text not null check ((timestamptz '2000-01-01' at time zone zone) is not null)
);
insert into firm_clock (zone) values ('America/Detroit');

-- When the site was first opened to the public. Past review dates of law keep a site from opening, and never stop one that was
-- open: the web process asks here which of the two it is.
create table site_openings (
  one boolean primary key default true check (one),
  opened_at timestamptz not null default present()
);

-- Each worker writes here whenever a job has travelled through the queue and run. A row that grows old is a worker that stopped.
create table worker_pulses (
  worker_id uuid primary key,
  started_at timestamptz not null default now(),
  beat_at timestamptz not null
);

-- One row that a readiness probe writes to: a database that can only be read takes no requests.
create table write_probe (
  only_row boolean primary key default true check (only_row),
  at timestamptz not null
);
insert into write_probe (at) values (present());

-- A row that is changed in place fits where it was, also on a full disk. So the readiness probe writes rows of nearly a page
-- until the table's file has grown, and rolls them back. Vacuum empties the file again.
create table disk_probe (filler text not null);
alter table disk_probe alter column filler set storage plain;

create function intake_api.has_room() returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  size bigint := pg_relation_size('public.disk_probe');
begin
  begin
    for page in 1..100 loop
      insert into disk_probe values (repeat('x', 7000));
      exit when pg_relation_size('public.disk_probe') > size;
    end loop;
    raise exception using errcode = 'ROLLB';
  exception when sqlstate 'ROLLB' then null;
  end;
  return true;
end $$;

-- Rate limits shared by all web processes. When it cannot be reached, each process counts for itself.
create table limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- One alarm for one incident, however many processes notice it.
create table incidents (
  id bigint generated always as identity primary key,
  kind text not null,
  -- Whom or what it is about, where a kind can happen to several at once: a person of the firm and a channel. `detail` is the
  -- same in words for people. Nothing of a visitor.
  subject text not null default '',
  detail text,
  since timestamptz not null,
  -- When a process first noticed it, and when one last did: it is over when nobody has for a while.
  opened_at timestamptz not null default present(),
  seen_at timestamptz not null default present(),
  over_at timestamptz,
  -- How many messages are out, and when the first went.
  told smallint not null default 0,
  told_from timestamptz,
  -- It came three times within half an hour.
  unstable boolean not null default false
);
create unique index incidents_open on incidents (kind, subject) where over_at is null;
create index incidents_by_opening on incidents (kind, subject, opened_at);

-- Tokens that the assistant's model has used, or may use, on a day in Michigan; and how often the assistant had no answer, by day
-- and topic. Counts only: no word of any chat is stored.
create table assistant_tokens (
  day date primary key,
  tokens bigint not null
);
create table assistant_unanswered (
  day date not null,
  topic text not null check (topic ~ '^[a-z][a-z0-9-]{0,39}$'),
  count integer not null check (count > 0),
  primary key (day, topic)
);

-- What an owner orders at the desk, and what the publisher reports. The desk builds nothing and has no way out: it appends an
-- order. The publisher carries it out and appends what came of it, connected as the worker's role, with none of the worker's keys.
create table publishing_orders (
  id bigint generated always as identity primary key,
  ordered_at timestamptz not null default present(),
  ordered_by text not null,
  act text not null check (act in ('preview', 'publish', 'roll-back'))
);
create table publishing_reports (
  order_id bigint primary key references publishing_orders (id),
  reported_at timestamptz not null default present(),
  outcome text not null check (outcome in ('published', 'made', 'rolled-back', 'nothing', 'busy', 'refused', 'failed')),
  -- The release it was about, and what is to be corrected: file names and words of the site, nothing that a visitor wrote.
  release text,
  told text[] not null default '{}'
);
-- One row: what is published and what waits, as the publisher last saw it. The desk has no part in the folders.
create table publishing_state (
  id boolean primary key default true check (id),
  seen_at timestamptz not null default present(),
  state jsonb not null
);

-- Taking a request in ----------------------------------------------------------------------------------------------------

-- What happened to requests, and what the practice system is told of it. Those that look like spam and synthetic ones
-- are told to nobody.
create function intake_api.write_timeline(happened json) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into followup_events (case_review_id, kind, by, detail)
  select one.case_review_id, one.kind, one.by, one.detail from json_to_recordset(happened) as one (case_review_id uuid, kind text, by text, detail text);
  insert into deliveries (id, case_review_id, kind, channel, recipient, step, event)
  select gen_random_uuid(), f.case_review_id, 'event', 'webhook', 'practice system',
    (select coalesce(max(step), 0) from deliveries d where d.case_review_id = f.case_review_id and d.kind = 'event')
      + row_number() over (partition by f.case_review_id order by one.place),
    jsonb_build_object('kind', one.kind, 'at', present(), 'by', one.by, 'detail', one.detail)
  from json_to_recordset(happened) as one (case_review_id uuid, kind text, by text, detail text, place int)
    join followups f on f.case_review_id = one.case_review_id and f.lane = 'open' and not f.canary
  where one.place is not null and exists (select from practice_outlets where kind = 'event' and off_at is null);
end $$;

-- Orders the lead and the first event of requests that a person is to be told of. A person who asks again within 90
-- days makes no second lead.
create function intake_api.announce_opened(requests uuid[]) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  insert into deliveries (id, case_review_id, kind, channel, recipient, step, event)
  select gen_random_uuid(), opened.id, outlet.kind, 'webhook', 'practice system', case outlet.kind when 'event' then 1 else 0 end,
    case outlet.kind when 'event' then jsonb_build_object('kind', 'received', 'at', opened.received_at, 'urgency', f.urgency, 'promisedUntil', f.call_due_at,
      'again', exists (select from case_reviews earlier where earlier.phone_digest = opened.phone_digest and earlier.id <> opened.id
        and earlier.received_at > present() - interval '90 days')) end
  from practice_outlets outlet, case_reviews opened join followups f on f.case_review_id = opened.id
  where outlet.off_at is null and opened.id = any (requests) and not f.canary
  on conflict do nothing
$$;

-- Tells the practice system that an incident began, and that it is over, once each.
create function intake_api.announce_incident(incident text, alarm text, since timestamptz, until timestamptz) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  insert into deliveries (id, kind, channel, recipient, step, event)
  select gen_random_uuid(), 'event', 'webhook', 'practice system', said.step, jsonb_build_object('kind', said.kind, 'at', present(), 'incident', incident,
    'alarm', alarm, 'since', since, 'until', case said.step when 2 then until end)
  from (values (1, 'incident-opened'), (2, 'incident-resolved')) as said (step, kind)
  where (said.step = 1 or until is not null)
    and exists (select from practice_outlets where kind = 'event' and off_at is null)
    and not exists (select from deliveries d where d.case_review_id is null and d.kind = 'event' and d.event ->> 'incident' = incident and d.step = said.step)
$$;

-- Requests, their keys, the consents and their proofs, the promised hours, the first alerts, and what a practice system
-- is told. One whose submission key is already stored has no row in the answer. It takes one JSON document, so that a
-- process of the release before, which knows fewer fields, can go on storing requests while a new one is started.
create function intake_api.receive(requests json, receipt_days int)
returns table (id uuid, reference text, received_at timestamptz, secret_version smallint, call_from timestamptz, call_target timestamptz, call_due_at timestamptz)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
#variable_conflict use_column
begin
  return query with sent as materialized (
    select * from json_to_recordset(requests) as sent (id uuid, reference text, submission_key bytea, digest bytea, page text, language text,
      contact bytea, story bytea, wraps json, receipt_hash bytea, wording_hash bytea, wording text, phone_digest bytea, canary boolean,
      urgency text, next_step int, promised int, lane text, mail_digest bytea, has_mail boolean, takes_texts boolean, secret_version smallint, suspicion smallint,
      network bytea, alike_key text, wording_version smallint, agreed_texts boolean, agreed_mails boolean, rings_from timestamptz, target timestamptz,
      promised_until timestamptz, ladder_step int, alerts json)
  ), wording as (
    insert into consent_wordings (hash, wording, language, version) select distinct wording_hash, wording, language, wording_version from sent on conflict do nothing
  ), request as (
    insert into case_reviews (id, reference, submission_key, answers_digest, page, language, contact, story, receipt_hash, receipt_expires_at, phone_digest,
      mail_digest, canary, secret_version, alike_key)
    select id, reference, submission_key, digest, page, language, contact, story, receipt_hash, present() + make_interval(days => receipt_days), phone_digest,
      mail_digest, canary, secret_version, alike_key from sent
    on conflict (submission_key) do nothing
    returning id, reference, received_at, secret_version
  ), part_key as (
    insert into part_keys (case_review_id, part, recipient, key_version, wrapped_key)
    select id, wrap.part, wrap.recipient, wrap.key_version, wrap.wrapped_key
    from request join sent using (id), json_to_recordset(wraps) as wrap (part text, recipient text, key_version int, wrapped_key bytea)
  ), consent as (
    insert into consents (case_review_id, wording_hash, language, page, calls, texts, mails)
    select id, wording_hash, language, page, true, agreed_texts, agreed_mails from request join sent using (id)
  ), proof as (
    insert into consent_proofs (digest, secret_version, calls, texts, mails, wording_hash, language, given_at)
    select one.digest, sent.secret_version, one.calls, one.texts, one.mails, wording_hash, language, received_at
    from request join sent using (id), lateral (values (phone_digest, true, agreed_texts, false), (mail_digest, false, false, agreed_mails)) as one (digest, calls, texts, mails)
    where one.digest is not null and (one.calls or one.mails) and not canary
  ), times as (
    select id, call_from, call_target, coalesce(promised_until, call_target) as call_due_at
    from request join sent using (id), lateral (select coalesce(rings_from, received_at) as call_from) as one,
      lateral (select coalesce(target, call_from + make_interval(mins => promised)) as call_target) as other
  ), promise as (
    insert into followups (case_review_id, lane, urgency, state, next_due_at, call_from, call_target, call_due_at, ladder_from, ladder_step, has_mail, takes_texts, suspicion,
      network, canary)
    select id, lane, urgency, case when next_step is null then 'unanswered' else 'climbing' end,
      case lane when 'open' then call_from else received_at end + make_interval(mins => next_step), call_from, call_target, call_due_at, call_from, ladder_step, has_mail,
      takes_texts, suspicion, network, canary
    from request join sent using (id) join times using (id)
  ), alerts as (
    insert into deliveries (id, case_review_id, kind, channel, recipient, created_at, next_attempt_at)
    select alert.id, request.id, alert.kind, alert.channel, alert.recipient, received_at, received_at
    from request join sent using (id), json_to_recordset(alerts) as alert (id uuid, kind text, channel text, recipient text)
  )
  select request.id, request.reference, request.received_at, request.secret_version, times.call_from, times.call_target, times.call_due_at from request join times using (id);
  if exists (select from practice_outlets where off_at is null) then
    perform intake_api.announce_opened((select array_agg(one.id) from json_to_recordset(requests) as one (id uuid, lane text) where one.lane = 'open'));
  end if;
end $$;

-- What is stored under a key that a browser made, or with equal answers not long ago: for whoever sends it again.
create function intake_api.by_key(key bytea)
returns table (id uuid, reference text, received_at timestamptz, secret_version smallint, answers_digest bytea, call_from timestamptz, call_target timestamptz, call_due_at timestamptz)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select c.id, c.reference, c.received_at, c.secret_version, c.answers_digest, f.call_from, f.call_target, f.call_due_at
  from case_reviews c join followups f on f.case_review_id = c.id where c.submission_key = key
$$;
create function intake_api.same(digests bytea[], within_minutes int)
returns table (id uuid, reference text, received_at timestamptz, secret_version smallint, call_from timestamptz, call_target timestamptz, call_due_at timestamptz)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select c.id, c.reference, c.received_at, c.secret_version, f.call_from, f.call_target, f.call_due_at
  from case_reviews c join followups f on f.case_review_id = c.id
  where c.answers_digest = any (digests) and c.received_at > present() - interval '1 day' and c.erased_at is null
    and (f.is_open or (c.received_at > present() - make_interval(mins => within_minutes) and f.state <> 'withdrawing')) limit 1
$$;

-- The receipt: what a visitor sees and does ------------------------------------------------------------------------------

-- What a receipt shows. Nothing in it is sealed, and nothing personal: whoever types a number or an address into the
-- form must not learn from it that its owner asked the firm for something.
create view intake_api.receipts as
  select c.id, c.reference, c.received_at, c.erased_at, c.secret_version, f.state, f.urgency, f.withdraw_at, f.has_mail, f.takes_texts, f.no_calls_at, f.no_texts_at,
    f.no_mails_at, f.delivered_at, f.acknowledged_at, f.acknowledged_by, f.tried_at, f.call_from, f.call_target, f.call_due_at, f.closed_as, f.told_from, f.appointment_at,
    f.appointment_where,
    (select coalesce(bool_or(texts), false) from consents where case_review_id = c.id) as agreed_texts,
    (select coalesce(bool_or(mails), false) from consents where case_review_id = c.id) as agreed_mails,
    -- How often the receipt was ordered by mail, and what became of the last order.
    (select count(*)::int from deliveries where case_review_id = c.id and kind = 'receipt-mail' and channel = 'email') as copies,
    (select case when d.state = 'refused' and d.last_code in ('asked-not-to', 'told-today') then 'handed-over' else d.state end
      from deliveries d where d.case_review_id = c.id and d.kind = 'receipt-mail' and d.channel = 'email' order by d.step desc limit 1) as last_copy,
    present() as now, c.language
  from case_reviews c join followups f on f.case_review_id = c.id where c.receipt_expires_at > present();

create function intake_api.receipt(token bytea) returns setof intake_api.receipts
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select r.* from intake_api.receipts r where r.id = (select c.id from case_reviews c where c.receipt_hash = token)
$$;
-- The caller compares the code that was typed with it.
create function intake_api.receipt_by_reference(typed text) returns setof intake_api.receipts
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select r.* from intake_api.receipts r where r.id = (select c.id from case_reviews c where c.reference = typed)
$$;
-- The link of a notice opens once, and ten minutes longer, so that the page can be reloaded.
create function intake_api.receipt_by_link(link bytea) returns setof intake_api.receipts
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with used as (
    update deliveries set link_used_at = coalesce(link_used_at, present())
    where link_hash = link and kind in ('late-notice', 'declined-notice', 'receipt-mail') and link_revoked_at is null
      and link_expires_at > present() and (link_used_at is null or link_used_at > present() - interval '10 minutes')
    returning case_review_id
  )
  select r.* from intake_api.receipts r where r.id = (select case_review_id from used)
$$;

-- Orders the receipt by mail, twice at most: anybody can type a stranger's address into the form.
create function intake_api.mail_receipt(token bytea, version smallint) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  insert into deliveries (id, case_review_id, kind, channel, recipient, step, secret_version)
  select gen_random_uuid(), r.id, 'receipt-mail', 'email', 'visitor', r.copies, version from intake_api.receipt(token) r
  where r.copies < 2 and r.erased_at is null and r.last_copy is distinct from 'waiting' on conflict do nothing
$$;

-- Nobody is alerted and nobody calls any more. It is erased in an hour; until then this can be undone.
create function intake_api.withdraw(token bytea) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  this uuid := (select r.id from intake_api.receipt(token) r);
begin
  update followups set withdrawn_from = state, state = 'withdrawing', withdraw_at = present() + interval '60 minutes',
    next_due_at = present() + interval '60 minutes', remind_at = null, goes_on_at = null
  where case_review_id = this and state not in ('withdrawing', 'withdrawn');
  if not found then return; end if;
  update deliveries set state = 'cancelled' where case_review_id = this and kind <> 'event' and state in ('waiting', 'bundled');
  perform intake_api.write_timeline(json_build_array(json_build_object('case_review_id', this, 'kind', 'taken-back', 'by', 'visitor', 'place', 0)));
end $$;

-- How a request stands, held until the end of the transaction: the ladder's rules, which the caller knows, say how it
-- goes on.
create function intake_api.hold(token bytea) returns setof followups
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  select f.* from followups f where f.case_review_id = (select r.id from intake_api.receipt(token) r) for update
$$;
create function intake_api.keep(token bytea, promised_minutes int, step int, counted_from timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  this followups := (select h from intake_api.hold(token) h);
  new_hour timestamptz := present() + make_interval(mins => promised_minutes);
begin
  if this.state is distinct from 'withdrawing' or this.withdraw_at <= present() then return; end if;
  if this.withdrawn_from in ('climbing', 'acknowledged', 'unanswered') then
    update followups set withdraw_at = null, withdrawn_from = null, state = 'climbing', ladder_step = step, ladder_from = counted_from, remind_at = null,
      goes_on_at = null, acknowledged_at = null, acknowledged_by = null, next_due_at = present(), told_late_at = null,
      call_target = greatest(call_target, new_hour), call_due_at = greatest(call_due_at, new_hour)
    where case_review_id = this.case_review_id;
  else
    update followups set withdraw_at = null, withdrawn_from = null, state = this.withdrawn_from, next_due_at = null where case_review_id = this.case_review_id;
  end if;
  -- A lead that had not left waits again.
  update deliveries set state = 'waiting', leased_until = null where case_review_id = this.case_review_id and kind = 'lead' and state = 'cancelled';
  perform intake_api.write_timeline(json_build_array(json_build_object('case_review_id', this.case_review_id, 'kind', 'kept', 'by', 'visitor', 'place', 0)));
end $$;
-- Whoever is calling already stays on it: then `step` is null.
create function intake_api.call_sooner(token bytea, step int, counted_from timestamptz, rings_from timestamptz, target timestamptz, due timestamptz, next_due timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  this followups := (select h from intake_api.hold(token) h);
begin
  if this.is_open is not true or due >= this.call_due_at then return; end if;
  update followups set call_from = rings_from, call_target = target, call_due_at = due, next_due_at = next_due where case_review_id = this.case_review_id;
  if step is not null then
    update followups set state = 'climbing', ladder_step = step, ladder_from = counted_from, remind_at = null, goes_on_at = null, acknowledged_at = null, acknowledged_by = null
    where case_review_id = this.case_review_id;
  end if;
  perform intake_api.write_timeline(json_build_array(json_build_object('case_review_id', this.case_review_id, 'kind', 'sooner', 'by', 'visitor')));
end $$;

-- `link`: the hash of the mailed link that opened the receipt, if one did. Whoever has it reads the mail of the
-- address.
create function intake_api.stop(token bytea, channel text, link bytea default null) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  this uuid := (select r.id from intake_api.receipt(token) r);
begin
  if this is null or channel not in ('calls', 'texts', 'mails') then return; end if;
  execute format('update followups set %1$I = coalesce(%1$I, present()) where case_review_id = $1', 'no_' || channel || '_at') using this;
  insert into suppressions (channel, digest, secret_version, case_review_id)
  select 'mails', c.mail_digest, c.secret_version, c.id from case_reviews c
  where stop.channel = 'mails' and c.id = this and c.mail_digest is not null
    and exists (select from deliveries d where d.case_review_id = c.id and d.link_hash = link and d.link_used_at is not null and d.link_revoked_at is null)
  on conflict do nothing;
  perform intake_api.write_timeline(json_build_array(json_build_object('case_review_id', this, 'kind', 'no-' || channel, 'by', 'visitor')));
end $$;

-- Turned on, or on again, on the same receipt. Stops from another receipt or by a text from the number stay. Texts and
-- mails are agreed to with it, in the words that stood beside the switch.
create function intake_api.resume(token bytea, channels text[], agreed_hash bytea, agreed_wording text, agreed_language text, agreed_version smallint) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
#variable_conflict use_column
declare
  this uuid := (select r.id from intake_api.receipt(token) r);
  agrees_texts boolean := 'texts' = any (channels);
  agrees_mails boolean := 'mails' = any (channels);
begin
  if this is null then return; end if;
  update followups set no_calls_at = case when 'calls' = any (channels) then null else no_calls_at end,
    no_texts_at = case when agrees_texts then null else no_texts_at end, no_mails_at = case when agrees_mails then null else no_mails_at end
  where case_review_id = this;
  delete from suppressions where case_review_id = this and channel = any (channels);
  perform intake_api.write_timeline((select json_agg(json_build_object('case_review_id', this, 'kind', one || '-again', 'by', 'visitor')) from unnest(channels) as one));
  if not agrees_texts and not agrees_mails then return; end if;
  insert into consent_wordings (hash, wording, language, version) values (agreed_hash, agreed_wording, agreed_language, agreed_version) on conflict do nothing;
  insert into consents (case_review_id, wording_hash, language, page, calls, texts, mails) values (this, agreed_hash, agreed_language, '/receipt', false, agrees_texts, agrees_mails);
  insert into consent_proofs (digest, secret_version, calls, texts, mails, wording_hash, language)
  select one.digest, secret_version, false, one.texts, one.mails, agreed_hash, agreed_language
  from case_reviews, lateral (values (phone_digest, agrees_texts, false), (mail_digest, false, agrees_mails)) as one (digest, texts, mails)
  where id = this and one.digest is not null and (one.texts or one.mails);
end $$;

-- What comes in, alarms and measures -------------------------------------------------------------------------------------

create function intake_api.answer_to(ask uuid) returns bytea
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  delete from inbound where id = ask and answered_at is not null returning answer
$$;

-- Totals, for alarms and measures. Each process reports on the others.
create function intake_api.health()
returns table ("workerSilentSeconds" float8, overdue int, "overdueSince" timestamptz, waiting int, "missedSince" timestamptz)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  with waits as materialized (
    -- What a practice system has not taken yet keeps nobody from a call: it rings by itself
    -- (followup/practice-system/trouble.ts).
    select created_at,
      -- Tried in vain for a minute, or not tried although it is due. What waits on purpose, such as a list, is not
      -- overdue.
      (case when attempts > 0 then created_at else next_attempt_at end) < present() - interval '60 seconds' as is_overdue
    from deliveries where state = 'waiting' and kind not in ('event', 'lead')
  )
  select (select extract(epoch from present() - max(beat_at))::float8 from worker_pulses), (select count(*)::int from waits where is_overdue),
    (select min(created_at) from waits where is_overdue), (select count(*)::int from waits),
    (select min(call_due_at) from followups where is_open and lane = 'open' and not canary
      and tried_at is null and call_due_at between present() - interval '2 days' and present())
$$;
create function intake_api.hours() returns table (lane text, kept int, tried int, missed int, late int)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  with day as (
    select f.lane, (count(*) filter (where reached_at <= call_due_at))::int as kept,
      (count(*) filter (where unreached and tried_at <= call_due_at))::int as tried,
      (count(*) filter (where unreached and coalesce(tried_at > call_due_at, true)))::int as missed
    -- The hour passed and they were not reached in it. Visitors who withdrew, or whose request was declined, are not
    -- counted.
    from followups f, lateral (select call_due_at <= present() and coalesce(reached_at > call_due_at, is_open) as unreached) as one
    where not canary and call_due_at > present() - interval '1 day' group by 1
  ), late as (
    select f.lane, count(*)::int as late from followups f
    where not canary and is_open and call_due_at <= present() and call_due_at > present() - interval '30 days' group by 1
  )
  select lanes.lane, coalesce(kept, 0), coalesce(tried, 0), coalesce(missed, 0), coalesce(late, 0)
  from (values ('open'), ('quarantine')) as lanes (lane) left join day using (lane) left join late using (lane)
$$;
create function intake_api.canary_age() returns float8
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select extract(epoch from present() - max(handed_over_at))::float8 from deliveries
  where kind = 'canary' and state = 'handed-over' and handed_over_at > present() - interval '1 day'
$$;
create function intake_api.channels_failing(ours text, theirs text, of_the_account text[])
returns table (channel text, code text, since timestamptz, is_ours boolean)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select distinct on (failing.channel) failing.* from (
    select d.channel, d.last_code as code, d.created_at as since, d.last_code ~ ours as is_ours from deliveries d
    where d.state = 'waiting' and d.attempts >= 2 and d.channel <> 'sink' and d.last_code ~ (ours || '|' || theirs)
    union all
    select d.channel, d.arrival_code, d.arrival_at, true from deliveries d
    where d.channel = 'sms' and d.arrival = 'failed' and d.arrival_code = any (of_the_account) and d.arrival_at > present() - interval '1 day'
      and not exists (select from deliveries later where later.channel = 'sms' and later.arrival = 'arrived' and later.arrival_at > d.arrival_at)
  ) as failing order by failing.channel, failing.is_ours desc, failing.since
$$;
-- How much must still be recognized by each version of the secret.
create function intake_api.secret_versions() returns table (version int, needed int)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select secret_version::int, count(*)::int from (
    select secret_version from case_reviews where erased_at is null or receipt_expires_at > present()
    union all select secret_version from deliveries where link_hash is not null and link_expires_at > present() and link_revoked_at is null
    union all select secret_version from suppressions
    union all select secret_version from consent_proofs
  ) as needed group by 1
$$;

-- Whom each drill asked, and how they answered: also for the preflight, which runs with the settings of the public
-- site.
create view drill_messages as
  select drills.id, ordered_at, d.recipient as who, d.channel, extract(epoch from d.answered_at - ordered_at)::float8 as seconds, coalesce(d.last_code, d.arrival_code) as code,
    array(select distinct person from on_call_changes absent where kind = 'absence' and from_at <= ordered_at and least(until_at, cancelled_at) > ordered_at
      and not exists (select from deliveries asked where asked.drill_id = drills.id and asked.recipient = absent.person) order by person) as away,
    d.state, d.last_code
  from drills join deliveries d on d.drill_id = drills.id;

-- Figures ----------------------------------------------------------------------------------------------------------------

-- What the figures of the desk and of the daily report count, in one place. docs/decisions/057-figures.md says what
-- each word means. Days and hours are the firm's; its zone is asked for once a query, and not once a row.

-- One row for each request that is no test. Erasing keeps the times of a follow-up and its timeline and forgets its
-- state, so all of this is read from the times.
create view request_figures as
select c.id, c.received_at, (c.received_at at time zone (select zone from firm_clock))::date as day,
  date_part('isodow', c.received_at at time zone (select zone from firm_clock))::int as weekday,
  date_part('hour', c.received_at at time zone (select zone from firm_clock))::int as hour,
  c.page, c.erased_at is not null as erased,
  -- Suspected, or said to be spam at the desk. Erasing forgets how a request was closed, and the timeline still tells
  -- it.
  f.lane = 'quarantine' or coalesce(f.closed_as = 'spam', false) or (c.erased_at is not null and coalesce(
    (select e.kind = 'spam' from followup_events e where e.case_review_id = c.id and (e.kind = 'spam' or (e.kind = 'undone' and e.detail = 'spam'))
      order by e.id desc limit 1), false)) as aside,
  case
    when f.reached_at <= f.call_due_at then 'kept'
    when f.reached_at is null and (f.closed_at <= f.call_due_at or coalesce(
      -- Whoever takes a request back may change their mind.
      (select e.kind = 'taken-back' from followup_events e where e.case_review_id = c.id and e.kind in ('taken-back', 'kept') and e.at <= f.call_due_at
        order by e.id desc limit 1), false)) then 'ended'
    when f.call_due_at > present() then 'running'
    when exists (select from followup_events e where e.case_review_id = c.id and e.kind in ('no-answer', 'left-message') and e.at <= f.call_due_at
      and not exists (select from reports r where r.case_review_id = c.id and r.at = e.at and r.undone_at is not null)) then 'tried'
    else 'missed'
  end as outcome,
  -- Begun minutes from the moment from which a call was asked for: whoever is reached in the sixtieth is reached within
  -- the hour.
  ceil(date_part('epoch', f.reached_at - least(f.call_from, f.reached_at)) / 60)::int as minutes,
  f.hired_at is not null as hired
from case_reviews c join followups f on f.case_review_id = c.id
where not c.canary;

-- One row for each message. One that went with a bundle is told by the bundle, which is a message of its own.
create view message_figures as
select d.id, d.case_review_id, d.created_at, (d.created_at at time zone (select zone from firm_clock))::date as day, d.channel,
  case
    when d.arrival in ('bounced', 'failed', 'not-answered') or d.state in ('refused', 'given-up') then 'failed'
    when d.arrival in ('arrived', 'answered') then 'arrived'
    when d.state = 'handed-over' then 'sent'
    when d.state = 'cancelled' then 'cancelled'
    else 'waiting'
  end as outcome
from deliveries d
where d.kind <> 'canary' and d.channel <> 'sink' and d.bundle_id is null
  and not exists (select from case_reviews c where c.id = d.case_review_id and c.canary);

-- What remains of rows that are gone: numbers by day. Without it a figure of half a year would show a firm that had no
-- work in spring.
create table forgotten_counts (
  day date not null,
  -- requests: open or aside; hours: how the hour ended; minutes: how many it took; clock: the hour of the day;
  -- messages: channel and outcome.
  figure text not null check (figure in ('requests', 'hours', 'minutes', 'clock', 'messages')),
  bucket text not null,
  count integer not null check (count > 0),
  primary key (day, figure, bucket)
);

create function intake_api.note_forgotten_requests(ids uuid[]) returns void language sql
  set search_path = pg_catalog, public, pg_temp as $$
  insert into forgotten_counts as noted (day, figure, bucket, count)
    select day, figure, bucket, count(*) from request_figures, lateral (values
      ('requests', case when aside then 'aside' else 'open' end),
      ('hours', case when not aside then outcome end),
      ('minutes', case when not aside then minutes::text end),
      ('clock', case when not aside then hour::text end)) as counts (figure, bucket)
    where id = any(ids) and bucket is not null group by 1, 2, 3
    union all
    select day, 'messages', channel || ' ' || outcome, count(*) from message_figures where case_review_id = any(ids) group by 1, 2, 3
  on conflict (day, figure, bucket) do update set count = noted.count + excluded.count
$$;

create function intake_api.note_forgotten_messages(ids uuid[]) returns void language sql
  set search_path = pg_catalog, public, pg_temp as $$
  insert into forgotten_counts as noted (day, figure, bucket, count)
    select day, 'messages', channel || ' ' || outcome, count(*) from message_figures where id = any(ids) group by 1, 2, 3
  on conflict (day, figure, bucket) do update set count = noted.count + excluded.count
$$;

-- What the public site may do about `assistant_unanswered`: add to a number of today. In foreign hands it could add to
-- any, and read none.
create function intake_api.count_unanswered(topic text, times integer) returns void language sql security definer
  set search_path = pg_catalog, public, pg_temp as $$
  insert into assistant_unanswered as counted (day, topic, count)
    values ((present() at time zone (select zone from firm_clock))::date, $1, least($2, 10000))
  on conflict (day, topic) do update set count = counted.count + excluded.count
$$;

-- Who may do what --------------------------------------------------------------------------------------------------------

-- A new table has no grants: its migration says who needs it, and tests/e2e/database-roles.test.ts knows it.
revoke all on all functions in schema intake_api from public;
grant execute on function present() to firm_web, firm_worker, firm_desk;
grant select on kysely_migration, on_call_changes, drill_messages to firm_web, firm_worker, firm_desk;

-- The public site: takes requests in, and shows and changes one by its token. No request, key, message or person.
grant execute on function intake_api.receive, intake_api.by_key, intake_api.same, intake_api.receipt,
  intake_api.receipt_by_reference, intake_api.receipt_by_link, intake_api.mail_receipt, intake_api.withdraw, intake_api.hold,
  intake_api.keep, intake_api.call_sooner, intake_api.stop, intake_api.resume, intake_api.answer_to, intake_api.has_room,
  intake_api.count_unanswered to firm_web;
grant execute on function intake_api.announce_incident, intake_api.health, intake_api.hours, intake_api.canary_age,
  intake_api.channels_failing, intake_api.secret_versions to firm_web, firm_worker, firm_desk;
grant insert (id, kind, sealed) on inbound to firm_web;
grant update (at) on write_probe to firm_web;
grant select, insert on site_openings to firm_web;
grant select, insert, update on assistant_tokens, incidents to firm_web;
grant select, insert, update, delete on limits to firm_web;

-- The worker writes to visitors and to the firm's people, erases what was kept long enough, and never needs the story.
grant execute on function intake_api.write_timeline, intake_api.announce_opened, intake_api.note_forgotten_requests,
  intake_api.note_forgotten_messages to firm_worker;
grant select (id, reference, received_at, submission_key, answers_digest, page, language, contact, erased_at, receipt_hash,
  receipt_expires_at, phone_digest, mail_digest, canary, alike_key, secret_version, corrected_at),
  update (contact, story, answers_digest, page, phone_digest, mail_digest, alike_key, erased_at, corrected_at),
  delete on case_reviews to firm_worker;
-- Where a number changes, the contact is sealed under a new key for each reader.
grant select, insert, delete on part_keys to firm_worker;
grant select, update (page), delete on consents to firm_worker;
grant select on consent_wordings to firm_worker;
grant select, delete on consent_proofs to firm_worker;
grant select, insert, update, delete on suppressions, told_addresses, followups, deliveries, leads, practice_outlets,
  phone_answers, worker_pulses, limits to firm_worker;
grant select, insert, delete on followup_events to firm_worker;
grant select, insert, update (undo_until, undone_at), delete on reports to firm_worker;
grant select, update (sealed), delete on notes to firm_worker;
grant select, delete on desk_keys to firm_worker;
grant select, insert, update, delete on incidents to firm_worker;
grant insert, update (cancelled_at) on on_call_changes to firm_worker;
grant select, insert on on_call_notices, drills to firm_worker;
grant select, insert, update on channels_set_up, forgotten_counts, publishing_state to firm_worker;
grant select, update, delete on inbound to firm_worker;
-- It mails invitations: it sees what is sealed to it, not by which token the desk recognizes one.
grant select (id, person, made_at, expires_at, used_at, sealed, sealed_key, key_version, sent_at),
  update (sealed, sealed_key, sent_at) on desk_invites to firm_worker;
grant select, update (zone) on firm_clock to firm_worker;
grant select, insert on publishing_reports to firm_worker;
grant select on desk_looks, assistant_tokens, publishing_orders, request_figures, message_figures to firm_worker;

-- The desk shows requests to the firm's people, and does what they do.
grant execute on function intake_api.write_timeline, intake_api.announce_opened to firm_desk;
grant select, update (contact, story, answers_digest, page, phone_digest, mail_digest, alike_key, erased_at, corrected_at)
  on case_reviews to firm_desk;
grant select, insert, update, delete on part_keys to firm_desk;
grant select, update (page) on consents to firm_desk;
grant select, insert, delete on suppressions to firm_desk;
grant select, delete on told_addresses, limits to firm_desk;
grant select, update (lane, urgency, state, steps_taken, ladder_step, ladder_from, next_due_at, acknowledged_at, acknowledged_by,
  remind_at, goes_on_at, tried_at, reached_at, conflict_cleared_at, conflict_found_at, not_told_at, closed_at, closed_as,
  told_from, appointment_at, appointment_where, hired_at, withdraw_at, has_mail, takes_texts, mail_dead_at, suspicion, network)
  on followups to firm_desk;
grant select, insert on followup_events, drills, desk_people, desk_log, publishing_orders to firm_desk;
grant select, insert, update (undo_until, undone_at), delete on reports to firm_desk;
grant select, insert, update (sealed), delete on notes to firm_desk;
grant select, insert, delete on desk_keys, conflict_lists, desk_challenges to firm_desk;
grant select, insert, update (state, next_attempt_at, created_at, attempts, last_code, event, link_revoked_at, link_used_at,
  provider_id) on deliveries to firm_desk;
grant insert, update (cancelled_at) on on_call_changes to firm_desk;
grant select, insert, update (name, counter, backed_up, used_at, revoked_at) on desk_passkeys to firm_desk;
grant select, insert, update (seen_at, verified_at, ended_at), delete on desk_sessions to firm_desk;
grant select, insert, update (used_at, sealed, sealed_key) on desk_invites to firm_desk;
grant select, insert, update on desk_looks to firm_desk;
grant select on consent_wordings, consent_proofs, leads, practice_outlets, incidents, worker_pulses, on_call_notices,
  channels_set_up, publishing_reports, publishing_state, assistant_tokens, assistant_unanswered, forgotten_counts,
  request_figures, message_figures to firm_desk;
-- The firm reads at the desk what the visitor reads on the receipt.
grant select on intake_api.receipts to firm_desk;
