// @module-tag nightly
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '#database/migrate.ts';
import { tableHashes } from '#database/table-lines.ts';
import { freePort } from '#scripts/ports.ts';
import { type LocalPostgres, startLocalPostgres } from '#scripts/postgres.ts';
import { untilReady } from '#scripts/until-ready.ts';
import { demoKeys, demoSecrets } from '#server/demo-secrets.ts';
import { sendFromIsland } from '../testkit/front-door.ts';
import { inLanes } from '../testkit/lanes.ts';
import { type Running, run, settingsFor } from '../testkit/product.ts';
import { filledIn, patiently, type Scratch } from '../testkit/requests.ts';
import { openedBy, stealAll } from '../testkit/thief.ts';

const requests = 1_000;

describe('whoever takes over the web process and has a copy of the whole database', () => {
  let postgres: LocalPostgres;
  let web: Running;
  let owner: Scratch;
  let environment: NodeJS.ProcessEnv;
  let stolen: Awaited<ReturnType<typeof stealAll>>;

  beforeAll(async () => {
    postgres = await startLocalPostgres();
    owner = patiently(postgres.url, 4);
    await migrate(owner.db);
    const env = { DATABASE_URL: postgres.url, PORT: String(await freePort()) };
    environment = settingsFor('web', { ...env, DATABASE_URL: postgres.urls.web });
    web = run('web', env);
    const url = `http://127.0.0.1:${env.PORT}`;
    await untilReady(`${url}/ready`);
    await inLanes(6, Array.from({ length: requests }), async (_, at) => {
      const sent = await sendFromIsland(url, filledIn({ full_name: `Person ${at}`, phone: `231 555 0${String(at).padStart(3, '0')}` }), crypto.randomUUID());
      expect(sent.status).toBe(201);
    });
    stolen = await stealAll(owner.db);
  }, 240_000);
  afterAll(async () => {
    await owner?.close();
    await web?.stop();
    await postgres?.discard();
  });

  test('opens none of 1,000 requests with all that its environment holds', () => {
    expect(Object.keys(environment)).toContain('SEAL_TO');
    expect(stolen).toHaveLength(requests);
    expect(openedBy(environment, stolen)).toEqual({ contact: 0, story: 0 });
  });

  test('opens with the worker’s keys as well whom to call, and what happened in none', () => {
    expect(openedBy({ ...environment, ...demoKeys.worker }, stolen)).toEqual({ contact: requests, story: 0 });
  });

  test('would open everything with the desk’s', () => {
    const some = stolen.slice(0, 50);
    expect(openedBy({ ...environment, ...demoKeys.desk }, some)).toEqual({ contact: some.length, story: some.length });
  });

  test('reads, changes and drops nothing of them in the database itself', async () => {
    const { pool } = owner;
    const { rows } = await pool.query<{ name: string }>(`select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'`);
    const before = await kept(pool);
    const thief = new pg.Client({ connectionString: environment['DATABASE_URL'] });
    await thief.connect();
    const done: string[] = [];
    for (const { name } of rows.filter((table) => !ownTables.includes(table.name)))
      for (const statement of [
        `select * from ${name}`,
        `delete from ${name}`,
        `truncate ${name} cascade`,
        `drop table ${name} cascade`,
        `insert into ${name} default values`,
      ])
        await thief.query(statement).then(
          () => done.push(statement),
          () => undefined,
        );
    await thief.end();
    expect(done.toSorted()).toEqual(['drill_messages', 'kysely_migration', 'on_call_changes'].map((name) => `select * from ${name}`));
    expect(await kept(pool)).toEqual(before);
  });
});

/** Counters of its own, alarms, what it hands to the worker, and that it was opened. */
const ownTables = ['limits', 'assistant_tokens', 'incidents', 'write_probe', 'inbound', 'site_openings'];

async function kept(pool: pg.Pool) {
  const client = await pool.connect();
  try {
    return await tableHashes(client);
  } finally {
    client.release();
  }
}

test('the keys of the other processes are not in what the tests give to web', () => {
  const given = JSON.stringify(settingsFor('web', {}));
  const { WORKER_KEYS, LINK_SECRET } = demoKeys.worker;
  const { DESK_KEYS } = demoKeys.desk;
  const { RECOVERY_KEYS } = demoKeys.recovery;
  for (const [name, key] of Object.entries({ WORKER_KEYS, LINK_SECRET, DESK_KEYS, RECOVERY_KEYS })) expect(given, name).not.toContain(key.slice(2));
  expect(given).toContain(demoSecrets.INTAKE_SECRET);
});
