-- What was answered to a key on the phone or to a text from the firm's own people. Twilio may ask again for an answer that it did
-- not get; the same question then has the same answer and acts once. Holds no word of what came in. Deleted after two days.
create table phone_answers (
  key text primary key,
  said text not null default '',
  at timestamptz not null default present()
);
create index phone_answers_by_time on phone_answers (at);

-- Calls that ring, so that one is hung up when somebody takes its request.
create index deliveries_calling on deliveries (handed_over_at) where channel = 'call' and state = 'handed-over';
