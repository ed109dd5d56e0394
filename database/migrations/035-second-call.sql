-- The second call about an urgent request, 90 seconds after the first: a phone that is set to silence lets the second call of one
-- number through. It is a message of its own, so that each person is still told once by each channel of a step, and by call once more.
alter table deliveries
  add column again boolean not null default false,
  add constraint only_calls_come_again check (not again or (kind = 'alert' and channel = 'call')),
  drop constraint deliveries_case_review_id_kind_step_recipient_channel_key,
  add unique (case_review_id, kind, step, recipient, channel, again);
