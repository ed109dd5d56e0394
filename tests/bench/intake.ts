import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { connect } from '#database/connection.ts';
import { learnWakeUp } from '#database/wake-up.ts';
import { content } from '#firm/content.ts';
import { receiveCaseReview } from '#intake/receive.ts';
import { openSecrets } from '#vault/secrets.ts';
import { resident } from '../testkit/memory.ts';
import { run, startProduct, untilStarted } from '../testkit/product.ts';
import { filledIn, recipients, submissionOf } from '../testkit/requests.ts';
import { alternating, median, ratios, spread } from './rounds.ts';
import { command, load, tool } from './wrk.ts';

const rounds = 5;
const seconds = 5;
const connections = 10;

/** Accepted requests a second over HTTP, beside pgbench with the same statements bare on the same PostgreSQL. */
export async function benchIntake(): Promise<string> {
  const product = await startProduct({ TRUSTED_PROXY: 'true' });
  product.web.child.stdout?.removeAllListeners('data').resume();
  const { pool } = connect(product.postgres.url, { onError: () => undefined });
  // The worker makes tables and queue; what it does with requests is not part of accepting them.
  const worker = run('worker', { DATABASE_URL: product.postgres.url });
  await untilStarted(worker);
  await worker.stop();
  // The web process looks for the queue every two seconds.
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  writeFileSync(join(folder, 'same.sql'), await sameStatement(product.postgres.url));
  writeFileSync(join(folder, 'send.lua'), sendRequests(product.url));
  const script = ['-s', join(folder, 'send.lua')];
  // The wording of consent is stored once and then only looked up, here as in the product.
  await load(product.url, { connections, seconds: 2, args: script });
  const stored = async () => Number((await pool.query<{ count: string }>('select count(*) from case_reviews')).rows[0]?.count);
  let refused = 0;
  try {
    const measured = await alternating(rounds, {
      bare: () => statements(product.postgres.url, join(folder, 'same.sql')),
      ours: async () => {
        const before = await stored();
        refused += (await load(product.url, { connections, seconds, args: script })).refused;
        return ((await stored()) - before) / seconds;
      },
    });
    const each = ratios(measured.ours, measured.bare);
    return [
      `Accepted case reviews a second, ${connections} connections, ${rounds} rounds of ${seconds} s, alternating, every commit on disk before its answer.`,
      '',
      '| pgbench, the same statement | over HTTP, rows that are there | ratio | rounds | refused |',
      '|---|---|---|---|---|',
      `| ${median(measured.bare).toFixed(0)} | ${median(measured.ours).toFixed(0)} | **${median(each).toFixed(2)}** | ${spread(each, 2)} | ${refused} |`,
      '',
      `The web process holds ${resident(product.web.child.pid)} MB after it.`,
    ].join('\n');
  } finally {
    await pool.end();
    await product.stop();
  }
}

async function statements(url: string, file: string): Promise<number> {
  const { stdout } = await command(tool('pgbench'), ['-n', '-M', 'prepared', '-c', String(connections), '-j', '1', '-T', String(seconds), '-f', file, url]);
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
}

/** Each request is another person, so that every one of them is stored. */
function sendRequests(url: string): string {
  return `
local n = 0
local run = tostring(os.time()) .. tostring(math.random(1000000))
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"
wrk.headers["Origin"] = "${url}"
function request()
  n = n + 1
  local key = run .. "-" .. n .. "-0123456789abcdef"
  local body = '{"draft":{"full_name":"Bench ' .. n .. '","phone":"810 555 0100","case_type":"Other","description":"Charge, court and date, request number ' .. n .. '","consent":true,"consent_text":true,"no_email":false,"best_time":"ASAP","arrested":"No","email":"","city":"Flint","county":"Genesee","court_date":"2026-12-01"},"wording":2,"key":"' .. key .. '","page":"/contact","attribution":{}}'
  wrk.headers["X-Forwarded-For"] = (11 + n % 80) .. "." .. (n % 251 + 1) .. "." .. (math.floor(n / 251) % 251 + 1) .. ".7"
  return wrk.format(nil, "/case-review", nil, body)
end
`;
}

/** The very statement of the product, with values of the same size that PostgreSQL makes up itself. */
async function sameStatement(url: string): Promise<string> {
  let sent: { text: string; values: [string, ...unknown[]] } | undefined;
  const listening = {
    query: async (query: typeof sent) => {
      sent = query;
      const now = new Date();
      return {
        rows: rowsOf(query?.values[0] ?? '[]').map(({ id, reference }) => ({
          id,
          reference,
          received_at: now,
          call_from: now,
          call_target: now,
          call_due_at: now,
          secret_version: 1,
        })),
      };
    },
  } as unknown as Pool;
  const wakeUp = await learnWakeUp(url);
  await receiveCaseReview(
    {
      pool: listening,
      recipients,
      secrets: openSecrets('a secret that has at least 32 characters'),
      ladder: content().firm.onCall,
      wakeUp: () => wakeUp,
    },
    submissionOf(filledIn(), crypto.randomUUID()),
  );
  if (!sent) throw new Error('nothing was sent');
  const { text, values } = sent;
  const [row] = rowsOf(values[0]);
  if (!row) throw new Error('no request was sent');
  const statement = text.replace(/\$(\d+)/g, (_, place: string) => literal(values[Number(place) - 1]));
  const random = 'md5(random()::text) || md5(random()::text)';
  const fresh: [string, string][] = [
    [row.id, "lpad(to_hex(:n::bigint), 32, '0')"],
    [row.reference, 'gen_random_uuid()'],
    ...[row.submission_key, row.digest, row.receipt_hash].map((bytes): [string, string] => [bytes.slice(2), random]),
    ...row.alerts.map(({ id }): [string, string] => [id, 'gen_random_uuid()']),
  ];
  const anew = fresh.reduce((sql, [old, made]) => sql.replaceAll(old, `' || ${made} || '`), statement);
  return `\\set n random(1, 9000000000000000)\n${anew.replaceAll('\n', ' ')};\n`;
}

type Row = { id: string; reference: string; submission_key: string; digest: string; receipt_hash: string; alerts: { id: string }[] };

function rowsOf(json: string): Row[] {
  return JSON.parse(json) as Row[];
}

/** pgbench takes a colon before a letter or digit for a variable of its own: those inside JSON are written otherwise. */
function literal(value: unknown): string {
  if (typeof value === 'number') return String(value);
  const json = JSON.stringify(JSON.parse(String(value)), undefined, 1).replace(/:(?=\w)/g, '\\u003a');
  return `('${json.replaceAll("'", "''")}')::json`;
}
