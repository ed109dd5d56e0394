alter table deliveries
  -- When the receipt of a push message that rings was read last, by any process: Pushover allows it once in five seconds.
  add column receipt_read_at timestamptz,
  -- Of a bundle by push: the alert whose request its buttons take, which is the one that it names first.
  add column first_id uuid;

create index deliveries_ringing on deliveries (handed_over_at) where channel = 'push' and provider_id is not null and arrival is null;
