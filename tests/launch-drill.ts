import { execFileSync } from 'node:child_process';
import { connect } from 'node:net';
import { startInbox } from '#scripts/inbox.ts';
import { freePort } from '#scripts/ports.ts';
import { debianMachine } from './testkit/debian-machine.ts';
import { project, succeeded, type Typed } from './testkit/empty-debian.ts';
import { grandRapids, typeAnswers } from './testkit/new-firm.ts';
import { until } from './testkit/product.ts';
import { placeholder } from './testkit/readme.ts';
import { typedIn } from './testkit/runbook.ts';

/**
 * `npm run launch-drill`, as root: types what the committed runbook tells whoever sets up a server to type ("From a bare Debian to TLS", "Restore"), in an empty
 * Debian, with a certificate authority of its own (pebble). Then the firm is used: a request, a call taken at the desk, a word published and rolled back, the
 * backup restored. Exit status 1 when anything is not as the runbook says. There is no systemd in there: a stand-in runs the units' lines.
 */
const runbook = execFileSync('git', ['show', 'HEAD:docs/runbook.md']).toString();
const [setUp, restore] = ['From a bare Debian to TLS', 'Restore'].map((heading) => typedIn(runbook, heading)) as [string[], string[]];
const hosts = ['www.example.com', 'desk.example.com'];
const [site] = hosts.map((host) => `https://${host}`) as [string];
/** What is published in place of the first sentence of the questions. */
const newWord = 'Seven things almost everyone asks first.';
const started = performance.now();
const rows: [string, number, string][] = [];

const machine = debianMachine(hosts);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void machine.remove().finally(() => process.exit(1)));
try {
  await drill();
  process.stdout.write(
    `\n| Step | seconds | |\n|---|---|---|\n${rows.map(([what, seconds, found]) => `| ${what} | ${seconds.toFixed(1)} | ${found} |\n`).join('')}`,
  );
  process.stdout.write(`| all of it | ${((performance.now() - started) / 1000).toFixed(1)} | |\n\nThe runbook keeps its word.\n`);
} catch (error) {
  process.stdout.write(`${(error as Error).message}\nTHE RUNBOOK IS NOT TRUE\n`);
  process.exitCode = 1;
} finally {
  if (process.env['KEEP_MACHINE']) process.stdout.write(`${machine.folder} stays\n`);
  else await machine.remove();
  process.exit();
}

async function drill(): Promise<void> {
  for (const port of [80, 443, 5432, 14_000, 15_000]) if (await isTaken(port)) throw new Error(`port ${port} of this machine is taken, and the drill needs it`);
  if (setUp.length < 8 || restore.length < 5) throw new Error('the runbook does not tell how to set up a server, or how to restore one');
  await timed('an empty Debian', machine.install);
  await timed('it is up', machine.boot);
  const inbox = await startInbox(await freePort());
  let invitation = '';
  for (const line of setUp) {
    const typed = line.replace(placeholder, project);
    if (line.startsWith('nano ')) await timed(line, () => fillIn(inbox.smtpUrl));
    else if (line.includes('new-firm')) await timed(line, () => answer(machine.type(typed)));
    else if (line.includes('preflight')) await timed(line, () => looked(machine.type(typed)));
    else if (line.includes('deploy/install')) await timed(line, () => installed(typed));
    else if (line.includes('desk-invite'))
      await timed(line, async () => {
        invitation = /https:\S+\/enroll#\S+/.exec(await succeeded(machine.type(typed)))?.[0] ?? '';
        if (!invitation) throw new Error('no invitation was printed');
        return 'an invitation';
      });
    else await timed(line, async () => lastLine(await succeeded(machine.type(typed))));
  }
  await timed('the home page, by TLS', () => visit('page', '/', 'Kessler &amp; Okafor Law'));
  let reference = '';
  await timed('a request', async () => {
    reference = await visit('request');
    return reference;
  });
  await timed('the call is taken at the desk', () => visit('take', reference, invitation, inbox.url));
  await timed('a word published', () => publishWord());
  await timed('  and seen', () => visit('page', '/faqs', newWord));
  await timed('rolled back', async () => lastLine(await succeeded(machine.type('firm-env kessler -- npm run rollback'))));
  await timed('  and gone', () => visit('page', '/faqs', newWord, 'not'));
  await timed('a request after the backup', () => visit('request', '616 300 7701'));
  await timed('the backup restored', restored);
  await timed('a request after that', () => visit('request', '616 300 7702'));
  await inbox.stop();
}

