-- Each process has a role of its own (database/roles.sql). The public site's may run the functions below and has no right to a
-- request's tables: it stores what visitors send, and shows and changes a request only to whoever brings its receipt's token.
-- docs/decisions/041-roles-apart.md
create schema if not exists intake_api;
grant usage on schema intake_api to firm_web, firm_worker, firm_desk;

-- What happened to requests, and what the practice system is told of it. Those that look like spam and synthetic ones are told to nobody.
create function intake_api.write_timeline(happened json) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into followup_events (case_review_id, kind, by, detail)
  select one.case_review_id, one.kind, one.by, one.detail from json_to_recordset(happened) as one (case_review_id uuid, kind text, by text, detail text);
  insert into deliveries (id, case_review_id, kind, channel, recipient, step, event)
  select gen_random_uuid(), f.case_review_id, 'event', 'webhook', 'practice system',
    (select coalesce(max(step), 0) from deliveries d where d.case_review_id = f.case_review_id and d.kind = 'event')
      + row_number() over (partition by f.case_review_id order by one.place),
    jsonb_build_object('kind', one.kind, 'at', present(), 'by', one.by, 'detail', one.detail)
  from json_to_recordset(happened) as one (case_review_id uuid, kind text, by text, detail text, place int)
    join followups f on f.case_review_id = one.case_review_id and f.lane = 'open' and not f.canary
  where one.place is not null and exists (select from practice_outlets where kind = 'event' and off_at is null);
end $$;

-- Orders the lead and the first event of requests that a person is to be told of. A person who asks again within 90 days makes no second lead.
create function intake_api.announce_opened(requests uuid[]) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  insert into deliveries (id, case_review_id, kind, channel, recipient, step, event)
  select gen_random_uuid(), opened.id, outlet.kind, 'webhook', 'practice system', case outlet.kind when 'event' then 1 else 0 end,
    case outlet.kind when 'event' then jsonb_build_object('kind', 'received', 'at', opened.received_at, 'urgency', f.urgency, 'promisedUntil', f.call_due_at,
      'again', exists (select from case_reviews earlier where earlier.phone_digest = opened.phone_digest and earlier.id <> opened.id
        and earlier.received_at > present() - interval '90 days')) end
  from practice_outlets outlet, case_reviews opened join followups f on f.case_review_id = opened.id
  where outlet.off_at is null and opened.id = any (requests) and not f.canary
  on conflict do nothing
$$;

-- Tells the practice system that an incident began, and that it is over, once each.
create function intake_api.announce_incident(incident text, alarm text, since timestamptz, until timestamptz) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  insert into deliveries (id, kind, channel, recipient, step, event)
  select gen_random_uuid(), 'event', 'webhook', 'practice system', said.step, jsonb_build_object('kind', said.kind, 'at', present(), 'incident', incident,
    'alarm', alarm, 'since', since, 'until', case said.step when 2 then until end)
  from (values (1, 'incident-opened'), (2, 'incident-resolved')) as said (step, kind)
  where (said.step = 1 or until is not null)
    and exists (select from practice_outlets where kind = 'event' and off_at is null)
    and not exists (select from deliveries d where d.case_review_id is null and d.kind = 'event' and d.event ->> 'incident' = incident and d.step = said.step)
$$;

