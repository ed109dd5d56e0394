-- A report said that there is no such mailbox: no further mail goes there. `has_mail` alone cannot say so, because requests from
-- before it was counted have it at false.
alter table followups add column mail_dead_at timestamptz;
