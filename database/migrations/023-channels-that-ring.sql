-- Two more ways to wake a person: a phone call, and a push message that breaks through a phone's silence.
alter table deliveries
  drop constraint deliveries_channel_check,
  add constraint deliveries_channel_check check (channel in ('email', 'sms', 'call', 'push', 'webhook', 'sink')),
  -- What the other side calls the message: the SID of a text or call, the id or receipt of a push. Its later reports name it.
  add column provider_id text,
  -- What became of it after it was handed over, as the other side reported, and when. `arrival_order` is the number of the
  -- latest report, because reports may come out of order.
  add column arrival text check (arrival in ('on-its-way', 'arrived', 'answered', 'not-answered', 'bounced', 'failed')),
  add column arrival_code text,
  add column arrival_order integer,
  add column arrival_at timestamptz;
create index deliveries_by_provider_id on deliveries (provider_id) where provider_id is not null;
