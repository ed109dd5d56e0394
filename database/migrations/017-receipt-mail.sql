-- Whoever sent a request can have its receipt mailed to the address in it.
alter table deliveries
  drop constraint deliveries_kind_check,
  add constraint deliveries_kind_check check
    (kind in ('alert', 'reminder', 'bundle', 'late-notice', 'declined-notice', 'receipt-mail', 'digest', 'law-review', 'quarantine-list', 'canary'));
