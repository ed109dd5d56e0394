-- One row that a readiness probe writes to: a database that can only be read takes no requests.
create table write_probe (
  only_row boolean primary key default true check (only_row),
  at timestamptz not null
);
insert into write_probe (at) values (present());
