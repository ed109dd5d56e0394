import pg from 'pg';
import { freePort } from '#scripts/ports.ts';
import { startLocalPostgres } from '#scripts/postgres.ts';
import { untilReady } from '#scripts/until-ready.ts';
import { timesInLanes } from '../testkit/lanes.ts';
import { run, untilStarted } from '../testkit/product.ts';
import { alternating, median, ratios, spread } from './rounds.ts';
import { sendRequest } from './send-request.ts';

const rounds = 7;
/** For each round; after all of them the smallest table has about 2,200 rows. */
const accepts = 150;
const sizes = [1_000, 100_000, 1_000_000];

/** What one accept costs with few and with many requests stored: one PostgreSQL, a database and a web process for each size. */
export async function benchGrowth(): Promise<string> {
  const postgres = await startLocalPostgres({ settings: { max_connections: '200', shared_buffers: '512MB', max_wal_size: '4GB' } });
  const places = [];
  try {
    for (const size of sizes) places.push(await openPlace(postgres.url, size));
    for (const place of places) await place.fill();
    for (const place of places) await place.accept();
    const measured = await alternating(rounds, Object.fromEntries(places.map(({ size, accept }) => [size, accept])));
    const first = measured[sizes[0] ?? 0] ?? [];
    return [
      `Milliseconds an accept takes, ${accepts} a round over HTTP by four clients, ${rounds} rounds, alternating. Stored means the request, its key, consent, promise and alerts.`,
      '',
      '| stored requests | ms an accept (median) | rounds | against 1,000 |',
      '|---|---|---|---|',
      ...sizes.map((size) => {
        const took = measured[size] ?? [];
        return `| ${size.toLocaleString('en-US')} | ${median(took).toFixed(2)} | ${spread(took, 2)} | **${median(ratios(took, first)).toFixed(2)}** |`;
      }),
      '',
      `On disk a request takes ${await diskBytes(postgres.url, sizes.at(-1) ?? 0)} bytes, indexes and all that belongs to it included.`,
    ].join('\n');
  } finally {
    for (const place of places) await place.close();
    await postgres.discard();
  }
}

async function openPlace(server: string, size: number) {
  const name = `stored_${size}`;
  await queryOn(server, `create database ${name}`);
  const url = server.replace(/\/postgres$/, `/${name}`);
  const worker = run('worker', { DATABASE_URL: url, CANARY: 'off' });
  await untilStarted(worker);
  await worker.stop();
  const port = await freePort();
  const web = run('web', { DATABASE_URL: url, PORT: String(port), TRUSTED_PROXY: 'true' });
  await untilReady(`http://127.0.0.1:${port}/ready/intake`, 20);
  const accept = async () => {
    const started = performance.now();
    await timesInLanes(4, accepts, async () => void (await sendRequest(`http://127.0.0.1:${port}`)));
    return (performance.now() - started) / accepts;
  };
  return {
    size,
    accept,
    /** A few are sent to the web process; the rest are copies of their rows with ids of their own. */
    fill: async () => {
      await timesInLanes(1, 10, async () => void (await sendRequest(`http://127.0.0.1:${port}`)));
      for (const statement of copies(size / 10)) await queryOn(url, statement);
      const [stored] = await queryOn<{ count: string }>(url, 'select count(*) from case_reviews');
      if (Number(stored?.count) < size) throw new Error(`${stored?.count} of ${size} requests are stored`);
    },
    close: () => web.stop(),
  };
}

/** Requests of past months: answered, their alerts handed over, received over half a year. */
function copies(times: number): string[] {
  return [
    `create table copied as select gen_random_uuid() as id, old.id as old_id, row_number() over () as number from case_reviews old, generate_series(1, ${times})`,
    `insert into case_reviews (id, reference, received_at, submission_key, answers_digest, page, language, contact, story, receipt_hash, receipt_expires_at, phone_digest)
      select copied.id, lpad(to_hex(number), 8, '0'), received_at - number % 180 * interval '1 day', sha256(copied.id::text::bytea), sha256(number::text::bytea),
        page, language, contact, story, sha256((copied.id::text || 'r')::bytea), receipt_expires_at, sha256((number % 5000)::text::bytea)
      from copied join case_reviews old on old.id = old_id`,
    'insert into part_keys select copied.id, part, recipient, key_version, wrapped_key from copied join part_keys on case_review_id = old_id',
    'insert into consents select copied.id, wording_hash, language, page, given_at, calls, texts, mails from copied join consents on case_review_id = old_id',
    `insert into followups (case_review_id, urgency, state, call_from, call_target, call_due_at, closed_at)
      select copied.id, urgency, 'reached', call_from, call_target, call_due_at, call_due_at from copied join followups on case_review_id = old_id`,
    `insert into deliveries (id, case_review_id, kind, channel, recipient, step, state, attempts, handed_over_at)
      select gen_random_uuid(), copied.id, kind, channel, recipient, step, 'handed-over', 1, created_at
      from copied join deliveries old on case_review_id = old_id`,
    'drop table copied',
    'vacuum analyze',
    'checkpoint',
  ];
}

async function diskBytes(server: string, size: number): Promise<number> {
  const [row] = await queryOn<{ bytes: string }>(server, `select pg_database_size('stored_${size}') as bytes`);
  return Math.round(Number(row?.bytes) / size);
}

async function queryOn<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(statement);
  await client.end();
  return rows;
}
