import pg from 'pg';
import type { Role } from '#database/roles.ts';
import type { LocalPostgres } from '#scripts/postgres.ts';

/** What a role may do with a table: `select insert update(at)`, with columns where only some of them are granted. Empty where nothing is. */
export type Granted = Record<string, string>;

/** The database of a firm, and the addresses of its roles. */
export type Place = Pick<LocalPostgres, 'url' | 'urls'>;

/** Tries every verb on every table and view, and on each of their columns, as this role. Nothing is changed: no row is ever meant. */
export async function triedAs(postgres: Place, role: Role): Promise<Granted> {
  const tables = await tablesOf(postgres);
  const client = new pg.Client({ connectionString: postgres.urls[role] });
  await client.connect();
  const may = async (statement: string): Promise<boolean> => {
    await client.query('begin');
    try {
      await client.query(statement);
      return true;
    } catch (error) {
      // Anything but a refused right means that the right is there.
      return (error as { code?: string }).code !== '42501';
    } finally {
      await client.query('rollback');
    }
  };
  const granted: Granted = {};
  for (const { table, columns, isView } of tables) {
    const verbs: string[] = [];
    for (const [verb, statement] of Object.entries(byColumn)) {
      if (isView && verb !== 'select') continue;
      const own: string[] = [];
      for (const column of columns) if (await may(statement(table, column))) own.push(column);
      if (own.length === columns.length) verbs.push(verb);
      else if (own.length > 0) verbs.push(`${verb}(${own.join(' ')})`);
    }
    for (const verb of isView ? [] : (['delete', 'truncate'] as const))
      if (await may(verb === 'delete' ? `delete from ${table} where false` : `truncate ${table} cascade`)) verbs.push(verb);
    granted[table] = verbs.join(' ');
  }
  await client.end();
  return granted;
}

const byColumn = {
  select: (table: string, column: string) => `select ${column} from ${table} where false`,
  insert: (table: string, column: string) => `insert into ${table} (${column}) overriding system value select null where false`,
  update: (table: string, column: string) => `update ${table} set ${column} = default where false`,
};

/** From PostgreSQL itself, so that a table that nobody thought of is there too. */
async function tablesOf({ url }: Place): Promise<{ table: string; columns: string[]; isView: boolean }[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{
    table: string;
    columns: string[];
    isView: boolean;
  }>(`select case table_schema when 'public' then '' else table_schema || '.' end || quote_ident(table_name) as table,
      array_agg(quote_ident(column_name) order by ordinal_position) as columns, table_type = 'VIEW' as "isView"
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    -- pg-boss makes a table of figures for every day. A generated column cannot be written by anyone.
    where is_generated = 'NEVER' and table_schema not in ('pg_catalog', 'information_schema') and table_name !~ '_[0-9]{8}$' group by table_schema, table_name, table_type order by 1`);
  await client.end();
  return rows;
}

/** The functions that a role may run, apart from PostgreSQL's own. */
export async function runnableBy({ url, urls }: Place, role: Role): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select distinct case nspname when 'public' then '' else nspname || '.' end || proname as name from pg_proc join pg_namespace n on n.oid = pronamespace
     where nspname not in ('pg_catalog', 'information_schema', 'pgboss') and prorettype <> 'trigger'::regtype and has_function_privilege($1, pg_proc.oid, 'execute')
       and has_schema_privilege($1, n.oid, 'usage') order by 1`,
    [new URL(urls[role]).username],
  );
  await client.end();
  return rows.map(({ name }) => name);
}