/** The stand-ins of a certificate authority and of systemd; the line itself is the runbook's. */
async function installed(line: string): Promise<string> {
  machine
    .file('usr/local/sbin/systemctl')
    .write('#!/bin/sh\nexec /srv/firm/code/node_modules/node/bin/node /srv/firm/code/tests/launch-drill/unit-runner.ts "$@"\n', 0o755);
  await succeeded(machine.type('apt-get install -y -q --no-install-recommends pebble openssl'));
  const names = 'subjectAltName=DNS:localhost';
  await succeeded(
    machine.type(
      `mkdir -p /drill && openssl req -x509 -newkey rsa:2048 -nodes -days 2 -keyout /drill/key.pem -out /drill/acme.pem -subj /CN=localhost -addext ${names}`,
    ),
  );
  const listens = {
    listenAddress: '127.0.0.1:14000',
    managementListenAddress: '127.0.0.1:15000',
    certificate: '/drill/acme.pem',
    privateKey: '/drill/key.pem',
  };
  machine.file('drill/pebble.json').write(JSON.stringify({ pebble: { ...listens, httpPort: 80, tlsPort: 443 } }));
  await succeeded(machine.type('setsid pebble -config /drill/pebble.json >/drill/pebble.log 2>&1 &', { PEBBLE_VA_NOSLEEP: '1', PEBBLE_WFE_NONCEREJECT: '0' }));
  const told = await succeeded(
    machine.type(line, { ACME_SERVER: 'https://localhost:14000/dir', REQUESTS_CA_BUNDLE: '/drill/acme.pem', RECOVERY_TO: '/drill/recovery-key' }),
  );
  const recovery = machine.file('drill/recovery-key').read().trim().slice('RECOVERY_KEYS=1:'.length);
  await succeeded(machine.type(`! grep -rqF '${recovery}' /etc /srv/firm /var/lib/firm-backup`));
  // Nothing that it made may be on the screen.
  for (const file of ['web', 'worker', 'desk', 'owner'])
    for (const [, secret = ''] of machine
      .file(`etc/firm/kessler/${file}.env`)
      .read()
      .matchAll(/(?::|=)([0-9a-f]{48})\b/g))
      if (told.includes(secret)) throw new Error(`a secret of ${file}.env was printed`);
  const root = await succeeded(
    machine.type(
      "node -e \"process.env.NODE_TLS_REJECT_UNAUTHORIZED='0';fetch('https://localhost:15000/roots/0').then(async(r)=>process.stdout.write(await r.text()))\" 2>/dev/null",
    ),
  );
  machine.file('drill/root.pem').write(root);
  return 'with a certificate from pebble';
}

/** What the firm's people type at the prompts. */
async function answer(typed: Typed): Promise<string> {
  const { shown, status } = await typeAnswers(typed.child, grandRapids(''));
  if (status !== 0) throw new Error(shown.slice(-2_000));
  return 'Kessler & Okafor Law of Grand Rapids';
}

/** An account at a mail server. That authority is nobody's, and nobody has signed the law: both are said to the processes. */
async function fillIn(smtpUrl: string): Promise<string> {
  for (const file of ['web', 'worker'])
    machine.file(`etc/firm/kessler/${file}.env`).append(`MAIL_URL=${smtpUrl}\nMAIL_FROM=Kessler & Okafor Law <intake@kessler-okafor.com>\nMAIL_TLS=off\n`);
  machine.file('etc/firm/kessler/firm.env').append('NODE_EXTRA_CA_CERTS=/drill/root.pem\nLAUNCH_CHECK=off\n');
  return 'mail; LAUNCH_CHECK=off, because no lawyer signs in a drill';
}

/** It must find what is left to settle, and nothing of the machine but the texts that nobody has an account for. */
async function looked({ child, said }: Typed): Promise<string> {
  await until('preflight ends', () => child.exitCode !== null, 60);
  const ofMachine = /^The machine:\n((?: {2}.*\n)*)/m.exec(said())?.[1] ?? '';
  const left = ofMachine.split('\n').filter((line) => line && !/^ {2}SMS_|^ {2}VOICE_/.test(line));
  if (child.exitCode !== 1 || left.length) throw new Error(`preflight ended with ${child.exitCode}:\n${left.join('\n') || said().slice(-2_000)}`);
  return /\d+ things? blocks? the launch/.exec(said())?.[0] ?? '';
}

async function publishWord(): Promise<string> {
  const words = machine
    .file('srv/firm/code/content/en/faqs.yaml')
    .read()
    .replace(/^lead: [^.]*\./m, `lead: ${newWord}`);
  machine.file('srv/firm/kessler/words/en/faqs.yaml').write(words);
  return lastLine(await succeeded(machine.type('chown firm-kessler: /srv/firm/kessler/words/en/faqs.yaml && firm-env kessler -- npm run publish')));
}

async function restored(): Promise<string> {
  const count = async () => (await succeeded(machine.type('runuser -u postgres -- psql -XAt firm_kessler -c "select count(*) from case_reviews"'))).trim();
  const before = await count();
  await succeeded(
    machine.type('runuser -u postgres -- psql -XAtc "select pg_switch_wal()" && sleep 5 && runuser -u postgres -- pgbackrest --stanza=firm check'),
  );
  for (const line of restore) await succeeded(machine.type(line));
  const after = await count();
  if (before !== after) throw new Error(`${before} requests before, ${after} after`);
  return `${after} requests, as before`;
}

async function visit(...words: string[]): Promise<string> {
  const [what = '', ...more] = words;
  const args = [what, site, ...more].map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ');
  return lastLine(
    await succeeded(
      machine.type(`cd /srv/firm/code && FIRM_DIR=/srv/firm/kessler/words node_modules/node/bin/node tests/launch-drill/visit.ts ${args}`, {
        NODE_EXTRA_CA_CERTS: '/drill/root.pem',
      }),
    ),
  );
}

async function timed(what: string, work: () => Promise<string>): Promise<void> {
  const begun = performance.now();
  const found = await work().catch((error: Error) => {
    throw new Error(`${what}: ${error.message}`);
  });
  const seconds = (performance.now() - begun) / 1000;
  rows.push([what, seconds, found]);
  process.stdout.write(`${what.padEnd(72)}${seconds.toFixed(1).padStart(8)} s  ${found}\n`);
}

function lastLine(said: string): string {
  return (
    said
      .trim()
      .split(/[\r\n]/)
      .at(-1) ?? ''
  );
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(!!socket.destroy()));
    socket.once('error', () => resolve(false));
  });
}
