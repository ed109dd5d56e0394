import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { debootstrap, type Typed, wayOut } from './empty-debian.ts';
import { descendants } from './processes.ts';
import { ended, until } from './product.ts';

const certificates = 'etc/ssl/certs/ca-certificates.crt';
/** Where this checkout is seen in there, for what stands in for people and for systemd. */
export const checkout = '/drill/checkout';
/** The release that the runbook names. */
const release = 'trixie';

/**
 * A bare Debian that stays up between commands, as a server does: what one command starts, the next one finds. It has its own files, mounts and processes, and this
 * machine's network. No systemd runs in it. Only root can make one.
 */
export function debianMachine(hosts: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'debian-machine-'));
  const debian = join(folder, 'debian');
  const network = wayOut();
  const started: ChildProcess[] = [];
  let init = 0;

  const watched = (child: ChildProcess): Typed => {
    started.push(child);
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
    return { child, said: () => said };
  };
  /** A line as root types it. */
  const type = (line: string, env: Record<string, string> = {}): Typed => {
    const all = { HOME: '/root', USER: 'root', TERM: 'dumb', PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', ...network, ...env };
    const settings = Object.entries(all).map(([name, value]) => `${name}=${value}`);
    const there = ['--target', String(init), '--mount', '--pid', '--root', '--', 'env', '--ignore-environment', '--chdir=/root', ...settings];
    return watched(spawn('nsenter', [...there, 'bash', '-c', line], { stdio: ['pipe', 'pipe', 'pipe'], detached: true }));
  };

  return {
    folder,
    type,
    /** A file in there. */
    file: (path: string) => ({
      read: () => readFileSync(join(debian, path), 'utf8'),
      write: (text: string, mode = 0o644) => {
        mkdirSync(dirname(join(debian, path)), { recursive: true });
        writeFileSync(join(debian, path), text);
        chmodSync(join(debian, path), mode);
      },
      append: (text: string) => appendFileSync(join(debian, path), text),
    }),

    install: async () => {
      const { command, env } = debootstrap(folder);
      // What a Debian has that somebody installed from its own image.
      const made = spawn(command[0] ?? '', [...command.slice(1), '--variant=minbase', '--include=systemd,ca-certificates,procps', release, debian], {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const { said } = watched(made);
      if ((await ended(made)) !== 0) throw new Error(said().slice(-2_000));
      for (const file of ['etc/resolv.conf', certificates]) copyFileSync(`/${file}`, join(debian, file));
      appendFileSync(join(debian, 'etc/hosts'), `127.0.0.1 localhost ${hosts.join(' ')}\n`);
      // Nothing here has to survive a power cut, and hundreds of packages wait for the disk otherwise.
      writeFileSync(join(debian, 'etc/dpkg/dpkg.cfg.d/drill'), 'force-unsafe-io\n');
      // Packages start nothing by themselves where no systemd runs.
      writeFileSync(join(debian, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 });
      return `${release}, minbase`;
    },

    /** From now on commands can be typed. */
    boot: async () => {
      const inside =
        'mount --make-rprivate / && mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && mount -t tmpfs tmpfs "$0/run" && mkdir -p "$0$2" && mount --bind "$1" "$0$2" && exec chroot "$0" bash -c "while :; do sleep 60 & wait; done"';
      const machine = spawn('unshare', ['--mount', '--pid', '--fork', '--kill-child', '--', 'bash', '-c', inside, debian, process.cwd(), checkout], {
        stdio: 'ignore',
        detached: true,
      });
      started.unshift(machine);
      await until(
        'it is up',
        () => {
          init = descendants(machine.pid ?? 0).find((pid) => pid !== machine.pid) ?? 0;
          return init !== 0 && readFileSync(`/proc/${init}/mountinfo`, 'utf8').includes(' /run ');
        },
        20,
      );
      return '';
    },

    remove: async () => {
      // The first one takes all others with it.
      await Promise.all(started.map((child) => ended(child, 'SIGKILL')));
      if (readFileSync('/proc/self/mountinfo', 'utf8').includes(` ${folder}/`)) throw new Error(`${folder} stays: something is mounted in it`);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
