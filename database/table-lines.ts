import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';

/** What was copied of a table: the hash covers its rows as lines, in the order of its key. */
export type Copied = { table: string; rows: number; hash: string };

/** Not copied: they concern this installation only, the last hours (limits, phone_answers, inbound), or belong to Kysely. The worker makes the queue's jobs anew. */
const leftOut = [
  'worker_pulses',
  'write_probe',
  'disk_probe',
  'incidents',
  'desk_looks',
  'firm_clock',
  'publishing_state',
  'practice_outlets',
  'site_openings',
  'limits',
  'phone_answers',
  'inbound',
  'kysely_migration',
  'kysely_migration_lock',
];

const batch = 500;

/** Reads everything in one snapshot, however long that takes, with times in UTC and bytes in hexadecimal. */
export async function inOnePicture<T>(client: ClientBase, look: () => Promise<T>): Promise<T> {
  await client.query("begin isolation level repeatable read read only; set local timezone = 'UTC'; set local bytea_output = 'hex'");
  try {
    return await look();
  } finally {
    await client.query('rollback');
  }
}

/** Every table that holds something of the firm's, each after those it refers to. */
export async function tablesToCopy(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string; needs: string[] }>(`
    select t.relname as name, coalesce(array_agg(distinct n.relname::text) filter (where n.relname is not null and n.oid <> t.oid), '{}') as needs
    from pg_class t left join pg_constraint c on c.conrelid = t.oid and c.contype = 'f' left join pg_class n on n.oid = c.confrelid
    where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace group by 1 order by 1`);
  const waiting = rows.filter(({ name }) => !leftOut.includes(name));
  const ordered: string[] = [];
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ needs }) => needs.every((need) => ordered.includes(need)));
    if (next < 0) throw new Error('tables refer to each other in a circle');
    ordered.push(...waiting.splice(next, 1).map(({ name }) => name));
  }
  return ordered;
}

/** A table's rows as JSON, a few hundred at a time. Bytes are written as \x and hexadecimal digits. */
export async function* linesOf(client: ClientBase, table: string): AsyncGenerator<string[]> {
  const { rows: key } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
     where indrelid = $1::regclass and indisprimary order by array_position(indkey::int2[], attnum)`,
    [table],
  );
  const order = key.length > 0 ? key.map(({ name }) => `t.${name}`).join(', ') : '1';
  await client.query(`declare lines no scroll cursor for select to_jsonb(t)::text as line from ${quoted(table)} t order by ${order}`);
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${batch} from lines`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => oneLine(line));
  }
  await client.query('close lines');
}

/** Some programs end a line at these characters too; in JSON they can be written as escapes. */
export function oneLine(json: string): string {
  return json.replace(/[\u0085\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Inserts lines unchanged, with the ids that PostgreSQL once generated, and continues its sequences after them. */
export async function putLines(client: ClientBase, table: string, lines: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ name: string; counted: boolean }>(
    `select quote_ident(attname) as name, attidentity <> '' as counted from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const columns = rows.map(({ name }) => name).join(', ');
  for (let at = 0; at < lines.length; at += batch)
    await client.query(
      `insert into ${quoted(table)} (${columns}) overriding system value select ${columns} from jsonb_populate_recordset(null::${quoted(table)}, $1::jsonb)`,
      [`[${lines.slice(at, at + batch).join(',')}]`],
    );
  for (const { name } of rows.filter(({ counted }) => counted))
    await client.query(`select setval(pg_get_serial_sequence($1, $2), max(${name})) from ${quoted(table)} having max(${name}) is not null`, [table, name]);
}

/** Counts and hashes a table's lines as they pass. */
export function countLines(table: string): { add: (lines: readonly string[]) => void; total: () => Copied } {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add: (lines) => {
      rows += lines.length;
      for (const line of lines) hash.update(`${line}\n`);
    },
    total: () => ({ table, rows, hash: hash.digest('hex') }),
  };
}

/** What each table holds, as it is stored. */
export async function tableHashes(client: ClientBase): Promise<Copied[]> {
  return inOnePicture(client, async () => {
    const all: Copied[] = [];
    for (const table of await tablesToCopy(client)) {
      const count = countLines(table);
      for await (const lines of linesOf(client, table)) count.add(lines);
      all.push(count.total());
    }
    return all;
  });
}

function quoted(table: string): string {
  return `"${table.replaceAll('"', '""')}"`;
}
