import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prefixOf, type Role, roles, urlAs } from '#database/roles.ts';
import { type FirmPorts, portsOf } from '#deploy/firm-ports.ts';
import { isFree } from '#scripts/ports.ts';
import type { LocalPostgres } from '#scripts/postgres.ts';
import { untilReady } from '#scripts/until-ready.ts';
import { command } from './command.ts';
import { keySet } from './key-set.ts';
import { startMailSink } from './mail-sink.ts';
import { type ProcessName, type Running, run, type SystemUser, untilStarted } from './product.ts';
import { patiently, type Scratch } from './requests.ts';
import { withoutBundles, wordsOfFirmWith } from './words-of-firm.ts';

/** One of several firms on one machine, as the runbook sets it up, with a temporary folder in the place of the machine's `/`. */
export type Firm = {
  name: string;
  number: number;
  ports: FirmPorts;
  url: string;
  /** What the settings file of each process says. */
  settings: Record<Role, Record<string, string>>;
  /** What is in the firm's safe. */
  safe: { RECOVERY_KEYS: string };
  /** Its folders of words and releases, of settings, and the one that its processes share while they run. */
  folders: string[];
  users: Record<ProcessName, SystemUser> | undefined;
  mail: Awaited<ReturnType<typeof startMailSink>>;
  /** Its database as PostgreSQL's superuser sees it. */
  inside: Scratch;
  running: Record<ProcessName, Running>;
};

/** Only root can give files to other users and start processes as them. Without it all firms belong to one user. */
export const isRoot = process.getuid?.() === 0;

export const processNames = ['web', 'worker', 'desk'] as const;

/** `same`: settings that are the same for all, as they would be if somebody had copied them from one firm to the next. */
export async function startFirms(
  postgres: LocalPostgres,
  names: string[],
  same: Record<string, string> = {},
): Promise<{ firms: Firm[]; stop: () => Promise<void> }> {
  const root = mkdtempSync(join(tmpdir(), 'firms-'));
  chmodSync(root, 0o755);
  const first = await freeNumber(names.length);
  const firms: Firm[] = [];
  for (const [at, name] of names.entries()) firms.push(await startFirm(postgres, root, name, first + at, same));
  return {
    firms,
    stop: async () => {
      for (const { running, inside, mail } of firms) {
        await Promise.all(Object.values(running).map((one) => one.stop()));
        await inside.close();
        await mail.stop();
      }
      rmSync(root, { recursive: true, force: true });
    },
  };
}

async function startFirm(postgres: LocalPostgres, root: string, name: string, number: number, same: Record<string, string>): Promise<Firm> {
  const ports = portsOf(number);
  const mail = await startMailSink();
  const passwords = Object.fromEntries(roles.map((role) => [role, randomBytes(16).toString('hex')])) as Record<Role, string>;
  setUpDatabase(postgres, name, passwords);
  const url = new URL(postgres.url);
  url.pathname = prefixOf(name);
  const { written } = keySet(1);
  const settings = settingsOf({ name, ports, mailUrl: mail.url, root, written, urls: (role) => urlAs(url.href, role, passwords[role], prefixOf(name)) }, same);
  const users = isRoot ? usersOf(number) : undefined;
  const folders = placeFiles(root, name, settings, users?.web.gid);
  const migrated = await command('migrate', [], settings.owner);
  if (migrated.status !== 0) throw new Error(migrated.said);
  const running = {
    worker: run('worker', settings.worker, undefined, users?.worker),
    web: run('web', { ...settings.web, PORT: String(ports.web[0]), METRICS_PORT: String(ports.webMetrics[0]) }, undefined, users?.web),
    desk: run('desk', settings.desk, undefined, users?.desk),
  };
  await untilStarted(running.worker);
  await untilReady(`http://127.0.0.1:${ports.web[0]}/ready/intake`);
  await untilReady(`http://127.0.0.1:${ports.desk}/ready`);
  const { RECOVERY_KEYS } = written;
  return {
    name,
    number,
    ports,
    url: `http://127.0.0.1:${ports.web[0]}`,
    settings,
    safe: { RECOVERY_KEYS },
    folders,
    users,
    mail,
    inside: patiently(url.href, 2),
    running,
  };
}

/** By the script that a server runs, with PostgreSQL's superuser. */
function setUpDatabase(postgres: LocalPostgres, name: string, passwords: Record<Role, string>): void {
  const { username, password } = new URL(postgres.url);
  execFileSync('bash', ['deploy/postgresql/roles.sh'], {
    env: {
      PATH: process.env['PATH'],
      PGHOST: '127.0.0.1',
      PGPORT: String(postgres.port),
      PGPASSWORD: password,
      POSTGRES_USER: username,
      FIRM_NAME: name,
      ...Object.fromEntries(roles.map((role) => [`FIRM_${role.toUpperCase()}_PASSWORD`, passwords[role]])),
    },
    stdio: 'pipe',
  });
}

type Place = { name: string; ports: FirmPorts; mailUrl: string; root: string; written: ReturnType<typeof keySet>['written']; urls: (role: Role) => string };

