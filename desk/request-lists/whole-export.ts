import { CompiledQuery, type Kysely } from 'kysely';
import type { ClientBase } from 'pg';
import { openLines } from '#case-review/export-lines.ts';
import type { Database } from '#database/connection.ts';
import { type Copied, countLines, linesOf, oneLine, tablesToCopy } from '#database/table-lines.ts';
import type { Tables } from '#database/tables.ts';
import type { Entry } from '#desk/request-lists/zip.ts';
import { openForDesk } from '#desk/sealed.ts';
import type { Opener } from '#vault/recipients.ts';

/** Keys open nothing that is not here in the clear; the rest lets people in, and is nobody's to carry away. */
const leftOut = /^(part_keys|desk_(?!log)\w+)$/;

/**
 * Everything the firm owns, to be read: one line of JSON for each row, requests, notes and the list of clients in the clear, and a manifest
 * with counts and hashes. All of one moment, however long it takes. It cannot be put back: the desk has neither the secret nor
 * the rights that `npm run export` has, so the manifest calls it by another form.
 */
export async function* wholeExport({ db, opener }: { db: Database; opener: Opener }, madeAt: Date): AsyncGenerator<Entry> {
  const taken = Promise.withResolvers<Kysely<Tables>>();
  const done = Promise.withResolvers<void>();
  const held = db.connection().execute(async (connection) => {
    taken.resolve(connection);
    await done.promise;
  });
  held.catch(taken.reject);
  const connection = await taken.promise;
  const client = clientOf(connection);
  try {
    await client.query(
      "begin isolation level repeatable read read only; set local timezone = 'UTC'; set local bytea_output = 'hex'; set local idle_in_transaction_session_timeout = '10min'",
    );
    const copied: Copied[] = [];
    for (const table of await tablesToCopy(client)) {
      if (leftOut.test(table) || !(await mayRead(client, table))) continue;
      const count = countLines(table);
      yield { name: `${table}.ndjson`, chunks: chunksOf({ client, connection, opener }, table, count.add) };
      copied.push(count.total());
    }
    yield { name: 'manifest.json', chunks: [`${JSON.stringify({ format: 1, form: 'desk', madeAt: madeAt.toISOString(), tables: copied }, null, 2)}\n`] };
  } finally {
    await client.query('rollback').catch(() => undefined);
    done.resolve();
    await held.catch(() => undefined);
  }
}

type Reading = { client: ClientBase; connection: Database; opener: Opener };

async function* chunksOf({ client, connection, opener }: Reading, table: string, count: (lines: readonly string[]) => void): AsyncGenerator<string> {
  for await (const stored of linesOf(client, table)) {
    const kind = sealedKinds[table];
    const lines = table === 'case_reviews' ? await openLines(client, opener, stored) : kind ? await openOwn(connection, opener, kind, stored) : stored;
    count(lines);
    yield `${lines.join('\n')}\n`;
  }
}

/** What the desk itself sealed, by its table. */
const sealedKinds: Record<string, 'note' | 'conflict-list'> = { notes: 'note', conflict_lists: 'conflict-list' };

/** `sealed` becomes `text`, or stays empty where the request was erased. */
async function openOwn(connection: Database, opener: Opener, kind: 'note' | 'conflict-list', lines: readonly string[]): Promise<string[]> {
  const rows = lines.map((line) => JSON.parse(line) as { id: string; sealed: string | null });
  const bytes = rows.map(({ id, sealed }) => ({ id, sealed: sealed === null ? null : Buffer.from(sealed.slice(2), 'hex') }));
  const opened = await openForDesk(connection, opener, kind, bytes);
  return rows.map((row) => oneLine(JSON.stringify({ ...row, sealed: undefined, text: opened.get(row.id) ?? null })));
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
