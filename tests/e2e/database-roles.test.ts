import { createHash, randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '#database/connection.ts';
import { createQueues, letWebWake, openQueue } from '#database/queue.ts';
import { roles, setUpRoles } from '#database/roles.ts';
import { tableHashes } from '#database/table-lines.ts';
import { learnWakeUp } from '#database/wake-up.ts';
import { openWriteProbe } from '#database/write-probe.ts';
import { receiveCaseReview } from '#intake/receive.ts';
import { type LocalPostgres, localUrlAs, prepareFirm, startLocalPostgres } from '#scripts/postgres.ts';
import { demoSecrets } from '#server/demo-secrets.ts';
import { openSecrets } from '#vault/secrets.ts';
import { type Place, runnableBy, triedAs } from '../testkit/granted.ts';
import { filledIn, patiently, receiverOf, type Scratch, submissionOf } from '../testkit/requests.ts';
import { functions, matrix } from '../testkit/role-matrix.ts';

let postgres: LocalPostgres;
let named: Place;
let web: pg.Client;
let owner: Scratch;
beforeAll(async () => {
  postgres = await startLocalPostgres({ settings: { fsync: 'off' } });
  named = await prepareFirm(postgres.url, 'blue-water');
  for (const { urls } of [postgres, named]) {
    const boss = openQueue(urls.worker, { supervise: false, onError: () => undefined });
    await boss.start();
    await createQueues(boss);
    await boss.stop({ graceful: false });
    const { db, pool } = connect(urls.worker, { onError: () => undefined });
    await letWebWake(db);
    await pool.end();
  }
  owner = patiently(postgres.url, 2);
  web = new pg.Client({ connectionString: postgres.urls.web });
  await web.connect();
});
afterAll(async () => {
  await web?.end();
  await owner?.close();
  await postgres?.discard();
});

const places = { 'a firm alone': { of: () => postgres as Place, prefix: 'firm' }, 'one of several firms': { of: () => named, prefix: 'firm_blue_water' } };
const everyRole = Object.entries(places).flatMap(([whose, place]) => (['web', 'worker', 'desk'] as const).map((role) => [role, whose, place] as const));

describe.each(everyRole)('the role of the %s of %s', (role, _whose, { of, prefix }) => {
  test('may do with every table what the matrix says, and nothing else', async () => {
    expect(await triedAs(of(), role)).toEqual(matrix[role]);
  });

  test('may run the functions that it needs, and no others', async () => {
    expect(await runnableBy(of(), role)).toEqual([...functions[role].map((name) => `intake_api.${name}`), 'present']);
  });

  test('may make, change and drop nothing, and become nobody else', async () => {
    const client = new pg.Client({ connectionString: of().urls[role] });
    await client.connect();
    for (const statement of [
      'create table public.mine (a int)',
      'create table intake_api.mine (a int)',
      'create temporary table mine (a int)',
      'create schema mine',
      "create or replace function present() returns timestamptz language sql as 'select now()'",
      "create function pg_temp.mine() returns int language sql as 'select 1'",
      'drop table case_reviews cascade',
      'drop table followup_events',
      'drop function intake_api.receive',
      'alter table case_reviews disable trigger all',
      'alter table case_reviews add column mine text',
      'create trigger mine before insert on case_reviews execute function keep_wordings()',
      'truncate case_reviews cascade',
      `set role ${prefix}_owner`,
      `alter role ${prefix}_desk superuser`,
      `grant select on kysely_migration_lock to ${prefix}_${role}`,
      "copy case_reviews to program 'cat'",
      'select * from pg_authid',
      "select pg_read_file('/etc/passwd')",
      'create extension dblink',
    ])
      expect(await refused(client, statement), statement).toMatch(/^(42501|0A000|42P07)/);
    await client.end();
  });
});

describe('the database of one of several firms', () => {
  test('opens to its own roles alone', async () => {
    const others = roles.map((role) => localUrlAs(named.url, role));
    for (const url of others) expect(await opened(url), url).toMatch(/^42501 permission denied for database "firm_blue_water"/);
    for (const url of Object.values(named.urls)) expect(await opened(url), url).toBe('opened');
    for (const url of Object.values(named.urls)) expect(await opened(url.replace(/\/[^/]*$/, '/postgres')), url).toMatch(/^42501/);
  });

  test('is never given to the roles of another', async () => {
    await expect(setUpRoles(named.url, {}, 'firm_other')).rejects.toThrow('belongs to another firm');
    await expect(setUpRoles(named.url, {}, 'postgres')).rejects.toThrow('must be firm');
    await setUpRoles(named.url, {});
    expect((await owner.pool.query("select rolname from pg_roles where rolname ~ 'other|^postgres_'")).rows).toEqual([]);
  });

  async function opened(url: string): Promise<string> {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return 'opened';
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      return `${code} ${message}`;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
});

describe('the public site', () => {
  const secrets = openSecrets(demoSecrets.INTAKE_SECRET);
  const sent = async (name: string) => {
    const pool = new pg.Pool({ connectionString: postgres.urls.web, max: 2 });
    const received = await receiveCaseReview(receiverOf({ pool }, secrets), submissionOf(filledIn({ full_name: name }), randomUUID()));
    await pool.end();
    if (received.kind !== 'received') throw new Error(received.kind);
    return received;
  };

  test('stores a request, finds it again by its key, and shows it to whoever has its receipt', async () => {
    const { receipt, reference } = await sent('Jordan Avery');
    const token = createHash('sha256').update(receipt).digest();
    const { rows } = await web.query('select reference from intake_api.receipt($1)', [token]);
    expect(rows).toEqual([{ reference }]);
  });

  test('cannot read, withdraw or stop a request whose receipt it has not seen', async () => {
    await sent('Somebody Else');
    const before = await everything();
    const guess = randomBytes(32);
    for (const call of ['receipt($1)', 'receipt_by_link($1)', 'hold($1)', 'by_key($1)', 'same(array[$1::bytea], 10)'])
      expect((await web.query(`select * from intake_api.${call}`, [guess])).rows, call).toEqual([]);
    for (const call of [
      'withdraw($1)',
      'keep($1, 60, 0, now())',
      "stop($1, 'calls')",
      "resume($1, '{texts}', '', '', 'en', 1::smallint)",
      'mail_receipt($1, 1::smallint)',
    ])
      await web.query(`select intake_api.${call}`, [guess]);
    expect(await everything()).toEqual(before);
  });

  test('wakes a worker for a request, and puts no job into another queue', async () => {
    const wakeUp = await learnWakeUp(postgres.urls.web);
    const jobs = async (queue: string) => Number((await owner.pool.query('select count(*) from pgboss.job where name = $1', [queue])).rows[0]?.count);
    await web.query(wakeUp.statement(1), [wakeUp.value([randomUUID()])]);
    expect(await jobs('attend')).toBe(1);
    for (const queue of ['pulse', 'order-digest', 'forget-case-reviews', 'check-durability'])
      expect(await refused(web, wakeUp.statement(1).replaceAll("'attend'", `'${queue}'`), [wakeUp.value([randomUUID()])]), queue).toMatch(/^42501/);
    expect(await jobs('pulse')).toBe(0);
    for (const statement of [
      "update pgboss.job set state = 'completed'",
      'delete from pgboss.job_common',
      'select data from pgboss.job',
      "insert into pgboss.schedule (name, cron) values ('pulse', '* * * * *')",
    ])
      expect(await refused(web, statement), statement).toMatch(/^42501/);
  });

  test('hands over what comes in by phone, and reads nothing of what others handed over', async () => {
    await web.query('insert into inbound (id, kind, sealed) values ($1, $2, $3)', [randomUUID(), 'text', randomBytes(8)]);
    for (const statement of [
      'select * from inbound',
      'delete from inbound',
      "update inbound set kind = ''",
      "insert into inbound (id, kind, answer) values (gen_random_uuid(), '', '')",
    ])
      expect(await refused(web, statement), statement).toMatch(/^42501/);
  });

  test('stores nothing by itself that its function does not store', async () => {
    expect(await refused(web, 'insert into case_reviews (id, reference) values (gen_random_uuid(), 1)')).toMatch(/^42501/);
  });

  test('finds out whether requests can be stored by taking room on the disk, and keeps none of it', async () => {
    const sizeOf = async () => (await owner.pool.query<{ bytes: string }>("select pg_relation_size('disk_probe') as bytes")).rows[0]?.bytes;
    const canStore = async () => {
      const probe = openWriteProbe(postgres.urls.web);
      try {
        return await probe.canStore();
      } finally {
        await probe.stop();
      }
    };
    const before = await sizeOf();
    expect(await canStore()).toBe(true);
    expect(Number(await sizeOf())).toBeGreaterThan(Number(before));
    expect((await owner.pool.query('select from disk_probe')).rowCount).toBe(0);
    // As PostgreSQL says it when a file cannot grow.
    await owner.pool.query(`create function full_disk() returns trigger language plpgsql as $$ begin raise exception using errcode = 'disk_full'; end $$;
      create trigger full_disk before insert on disk_probe for each row execute function full_disk()`);
    expect(await canStore()).toBe(false);
    await owner.pool.query('drop function full_disk cascade');
    expect(await canStore()).toBe(true);
  });

  async function everything() {
    const client = await owner.pool.connect();
    try {
      return await tableHashes(client);
    } finally {
      client.release();
    }
  }
});

async function refused(client: pg.Client, statement: string, values: unknown[] = []): Promise<string> {
  return client.query(statement, values).then(
    () => 'done',
    (error: { code?: string; message: string }) => `${error.code} ${error.message}`,
  );
}
