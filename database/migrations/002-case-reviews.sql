-- A case review request. What a visitor wrote is sealed; no column holds a word of it in the clear.
create table case_reviews (
  id uuid primary key,
  -- Eight characters that can be spoken over the phone.
  reference text not null unique,
  received_at timestamptz not null default now(),
  -- One submission, however often it is sent: the browser's key, hashed. Null where the browser ran no script.
  submission_key bytea unique,
  -- A keyed digest of the answers: recognizes equal answers without revealing what they are.
  answers_digest bytea not null,
  -- The page the request came from, and the language it was shown in.
  page text not null,
  language text not null,
  answers bytea,
  wrapped_key bytea,
  key_version integer,
  -- Erased means: key destroyed and ciphertext gone. The row stays as a tombstone.
  erased_at timestamptz,
  -- The private address of the receipt, hashed.
  receipt_hash bytea not null unique,
  receipt_expires_at timestamptz not null,
  constraint sealed_or_erased check ((erased_at is null) = (answers is not null and wrapped_key is not null and key_version is not null))
);

-- Without script there is no key: equal answers within ten minutes are one request.
create index case_reviews_by_digest on case_reviews (answers_digest, received_at);
-- For wrapping anew under a newer key.
create index case_reviews_by_key_version on case_reviews (key_version) where key_version is not null;

-- The exact words of consent, once each.
create table consent_wordings (
  hash bytea primary key,
  wording text not null,
  language text not null,
  first_shown_at timestamptz not null default now()
);

create table consents (
  case_review_id uuid primary key references case_reviews (id),
  wording_hash bytea not null references consent_wordings (hash),
  language text not null,
  page text not null,
  given_at timestamptz not null default now()
);