function settingsOf({ name, ports, mailUrl, root, written, urls }: Place, same: Record<string, string>): Firm['settings'] {
  const shared = {
    CONTENT_FOLDER: join(root, 'srv/firm', name, 'words'),
    PUBLIC_URL: `http://127.0.0.1:${ports.web[0]}`,
    DESK_URL: `http://localhost:${ports.desk}`,
  };
  const outside = {
    MAIL_URL: mailUrl,
    MAIL_FROM: `intake@${name}.example.com`,
    MAIL_TLS: 'off',
    OUTBOUND_LOOPBACK: 'allowed',
    CANARY: 'off',
    INCIDENT_FOLDER: join(root, 'run/firm', name),
  };
  const { SEAL_TO, WORKER_KEYS, DESK_KEYS } = { ...written, ...same };
  const [INTAKE_SECRET, LINK_SECRET] = ['INTAKE_SECRET', 'LINK_SECRET'].map((secret) => same[secret] ?? randomBytes(24).toString('hex')) as [string, string];
  return {
    web: { ...shared, ...outside, DATABASE_URL: urls('web'), SEAL_TO, INTAKE_SECRET },
    worker: { ...shared, ...outside, DATABASE_URL: urls('worker'), WORKER_KEYS, INTAKE_SECRET, LINK_SECRET, METRICS_PORT: String(ports.workerMetrics) },
    desk: { ...shared, DATABASE_URL: urls('desk'), SEAL_TO, DESK_KEYS, LINK_SECRET, DESK_PORT: String(ports.desk) },
    owner: { ...shared, DATABASE_URL: urls('owner'), SEAL_TO, INTAKE_SECRET },
  };
}

/** Users that no machine has, one for each process of each firm, with the group of the firm. */
function usersOf(number: number): Record<ProcessName, SystemUser> {
  const gid = 61_000 + 10 * number;
  return { web: { uid: gid + 1, gid }, worker: { uid: gid + 2, gid }, desk: { uid: gid + 3, gid } };
}

/** Words, a release and settings, in the folders and with the modes of deploy/users/tmpfiles.conf. */
function placeFiles(root: string, name: string, settings: Firm['settings'], group: number | undefined): string[] {
  const folders = foldersOf(name).map((one) => ({ ...one, path: join(root, one.path) }));
  for (const { path } of folders) mkdirSync(path, { recursive: true });
  for (const folder of ['etc', 'srv', 'run']) for (const path of [join(root, folder), join(root, folder, 'firm')]) chmodSync(path, 0o755);
  const [home, etc] = [join(root, 'srv/firm', name), join(root, 'etc/firm', name)];
  const words = wordsOfFirmWith(withoutBundles, [/@example\.com/g, `@${name}.example.com`]);
  const release = join(home, 'releases/first/build');
  for (const folder of [join(home, 'words'), join(release, 'words')]) cpSync(words.folder, folder, { recursive: true });
  words.remove();
  cpSync('build/server/web.js', join(release, 'server/web.js'), { recursive: true });
  symlinkSync('first', join(home, 'releases/current'));
  // As the firm's own user writes them, with the umask 026.
  for (const folder of ['words', 'releases']) handOver(join(home, folder), group);
  for (const [whose, lines] of Object.entries(settings)) {
    const text = Object.entries(lines).map(([key, value]) => `${key}=${value}\n`);
    writeFileSync(join(etc, `${whose}.env`), text.join(''), { mode: 0o600 });
  }
  for (const { path, mode, user, ofFirm } of folders) {
    if (group !== undefined) chownSync(path, user === 'root' ? 0 : group, ofFirm ? group : 0);
    chmodSync(path, mode);
  }
  return [home, etc, join(root, 'run/firm', name)];
}

/** The lines `d PATH MODE USER GROUP` that have the firm's name in them. */
function foldersOf(name: string): { path: string; mode: number; user: string; ofFirm: boolean }[] {
  const lines = readFileSync('deploy/users/tmpfiles.conf', 'utf8')
    .replaceAll('NAME', name)
    .matchAll(/^d (\S+) (\d+) (\S+) (\S+)$/gm);
  return [...lines].map(([, path = '', mode = '', user = '', group = '']) => ({
    path,
    mode: Number.parseInt(mode, 8),
    user,
    ofFirm: group === `firm-${name}`,
  }));
}

function handOver(folder: string, group: number | undefined): void {
  for (const entry of [
    { parentPath: folder, name: '.', isDirectory: () => true, isSymbolicLink: () => false },
    ...readdirSync(folder, { recursive: true, withFileTypes: true }),
  ]) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    if (group !== undefined) chownSync(path, group, group);
    chmodSync(path, entry.isDirectory() ? 0o751 : 0o640);
  }
}

/** The first of so many numbers in a row whose ports are free. */
async function freeNumber(count: number): Promise<number> {
  for (let first = 20 + Math.floor(Math.random() * 150); ; first = (first + count) % 180) {
    const wanted = Array.from({ length: count }, (_, at) => Object.values(portsOf(first + at)).flat()).flat();
    if ((await Promise.all(wanted.map(isFree))).every(Boolean)) return first;
  }
}

/** Every file of a firm, and what the system tells of its processes: their settings, their memory, what they have open. */
export function filesOf({ folders, running }: Firm): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : [])),
  );
  return [...files, ...Object.values(running).flatMap(({ child: { pid } }) => ['environ', 'mem', 'maps'].map((file) => `/proc/${pid}/${file}`))];
}

/** What this user can read or write of these files. */
export function openTo(user: SystemUser, files: string[]): string[] {
  const tried = `const fs = require('node:fs');
    const can = (file, how) => { try { fs.closeSync(fs.openSync(file, how)); return true; } catch { return false; } };
    const files = JSON.parse(fs.readFileSync(0, 'utf8'));
    process.stdout.write(JSON.stringify(files.filter((file) => can(file, 'r') || can(file, 'r+'))));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', tried], {
    ...user,
    cwd: '/',
    input: JSON.stringify(files),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as string[];
}
