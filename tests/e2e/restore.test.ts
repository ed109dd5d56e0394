// @module-tag nightly
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseByReference } from '#case-review/erase.ts';
import { rewrapAll } from '#case-review/rewrap.ts';
import { type Received, receiveCaseReview } from '#intake/receive.ts';
import { type Cluster, clusterAt, createCluster } from '#scripts/drill/cluster.ts';
import { prepare } from '#scripts/postgres.ts';
import { openSecrets } from '#vault/secrets.ts';
import { deskOfBoth, keySet } from '../testkit/key-set.ts';
import { filledIn, openRequests, patiently, receiverOf, type Scratch, submissionOf } from '../testkit/requests.ts';
import { filesOf, tryToOpen } from '../testkit/stolen.ts';

const run = promisify(execFile);

/** Some of its requests are erased after the backup: they stay erased, because that is in the log. */
test('what was destroyed is restored to the last row, opens, and serves: npm run restore-drill', async () => {
  const { stdout } = await run(process.execPath, ['scripts/restore-drill.ts', '--requests', '2000', '--firm', 'blue-water']);
  expect(stdout.match(/ same$/gm)?.length).toBeGreaterThanOrEqual(7);
  expect(stdout).toMatch(/^ {2}case_reviews +2000 rows/m);
  expect(stdout).toMatch(/from loss to serving +\d+\.\d s\nEverything is as it was\.\n$/);
});

describe('an erased request, with backups of whole disks', () => {
  const [old, fresh] = [keySet(1), keySet(2)];
  let home: string;
  let cluster: Cluster;
  let scratch: Scratch;
  let erased: Received;
  let live: Received;
  let key: { wrappedKey: Buffer; keyVersion: number };
  let ciphertext: Buffer;

  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'backups-'));
    cluster = await createCluster(home);
    await cluster.start();
    await cluster.pgbackrest('stanza-create');
    scratch = patiently(cluster.url, 4);
    await prepare(cluster.url);
    [erased, live] = [await send('Erased'), await send('Live')];
    await cluster.pgbackrest('--type=full', 'backup');
    key = await keyOf(scratch, erased.id);
    ciphertext =
      (await scratch.db.selectFrom('case_reviews').select('contact').where('id', '=', erased.id).executeTakeFirstOrThrow()).contact ?? Buffer.alloc(0);
    expect(await eraseByReference(scratch.db, erased.reference)).toBe(true);
    await scratch.pool.query('select pg_switch_wal()');
    await cluster.pgbackrest('check');
  });
  afterAll(async () => {
    await scratch?.close();
    await cluster?.stop().catch(() => undefined);
    rmSync(home, { recursive: true, force: true });
  });

  test('can still be opened from a backup before it, with the passphrase and the desk’s key, and no more once that key is changed and destroyed', async () => {
    await beside('before', ['--type=immediate', '--target-action=promote'], async (restored) => {
      const kept = await keyOf(restored, erased.id);
      expect(tryToOpen(old.desk, erased.id, ciphertext, [kept])).toContain('"full_name":"Erased"');
      await rewrapAll(scratch.db, deskOfBoth(old, fresh), fresh.recipients);
      expect(tryToOpen(fresh.desk, erased.id, ciphertext, [kept])).toBeUndefined();
      expect((await openRequests(scratch.db, [live.id], fresh.desk)).size).toBe(1);
    });
  });

  test('is in no dump that leaves the keys out', async () => {
    const dump = await cluster.tool('pg_dump', '--exclude-table-data=part_keys', cluster.url);
    expect(dump).toContain(erased.reference);
    expect(dump).not.toContain(key.wrappedKey.toString('hex'));
    expect(dump).not.toContain((await keyOf(scratch, live.id)).wrappedKey.toString('hex'));
  });

  test('has no key left in any file, once the nightly backup was made and those before it have gone', async () => {
    const inFiles = (folder: string) => [...filesOf(folder)].filter(({ bytes }) => bytes.includes(key.wrappedKey)).map(({ name }) => name);
    // Deleting a row leaves its bytes in the file until it is written anew; this is what the nightly step is for.
    await scratch.pool.query('checkpoint');
    expect(inFiles(join(cluster.data, 'base'))).not.toEqual([]);
    await scratch.pool.query('vacuum full part_keys');
    await cluster.pgbackrest('--type=full', '--repo1-retention-full-type=count', '--repo1-retention-full=1', 'backup');

    const [{ backup: kept = [] } = {}] = JSON.parse(await cluster.pgbackrest('--output=json', 'info')) as { backup?: { label: string }[] }[];
    expect(kept).toHaveLength(1);
    await beside('after', ['--type=immediate', '--target-action=promote'], async (restored, data) => {
      expect((await openRequests(restored.db, [live.id], fresh.desk)).size).toBe(1);
      expect(inFiles(data)).toEqual([]);
    });
  });

  /** Restores beside the running database, and looks. */
  async function beside(name: string, args: string[], look: (restored: Scratch, data: string) => Promise<void>): Promise<void> {
    const other = await clusterAt(home, join(home, name));
    await other.pgbackrest('--archive-mode=off', ...args, 'restore');
    await other.start();
    const restored = patiently(other.url, 2);
    try {
      await look(restored, other.data);
    } finally {
      await restored.close();
      await other.stop();
    }
  }

  async function send(name: string): Promise<Received> {
    const received = await receiveCaseReview(
      receiverOf(scratch, openSecrets('a secret that has at least 32 characters'), old.recipients),
      submissionOf(filledIn({ full_name: name }), crypto.randomUUID()),
    );
    if (received.kind !== 'received') throw new Error('not received');
    return received;
  }
});

async function keyOf({ db }: Scratch, id: string): Promise<{ wrappedKey: Buffer; keyVersion: number }> {
  const row = await db
    .selectFrom('part_keys')
    .selectAll()
    .where('case_review_id', '=', id)
    .where('part', '=', 'contact')
    .where('recipient', '=', 'desk')
    .executeTakeFirstOrThrow();
  return { wrappedKey: row.wrapped_key, keyVersion: row.key_version };
}
