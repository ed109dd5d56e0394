import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { connect } from '#database/connection.ts';
import { migrate } from '#database/migrate.ts';
import { startProduct } from '../world/product.ts';

const run = promisify(execFile);

const rounds = 5;
const seconds = 5;
const connections = 10;

/** Accepted requests a second over HTTP, beside pgbench with the same statements bare on the same PostgreSQL. */
export async function benchIntake(): Promise<string> {
  const pgbench = tool('pgbench', '/usr/lib/postgresql/*/bin/pgbench');
  const wrk = tool('wrk', '/usr/bin/wrk');
  const product = await startProduct();
  const { db, pool } = connect(product.postgres.url, { onError: () => undefined });
  await migrate(db);
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  writeFileSync(join(folder, 'same.sql'), sameStatements);
  writeFileSync(join(folder, 'send.lua'), sendRequests(product.url));
  // The wording of consent is stored once and then only looked up, here as in the product.
  await run(wrk, ['-t1', `-c${connections}`, '-d2s', '-s', join(folder, 'send.lua'), product.url]);

  const ratios: number[] = [];
  const lines: string[] = [];
  for (let round = 1; round <= rounds; round++) {
    const bare = Number(
      /tps = ([\d.]+)/.exec(
        (
          await run(pgbench, [
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
    const { stdout } = await run(wrk, ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', join(folder, 'send.lua'), product.url]);
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

/** What intake/receive.ts sends, with values of the same size. */
const sameStatements = `begin;
insert into consent_wordings (hash, wording, language) values (decode(repeat('ab', 32), 'hex'), 'bench', 'en') on conflict do nothing;
with request as (
  insert into case_reviews (id, reference, submission_key, answers_digest, page, language, answers, receipt_hash, receipt_expires_at)
  values (gen_random_uuid(), gen_random_uuid()::text, decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'), decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'), '/contact', 'en', decode(repeat('ab', 420), 'hex'), decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'), now() + interval '30 days')
  on conflict (submission_key) do nothing returning id),
key as (insert into request_keys (case_review_id, wrapped_key, key_version) select id, decode(repeat('cd', 60), 'hex'), 1 from request)
insert into consents (case_review_id, wording_hash, language, page) select id, decode(repeat('ab', 32), 'hex'), 'en', '/contact' from request;
commit;
`;
