-- A row that is changed in place fits where it was, also on a full disk. So the readiness probe writes rows of nearly a page until the table's
-- file has grown, and rolls them back. Vacuum empties the file again.
create table disk_probe (filler text not null);
alter table disk_probe alter column filler set storage plain;

create function intake_api.has_room() returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  size bigint := pg_relation_size('public.disk_probe');
begin
  begin
    for page in 1..100 loop
      insert into disk_probe values (repeat('x', 7000));
      exit when pg_relation_size('public.disk_probe') > size;
    end loop;
    raise exception using errcode = 'ROLLB';
  exception when sqlstate 'ROLLB' then null;
  end;
  return true;
end $$;

revoke all on function intake_api.has_room from public;
grant execute on function intake_api.has_room to firm_web;
