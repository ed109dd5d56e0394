-- Whoever chose a time of day is called then. Until `call_from` nothing rings; mails leave at once. By `call_target` the ladder means
-- to have reached them; `call_due_at` stays what they are promised, and is later than it where a time of day was chosen.
alter table followups
  add column call_from timestamptz,
  add column call_target timestamptz;
update followups set call_from = received_at, call_target = call_due_at from case_reviews where id = case_review_id;
-- The defaults are for web processes of the release before, which go on storing requests while this one is started.
alter table followups
  alter column call_from set default present(),
  alter column call_from set not null,
  alter column call_target set default present() + interval '1 hour',
  alter column call_target set not null;