-- Requests, their keys, the consents and their proofs, the promised hours, the first alerts, and what a practice system is told. One
-- whose submission key is already stored has no row in the answer. It takes one JSON document, so that a process of the release
-- before, which knows fewer fields, can go on storing requests while a new one is started.
create function intake_api.receive(requests json, receipt_days int)
returns table (id uuid, reference text, received_at timestamptz, secret_version smallint, call_from timestamptz, call_target timestamptz, call_due_at timestamptz)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
#variable_conflict use_column
begin
  return query with sent as materialized (
    select * from json_to_recordset(requests) as sent (id uuid, reference text, submission_key bytea, digest bytea, page text, language text,
      contact bytea, story bytea, wraps json, receipt_hash bytea, wording_hash bytea, wording text, phone_digest bytea, canary boolean,
      urgency text, next_step int, promised int, lane text, mail_digest bytea, has_mail boolean, takes_texts boolean, secret_version smallint, suspicion smallint,
      network bytea, alike_key text, wording_version smallint, agreed_texts boolean, agreed_mails boolean, rings_from timestamptz, target timestamptz,
      promised_until timestamptz, ladder_step int, alerts json)
  ), wording as (
    insert into consent_wordings (hash, wording, language, version) select distinct wording_hash, wording, language, wording_version from sent on conflict do nothing
  ), request as (
    insert into case_reviews (id, reference, submission_key, answers_digest, page, language, contact, story, receipt_hash, receipt_expires_at, phone_digest,
      mail_digest, canary, secret_version, alike_key)
    select id, reference, submission_key, digest, page, language, contact, story, receipt_hash, present() + make_interval(days => receipt_days), phone_digest,
      mail_digest, canary, secret_version, alike_key from sent
    on conflict (submission_key) do nothing
    returning id, reference, received_at, secret_version
  ), part_key as (
    insert into part_keys (case_review_id, part, recipient, key_version, wrapped_key)
    select id, wrap.part, wrap.recipient, wrap.key_version, wrap.wrapped_key
    from request join sent using (id), json_to_recordset(wraps) as wrap (part text, recipient text, key_version int, wrapped_key bytea)
  ), consent as (
    insert into consents (case_review_id, wording_hash, language, page, calls, texts, mails)
    select id, wording_hash, language, page, true, agreed_texts, agreed_mails from request join sent using (id)
  ), proof as (
    insert into consent_proofs (digest, secret_version, calls, texts, mails, wording_hash, language, given_at)
    select one.digest, sent.secret_version, one.calls, one.texts, one.mails, wording_hash, language, received_at
    from request join sent using (id), lateral (values (phone_digest, true, agreed_texts, false), (mail_digest, false, false, agreed_mails)) as one (digest, calls, texts, mails)
    where one.digest is not null and (one.calls or one.mails) and not canary
  ), times as (
    select id, call_from, call_target, coalesce(promised_until, call_target) as call_due_at
    from request join sent using (id), lateral (select coalesce(rings_from, received_at) as call_from) as one,
      lateral (select coalesce(target, call_from + make_interval(mins => promised)) as call_target) as other
  ), promise as (
    insert into followups (case_review_id, lane, urgency, state, next_due_at, call_from, call_target, call_due_at, ladder_from, ladder_step, has_mail, takes_texts, suspicion,
      network, canary)
    select id, lane, urgency, case when next_step is null then 'unanswered' else 'climbing' end,
      case lane when 'open' then call_from else received_at end + make_interval(mins => next_step), call_from, call_target, call_due_at, call_from, ladder_step, has_mail,
      takes_texts, suspicion, network, canary
    from request join sent using (id) join times using (id)
  ), alerts as (
    insert into deliveries (id, case_review_id, kind, channel, recipient, created_at, next_attempt_at)
    select alert.id, request.id, alert.kind, alert.channel, alert.recipient, received_at, received_at
    from request join sent using (id), json_to_recordset(alerts) as alert (id uuid, kind text, channel text, recipient text)
  )
  select request.id, request.reference, request.received_at, request.secret_version, times.call_from, times.call_target, times.call_due_at from request join times using (id);
  if exists (select from practice_outlets where off_at is null) then
    perform intake_api.announce_opened((select array_agg(one.id) from json_to_recordset(requests) as one (id uuid, lane text) where one.lane = 'open'));
  end if;
end $$;

