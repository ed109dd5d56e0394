-- The roles of this product in one database, set up by a superuser before `npm run migrate` and again after a restore. Running
-- it again changes nothing. It makes no table and grants nothing on one: each migration does so for what it makes.
--
--   firm_owner   owns the tables; only `npm run migrate` and the commands of whoever runs the site use it
--   firm_web     the public site: stores requests and reads none
--   firm_worker  sends messages; owns the queue
--   firm_desk    where the firm's people work on requests
--
-- Passwords come from outside, as settings of the session: firm.owner_password, firm.web_password, firm.worker_password,
-- firm.desk_password. A role without one keeps what it has.
do $$
declare
  own text;
  secret text;
begin
  foreach own in array array['owner', 'web', 'worker', 'desk'] loop
    if not exists (select from pg_roles where rolname = 'firm_' || own) then execute format('create role firm_%s', own); end if;
    execute format('alter role firm_%s login nosuperuser nocreatedb nocreaterole noreplication nobypassrls', own);
    secret := current_setting(format('firm.%s_password', own), true);
    if secret <> '' then execute format('alter role firm_%s password %L', own, secret); end if;
    execute format('grant connect on database %I to firm_%s', current_database(), own);
  end loop;
  execute format('revoke all on database %I from public', current_database());
  execute format('grant create on database %I to firm_owner', current_database());
end $$;

alter schema public owner to firm_owner;
revoke all on schema public from public;
grant usage on schema public to firm_web, firm_worker, firm_desk;

-- pg-boss makes, changes and indexes its tables itself, from the worker. Nothing personal is in them.
create schema if not exists pgboss;
alter schema pgboss owner to firm_worker;

-- Everybody may run a new function unless this is said for the role that makes it; said for a schema it has no effect.
alter default privileges for role firm_owner revoke execute on functions from public;
alter default privileges for role firm_worker revoke execute on functions from public;

-- Where one role owned all of it before, it is handed over.
do $$
declare
  one record;
begin
  for one in
    select kind, what, new_owner from (
      select case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end as kind, c.oid::regclass::text as what, relnamespace as place, relowner as old_owner
      from pg_class c
      where relkind in ('r', 'p', 'v', 'm', 'f') or (relkind = 'S' and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i') and d.refclassid = 'pg_class'::regclass))
      union all
      select 'routine', p.oid::regprocedure::text, pronamespace, proowner from pg_proc p
      union all
      select 'type', t.oid::regtype::text, typnamespace, typowner from pg_type t where typtype in ('e', 'd')
    ) as found
    join (values ('public', 'firm_owner'), ('intake_api', 'firm_owner'), ('pgboss', 'firm_worker')) as of_schema (name, new_owner) on place = to_regnamespace(of_schema.name)
    where old_owner <> new_owner::regrole
  loop
    execute format('alter %s %s owner to %I', one.kind, one.what, one.new_owner);
  end loop;
end $$;
