import { spawn } from 'node:child_process';
import { readFileSync, readlinkSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isReachable } from '#database/connection.ts';
import { type LocalPostgres, startLocalPostgres } from '#scripts/postgres.ts';
import { until } from './product.ts';

/** All that PostgreSQL can write down: every statement, and everything that is filled into it. */
const everything = {
  log_statement: 'all',
  log_min_duration_statement: '0',
  log_parameter_max_length: '-1',
  log_parameter_max_length_on_error: '-1',
  logging_collector: 'on',
  log_directory: 'log',
};

/**
 * A PostgreSQL that logs everything, into files below its data. One that logs to files does not say on its output when it is
 * ready, so it is started as usual, stopped, and started again here.
 */
export async function startTalkativePostgres(): Promise<LocalPostgres> {
  const postgres = await startLocalPostgres();
  const { dataFolder, port, url } = postgres;
  const pid = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0];
  const binary = readlinkSync(`/proc/${pid}/exe`);
  await postgres.stop();
  const { uid, gid } = statSync(dataFolder);
  const settings = { ...everything, listen_addresses: '127.0.0.1', unix_socket_directories: dirname(dataFolder) };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  spawn(binary, ['-D', dataFolder, '-p', String(port), ...flags], { uid, gid, cwd: dirname(dataFolder), stdio: 'ignore' }).unref();
  await until('PostgreSQL answers', () => isReachable(url), 30);
  return postgres;
}
