import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Opener, WrittenWrap } from '#vault/recipients.ts';
import { VaultError } from '#vault/vault.ts';

/** Where something was found, or could be: a file of PostgreSQL, or all rows of a table. */
export type Place = { name: string; bytes: Buffer };

/** Every file below PostgreSQL's folder: tables, indexes, log of changes (`pg_wal`), its log (`log`), whatever else it keeps. */
export function* filesOf(dataFolder: string): Generator<Place> {
  for (const entry of readdirSync(dataFolder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) yield { name: path.slice(dataFolder.length + 1), bytes: readFileSync(path) };
  }
}

/** Every table of every schema, PostgreSQL's own too, as text: what compression hides in the files is readable here. */
export async function* tablesOf(db: Database): AsyncGenerator<Place> {
  for (const { schema, table } of await tableNames(db)) {
    const { rows } = await sql<{ words: string }>`select t::text as words from ${sql.table(`${schema}.${table}`)} t`.execute(db);
    yield { name: `${schema}.${table}`, bytes: Buffer.from(rows.map(({ words }) => words).join('\n')) };
  }
}

async function tableNames(db: Database): Promise<{ schema: string; table: string }[]> {
  const { rows } = await sql<{ schema: string; table: string }>`
    select table_schema as schema, table_name as "table" from information_schema.tables where table_type = 'BASE TABLE'`.execute(db);
  return rows;
}

export type Dump = Map<string, Record<string, unknown>[]>;

/** A backup as it must be made: every table of ours but those with the keys. */
export async function dumpWithoutKeys(db: Database): Promise<Dump> {
  const dump: Dump = new Map();
  for (const { schema, table } of await tableNames(db)) {
    if (['pg_catalog', 'information_schema'].includes(schema) || table === 'part_keys') continue;
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(`${schema}.${table}`)}`.execute(db);
    dump.set(`${schema}.${table}`, rows);
  }
  return dump;
}

/** Everything in a dump that could be a key. */
export function bytesIn(dump: Dump): Buffer[] {
  return [...dump.values()].flatMap((rows) => rows.flatMap((row) => Object.values(row).filter((value) => Buffer.isBuffer(value))));
}

/** Tries every key on a sealed part of which someone has a copy. Returns what it says, if one fits. */
export function tryToOpen(opener: Opener, id: string, ciphertext: Buffer, keys: readonly WrittenWrap[], part = 'contact'): string | undefined {
  for (const key of keys) {
    try {
      return opener.open({ ciphertext, ...key }, { row: id, column: part });
    } catch (error) {
      if (!(error instanceof VaultError)) throw error;
    }
  }
  return undefined;
}