-- What is stored under a key that a browser made, or with equal answers not long ago: for whoever sends it again.
create function intake_api.by_key(key bytea)
returns table (id uuid, reference text, received_at timestamptz, secret_version smallint, answers_digest bytea, call_from timestamptz, call_target timestamptz, call_due_at timestamptz)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select c.id, c.reference, c.received_at, c.secret_version, c.answers_digest, f.call_from, f.call_target, f.call_due_at
  from case_reviews c join followups f on f.case_review_id = c.id where c.submission_key = key
$$;
create function intake_api.same(digests bytea[], within_minutes int)
returns table (id uuid, reference text, received_at timestamptz, secret_version smallint, call_from timestamptz, call_target timestamptz, call_due_at timestamptz)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select c.id, c.reference, c.received_at, c.secret_version, f.call_from, f.call_target, f.call_due_at
  from case_reviews c join followups f on f.case_review_id = c.id
  where c.answers_digest = any (digests) and c.received_at > present() - interval '1 day' and c.erased_at is null
    and (f.state in ('climbing', 'acknowledged', 'unanswered') or (c.received_at > present() - make_interval(mins => within_minutes) and f.state <> 'withdrawing')) limit 1
$$;

-- What a receipt shows. Nothing in it is sealed, and nothing personal.
create view intake_api.receipts as
  select c.id, c.reference, c.received_at, c.erased_at, c.secret_version, f.state, f.urgency, f.withdraw_at, f.has_mail, f.takes_texts, f.no_calls_at, f.no_texts_at,
    f.no_mails_at, f.delivered_at, f.acknowledged_at, f.acknowledged_by, f.tried_at, f.call_from, f.call_target, f.call_due_at, f.closed_as, f.told_from, f.appointment_at,
    f.appointment_where,
    -- Stops that were asked for elsewhere: by a text from the number, or on another request's receipt.
    (select case when bool_or(s.case_review_id is null) then 'by-text' when count(*) > 0 then 'on-another-receipt' end from suppressions s
      where s.channel = 'calls' and s.digest = c.phone_digest and s.case_review_id is distinct from c.id) as calls_stopped,
    (select case when bool_or(s.case_review_id is null) then 'by-text' when count(*) > 0 then 'on-another-receipt' end from suppressions s
      where s.channel = 'texts' and s.digest = c.phone_digest and s.case_review_id is distinct from c.id) as texts_stopped,
    (select case when bool_or(s.case_review_id is null) then 'by-text' when count(*) > 0 then 'on-another-receipt' end from suppressions s
      where s.channel = 'mails' and s.digest = c.mail_digest and s.case_review_id is distinct from c.id) as mails_stopped,
    (select coalesce(bool_or(texts), false) from consents where case_review_id = c.id) as agreed_texts,
    (select coalesce(bool_or(mails), false) from consents where case_review_id = c.id) as agreed_mails,
    -- How often the receipt was ordered by mail, and what became of the last order.
    (select count(*)::int from deliveries where case_review_id = c.id and kind = 'receipt-mail' and channel = 'email') as copies,
    (select d.state from deliveries d where d.case_review_id = c.id and d.kind = 'receipt-mail' and d.channel = 'email' order by d.step desc limit 1) as last_copy,
    present() as now
  from case_reviews c join followups f on f.case_review_id = c.id where c.receipt_expires_at > present();

create function intake_api.receipt(token bytea) returns setof intake_api.receipts
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select r.* from intake_api.receipts r where r.id = (select c.id from case_reviews c where c.receipt_hash = token)
$$;
-- For receipts from before migration 013.
create function intake_api.receipt_by_address(address bytea) returns setof intake_api.receipts
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select r.* from intake_api.receipts r where r.id = (select c.id from case_reviews c where c.receipt_hash = address and c.opens_by_address)
$$;
-- The caller compares the code that was typed with it.
create function intake_api.receipt_by_reference(typed text) returns setof intake_api.receipts
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select r.* from intake_api.receipts r where r.id = (select c.id from case_reviews c where c.reference = typed)
$$;
-- The link of a notice opens once, and ten minutes longer, so that the page can be reloaded.
create function intake_api.receipt_by_link(link bytea) returns setof intake_api.receipts
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with used as (
    update deliveries set link_used_at = coalesce(link_used_at, present())
    where link_hash = link and kind in ('late-notice', 'declined-notice', 'receipt-mail') and link_revoked_at is null
      and link_expires_at > present() and (link_used_at is null or link_used_at > present() - interval '10 minutes')
    returning case_review_id
  )
  select r.* from intake_api.receipts r where r.id = (select case_review_id from used)
