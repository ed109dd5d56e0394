import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Copied, tableHashes } from '#database/table-lines.ts';
import type { Tables } from '#database/tables.ts';
import { type Cluster, createCluster } from '#scripts/drill/cluster.ts';
import { createPeople } from '#scripts/drill/people.ts';
import { opensWrong, servesWrong } from '#scripts/drill/proofs.ts';
import { prepare, prepareFirm } from '#scripts/postgres.ts';
import { openWatch } from '#server/progress.ts';

/**
 * `npm run restore-drill`: a database is filled, backed up, destroyed and restored; then everything is compared. Exit status 1 on any
 * difference. `--firm acme`: the database and roles of one of several firms.
 */
const { values } = parseArgs({ options: { requests: { type: 'string', default: '100000' }, firm: { type: 'string' } } });
const requests = Number(values.requests);
/** Seconds on two shared cores, in the order of the steps. What grows with the rows is for 100,000. */
const grows = requests / 100_000;
const timed = openWatch({
  'PostgreSQL and its repository': 5,
  'requests before the backup': 150 * grows,
  'full backup': 4 + 5 * grows,
  'requests after it, some taken, some erased': 2 + 15 * grows,
  'hash of every table': 1 + 30 * grows,
  'the log is archived': 2,
  'kill -9, and its data deleted': 1,
  'restore from the backup': 1 + grows,
  'start, and all of the log since': 1 + 3 * grows,
  'hash of every table again': 1 + 30 * grows,
  '1,000 opened with the vault': 1,
  'web process, a page, receipts': 8,
});
const home = mkdtempSync(join(tmpdir(), 'restore-drill-'));
const differences: string[] = [];
const cluster = await createCluster(home);
try {
  await drill(cluster);
} finally {
  await cluster.stop().catch(() => undefined);
  rmSync(home, { recursive: true, force: true });
}
process.stdout.write(differences.length > 0 ? `${differences.join('\n')}\nTHE RESTORE IS NOT WHAT WAS LOST\n` : 'Everything is as it was.\n');
process.exit(differences.length > 0 ? 1 : 0);

async function drill({ url: whole, start, destroy, pgbackrest }: Cluster): Promise<void> {
  await timed('PostgreSQL and its repository', async () => {
    await start();
    await pgbackrest('stanza-create');
  });
  const { url, urls } = values.firm ? await prepareFirm(whole, values.firm) : { url: whole, urls: await prepare(whole) };
  let { pool, db } = open(url);
  const people = createPeople(db, pool);
  // The last twentieth comes after the backup, and is only in the archived log.
  const backedUp = Math.floor(requests * 0.95);
  await timed('requests before the backup', (told) => people.send(0, backedUp, (done) => told(done, backedUp)));
  await timed('full backup', async () => {
    // As firm-backup.service does it.
    await pool.query('vacuum full part_keys');
    await pool.query('vacuum full desk_keys');
    await pgbackrest('--type=full', 'backup');
  });
  await timed('requests after it, some taken, some erased', async () => {
    await people.send(backedUp, requests);
    await people.live(Math.ceil(requests / 100));
  });
  const before = await timed('hash of every table', () => hashes(pool));
  await timed('the log is archived', async () => {
    await pool.query('select pg_switch_wal()');
    await pgbackrest('check');
  });
  await pool.end();

  await timed('kill -9, and its data deleted', destroy);
  const lost = performance.now();
  await timed('restore from the backup', () => pgbackrest('restore'));
  await timed('start, and all of the log since', start);
  ({ pool, db } = open(url));
  compare(before, await timed('hash of every table again', () => hashes(pool)));
  differences.push(...(await timed('1,000 opened with the vault', () => opensWrong(db, people, 1_000))));
  differences.push(...(await timed('web process, a page, receipts', () => servesWrong(urls.web, people))));
  process.stdout.write(`from loss to serving ${((performance.now() - lost) / 1000).toFixed(1)} s\n`);
  await pool.end();
}

function compare(before: Copied[], after: Copied[]): void {
  for (const { table, rows, hash } of before) {
    const now = after.find((one) => one.table === table);
    process.stdout.write(`  ${table.padEnd(18)}${String(rows).padStart(9)} rows  sha256 ${hash}  ${now?.hash === hash ? 'same' : 'DIFFERENT'}\n`);
    if (now?.hash !== hash) differences.push(`${table}: ${rows} rows before, ${now?.rows ?? 0} after`);
  }
}

async function hashes(pool: pg.Pool): Promise<Copied[]> {
  const client = await pool.connect();
  try {
    return await tableHashes(client);
  } finally {
    client.release();
  }
}

function open(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 8 });
  // PostgreSQL is killed while connected.
  pool.on('error', () => undefined);
  return { pool, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) };
}
