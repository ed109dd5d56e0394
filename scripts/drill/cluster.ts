import { execFile } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '#scripts/ports.ts';

const run = promisify(execFile);

/** A PostgreSQL as a server has it: Debian's, with deploy/postgresql/firm.conf, and pgBackRest with deploy/pgbackrest.conf. */
export type Cluster = {
  url: string;
  data: string;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** kill -9, then deletes its data. */
  destroy: () => Promise<void>;
  pgbackrest: (...args: string[]) => Promise<string>;
  tool: (name: string, ...args: string[]) => Promise<string>;
};

/** PostgreSQL refuses to run as root; then everything here belongs to the user "nobody". */
const owner = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

export async function createCluster(home: string): Promise<Cluster> {
  for (const folder of ['', 'repo', 'log', 'lock', 'spool', 'socket']) {
    mkdirSync(join(home, folder), { recursive: true });
    own(join(home, folder));
  }
  writeFileSync(join(home, 'password'), 'local\n');
  chmodSync(join(home, 'password'), 0o644);
  const cluster = await clusterAt(home, join(home, 'data'));
  await cluster.tool('initdb', '-D', cluster.data, '-U', 'firm', `--pwfile=${home}/password`, '-A', 'scram-sha-256', '-k', '-E', 'UTF8', '--locale=C.UTF-8');
  appendFileSync(join(cluster.data, 'postgresql.conf'), readFileSync('deploy/postgresql/firm.conf'));
  return cluster;
}

/** The same repository, with data in another folder: where a backup is looked at beside the running database. */
export async function clusterAt(home: string, data: string): Promise<Cluster> {
  const port = await freePort();
  const config = join(home, `pgbackrest-${port}.conf`);
  writeFileSync(config, configured(home, data, port));
  const env = {
    PATH: process.env['PATH'],
    HOME: home,
    PGPASSWORD: 'local',
    PGUSER: 'firm',
    PGBACKREST_CONFIG: config,
    PGBACKREST_PG1_USER: 'firm',
    PGBACKREST_PG1_DATABASE: 'postgres',
    PGBACKREST_REPO1_CIPHER_PASS: 'of this drill alone',
  };
  const tool = async (name: string, ...args: string[]) => {
    const { stdout } = await run(name === 'pgbackrest' ? name : join(binaries(), name), args, { ...owner, env, cwd: home, maxBuffer: 64 * 1024 * 1024 });
    return stdout;
  };
  const url = `postgres://firm:local@127.0.0.1:${port}/postgres`;
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${home}/socket`;
  return {
    url,
    data,
    tool,
    pgbackrest: (...args) => tool('pgbackrest', '--stanza=firm', ...args),
    start: async () => {
      await tool('pg_ctl', '-D', data, '-w', '-t', '600', '-o', options, '-l', join(home, `postgres-${port}.log`), 'start');
      await untilItTakesWrites(url);
    },
    // Its data are thrown away next, so no last checkpoint.
    stop: async () => void (await tool('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')),
    destroy: async () => {
      const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
      process.kill(pid, 'SIGKILL');
      while (running(pid)) await new Promise((done) => setTimeout(done, 50));
      rmSync(data, { recursive: true });
      // Its lock file names a process that may stay a zombie, never collected by its parent, and so seems to run.
      for (const file of readdirSync(join(home, 'socket'))) rmSync(join(home, 'socket', file));
    },
  };
}

function own(path: string): void {
  if (owner.uid !== undefined) chownSync(path, owner.uid, owner.gid);
}

/** The shipped file with the paths of this machine, and nothing else changed. */
function configured(home: string, data: string, port: number): string {
  const here: Record<string, string> = {
    'repo1-path': join(home, 'repo'),
    'log-path': join(home, 'log'),
    'lock-path': join(home, 'lock'),
    'spool-path': join(home, 'spool'),
    'pg1-path': data,
    'pg1-socket-path': join(home, 'socket'),
    'pg1-port': String(port),
  };
  return readFileSync('deploy/pgbackrest.conf', 'utf8').replace(/^([\w-]+)=.*$/gm, (line, name: string) => (name in here ? `${name}=${here[name]}` : line));
}

function binaries(): string {
  const found = globSync('/usr/lib/postgresql/*/bin').toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  const newest = found.at(-1);
  if (!newest) throw new Error('PostgreSQL is not installed: apt-get install postgresql pgbackrest');
  return newest;
}

async function untilItTakesWrites(url: string): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      const { rows } = await client.query<{ away: boolean }>('select pg_is_in_recovery() as away');
      if (!rows[0]?.away) return;
    } finally {
      await client.end().catch(() => undefined);
    }
    await new Promise((done) => setTimeout(done, 100));
  }
}

/** A zombie, dead but not yet collected by its parent, does not count as running. */
function running(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