$$;

-- Orders the receipt by mail, twice at most: anybody can type a stranger's address into the form.
create function intake_api.mail_receipt(token bytea, version smallint) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  insert into deliveries (id, case_review_id, kind, channel, recipient, step, secret_version)
  select gen_random_uuid(), r.id, 'receipt-mail', 'email', 'visitor', r.copies, version from intake_api.receipt(token) r
  where r.copies < 2 and r.erased_at is null and r.last_copy is distinct from 'waiting' on conflict do nothing
$$;

-- Nobody is alerted and nobody calls any more. It is erased in an hour; until then this can be undone.
create function intake_api.withdraw(token bytea) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  this uuid := (select r.id from intake_api.receipt(token) r);
begin
  update followups set withdrawn_from = state, state = 'withdrawing', withdraw_at = present() + interval '60 minutes',
    next_due_at = present() + interval '60 minutes', remind_at = null, goes_on_at = null
  where case_review_id = this and state not in ('withdrawing', 'withdrawn');
  if not found then return; end if;
  update deliveries set state = 'cancelled' where case_review_id = this and kind <> 'event' and state in ('waiting', 'bundled');
  perform intake_api.write_timeline(json_build_array(json_build_object('case_review_id', this, 'kind', 'taken-back', 'by', 'visitor', 'place', 0)));
end $$;

