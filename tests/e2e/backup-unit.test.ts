// @module-tag nightly
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cluster, createCluster } from '#scripts/drill/cluster.ts';
import { prepare } from '#scripts/postgres.ts';
import { underMountsOf, unitValues } from '../testkit/unit-sandbox.ts';

/** PostgreSQL refuses to run as root; then everything here belongs to "nobody". */
const uid = 65534;
const root = process.getuid?.() === 0;
/** Not below /tmp, which the unit has to itself. */
const home = mkdtempSync(join('/var/tmp', 'backup-unit-'));
let cluster: Cluster | undefined;

beforeAll(async () => {
  if (!root) return;
  chmodSync(home, 0o755);
  cluster = await createCluster(home);
  await cluster.start();
  await cluster.pgbackrest('stanza-create');
  await prepare(cluster.url);
  mkdirSync(join(home, 'state'));
  chownSync(join(home, 'state'), uid, uid);
});
afterAll(async () => {
  await cluster?.stop().catch(() => undefined);
  rmSync(home, { recursive: true, force: true });
});

/** Where the shipped unit and pgbackrest.conf say, and where it is here. */
const here: Record<string, string> = {
  '/var/lib/pgbackrest': join(home, 'repo'),
  '/var/log/pgbackrest': join(home, 'log'),
  '/var/spool/pgbackrest': join(home, 'spool'),
  '/run/pgbackrest': join(home, 'lock'),
};

test.runIf(root)('the backup is made under the mounts of its unit, by its command, and says when it was done', () => {
  const { status, said } = backup(unitValues('firm-backup.service', 'ReadWritePaths'));
  expect([status, said]).toEqual([0, expect.any(String)]);
  expect(Date.now() - statSync(join(home, 'state/done')).mtimeMs).toBeLessThan(60_000);
  expect(statSync(join(home, 'state/done')).mode & 0o004).toBe(0o004);
});

test.runIf(root)('and not where the unit could not write its lock, as it once could not', () => {
  const { status, said } = backup(unitValues('firm-backup.service', 'ReadWritePaths').filter((path) => !path.endsWith('/run/pgbackrest')));
  expect(status).not.toBe(0);
  expect(said).toContain('Read-only file system');
});

test.runIf(root)(
  'a table of keys that somebody holds does not keep the backup from being made, and is told',
  async () => {
    const holder = new pg.Client({ connectionString: cluster?.url });
    await holder.connect();
    await holder.query('begin; lock table part_keys');
    rmSync(join(home, 'state/done'));
    const { status, said } = backup(unitValues('firm-backup.service', 'ReadWritePaths'));
    await holder.end();
    expect(said).toContain('the tables of keys are held by somebody');
    expect(status).toBe(1);
    expect(statSync(join(home, 'state/done')).size).toBe(0);
  },
  120_000,
);

function backup(writable: string[]) {
  const port = new URL(cluster?.url ?? '').port;
  const [command = ''] = unitValues('firm-backup.service', 'ExecStart');
  const paths = writable.map((path) => here[path.replace(/^-/, '')] ?? expect.fail(`${path} is not known here`));
  return underMountsOf(
    { writable: [...paths, join(home, 'state')], privateTmp: unitValues('firm-backup.service', 'PrivateTmp').includes('yes'), uid },
    [command.replace('/srv/firm/code', process.cwd())],
    {
      PATH: process.env['PATH'],
      STATE_DIRECTORY: join(home, 'state'),
      PGHOST: join(home, 'socket'),
      PGPORT: port,
      PGUSER: 'firm',
      PGPASSWORD: 'local',
      PGBACKREST_CONFIG: join(home, `pgbackrest-${port}.conf`),
      PGBACKREST_PG1_USER: 'firm',
      PGBACKREST_PG1_DATABASE: 'postgres',
      PGBACKREST_REPO1_CIPHER_PASS: 'of this drill alone',
    },
  );
}
