-- A proof of consent had the request's own time to the microsecond, and its place in the order in which requests came: whoever had the
-- database and the key of the digests could find the request that a person had erased. A day is enough for a court or a carrier.
alter table consent_proofs
  alter given_at drop default,
  alter given_at type date using (given_at at time zone 'UTC')::date,
  alter given_at set default (present() at time zone 'UTC')::date;
alter table consent_proofs alter id drop identity;
alter table consent_proofs
  alter id type uuid using gen_random_uuid(),
  alter id set default gen_random_uuid();
