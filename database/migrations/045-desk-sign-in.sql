-- The firm's people at the desk. Who they are and what they may do stands in the firm file; here is only how they get in.
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

-- Challenges are signed and not stored when they are given out; here are those that were used, until they would have expired anyway.
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

alter table deliveries
  add column invite_id uuid references desk_invites,
  drop constraint deliveries_kind_check,
  add constraint deliveries_kind_check check
    (kind in ('alert', 'reminder', 'bundle', 'wrote-back', 'late-notice', 'declined-notice', 'receipt-mail', 'digest', 'law-review', 'quarantine-list',
      'on-call-notice', 'canary', 'event', 'lead', 'drill', 'desk-invite'));

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

revoke all on desk_people, desk_passkeys, desk_sessions, desk_challenges, desk_invites, desk_log from firm_web, firm_worker, firm_desk;
grant select, insert on desk_people to firm_desk;
grant select, insert on desk_passkeys to firm_desk;
grant update (name, counter, backed_up, used_at, revoked_at) on desk_passkeys to firm_desk;
grant select, insert, delete on desk_sessions to firm_desk;
grant update (seen_at, verified_at, ended_at) on desk_sessions to firm_desk;
grant select, insert, delete on desk_challenges to firm_desk;
grant select, insert on desk_invites to firm_desk;
grant update (used_at, sealed, sealed_key) on desk_invites to firm_desk;
grant select, insert on desk_log to firm_desk;
-- The worker mails invitations: it sees what is sealed to it, not by which token the desk recognizes one.
grant select (id, person, made_at, expires_at, used_at, sealed, sealed_key, key_version, sent_at) on desk_invites to firm_worker;
grant update (sealed, sealed_key, sent_at) on desk_invites to firm_worker;
