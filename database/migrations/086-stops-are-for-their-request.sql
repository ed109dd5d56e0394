-- A switch on a receipt is for that request alone: anybody can type a stranger's number or address into the form, and could otherwise
-- turn off calls and mails for them. For a number only a text from it counts, for an address only what is asked on a receipt that a
-- mailed link opened. docs/decisions/086-stops-are-for-their-request.md

-- Stops that nobody proved. A text that stops calls stops texts first (followup/stop/stop.ts), so a stop of calls without an older one
-- of texts came from a receipt. The switches themselves are in `followups` and stay.
delete from suppressions s where s.channel = 'mails' or s.case_review_id is not null or (s.channel = 'calls' and not exists (
  select from suppressions t where t.channel = 'texts' and t.digest = s.digest and t.case_review_id is null and t.since <= s.since));

-- As before (082), without what was asked for elsewhere, and without what became of a mail because of it: whoever types a number or an
-- address into the form would learn from it that its owner asked the firm for something.
drop view intake_api.receipts cascade;
create view intake_api.receipts as
  select c.id, c.reference, c.received_at, c.erased_at, c.secret_version, f.state, f.urgency, f.withdraw_at, f.has_mail, f.takes_texts, f.no_calls_at, f.no_texts_at,
    f.no_mails_at, f.delivered_at, f.acknowledged_at, f.acknowledged_by, f.tried_at, f.call_from, f.call_target, f.call_due_at, f.closed_as, f.told_from, f.appointment_at,
    f.appointment_where,
    (select coalesce(bool_or(texts), false) from consents where case_review_id = c.id) as agreed_texts,
    (select coalesce(bool_or(mails), false) from consents where case_review_id = c.id) as agreed_mails,
    -- How often the receipt was ordered by mail, and what became of the last order.
    (select count(*)::int from deliveries where case_review_id = c.id and kind = 'receipt-mail' and channel = 'email') as copies,
    (select case when d.state = 'refused' and d.last_code in ('asked-not-to', 'told-today') then 'handed-over' else d.state end
      from deliveries d where d.case_review_id = c.id and d.kind = 'receipt-mail' and d.channel = 'email' order by d.step desc limit 1) as last_copy,
    present() as now, c.language
  from case_reviews c join followups f on f.case_review_id = c.id where c.receipt_expires_at > present();

-- As before (058): they return rows of the view.
create function intake_api.receipt(token bytea) returns setof intake_api.receipts
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select r.* from intake_api.receipts r where r.id = (select c.id from case_reviews c where c.receipt_hash = token)
$$;
create function intake_api.receipt_by_address(address bytea) returns setof intake_api.receipts
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select r.* from intake_api.receipts r where r.id = (select c.id from case_reviews c where c.receipt_hash = address and c.opens_by_address)
$$;
create function intake_api.receipt_by_reference(typed text) returns setof intake_api.receipts
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select r.* from intake_api.receipts r where r.id = (select c.id from case_reviews c where c.reference = typed)
$$;
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

-- `link`: the hash of the mailed link that opened the receipt, if one did. Whoever has it reads the mail of the address.
drop function intake_api.stop(bytea, text);
create function intake_api.stop(token bytea, channel text, link bytea default null) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  this uuid := (select r.id from intake_api.receipt(token) r);
begin
  if this is null or channel not in ('calls', 'texts', 'mails') then return; end if;
  execute format('update followups set %1$I = coalesce(%1$I, present()) where case_review_id = $1', 'no_' || channel || '_at') using this;
  insert into suppressions (channel, digest, secret_version, case_review_id)
  select 'mails', c.mail_digest, c.secret_version, c.id from case_reviews c
  where stop.channel = 'mails' and c.id = this and c.mail_digest is not null
    and exists (select from deliveries d where d.case_review_id = c.id and d.link_hash = link and d.link_used_at is not null and d.link_revoked_at is null)
  on conflict do nothing;
  perform intake_api.write_timeline(json_build_array(json_build_object('case_review_id', this, 'kind', 'no-' || channel, 'by', 'visitor')));
end $$;

revoke all on function intake_api.receipt, intake_api.receipt_by_address, intake_api.receipt_by_reference, intake_api.receipt_by_link, intake_api.stop from public;
grant execute on function intake_api.receipt, intake_api.receipt_by_address, intake_api.receipt_by_reference, intake_api.receipt_by_link, intake_api.stop to firm_web;
grant select on intake_api.receipts to firm_desk;
