-- To be called, texted and mailed are agreed to one by one. What was agreed to before covered all three.
alter table consent_wordings add column version smallint not null default 1;
alter table consents
  add column calls boolean not null default true,
  add column texts boolean not null default true,
  add column mails boolean not null default true,
  -- A receipt can add to what the form was told.
  drop constraint consents_pkey,
  add primary key (case_review_id, given_at);
-- From here on nothing counts as agreed to that no box says.
alter table consents alter column texts set default false, alter column mails set default false;

-- What somebody once read and agreed to stays as it was.
create function keep_wordings() returns trigger language plpgsql as $$ begin raise exception 'a wording of consent is never changed or deleted'; end $$;
create trigger wordings_stay before update or delete on consent_wordings for each row execute function keep_wordings();

-- That a number or an address agreed, to what, in which words and when: for a court or a carrier that asks years later, when the
-- request is long erased. It has a keyed digest, and nothing that leads back to a request.
create table consent_proofs (
  id bigint generated always as identity primary key,
  digest bytea not null,
  secret_version smallint not null,
  calls boolean not null,
  texts boolean not null,
  mails boolean not null,
  wording_hash bytea not null references consent_wordings (hash),
  language text not null,
  given_at timestamptz not null default present()
);
create index consent_proofs_by_digest on consent_proofs (digest);
create index consent_proofs_by_time on consent_proofs (given_at);

insert into consent_proofs (digest, secret_version, calls, texts, mails, wording_hash, language, given_at)
select one.digest, secret_version, one.calls, one.texts, one.mails, wording_hash, consents.language, given_at
from case_reviews join consents on case_review_id = id,
  lateral (values (phone_digest, true, true, false), (mail_digest, false, false, true)) as one (digest, calls, texts, mails)
where one.digest is not null and not canary;
