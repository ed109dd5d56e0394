-- The second call about an urgent request, 90 seconds after the first: a phone that is set to silence lets the second call of one
-- number through. It is a message of its own, so that each person is still told once by each channel of a step, and by call once more.
alter table deliveries
  add column again boolean not null default false,
  add constraint only_calls_come_again check (not again or (kind = 'alert' and channel = 'call')),
  drop constraint deliveries_case_review_id_kind_step_recipient_channel_key,
  add unique (case_review_id, kind, step, recipient, channel, again);

-- The visitor has answered by text: whoever has the request, or is on call, is told so by mail.
alter table deliveries
  drop constraint deliveries_kind_check,
  add constraint deliveries_kind_check check
    (kind in ('alert', 'reminder', 'bundle', 'wrote-back', 'late-notice', 'declined-notice', 'receipt-mail', 'digest', 'law-review', 'quarantine-list', 'on-call-notice',
      'canary', 'event', 'lead', 'drill'));

-- Whether texts arrive is looked at every few seconds.
create index deliveries_text_arrivals on deliveries (arrival_at) where channel = 'sms' and arrival in ('arrived', 'failed');
