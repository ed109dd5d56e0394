-- The promised hour ends when the person was reached, not when somebody took the request. Whoever took it and reports
-- nothing is reminded, and then the ladder goes on from where it stood.
alter table followups
  drop constraint followups_state_check,
  add constraint followups_state_check
    check (state in ('climbing', 'acknowledged', 'reached', 'declined', 'unanswered', 'withdrawing', 'withdrawn')),
  -- The next rung of the ladder, and the moment from which its minutes count: the receipt of the request, until the
  -- ladder had to go on after a pause. `steps_taken` counts every round of messages, so that no two have one number.
  add column ladder_step integer not null default 1,
  add column ladder_from timestamptz,
  -- For whoever took it: when they are asked for a report, and when the ladder goes on without one.
  add column remind_at timestamptz,
  add column goes_on_at timestamptz,
  -- The last try that was reported: nobody answered, or a message was left.
  add column tried_at timestamptz,
  add column reached_at timestamptz,
  -- A notice to the visitor that no channel could carry: somebody must call.
  add column not_told_at timestamptz,
  -- The visitor has taken it back; it is erased then, and until then it can be undone.
  add column withdraw_at timestamptz,
  add column withdrawn_from text,
  -- Whether there is an address to write to, and a number that takes texts: what the receipt may promise.
  add column has_mail boolean not null default false,
  add column takes_texts boolean not null default false,
  -- How much it looks like spam, for the order in which people are told of it. No request is refused for it.
  add column suspicion smallint not null default 0,
  -- The part of the network it came from, as a keyed digest; gone after a day.
  add column network bytea,
  -- The list of suspected spam that the request is on. Each is on one list only.
  add column listed_in uuid,
  -- Marks a synthetic request, which is counted nowhere; copied here so that counting needs one table.
  add column canary boolean not null default false;

update followups set ladder_step = steps_taken, ladder_from = received_at,
    reached_at = case when state = 'reached' then closed_at end, canary = case_reviews.canary
  from case_reviews where id = case_review_id;
-- Whoever took a request of the last two days and never reported is asked for a report now.
update followups set remind_at = present(), goes_on_at = present() + interval '15 minutes', next_due_at = present()
  where state = 'acknowledged' and next_due_at is null and call_due_at > present() - interval '2 days';
alter table followups alter column ladder_from set default present(), alter column ladder_from set not null;

create index followups_by_network on followups (network) where network is not null;
create index followups_unlisted on followups (case_review_id) where lane = 'quarantine' and listed_in is null and state in ('climbing', 'unanswered');

-- A person is told of more than a few requests in one message. What waits for such a bundle, or went with one, points to it.
alter table deliveries
  drop constraint deliveries_kind_check,
  add constraint deliveries_kind_check check
    (kind in ('alert', 'reminder', 'bundle', 'late-notice', 'declined-notice', 'digest', 'quarantine-list', 'canary')),
  drop constraint deliveries_state_check,
  add constraint deliveries_state_check check (state in ('waiting', 'bundled', 'handed-over', 'refused', 'given-up', 'cancelled')),
  add column bundle_id uuid,
  -- When it was first sent: the limit of messages per person and channel is counted by it.
  add column charged_at timestamptz,
  -- A link in a message to a visitor opens their receipt once, and for some minutes after.
  add column link_used_at timestamptz;
create index deliveries_charged on deliveries (recipient, channel, charged_at) where charged_at is not null;
create index deliveries_bundled on deliveries (recipient, channel) where state = 'bundled';
create index deliveries_of_bundle on deliveries (bundle_id) where bundle_id is not null;
create index deliveries_due_of_none on deliveries (next_attempt_at) where state = 'waiting' and case_review_id is null;
