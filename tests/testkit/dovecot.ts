import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#scripts/ports.ts';
import { alive, descendants } from './processes.ts';
import { ended, until } from './product.ts';

/** Debian's own IMAP server on loopback, with one mailbox. Any user logs in with this password. */
export type Dovecot = {
  /** As BOUNCE_IMAP_URL has it. */
  url: string;
  /** Puts a mail into the mailbox, as a mail server that delivers it would. */
  deliver: (mail: string) => void;
  /** How many mails nobody has read yet. */
  unread: () => number;
  /** Everything it has logged. */
  log: () => string;
  /** Away, with its mailbox kept; and back at the same port. */
  end: () => Promise<void>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

const password = 'secret';

export async function startDovecot(): Promise<Dovecot> {
  const [folder, port] = [mkdtempSync(join(tmpdir(), 'dovecot-')), await freePort()];
  const me = whoRunsIt();
  for (const path of ['', '/run', '/mail', '/mail/new', '/mail/cur', '/mail/tmp']) {
    mkdirSync(folder + path, { recursive: true });
    chownSync(folder + path, me.uid, me.gid);
  }
  writeFileSync(`${folder}/conf`, configuration(folder, port, me));
  let child: ChildProcess | undefined;
  const dovecot: Dovecot = {
    url: `imap://bounces:${password}@127.0.0.1:${port}`,
    deliver: (mail) => {
      const name = `${Date.now()}.${randomUUID()}.test`;
      writeFileSync(`${folder}/mail/tmp/${name}`, mail);
      chownSync(`${folder}/mail/tmp/${name}`, me.uid, me.gid);
      renameSync(`${folder}/mail/tmp/${name}`, `${folder}/mail/new/${name}`);
    },
    unread: () => ['new', 'cur'].flatMap((box) => readdirSync(`${folder}/mail/${box}`)).filter((name) => !/:2,.*S/.test(name)).length,
    log: () => readFileSync(`${folder}/log`, 'utf8'),
    start: async () => {
      const { uid, gid } = me;
      child = spawn('/usr/sbin/dovecot', ['-F', '-c', `${folder}/conf`], { stdio: 'inherit', ...(process.getuid?.() === 0 ? { uid, gid } : {}) });
      await until('dovecot answers', () => answers(port), 10);
    },
    end: async () => {
      if (!child?.pid) return;
      const family = descendants(child.pid);
      await ended(child, 'SIGTERM');
      // A process that serves a connection would go on as long as that lasts.
      for (const pid of family) if (alive(pid)) process.kill(pid, 'SIGKILL');
    },
    stop: async () => {
      await dovecot.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await dovecot.start();
  return dovecot;
}

type Runner = { name: string; group: string; uid: number; gid: number };

/** Never root, which it would otherwise demand for itself. */
function whoRunsIt(): Runner {
  const asked = (...args: string[]) => execFileSync('id', args, { encoding: 'utf8' }).trim();
  const who = process.getuid?.() === 0 ? ['nobody'] : [];
  return { name: asked('-un', ...who), group: asked('-gn', ...who), uid: Number(asked('-u', ...who)), gid: Number(asked('-g', ...who)) };
}

/** The users of its parts are set to the one it runs as, or it ends at a change of owner; it cannot change its root either. */
function configuration(folder: string, port: number, { name, group }: Runner): string {
  return [
    'protocols = imap',
    'listen = 127.0.0.1',
    `base_dir = ${folder}/run`,
    `log_path = ${folder}/log`,
    'ssl = no',
    `default_internal_user = ${name}`,
    `default_internal_group = ${group}`,
    `default_login_user = ${name}`,
    `mail_location = maildir:${folder}/mail`,
    'first_valid_uid = 1',
    'service anvil {',
    'chroot =',
    '}',
    'service imap-login {',
    'chroot =',
    'inet_listener imap {',
    `port = ${port}`,
    '}',
    'inet_listener imaps {',
    'port = 0',
    '}',
    '}',
    'passdb {',
    'driver = static',
    `args = password=${password}`,
    '}',
    'userdb {',
    'driver = static',
    `args = uid=${name} gid=${group} home=${folder}`,
    '}',
    '',
  ].join('\n');
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('data', () => {
      resolve(true);
      socket.destroy();
    });
    socket.once('error', () => undefined);
    socket.once('close', () => resolve(false));
  });
}
