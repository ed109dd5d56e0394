import { writeFileSync } from 'node:fs';
import pg from 'pg';
import { startLocalPostgres } from '#scripts/postgres.ts';

/** `npm run tables`: writes database/tables.ts from a PostgreSQL that has had every migration. */
export async function tableTypes(client: pg.Client): Promise<string> {
  const { rows } = await client.query<Column>(columns);
  const tables = Map.groupBy(rows, ({ table }) => table);
  return `${[
    ...heading,
    ...[...tables].flatMap(([name, own]) => [`  ${name}: {`, ...own.map((column) => fitted(`    ${column.name}: ${typeOf(column)};`)), '  };']),
    ...footing,
  ].join('\n')}\n`;
}

/** `allowed`: the values of a check like `state in ('a', 'b')`, from the constraint as PostgreSQL writes it. */
type Column = { table: string; name: string; type: string; nullable: boolean; filled: 'always' | 'by default' | null; allowed: string | null };

const columns = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type, not a.attnotnull as nullable,
    case when a.attgenerated <> '' or a.attidentity = 'a' then 'always' when a.atthasdef then 'by default' end as filled,
    (select pg_get_constraintdef(k.oid) from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
      and pg_get_constraintdef(k.oid) ~ '^CHECK \\(\\(\\w+ = ANY \\(ARRAY\\[') as allowed
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped and c.relname !~ '^kysely_'
  order by c.relname, a.attnum`;

/** As node-postgres reads them. */
const types: Record<string, string> = {
  bigint: 'BigInteger',
  boolean: 'boolean',
  bytea: 'Buffer',
  'character varying': 'string',
  date: 'Day',
  integer: 'number',
  smallint: 'number',
  text: 'string',
  'text[]': 'string[]',
  'timestamp with time zone': 'Date',
  uuid: 'string',
};

/** What is in a column of JSON only its readers know. */
const json: Record<string, string> = {
  'deliveries.event': 'ToldEvent',
  'publishing_state.state': 'Json<PublishingState>',
  'reports.before': 'unknown',
};

/** Where a column is filled by itself only its type when read matters: Kysely's types for both cannot be nested. */
const whenRead: Record<string, string> = { bigint: 'string', date: 'Date' };

function typeOf({ table, name, type, nullable, filled, allowed }: Column): string {
  const plain = json[`${table}.${name}`] ?? (allowed ? unionOf(allowed) : ((filled && whenRead[type]) ?? types[type]));
  if (!plain) throw new Error(`${table}.${name} is of the type ${type}, which has no type here`);
  const whole = nullable ? `${plain} | null` : plain;
  return filled === 'always' ? `GeneratedAlways<${whole}>` : filled && !nullable ? `Generated<${whole}>` : whole;
}

/** As the formatter breaks a long union. */
function fitted(line: string): string {
  return line.length <= 160 ? line : line.replace(': ', ':\n      | ').replaceAll("' | '", "'\n      | '");
}

function unionOf(allowed: string): string {
  return [...allowed.matchAll(/'([^']*)'::text/g)].map(([, value]) => `'${value}'`).join(' | ');
}

const heading = [
  '// Written by `npm run tables` from a migrated PostgreSQL; tests/e2e/table-types.test.ts compares the two.',
  '',
  "import type { Generated, GeneratedAlways, Selectable } from 'kysely';",
  "import type { BigInteger, Day, Json, PublishingState, ToldEvent } from '#database/columns.ts';",
  '',
  '/** A row as it is read. */',
  'export type RowOf<Table extends keyof Tables> = Selectable<Tables[Table]>;',
  '',
  'export type Tables = {',
];
const footing = [
  '};',
  '',
  '/** A message as it is stored: to whom, by which channel, how often it was tried. */',
  "export type Delivery = RowOf<'deliveries'>;",
  '',
  '/** What became of a message after it was handed over, as the provider reported it. */',
  "export type Arrival = NonNullable<Delivery['arrival']>;",
  '',
  '/** Where an appointment is. What was typed for `elsewhere` is in a note, sealed. */',
  "export type AppointmentPlace = NonNullable<RowOf<'followups'>['appointment_where']>;",
];

if (import.meta.main) {
  const postgres = await startLocalPostgres();
  const client = new pg.Client({ connectionString: postgres.url });
  try {
    await client.connect();
    writeFileSync('database/tables.ts', await tableTypes(client));
  } finally {
    await client.end();
    await postgres.discard();
  }
}
