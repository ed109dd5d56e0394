-- A "1" by text means what somebody was alerted about within two hours; without this, all that they were ever told is read for it.
create index deliveries_told on deliveries (recipient, (coalesce(handed_over_at, created_at))) where kind = 'alert';
