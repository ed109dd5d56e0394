-- Once a month the responsible lawyer is told which statements of law are past their date or unsigned.
alter table deliveries
  drop constraint deliveries_kind_check,
  add constraint deliveries_kind_check check
    (kind in ('alert', 'reminder', 'bundle', 'late-notice', 'declined-notice', 'digest', 'law-review', 'quarantine-list', 'canary'));
