import { execFile } from 'node:child_process';
import { createSecretKey } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Pool } from 'pg';
import { connect } from '#database/connection.ts';
import { learnWakeUp } from '#database/queue.ts';
import { theFirm } from '#firm/firm.ts';
import { openReception, receiveCaseReview } from '#intake/receive.ts';
import { openVault } from '#vault/vault.ts';
import { run, startProduct, until } from '../world/product.ts';
import { filledIn, submissionOf } from '../world/requests.ts';

const command = promisify(execFile);

const rounds = 5;
const seconds = 5;
const connections = 10;

/** Accepted requests a second over HTTP, beside pgbench with the same statements bare on the same PostgreSQL. */
export async function benchIntake(): Promise<string> {
  const pgbench = tool('pgbench', '/usr/lib/postgresql/*/bin/pgbench');
  const wrk = tool('wrk', '/usr/bin/wrk');
  const product = await startProduct();
  const { pool } = connect(product.postgres.url, { onError: () => undefined });
  // The worker makes tables and queue; what it does with requests is not part of accepting them.
  const worker = run('worker', { DATABASE_URL: product.postgres.url });
  await until('the worker has started', () => worker.lines.some((line) => line.includes('"event":"started"')), 30);
  await worker.stop();
  // The web process looks for the queue every two seconds.
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  writeFileSync(join(folder, 'same.sql'), await sameStatement(product.postgres.url));
  writeFileSync(join(folder, 'send.lua'), sendRequests(product.url));
  // The wording of consent is stored once and then only looked up, here as in the product.
  await command(wrk, ['-t1', `-c${connections}`, '-d2s', '-s', join(folder, 'send.lua'), product.url]);

  const ratios: number[] = [];
  const lines: string[] = [];
  for (let round = 1; round <= rounds; round++) {
    const bare = Number(
      /tps = ([\d.]+)/.exec(
        (
          await command(pgbench, [
            '-n',
            '-M',
            'prepared',
            '-c',
            String(connections),
            '-j',
            '1',
            '-T',
            String(seconds),
            '-f',
            join(folder, 'same.sql'),
            product.postgres.url,
          ])
        ).stdout,
      )?.[1],
    );
    const before = await count();
    const { stdout } = await command(wrk, ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', join(folder, 'send.lua'), product.url]);
    const ours = ((await count()) - before) / seconds;
    const refused = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? '0';
    ratios.push(ours / bare);
    lines.push(`| ${round} | ${bare.toFixed(0)} | ${ours.toFixed(0)} | ${(ours / bare).toFixed(2)} | ${refused} |`);
  }
  await pool.end();
  await product.stop();
  const median = ratios.toSorted((one, other) => one - other)[Math.floor(ratios.length / 2)] ?? 0;
  return [
    'Accepted case reviews a second, 10 connections, alternating, fsync on',
    '',
    '| round | pgbench, same statements | HTTP, committed rows | ratio | refused |',
    '|---|---|---|---|---|',
    ...lines,
    '',
    `median ratio ${median.toFixed(2)}`,
  ].join('\n');

  async function count(): Promise<number> {
    const { rows } = await pool.query<{ count: string }>('select count(*) from case_reviews');
    return Number(rows[0]?.count ?? 0);
  }
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
  local body = '{"draft":{"full_name":"Bench ' .. n .. '","phone":"810 555 0100","case_type":"Other","description":"Charge, court and date, request number ' .. n .. '","consent":true,"best_time":"ASAP","arrested":"No","email":"","city":"Flint","county":"Genesee","court_date":"2026-12-01"},"key":"' .. key .. '","page":"/contact","attribution":{}}'
  return wrk.format(nil, "/case-review", nil, body)
end
`;
}

function tool(name: string, pattern: string): string {
  const found = globSync(pattern).find((path) => existsSync(path));
  if (!found) throw new Error(`${name} is not installed: apt-get install ${name === 'pgbench' ? 'postgresql-contrib' : name}`);
  return found;
}

/** The very statement of the product, with values of the same size that PostgreSQL makes up itself. */
async function sameStatement(url: string): Promise<string> {
  let sent: { text: string; values: [string[], ...unknown[]] } | undefined;
  const listening = {
    query: async (query: typeof sent) => {
      sent = query;
      return { rows: [{ id: sent?.values[0][0], reference: '', received_at: new Date() }] };
    },
  } as unknown as Pool;
  const wakeUp = await learnWakeUp(url);
  await receiveCaseReview(
    openReception({
      pool: listening,
      vault: openVault(new Map([[1, Buffer.alloc(32)]])),
      secret: createSecretKey(Buffer.alloc(32)),
      ladder: theFirm().firm.onCall,
      wakeUp: () => wakeUp,
    }),
    submissionOf(filledIn(), crypto.randomUUID()),
  );
  if (!sent) throw new Error('nothing was sent');
  const made = new Map([
    [2, 'array[gen_random_uuid()::text]'],
    ...[3, 4, 10, 13].map((place): [number, string] => [place, "array[decode(md5(random()::text) || md5(random()::text), 'hex')]"]),
  ]);
  const { text, values } = sent;
  const id = values[0][0] ?? '';
  const statement = text.replace(/\$(\d+)/g, (_, place: string) => made.get(Number(place)) ?? literal(values[Number(place) - 1]));
  return `\\set n random(1, 9000000000000000)\n${statement.replaceAll(id, `' || lpad(to_hex(:n::bigint), 32, '0') || '`).replaceAll('\n', ' ')};\n`;
}

/** Ids and hashes inside a list of rows must be new each time. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `array[${value.map(literal).join()}]`;
  if (Buffer.isBuffer(value)) return `decode('${value.toString('hex')}', 'hex')`;
  const quoted = `'${String(value).replaceAll("'", "''")}'`;
  if (typeof value !== 'string' || !value.includes('link_hash')) return typeof value === 'string' ? `(${quoted}::text)` : quoted;
  return `(${quoted
    .replace(/"id":"[^"]+"/g, `"id":"' || gen_random_uuid() || '"`)
    .replace(/"link_hash":"[^"]+"/g, `"link_hash":"' || md5(random()::text) || md5(random()::text) || '"`)})`;
}
