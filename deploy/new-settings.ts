import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, existsSync, openSync, readdirSync, readFileSync, readSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { settingsIn } from '#deploy/firm-environment.ts';
import { portsOf } from '#deploy/firm-ports.ts';
import { newPair } from '#vault/key-pair.ts';
import { recipientNames } from '#vault/recipients.ts';

/**
 * `node deploy/new-settings.ts NAME NUMBER --site HOST --desk HOST`, as root and once for a firm: writes its files in /etc/firm/NAME with fresh keys,
 * secrets and passwords. None is printed but the recovery key, which is on no machine: it is shown on the terminal once, until Enter is pressed, or written
 * to --recovery FILE, on a drive that goes into the safe. Files that are there stay as they are. deploy/install calls it.
 */
const terminal = '/dev/tty';
const { values, positionals } = parseArgs({
  options: {
    site: { type: 'string', default: '' },
    desk: { type: 'string', default: '' },
    folder: { type: 'string', default: '/etc/firm' },
    recovery: { type: 'string', default: terminal },
  },
  allowPositionals: true,
});
const [name = '', number = ''] = positionals;
const folder = join(values.folder, name);
refuseMistakes();
if (existsSync(join(folder, 'firm.env'))) process.stdout.write(`${folder}: there already, and left as it is\n`);
else writeSettings();

function writeSettings(): void {
  const ports = portsOf(Number(number));
  const pairs = recipientNames.map((reader) => ({ reader, ...newPair() }));
  const privateKeyOf = (reader: string) => `1:${pairs.find((pair) => pair.reader === reader)?.privateKey}`;
  const [intake, link] = [random(), random()];
  const role = `firm_${name.replaceAll('-', '_')}`;
  const database = (of: string, password = random()) => `DATABASE_URL=postgres://${role}_${of}:${password}@127.0.0.1:5432/${role}`;
  const workers = random();
  const files: Record<string, string[]> = {
    'owner.env': ['# For commands that are run by hand: firm-env NAME owner -- node --run migrate.', database('owner'), `INTAKE_SECRET=${intake}`],
    'desk.env': [database('desk'), `DESK_KEYS=${privateKeyOf('desk')}`, `LINK_SECRET=${link}`],
    'publisher.env': ['# Carries out what is ordered at the desk: the role of the worker, and none of its keys.', database('worker', workers)],
    'worker.env': [
      ...[database('worker', workers), `WORKER_KEYS=${privateKeyOf('worker')}`, `INTAKE_SECRET=${intake}`, `LINK_SECRET=${link}`],
      ...[`METRICS_PORT=${ports.workerMetrics}`, ...toFillIn()],
    ],
    'web.env': [database('web'), `INTAKE_SECRET=${intake}`, ...toFillIn()],
    'firm.env': [
      '# Of every process, and no secret. systemd and firm-env read this file first, then that of the process.',
      ...[`FIRM_NAME=${name}`, `FIRM_NUMBER=${number}`, `FIRM_DIR=/srv/firm/${name}/words`, `RELEASES_DIR=/srv/firm/${name}/releases`],
      ...[`PUBLIC_URL=https://${values.site}`, `DESK_URL=https://${values.desk}`, 'TRUSTED_PROXY=true'],
      ...['# From the number: no two firms of a machine have the same.', `WEB_1_PORT=${ports.web[0]}`, `WEB_2_PORT=${ports.web[1]}`, `DESK_PORT=${ports.desk}`],
      '# The public keys that requests are sealed to.',
      `SEAL_TO=${pairs.map(({ reader, publicKey }) => `${reader}:1:${publicKey}`).join(',')}`,
      'BACKUP_DONE_FILE=/var/lib/firm-backup/done',
    ],
  };
  // Before any file is there: without somebody who takes the key, no request may be sealed to it.
  handOverRecoveryKey(`RECOVERY_KEYS=${privateKeyOf('recovery')}`);
  // firm.env last: while it is missing, all of them are written anew.
  for (const [file, lines] of Object.entries(files)) {
    const fresh = join(folder, `.${file}`);
    writeFileSync(fresh, `${lines.join('\n')}\n`, { mode: 0o600 });
    chmodSync(fresh, 0o600);
    renameSync(fresh, join(folder, file));
  }
  process.stdout.write(`${folder}: settings with fresh keys and secrets\n`);
}

function handOverRecoveryKey(line: string): void {
  try {
    if (values.recovery !== terminal) writeFileSync(values.recovery, `${line}\n`, { mode: 0o600, flag: 'wx' });
    else showUntilEnter(line);
  } catch (error) {
    end(`The recovery key is shown once, on a terminal (ssh -t), or written to --recovery FILE: ${(error as NodeJS.ErrnoException).code}`);
  }
}

function showUntilEnter(line: string): void {
  const screen = openSync(terminal, 'r+');
  writeSync(screen, `\n${line}\n\nPrint this line or write it down, and put it into the firm's safe. It opens everything when the desk's key is lost.\n`);
  writeSync(screen, 'It is kept nowhere else, and is not shown again. Then press Enter: the screen is cleared. ');
  const typed = Buffer.alloc(1);
  while (readSync(screen, typed) === 1 && typed[0] !== 0x0a);
  // The window and what can be scrolled back.
  writeSync(screen, '\x1b[H\x1b[2J\x1b[3J');
  closeSync(screen);
}

/** What only the firm knows. The same in web.env and worker.env; a mail account of its own for each is better. */
function toFillIn(): string[] {
  return [
    '# To fill in (.env.example says what each is):',
    ...['MAIL_URL=smtp://user:password@mail.example.com:587', 'MAIL_FROM=Name of the firm <intake@example.com>'].map((line) => `# ${line}`),
    ...['SMS_ACCOUNT=', 'SMS_TOKEN=', 'SMS_FROM=', 'SMS_CAMPAIGN='].map((line) => `# ${line}`),
  ];
}

function refuseMistakes(): void {
  // A user is named firm-NAME-worker, and no name may be longer than 32 letters.
  if (!/^[a-z][a-z0-9-]{0,19}$/.test(name) || ['code', 'sites', 'front'].includes(name))
    end('A name has up to 20 small letters, digits and hyphens, a letter first.');
  for (const host of [values.site, values.desk])
    if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host)) end('Name both hosts: --site www.example.com --desk desk.example.com');
  const taken = readdirSync(values.folder).find((other) => other !== name && numberOf(other) === number);
  if (taken) end(`Number ${number} is that of ${taken}. Each firm of a machine has its own.`);
}

function numberOf(firm: string): string | undefined {
  const file = join(values.folder, firm, 'firm.env');
  return existsSync(file) ? settingsIn(readFileSync(file, 'utf8'))['FIRM_NUMBER'] : undefined;
}

/** Letters and digits only, so that it needs no care in an address. */
function random(): string {
  return randomBytes(24).toString('hex');
}

function end(words: string): never {
  process.stderr.write(`${words}\n`);
  process.exit(1);
}
