-- The roles of a firm in its database, set up by a superuser before `npm run migrate` and again after a restore. Running it again
-- changes nothing. It makes no table and grants nothing on one: each migration does so for what it makes.
--
--   firm_owner   owns the tables; only `npm run migrate` and the commands of whoever runs the site use it
--   firm_web     the public site: stores requests and reads none
--   firm_worker  sends messages; owns the queue
--   firm_desk    where the firm's people work on requests
--
-- Roles belong to the whole PostgreSQL, so each of several firms has its own: firm_acme_owner, and so on. What their names begin with comes from
-- the setting firm.role_prefix of the session; without it from who owns the database already, else it is `firm`. Statements that
-- migrations write for firm_web mean the role of this database's firm (database/roles.ts).
--
-- Passwords come from outside, as settings of the session: firm.owner_password, firm.web_password, firm.worker_password,
-- firm.desk_password. A role without one keeps what it has.
do $$
declare
  was text := (select substring(pg_get_userbyid(nspowner)::text from '^(firm(?:_[a-z0-9_]+)?)_owner$') from pg_namespace where nspname = 'public');
  prefix text := coalesce(nullif(current_setting('firm.role_prefix', true), ''), was, 'firm');
  own text;
  secret text;
  one record;
begin
  if prefix !~ '^firm(_[a-z0-9_]+)?$' then raise exception 'firm.role_prefix must be firm, or firm_ and a name of small letters and digits'; end if;
  -- Otherwise two firms would share one database from here on.
  if was <> prefix then raise exception 'The database % belongs to another firm: its roles are %_owner and so on', current_database(), was; end if;

  -- Before anybody else could come in.
  execute format('revoke all on database %I from public', current_database());
  foreach own in array array['owner', 'web', 'worker', 'desk'] loop
    if not exists (select from pg_roles where rolname = prefix || '_' || own) then execute format('create role %I', prefix || '_' || own); end if;
    execute format('alter role %I login nosuperuser nocreatedb nocreaterole noreplication nobypassrls', prefix || '_' || own);
    secret := current_setting(format('firm.%s_password', own), true);
    if secret <> '' then execute format('alter role %I password %L', prefix || '_' || own, secret); end if;
    execute format('grant connect on database %I to %I', current_database(), prefix || '_' || own);
  end loop;
  execute format('grant create on database %I to %I', current_database(), prefix || '_owner');

  execute format('alter schema public owner to %I', prefix || '_owner');
  revoke all on schema public from public;
  execute format('grant usage on schema public to %I, %I, %I', prefix || '_web', prefix || '_worker', prefix || '_desk');

  -- pg-boss makes, changes and indexes its tables itself, from the worker. Nothing personal is in them.
  create schema if not exists pgboss;
  execute format('alter schema pgboss owner to %I', prefix || '_worker');

  -- Everybody may run a new function unless this is said for the role that makes it; said for a schema it has no effect.
  execute format('alter default privileges for role %I revoke execute on functions from public', prefix || '_owner');
  execute format('alter default privileges for role %I revoke execute on functions from public', prefix || '_worker');

  -- Where one role owned all of it before, it is handed over.
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
    join (values ('public', prefix || '_owner'), ('intake_api', prefix || '_owner'), ('pgboss', prefix || '_worker')) as of_schema (name, new_owner) on place = to_regnamespace(of_schema.name)
    where old_owner <> new_owner::regrole
  loop
    execute format('alter %s %s owner to %I', one.kind, one.what, one.new_owner);
  end loop;
end $$;
