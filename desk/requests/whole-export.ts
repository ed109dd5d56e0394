import { CompiledQuery, type Kysely } from 'kysely';
import type { ClientBase } from 'pg';
import { openLines } from '#case-review/export-lines.ts';
import type { Database } from '#database/connection.ts';
import { type Copied, countLines, linesOf, tablesToCopy } from '#database/table-lines.ts';
import type { Tables } from '#database/tables.ts';
import type { Entry } from '#desk/requests/zip.ts';
import type { Opener } from '#vault/recipients.ts';

/** Keys open nothing that is not here in the clear; the rest lets people in, and is nobody's to carry away. */
const leftOut = /^(part_keys|request_keys|desk_(?!log)\w+)$/;

/**
 * Everything the firm owns, as `npm run export` writes it: one line of JSON for each row, requests in the clear, and a manifest with
 * counts and hashes. All of one moment, however long it takes.
 */
export async function* wholeExport({ db, opener }: { db: Database; opener: Opener }, madeAt: Date): AsyncGenerator<Entry> {
  const taken = Promise.withResolvers<Kysely<Tables>>();
  const done = Promise.withResolvers<void>();
  const held = db.connection().execute(async (connection) => {
    taken.resolve(connection);
    await done.promise;
  });
  held.catch(taken.reject);
  const client = clientOf(await taken.promise);
  try {
    await client.query(
      "begin isolation level repeatable read read only; set local timezone = 'UTC'; set local bytea_output = 'hex'; set local idle_in_transaction_session_timeout = '10min'",
    );
    const copied: Copied[] = [];
    for (const table of await tablesToCopy(client)) {
      if (leftOut.test(table) || !(await mayRead(client, table))) continue;
      const count = countLines(table);
      yield { name: `${table}.ndjson`, chunks: chunksOf(client, opener, table, count.add) };
      copied.push(count.total());
    }
    yield { name: 'manifest.json', chunks: [`${JSON.stringify({ format: 1, form: 'opened', madeAt: madeAt.toISOString(), tables: copied }, null, 2)}\n`] };
  } finally {
    await client.query('rollback').catch(() => undefined);
    done.resolve();
    await held.catch(() => undefined);
  }
}

async function* chunksOf(client: ClientBase, opener: Opener, table: string, count: (lines: readonly string[]) => void): AsyncGenerator<string> {
  for await (const stored of linesOf(client, table)) {
    const lines = table === 'case_reviews' ? await openLines(client, opener, stored) : stored;
    count(lines);
    yield `${lines.join('\n')}\n`;
  }
}

/** Some tables are none of the desk's business, such as the limits of visitors. */
async function mayRead(client: ClientBase, table: string): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>('select has_table_privilege(quote_ident($1), $2) as may', [table, 'select']);
  return rows[0]?.may === true;
}

/** The statements of an export are written for a connection of its own. */
function clientOf(connection: Kysely<Tables>): ClientBase {
  const query = (text: string, values: readonly unknown[] = []) => connection.executeQuery(CompiledQuery.raw(text, [...values]));
  return { query } as unknown as ClientBase;
}
