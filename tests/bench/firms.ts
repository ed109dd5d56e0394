import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { prefixOf } from '#database/roles.ts';
import { startLocalPostgres } from '#scripts/postgres.ts';
import { type Firm, processNames, startFirms } from '../testkit/firms.ts';
import { proportional, resident } from '../testkit/memory.ts';
import { descendants } from '../testkit/processes.ts';
import { sendRequest } from './send-request.ts';

const requests = 200;

/** What three firms on one machine with one PostgreSQL hold in memory, idle and after requests: the inputs of docs/scale.md. */
export async function benchFirms(): Promise<string> {
  const postgres = await startLocalPostgres();
  const { firms, stop } = await startFirms(postgres, ['alder', 'birch-lake', 'cedar']);
  const postmaster = Number(readFileSync(join(postgres.dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const whole = () => descendants(postmaster).reduce((sum, pid) => sum + proportional(pid), 0);
  try {
    // Caches and connections settle.
    await delay(60_000);
    const idle = { of: await Promise.all(firms.map(heldBy)), database: whole() };
    for (const { url } of firms) for (let sent = 0; sent < requests; sent++) await sendRequest(url);
    await delay(30_000);
    const busy = { of: await Promise.all(firms.map(heldBy)), database: whole() };
    return [
      `Three firms, each with web, worker, desk, a database and roles of its own. Memory in MB: resident, and in brackets its share (PSS), in which a page that n processes`,
      'hold counts 1/n. PostgreSQL: the backends of the firm, by share, and how many they are.',
      '',
      `| firm | when | ${processNames.join(' | ')} | PostgreSQL |`,
      `|---|---|${processNames.map(() => '---|').join('')}---|`,
      ...firms.flatMap(({ name }, at) => [lineOf(name, 'idle', idle.of[at]), lineOf(name, `after ${requests} requests`, busy.of[at])]),
      '',
      `PostgreSQL as a whole, its shared memory once: ${idle.database} MB idle, ${busy.database} MB after.`,
    ].join('\n');
  } finally {
    await stop();
    await postgres.discard();
  }
}

type Held = { processes: Record<string, { resident: number; share: number }>; backends: number; share: number };

async function heldBy({ name, running, inside }: Firm): Promise<Held> {
  const processes = Object.fromEntries(
    processNames.map((one) => [one, { resident: resident(running[one].child.pid), share: proportional(running[one].child.pid) }]),
  );
  // Not those of this measurement, which looks on as the superuser.
  const { rows } = await sql<{
    pid: number;
  }>`select pid from pg_stat_activity where datname = ${prefixOf(name)} and usename like ${`${prefixOf(name)}_%`}`.execute(inside.db);
  return { processes, backends: rows.length, share: rows.reduce((sum, { pid }) => sum + proportional(pid), 0) };
}

function lineOf(firm: string, when: string, held: Held | undefined): string {
  const cells = processNames.map((one) => `${held?.processes[one]?.resident} (${held?.processes[one]?.share})`);
  return `| ${firm} | ${when} | ${cells.join(' | ')} | ${held?.share} in ${held?.backends} |`;
}
