import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { settingsIn } from '#deploy/firm-environment.ts';

/**
 * Stands in for systemctl where no systemd runs, in the launch drill: starts the lines of the installed units (ExecStartPre, ExecStart, ExecStartPost) with their
 * user, groups, folders and settings, in their order. What it does not show: restarts after a crash, limits of memory, filters of system calls, and mounts.
 */
const [verb = '', ...rest] = process.argv.slice(2);
const units = rest.filter((word) => !word.startsWith('-')).map((name) => (/\.(service|timer|target|path)$/.test(name) ? name : `${name}.service`));
const now = rest.includes('--now');
const [state, logs] = ['/run/unit-runner', '/var/log/units'];
for (const folder of [state, logs]) mkdirSync(folder, { recursive: true });

if (verb === 'watch') await watch(rest[0] ?? '', rest[1] ?? '');
for (const unit of verb === 'watch' ? [] : units) await act(unit);

async function act(unit: string): Promise<void> {
  if (verb === 'start' || (verb === 'enable' && now)) return start(unit);
  if (verb === 'stop' || (verb === 'disable' && now)) return stop(unit);
  if (verb === 'restart' || (verb === 'try-restart' && pidOf(unit))) {
    await stop(unit);
    return start(unit);
  }
  if (verb === 'reload') return reload(unit);
}

async function start(unit: string): Promise<void> {
  const cluster = /^postgresql@(\d+)-(\w+)\.service$/.exec(unit);
  if (cluster) return ran(['pg_ctlcluster', cluster[1] ?? '', cluster[2] ?? '', 'start']);
  if (unit.endsWith('.path')) return startWatching(unit);
  if (!unit.endsWith('.service') || pidOf(unit)) return;
  const facts = read(unit);
  for (const line of facts.all('ExecStartPre')) ran(facts.command(line), facts);
  const [line = ''] = facts.all('ExecStart');
  if (facts.one('Type') === 'oneshot') return ran(facts.command(line), facts);
  const log = openSync(`${logs}/${unit}.log`, 'a');
  const [program = '', ...args] = facts.command(line);
  const child = spawn(program, args, { cwd: facts.folder, env: facts.env, detached: true, stdio: ['ignore', log, log] });
  writeFileSync(`${state}/${unit}`, String(child.pid));
  child.unref();
  for (const post of facts.all('ExecStartPost')) ran(facts.command(post), facts);
  await pause(300);
  if (!pidOf(unit)) throw new Error(`${unit} ended at once:\n${readFileSync(`${logs}/${unit}.log`, 'utf8').slice(-2_000)}`);
}

async function stop(unit: string): Promise<void> {
  const cluster = /^postgresql@(\d+)-(\w+)\.service$/.exec(unit);
  // One that does not run is stopped.
  if (cluster) return void spawnSync('pg_ctlcluster', [cluster[1] ?? '', cluster[2] ?? '', 'stop', '-m', 'fast']);
  const pid = pidOf(unit);
  if (!pid) return;
  process.kill(pid, (existsSync(fileOf(unit)) && read(unit).one('KillSignal')) || 'SIGTERM');
  for (let waited = 0; pidOf(unit) && waited < 65_000; waited += 100) await pause(100);
  rmSync(`${state}/${unit}`, { force: true });
}

function reload(unit: string): void {
  const pid = pidOf(unit);
  if (!pid) throw new Error(`${unit} does not run`);
  const [line = ''] = read(unit).all('ExecReload');
  // Before it is told to read its configuration anew, as nginx itself would only say so in its log.
  for (const pre of read(unit).all('ExecStartPre')) ran(read(unit).command(pre), read(unit));
  ran(line.replace('$MAINPID', String(pid)).split(' '));
}

function startWatching(unit: string): void {
  if (pidOf(unit)) return;
  const path = read(unit).one('PathChanged');
  const child = spawn(process.execPath, [import.meta.filename, 'watch', path, unit.replace('.path', '.service')], { detached: true, stdio: 'ignore' });
  writeFileSync(`${state}/${unit}`, String(child.pid));
  child.unref();
}

async function watch(path: string, unit: string): Promise<void> {
  const seen = () => statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  for (let before = seen(); ; await pause(300)) {
    if (seen() === before) continue;
    before = seen();
    const log = openSync(`${logs}/${unit}.log`, 'a');
    spawnSync(process.execPath, [import.meta.filename, 'start', unit], { stdio: ['ignore', log, log] });
  }
}

type Facts = ReturnType<typeof read>;

function read(unit: string) {
  const instance = /@(.*)\.\w+$/.exec(unit)?.[1] ?? '';
  const last = /-(\w+)@/.exec(unit)?.[1] ?? '';
  const text = readFileSync(fileOf(unit), 'utf8').replaceAll('%i', instance).replaceAll('%j', last);
  const all = (name: string) => [...text.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);
  const one = (name: string) => all(name).at(-1) ?? '';
  const env: NodeJS.ProcessEnv = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8' };
  for (const line of all('Environment')) for (const pair of line.split(' ')) env[pair.slice(0, pair.indexOf('='))] = pair.slice(pair.indexOf('=') + 1);
  for (const file of all('EnvironmentFile')) Object.assign(env, settingsIn(readFileSync(file, 'utf8')));
  const user = one('User');
  if (one('StateDirectory')) env['STATE_DIRECTORY'] = owned(`/var/lib/${one('StateDirectory')}`, user);
  if (one('RuntimeDirectory')) owned(`/run/${one('RuntimeDirectory')}`, user);
  const groups = one('SupplementaryGroups') ? ['--groups', `${user},${one('SupplementaryGroups')}`] : ['--init-groups'];
  const capability = one('AmbientCapabilities').replace('CAP_', '').toLowerCase();
  const may = capability ? ['--inh-caps', `+${capability}`, '--ambient-caps', `+${capability}`] : [];
  const asUser = user ? ['setpriv', '--reuid', user, '--regid', user, ...groups, ...may, '--no-new-privs'] : [];
  const masked = ['sh', '-c', `umask ${one('UMask') || '0022'}; exec "$@"`, 'sh'];
  return {
    all,
    one,
    env,
    folder: one('WorkingDirectory') || '/',
    command: (line: string) => [...asUser, ...masked, ...wordsOf(line.replace(/\$\{(\w+)\}/g, (_, name: string) => env[name] ?? ''))],
  };
}

function fileOf(unit: string): string {
  return `/etc/systemd/system/${unit.replace(/@.*\./, '@.')}`;
}

function owned(folder: string, user: string): string {
  mkdirSync(folder, { recursive: true });
  const id = (flag: string) => Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout);
  chownSync(folder, id('-u'), id('-g'));
  return folder;
}

function wordsOf(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}

function ran([program = '', ...args]: string[], facts?: Facts): void {
  const { status, error } = spawnSync(program, args, { ...(facts ? { cwd: facts.folder, env: facts.env } : {}), stdio: ['ignore', 'inherit', 'inherit'] });
  if (error || status !== 0) throw error ?? new Error(`${program} ended with ${status}`);
}

function pidOf(unit: string): number | undefined {
  const file = `${state}/${unit}`;
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  // One that has ended and was not collected does not run.
  const status = pid && existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, 'utf8') : 'State:\tZ';
  return /^State:\s+Z/m.test(status) ? undefined : pid;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