-- How a request stands, held until the end of the transaction: the ladder's rules, which the caller knows, say how it goes on.
create function intake_api.hold(token bytea) returns setof followups
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  select f.* from followups f where f.case_review_id = (select r.id from intake_api.receipt(token) r) for update
$$;
create function intake_api.keep(token bytea, promised_minutes int, step int, counted_from timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  this followups := (select h from intake_api.hold(token) h);
  new_hour timestamptz := present() + make_interval(mins => promised_minutes);
begin
  if this.state is distinct from 'withdrawing' or this.withdraw_at <= present() then return; end if;
  if this.withdrawn_from in ('climbing', 'acknowledged', 'unanswered') then
    update followups set withdraw_at = null, withdrawn_from = null, state = 'climbing', ladder_step = step, ladder_from = counted_from, remind_at = null,
      goes_on_at = null, acknowledged_at = null, acknowledged_by = null, next_due_at = present(), told_late_at = null,
      call_target = greatest(call_target, new_hour), call_due_at = greatest(call_due_at, new_hour)
    where case_review_id = this.case_review_id;
  else
    update followups set withdraw_at = null, withdrawn_from = null, state = this.withdrawn_from, next_due_at = null where case_review_id = this.case_review_id;
  end if;
  -- A lead that had not left waits again.
  update deliveries set state = 'waiting', leased_until = null where case_review_id = this.case_review_id and kind = 'lead' and state = 'cancelled';
  perform intake_api.write_timeline(json_build_array(json_build_object('case_review_id', this.case_review_id, 'kind', 'kept', 'by', 'visitor', 'place', 0)));
end $$;
-- Whoever is calling already stays on it: then `step` is null.
create function intake_api.call_sooner(token bytea, step int, counted_from timestamptz, rings_from timestamptz, target timestamptz, due timestamptz, next_due timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  this followups := (select h from intake_api.hold(token) h);
begin
  if this.state is null or this.state not in ('climbing', 'acknowledged', 'unanswered') or due >= this.call_due_at then return; end if;
  update followups set call_from = rings_from, call_target = target, call_due_at = due, next_due_at = next_due where case_review_id = this.case_review_id;
  if step is not null then
    update followups set state = 'climbing', ladder_step = step, ladder_from = counted_from, remind_at = null, goes_on_at = null, acknowledged_at = null, acknowledged_by = null
    where case_review_id = this.case_review_id;
  end if;
  perform intake_api.write_timeline(json_build_array(json_build_object('case_review_id', this.case_review_id, 'kind', 'sooner', 'by', 'visitor')));
end $$;

-- Asked for on a receipt: applies to this request, and from now on to its number or address, also in other requests.
create function intake_api.stop(token bytea, channel text) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  this uuid := (select r.id from intake_api.receipt(token) r);
begin
  if this is null or channel not in ('calls', 'texts', 'mails') then return; end if;
  execute format('update followups set %1$I = coalesce(%1$I, present()) where case_review_id = $1', 'no_' || channel || '_at') using this;
  insert into suppressions (channel, digest, secret_version, case_review_id)
  select stop.channel, one.digest, c.secret_version, c.id
  from case_reviews c, lateral (select case stop.channel when 'mails' then c.mail_digest else c.phone_digest end as digest) as one
  where c.id = this and one.digest is not null on conflict do nothing;
  perform intake_api.write_timeline(json_build_array(json_build_object('case_review_id', this, 'kind', 'no-' || channel, 'by', 'visitor')));
end $$;

-- Turned on, or on again, on the same receipt. Stops from another receipt or by a text from the number stay. Texts and mails are agreed to
-- with it, in the words that stood beside the switch.
create function intake_api.resume(token bytea, channels text[], agreed_hash bytea, agreed_wording text, agreed_language text, agreed_version smallint) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
#variable_conflict use_column
declare
  this uuid := (select r.id from intake_api.receipt(token) r);
  agrees_texts boolean := 'texts' = any (channels);
  agrees_mails boolean := 'mails' = any (channels);
begin
  if this is null then return; end if;
  update followups set no_calls_at = case when 'calls' = any (channels) then null else no_calls_at end,
    no_texts_at = case when agrees_texts then null else no_texts_at end, no_mails_at = case when agrees_mails then null else no_mails_at end
  where case_review_id = this;
  delete from suppressions where case_review_id = this and channel = any (channels);
  perform intake_api.write_timeline((select json_agg(json_build_object('case_review_id', this, 'kind', one || '-again', 'by', 'visitor')) from unnest(channels) as one));
  if not agrees_texts and not agrees_mails then return; end if;
  insert into consent_wordings (hash, wording, language, version) values (agreed_hash, agreed_wording, agreed_language, agreed_version) on conflict do nothing;
  insert into consents (case_review_id, wording_hash, language, page, calls, texts, mails) values (this, agreed_hash, agreed_language, '/receipt', false, agrees_texts, agrees_mails);
  insert into consent_proofs (digest, secret_version, calls, texts, mails, wording_hash, language)
  select one.digest, secret_version, false, one.texts, one.mails, agreed_hash, agreed_language
  from case_reviews, lateral (values (phone_digest, agrees_texts, false), (mail_digest, false, agrees_mails)) as one (digest, texts, mails)
  where id = this and one.digest is not null and (one.texts or one.mails);
end $$;

-- Totals, for alarms and measures. Each process reports on the others.
create function intake_api.health()
returns table ("workerSilentSeconds" float8, overdue int, "overdueSince" timestamptz, waiting int, "missedSince" timestamptz)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  with waits as materialized (
    -- What a practice system has not taken yet keeps nobody from a call: it rings by itself (followup/practice-system/trouble.ts).
    select created_at,
      -- Tried in vain for a minute, or not tried although it is due. What waits on purpose, such as a list, is not overdue.
      (case when attempts > 0 then created_at else next_attempt_at end) < present() - interval '60 seconds' as is_overdue
    from deliveries where state = 'waiting' and kind not in ('event', 'lead')
  )
  select (select extract(epoch from present() - max(beat_at))::float8 from worker_pulses), (select count(*)::int from waits where is_overdue),
    (select min(created_at) from waits where is_overdue), (select count(*)::int from waits),
    (select min(call_due_at) from followups where state in ('climbing', 'acknowledged', 'unanswered') and lane = 'open' and not canary
      and tried_at is null and call_due_at between present() - interval '2 days' and present())
$$;
create function intake_api.hours() returns table (lane text, kept int, tried int, missed int, late int)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  with day as (
    select f.lane, (count(*) filter (where reached_at <= call_due_at))::int as kept,
      (count(*) filter (where unreached and tried_at <= call_due_at))::int as tried,
      (count(*) filter (where unreached and coalesce(tried_at > call_due_at, true)))::int as missed
    -- The hour passed and they were not reached in it. Visitors who withdrew, or whose request was declined, are not counted.
    from followups f, lateral (select call_due_at <= present() and coalesce(reached_at > call_due_at, state in ('climbing', 'acknowledged', 'unanswered')) as unreached) as one
    where not canary and call_due_at > present() - interval '1 day' group by 1
  ), late as (
    select f.lane, count(*)::int as late from followups f
    where not canary and state in ('climbing', 'acknowledged', 'unanswered') and call_due_at <= present() and call_due_at > present() - interval '30 days' group by 1
  )
  select lanes.lane, coalesce(kept, 0), coalesce(tried, 0), coalesce(missed, 0), coalesce(late, 0)
  from (values ('open'), ('quarantine')) as lanes (lane) left join day using (lane) left join late using (lane)
$$;
create function intake_api.canary_age() returns float8
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select extract(epoch from present() - max(handed_over_at))::float8 from deliveries
  where kind = 'canary' and state = 'handed-over' and handed_over_at > present() - interval '1 day'
$$;
create function intake_api.channels_failing(ours text, theirs text, of_the_account text[])
returns table (channel text, code text, since timestamptz, is_ours boolean)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select distinct on (failing.channel) failing.* from (
    select d.channel, d.last_code as code, d.created_at as since, d.last_code ~ ours as is_ours from deliveries d
    where d.state = 'waiting' and d.attempts >= 2 and d.channel <> 'sink' and d.last_code ~ (ours || '|' || theirs)
    union all
    select d.channel, d.arrival_code, d.arrival_at, true from deliveries d
    where d.channel = 'sms' and d.arrival = 'failed' and d.arrival_code = any (of_the_account) and d.arrival_at > present() - interval '1 day'
      and not exists (select from deliveries later where later.channel = 'sms' and later.arrival = 'arrived' and later.arrival_at > d.arrival_at)
  ) as failing order by failing.channel, failing.is_ours desc, failing.since
$$;
-- How much must still be recognized by each version of the secret.
create function intake_api.secret_versions() returns table (version int, needed int)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select secret_version::int, count(*)::int from (
    select secret_version from case_reviews where erased_at is null or receipt_expires_at > present()
    union all select secret_version from deliveries where link_hash is not null and link_expires_at > present() and link_revoked_at is null
    union all select secret_version from suppressions
    union all select secret_version from consent_proofs
  ) as needed group by 1
$$;

-- Whom each drill asked, and how they answered: also for the preflight, which runs with the settings of the public site.
create view drill_messages as
  select drills.id, ordered_at, d.recipient as who, d.channel, extract(epoch from d.answered_at - ordered_at)::float8 as seconds, coalesce(d.last_code, d.arrival_code) as code,
    array(select distinct person from on_call_changes absent where kind = 'absence' and from_at <= ordered_at and least(until_at, cancelled_at) > ordered_at
      and not exists (select from deliveries asked where asked.drill_id = drills.id and asked.recipient = absent.person) order by person) as away,
    d.state, d.last_code
  from drills join deliveries d on d.drill_id = drills.id;
grant select on drill_messages to firm_web, firm_worker, firm_desk;

-- What comes in from telephone and push services and from the firm's own phones. The public site takes it and the worker, who may act on
-- it, answers. Sealed, and gone when the answer is fetched.
create table inbound (
  id uuid primary key,
  at timestamptz not null default now(),
  kind text not null,
  sealed bytea,
  claimed_until timestamptz,
  answer bytea,
  answered_at timestamptz
);
create index inbound_by_time on inbound (at);
create function intake_api.answer_to(ask uuid) returns bytea
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  delete from inbound where id = ask and answered_at is not null returning answer
$$;

-- Who may do what. A new table has no grants: its migration says who needs it, and tests/e2e/database-roles.test.ts knows it.
revoke all on all functions in schema intake_api from public;
grant execute on function present() to firm_web, firm_worker, firm_desk;
grant select on kysely_migration to firm_web, firm_worker, firm_desk;
grant execute on all functions in schema intake_api to firm_web;
revoke execute on function intake_api.write_timeline, intake_api.announce_opened from firm_web;
grant execute on function intake_api.write_timeline, intake_api.announce_opened, intake_api.announce_incident, intake_api.health, intake_api.hours, intake_api.canary_age,
  intake_api.channels_failing, intake_api.secret_versions to firm_worker, firm_desk;

grant select, insert, update, delete on limits to firm_web, firm_worker;
grant select, delete on limits to firm_desk;
grant select, insert, update on assistant_tokens to firm_web;
grant select on assistant_tokens to firm_worker, firm_desk;
grant update (at) on write_probe to firm_web;
grant select on on_call_changes to firm_web, firm_worker, firm_desk;
grant select, insert, update on incidents to firm_web, firm_worker;
grant insert (id, kind, sealed) on inbound to firm_web;
grant select, update, delete on inbound to firm_worker;

-- The worker writes to visitors and to the firm's people, erases what was kept long enough, and never needs the story.
grant select (id, reference, received_at, submission_key, answers_digest, page, language, answers, contact, erased_at, receipt_hash, receipt_expires_at, phone_digest,
  mail_digest, canary, alike_key, secret_version, opens_by_address), update (answers, contact, story, answers_digest, page, phone_digest, mail_digest, alike_key, erased_at),
  delete on case_reviews to firm_worker;
grant select, delete on request_keys, part_keys to firm_worker;
grant select, update (page), delete on consents to firm_worker;
grant select on consent_wordings to firm_worker;
grant select, delete on consent_proofs to firm_worker;
grant select, insert, update, delete on suppressions, told_addresses, followups, deliveries, leads, practice_outlets, phone_answers, worker_pulses to firm_worker;
grant select, insert, delete on followup_events to firm_worker;
grant delete on incidents to firm_worker;
grant insert, update (cancelled_at) on on_call_changes to firm_worker;
grant select, insert on on_call_notices, drills to firm_worker;

-- The desk shows requests to the firm's people, and does what they do.
grant select on case_reviews, request_keys, part_keys, consents, consent_wordings, consent_proofs, suppressions, told_addresses, followups, deliveries, followup_events, leads,
  practice_outlets, incidents, worker_pulses, on_call_notices, drills to firm_desk;
grant update (answers, contact, story, answers_digest, page, phone_digest, mail_digest, alike_key, erased_at) on case_reviews to firm_desk;
grant insert on drills to firm_desk;
grant insert, update (cancelled_at) on on_call_changes to firm_desk;
-- It may also erase. What else it changes is granted where that was added (048, 052).
grant delete on request_keys, told_addresses to firm_desk;
grant update (page) on consents to firm_desk;
grant insert, delete on suppressions to firm_desk;
grant update (urgency, suspicion, network, withdraw_at) on followups to firm_desk;
grant update (event, link_revoked_at, provider_id) on deliveries to firm_desk;

-- The firm reads at the desk what the visitor reads on the receipt.
grant select on intake_api.receipts to firm_desk;
