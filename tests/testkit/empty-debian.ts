import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ended } from './product.ts';

/** What was started in there, and all it has said. */
export type Typed = { child: ChildProcess; said: () => string };

/** Where the project can be cloned from, as seen from inside. */
export const project = '/srv/firm.git';
const [root, newcomer] = ['root', 'newcomer'];
const certificates = 'etc/ssl/certs/ca-certificates.crt';

/** Mounts and processes exist only in there and end with it: nothing is left, and nothing outside is deleted through a mount. */
const apart = ['--mount', '--pid', '--kill-child', '--'];
/**
 * The shell stays root, because changing the user would clear the signal that kills it with its parent (--kill-child). It stays
 * until it is the last process, because its end kills all others: slow stops would go unnoticed.
 */
const inside = `mount -t proc proc "$1/proc" && mount --rbind /dev "$1/dev" && mount -t tmpfs -o mode=1777 tmpfs "$1/dev/shm" || exit
place=$1 user=$2; shift 2; chroot --userspec="$user:$user" "$place" "$@"; status=$?
until set -- "$place"/proc/[0-9]*; [ $# -eq 1 ]; do sleep 0.1; done; exit $status`;
/** A command that has not ended by then is hanging. */
const timeout = 900_000;

/** A Debian with nothing but git and Node, and an ordinary person to use it. Only root can make one. */
export function emptyDebian() {
  const folder = mkdtempSync(join(tmpdir(), 'empty-debian-'));
  const debian = join(folder, 'debian');
  const network = wayOut();
  const running: ChildProcess[] = [];

  const start = (args: string[], env: NodeJS.ProcessEnv = process.env): Typed => {
    // A group of its own, so that Ctrl-C can be pressed in there.
    const child = spawn('unshare', [...apart, ...args], { stdio: ['ignore', 'pipe', 'pipe'], detached: true, env, timeout, killSignal: 'SIGKILL' });
    running.push(child);
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
    return { child, said: () => said };
  };
  const asUser = (user: string, ...words: string[]) => start(['sh', '-c', inside, 'sh', debian, user, ...words]);
  /** A line as the newcomer types it, in a folder below their home and with nothing set but what is given. */
  const type = (line: string, place: string, env: Record<string, string> = {}): Typed => {
    const home = `/home/${newcomer}`;
    const all = { HOME: home, USER: newcomer, PATH: '/usr/local/bin:/usr/bin:/bin', ...network, ...env };
    const settings = Object.entries(all).map(([name, value]) => `${name}=${value}`);
    return asUser(newcomer, 'env', '--ignore-environment', ...settings, 'sh', '-c', `cd "$0" && ${line}`, join(home, place));
  };

  return {
    /** Of the release that this machine has. */
    install: async () => {
      const release = /^VERSION_CODENAME=(\S+)$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? 'stable';
      const { command, env } = debootstrap(folder);
      await succeeded(start([...command, '--variant=minbase', '--include=git,ca-certificates', release, debian], { ...process.env, ...env }));
      await succeeded(asUser(root, 'useradd', '--create-home', newcomer));
      // Uses this machine's name resolution and trusted certificates.
      for (const file of ['etc/hosts', 'etc/resolv.conf', certificates]) copyFileSync(`/${file}`, join(debian, file));
      return `${release}, minbase`;
    },

    /** The Node and npm that this was started with, not those that come with the packages. */
    addNode: async () => {
      const [node, npm] = [process.env['npm_node_execpath'], process.env['npm_execpath']];
      if (!node || !npm) throw new Error('start this by npm: its own Node goes in');
      const local = join(debian, 'usr/local');
      copyFileSync(node, join(local, 'bin/node'));
      cpSync(dirname(dirname(npm)), join(local, 'lib/node_modules/npm'), { recursive: true });
      for (const name of ['npm', 'npx']) symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(local, 'bin', name));
      return (await succeeded(type('node --version && npm --version', ''))).trim().replace('\n', ' with npm ');
    },

    /** What is committed here, as a clone from a server would get it. */
    addProject: async () => {
      execFileSync('git', ['clone', '--quiet', '--bare', '--no-hardlinks', '.', join(debian, project)]);
      // git refuses to clone from a folder of another user.
      await succeeded(asUser(root, 'chown', '--recursive', newcomer, project));
      return execFileSync('git', ['log', '-1', '--format=%h %s']).toString().trim();
    },

    type,

    remove: async () => {
      await Promise.all(running.map((child) => ended(child, 'SIGKILL')));
      if (readFileSync('/proc/self/mountinfo', 'utf8').includes(` ${folder}/`)) throw new Error(`${folder} stays: something is mounted in it`);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** All that it said, once it has ended well. */
export async function succeeded({ child, said }: Typed): Promise<string> {
  const status = await ended(child);
  if (status !== 0) throw new Error(`ended with ${status ?? child.signalCode}:\n${said().slice(-4_000)}`);
  return said();
}

/** The machine's own, or else Debian's, unpacked beside what it makes: nothing is installed here. */
export function debootstrap(folder: string): { command: string[]; env: NodeJS.ProcessEnv } {
  if (process.env['PATH']?.split(':').some((one) => existsSync(join(one, 'debootstrap')))) return { command: ['debootstrap'], env: {} };
  const tools = join(folder, 'tools');
  mkdirSync(tools);
  execFileSync('apt-get', ['download', '--quiet', 'debootstrap'], { cwd: tools, stdio: 'pipe' });
  for (const file of globSync(join(tools, '*.deb'))) execFileSync('dpkg-deb', ['--extract', file, tools]);
  return { command: ['sh', join(tools, 'usr/sbin/debootstrap')], env: { DEBOOTSTRAP_DIR: join(tools, 'usr/share/debootstrap') } };
}

/** How this machine reaches the registry. Tokens are not passed on: every package is public. */
export function wayOut(): Record<string, string> {
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const proxies = Object.entries(process.env).filter(([name]) => /^(https?|no)_proxy$/i.test(name));
  return {
    npm_config_registry: registry.toString().trim(),
    NODE_EXTRA_CA_CERTS: `/${certificates}`,
    ...(Object.fromEntries(proxies) as Record<string, string>),
  };
}
