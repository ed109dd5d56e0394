-- What is known of an incident beside that it lasts, so that any number of processes tell of it as one.
alter table incidents
  -- When a process first noticed it, and when one last did: it is over when nobody has for a while.
  add column opened_at timestamptz not null default present(),
  add column seen_at timestamptz not null default present(),
  -- How many messages are out, and when the first went.
  add column told smallint not null default 0,
  add column told_from timestamptz,
  -- It came three times within half an hour.
  add column unstable boolean not null default false,
  -- Whom or what it is about, in words for people. Nothing of a visitor.
  add column detail text;
update incidents set opened_at = since, seen_at = coalesce(over_at, present()), told = 1, told_from = since;
create index incidents_by_opening on incidents (kind, subject, opened_at);
