// @module-tag nightly
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#database/migrate.ts';
import type { Tables } from '#database/tables.ts';
import { content } from '#firm/content.ts';
import { freePort } from '#scripts/ports.ts';
import { type LocalPostgres, startLocalPostgres } from '#scripts/postgres.ts';
import { untilReady } from '#scripts/until-ready.ts';
import { command } from '../testkit/command.ts';
import { sendFromIsland, sendPlainForm } from '../testkit/front-door.ts';
import { startMailSink } from '../testkit/mail-sink.ts';
import { type Running, run, until, untilStarted } from '../testkit/product.ts';
import { filledIn, patiently, type Scratch } from '../testkit/requests.ts';

let postgres: LocalPostgres;
let mail: Awaited<ReturnType<typeof startMailSink>>;
let scratch: Scratch;
const running = new Map<'web' | 'worker' | 'desk', Running>();
const ports = { web: 0, desk: 0 };
let visitors: ReturnType<typeof startVisitors> | undefined;

beforeAll(async () => {
  [postgres, mail, ports.web, ports.desk] = await Promise.all([startLocalPostgres({ tables: false }), startMailSink(), freePort(), freePort()]);
  scratch = patiently(postgres.url, 4);
});
afterAll(async () => {
  await visitors?.stop();
  for (const process of running.values()) await process.stop();
  await scratch?.close();
  await mail?.stop();
  await postgres?.discard();
});

test('processes that start before their tables say so, keep nobody waiting, and begin by themselves after npm run migrate', { timeout: 300_000 }, async () => {
  start('web');
  await untilReady(`${site()}/ready`);
  visitors = startVisitors();
  for (const name of ['worker', 'desk'] as const) {
    start(name);
    await until(`the ${name} waits`, () => running.get(name)?.lines.some((line) => line.includes(`${name}-waits-for-migrate`)) ?? false, 60);
  }
  await until('some were told that they were not kept', () => (visitors?.refused() ?? 0) > 10, 60);
  expect(visitors.references()).toEqual([]);
  const plain = await sendPlainForm(site(), filledIn({ full_name: 'Without Script' }));
  expect(plain.status).toBe(503);
  expect(await plain.text()).toContain(content().firm.phone.display);
  expect((await fetch(`${site()}/ready/intake`)).status).toBe(503);

  const done = await command('migrate', [], { DATABASE_URL: postgres.urls.owner });
  expect(done).toMatchObject({ status: 0, said: expect.stringContaining('001-schema') as string });
  await untilStarted(running.get('worker') as Running);
  await until('requests are taken by themselves', () => (visitors?.references().length ?? 0) > 10, 60);
  await untilReady(`http://127.0.0.1:${ports.desk}/ready`);
});

test('a later migration gives way to a backup, and runs below the running processes: no request is refused or lost', { timeout: 300_000 }, async () => {
  const refusedBefore = visitors?.refused();
  const { folder, remove } = withOneMore(
    'alter table case_reviews add column seen_at timestamptz; alter table followups alter column suspicion set default 1;',
  );
  await whileSomebodyHolds('case_reviews', async () => {
    await expect(asOwner((db) => migrate(db, folder), { lock_timeout: 500 })).rejects.toThrow('lock timeout');
  });
  const before = visitors?.references().length ?? 0;
  expect(await asOwner((db) => migrate(db, folder))).toEqual(['999-later']);
  remove();
  await until('and some more', () => (visitors?.references().length ?? 0) > before + 10, 60);

  const { references, refused, failed } = (await visitors?.stop()) ?? { references: [], refused: 0, failed: ['no visitors'] };
  expect(failed).toEqual([]);
  expect(refused).toBe(refusedBefore);
  // Each answer with its own row, and no row without an answer.
  const { rows } = await sql<{ reference: string }>`select reference from case_reviews where not canary`.execute(scratch.db);
  expect(rows.map(({ reference }) => reference).sort()).toEqual([...references].sort());
  await until('alerts have left', () => mail.received().length > 0, 60);
  process.stdout.write(`${references.length} requests taken, ${refused} told that they were not kept\n`);
});

/** The migrations of this version, and one of the next. */
function withOneMore(statements: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  cpSync('database/migrations', folder, { recursive: true });
  writeFileSync(join(folder, '999-later.sql'), statements);
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

async function asOwner<T>(work: (db: Scratch['db']) => Promise<T>, settings: pg.ClientConfig = {}): Promise<T> {
  const pool = new pg.Pool({ connectionString: postgres.urls.owner, max: 1, ...settings });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

function start(name: 'web' | 'worker' | 'desk'): void {
  const outside = { MAIL_URL: mail.url, MAIL_FROM: 'intake@example.com', MAIL_TLS: 'off', OUTBOUND_LOOPBACK: 'allowed', CANARY: 'off' };
  const started = run(name, {
    DATABASE_URL: postgres.url,
    PUBLIC_URL: site(),
    DESK_URL: `http://localhost:${ports.desk}`,
    ...(name === 'web' ? { PORT: String(ports.web) } : name === 'desk' ? { DESK_PORT: String(ports.desk) } : {}),
    ...(name === 'desk' ? {} : outside),
  });
  running.set(name, started);
}

function site(): string {
  return `http://127.0.0.1:${ports.web}`;
}

/** As a backup does, which only reads. */
async function whileSomebodyHolds(table: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`begin; lock table ${table} in access share mode`);
  try {
    await work();
  } finally {
    await client.end();
  }
}

/** Two people who send one request after the other. Who is told that it was not kept presses Send again, as the form asks them to. */
function startVisitors() {
  const references: string[] = [];
  const failed: string[] = [];
  let [refused, person, going] = [0, 0, true];
  const lane = async () => {
    while (going) {
      const number = ++person;
      const draft = filledIn({ full_name: `Meanwhile ${number}`, description: `Charge, court and date of somebody, number ${number}`, email: '' });
      const key = crypto.randomUUID();
      for (;;) {
        const answer = await sendFromIsland(site(), draft, key).catch((error: unknown) => error as Error);
        if (answer instanceof Error) failed.push(answer.message);
        else if (answer.status === 201) references.push(((await answer.json()) as { reference: string }).reference);
        else if (answer.status === 503) refused++;
        else failed.push(String(answer.status));
        await pause(300);
        if (answer instanceof Error || answer.status !== 503) break;
      }
    }
  };
  const lanes = [lane(), lane()];
  return {
    references: () => references,
    refused: () => refused,
    stop: async () => {
      going = false;
      await Promise.all(lanes);
      return { references, refused, failed };
    },
  };
}
