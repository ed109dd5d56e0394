import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';

/** What the public process needs of its role, beside its own tables. Without one of them a request would be refused when it comes. */
const neededByWeb = ['receive', 'by_key', 'same', 'receipt', 'withdraw', 'answer_to'];

/** The functions that this role may not run, or that are not there. */
export async function missingRights(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from unnest(${neededByWeb}::text[]) as needed (name)
    where not exists (select from pg_proc where pronamespace = to_regnamespace('intake_api') and proname = name
      and has_schema_privilege(pronamespace, 'usage') and has_function_privilege(pg_proc.oid, 'execute'))`.execute(db);
  return rows.map(({ name }) => name);
}
