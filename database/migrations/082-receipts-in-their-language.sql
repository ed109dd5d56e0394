-- As before (058), and the language in which the request was sent: its receipt is shown in it.
create or replace view intake_api.receipts as
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
    present() as now, c.language
  from case_reviews c join followups f on f.case_review_id = c.id where c.receipt_expires_at > present();
