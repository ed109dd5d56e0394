import { readFileSync } from 'node:fs';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startLocalPostgres } from '#scripts/postgres.ts';
import { tableTypes } from '#scripts/table-types.ts';

test('the types of the tables are those of a migrated database: npm run tables writes them', async () => {
  const postgres = await startLocalPostgres();
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  expect(await tableTypes(client)).toBe(readFileSync('database/tables.ts', 'utf8'));
  await client.end();
  await postgres.discard();
});
