-- Each process has a role of its own (database/roles.sql).
grant execute on function present() to firm_web, firm_worker, firm_desk;
grant select on kysely_migration to firm_web, firm_worker, firm_desk;
grant select, insert, update, delete on all tables in schema public to firm_web, firm_worker, firm_desk;
