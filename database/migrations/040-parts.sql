-- A request in two parts, each sealed to those who may read it: whom to call (the worker, the desk), and what happened (the
-- desk). `answers` holds both of a request from before, until `npm run reseal` has moved it.
alter table case_reviews
  add column contact bytea,
  add column story bytea,
  drop constraint sealed_or_erased,
  add constraint sealed_or_erased check (
    case when erased_at is not null then num_nonnulls(answers, contact, story) = 0
    else (answers is null) = (contact is not null) and (contact is null) = (story is null) end
  );

-- Each part's key, wrapped for each of its readers. Like request_keys, whose place it takes, it is left out of backups
-- (docs/decisions/006-keys-live-apart.md), and erasing a request deletes its rows here.
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
