-- The key of each request, wrapped. It has a table of its own so that a backup can leave it out
-- (docs/decisions/006-keys-live-apart.md). Without its row here a request cannot be opened, whoever has a copy of it.
create table request_keys (
  case_review_id uuid primary key references case_reviews (id) on delete cascade,
  wrapped_key bytea not null,
  key_version integer not null
);

insert into request_keys (case_review_id, wrapped_key, key_version)
select id, wrapped_key, key_version from case_reviews where wrapped_key is not null;

-- For wrapping anew under a newer key.
create index request_keys_by_version on request_keys (key_version);

-- With the columns go their index and the old form of this rule.
alter table case_reviews
  drop column wrapped_key,
  drop column key_version,
  add constraint sealed_or_erased check ((erased_at is null) = (answers is not null));
