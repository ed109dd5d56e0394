import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { basename, join } from 'node:path';
import { startInbox } from '#scripts/inbox.ts';
import { freePort } from '#scripts/ports.ts';
import { checkout, debianMachine } from './testkit/debian-machine.ts';
import { succeeded, type Typed } from './testkit/empty-debian.ts';
import { grandRapids, typeAnswers } from './testkit/new-firm.ts';
import { until } from './testkit/product.ts';
import { typedIn } from './testkit/runbook.ts';

/**
 * `npm run launch-drill`, as root: makes the release of what is committed, and types what the committed runbook tells whoever sets up a server to type ("From a
 * bare Debian to TLS", "A new version", "Restore"), in an empty Debian, with a certificate authority of its own (pebble). Then the firm is used: a request, a call
 * taken at the desk, a word published and rolled back, an upgrade and the way back while requests come in, the backup restored. Exit status 1 when anything is
 * not as the runbook says. There is no systemd in there: a stand-in runs the units' lines.
 */
const runbook = execFileSync('git', ['show', 'HEAD:docs/runbook.md']).toString();
const [setUp, upgrade, restore] = ['From a bare Debian to TLS', 'A new version', 'Restore'].map((heading) => typedIn(runbook, heading)) as [
  string[],
  string[],
  string[],
];
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
  if (setUp.length < 8 || upgrade.length < 5 || restore.length < 5) throw new Error('the runbook does not tell how to set up a server, or how to restore one');
  await timed('an empty Debian', machine.install);
  await timed('it is up', machine.boot);
  const first = await timed('npm run release', released);
  bring(first);
  const inbox = await startInbox(await freePort());
  let invitation = '';
  for (const line of setUp) {
    const typed = line.replaceAll('VERSION', first);
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
  await timed('rolled back', async () => lastLine(await succeeded(machine.type('firm-env kessler -- node --run rollback'))));
  await timed('  and gone', () => visit('page', '/faqs', newWord, 'not'));
  await timed('an upgrade and the way back, while requests come in', () => upgradedAndBack(first));
  await timed('a request after the backup', () => visit('request', '616 300 7701'));
  await timed('the backup restored', restored);
  await timed('a request after that', () => visit('request', '616 300 7702'));
  await inbox.stop();
}

/** The stand-ins of a certificate authority and of systemd; the line itself is the runbook's. */
async function installed(line: string): Promise<string> {
  machine
    .file('usr/local/sbin/systemctl')
    .write('#!/bin/sh\nexec /srv/firm/code/node_modules/node/bin/node /drill/checkout/tests/launch-drill/unit-runner.ts "$@"\n', 0o755);
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
      "/srv/firm/code/node_modules/node/bin/node -e \"process.env.NODE_TLS_REJECT_UNAUTHORIZED='0';fetch('https://localhost:15000/roots/0').then(async(r)=>process.stdout.write(await r.text()))\" 2>/dev/null",
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
  const words = readFileSync('content/en/faqs.yaml', 'utf8').replace(/^lead: [^.]*\./m, `lead: ${newWord}`);
  machine.file('srv/firm/kessler/words/en/faqs.yaml').write(words);
  return lastLine(await succeeded(machine.type('chown firm-kessler: /srv/firm/kessler/words/en/faqs.yaml && firm-env kessler -- node --run publish')));
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
  return lastLine(await succeeded(visiting(...words)));
}

function visiting(...words: string[]): Typed {
  const [what = '', ...more] = words;
  const args = [what, site, ...more].map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ');
  return machine.type(`cd ${checkout} && FIRM_DIR=/srv/firm/kessler/words node_modules/node/bin/node tests/launch-drill/visit.ts ${args}`, {
    NODE_EXTRA_CA_CERTS: '/drill/root.pem',
  });
}

/** Its version. A release of what is committed that is there already is not made again. */
async function released(): Promise<string> {
  const commit = execFileSync('git', ['log', '-1', '--format=%h']).toString().trim();
  const made = () => globSync(`build/release/firm-*-${commit}.tar.gz`).map((file) => basename(file, '.tar.gz').slice('firm-'.length))[0];
  if (!made()) execFileSync('npm', ['run', 'release'], { stdio: 'pipe' });
  return made() ?? '';
}

/** As by scp. */
function bring(version: string): void {
  for (const file of [`firm-${version}.tar.gz`, `firm-${version}.tar.gz.sha256`])
    copyFileSync(`build/release/${file}`, join(machine.folder, 'debian/root', file));
}

/** The same code under another number. */
function releaseAfter(version: string): string {
  const next = version.replace(/^[^-]*/, '99.0.0');
  const folder = `build/release/${next}`;
  const shell = (line: string) => execFileSync('bash', ['-c', line], { stdio: 'pipe' });
  const manifest = readFileSync(`build/release/${version}/code/package.json`, 'utf8');
  shell(`cp -al build/release/${version} ${folder} && rm ${folder}/code/package.json ${folder}/SHA256SUMS`);
  writeFileSync(`${folder}/code/package.json`, manifest.replace(/"version": "[^"]*"/, '"version": "99.0.0"'));
  shell(`cd ${folder} && find . -type f ! -name SHA256SUMS -print0 | xargs -0 sha256sum >SHA256SUMS`);
  shell(`cd build/release && tar --owner=0 --group=0 -czf firm-${next}.tar.gz ${next} && sha256sum firm-${next}.tar.gz >firm-${next}.tar.gz.sha256`);
  return next;
}

/** One request after the other all the while. Each must be answered, and be in the database at the end. */
async function upgradedAndBack(first: string): Promise<string> {
  const next = releaseAfter(first);
  bring(next);
  const crowd = visiting('crowd', '/drill/enough');
  for (const line of upgrade) await succeeded(machine.type(line.replaceAll('VERSION', next)));
  const sent = () => crowd.said().trim().split('\n').filter(Boolean);
  const during = sent().length;
  await inUse(next);
  await succeeded(machine.type('firm-env kessler -- node --run rollback'));
  await succeeded(machine.type(`/srv/firm/versions/${first}/code/deploy/use`));
  await inUse(first);
  machine.file('drill/enough').write('');
  await succeeded(crowd);
  const references = sent();
  if (during < 10 || references.length <= during)
    throw new Error(`only ${during} requests came in meanwhile, and ${references.length - during} on the way back`);
  const list = references.map((one) => `'${one.replaceAll(/\W/g, '')}'`).join(',');
  const kept = (
    await succeeded(machine.type(`runuser -u postgres -- psql -XAt firm_kessler -c "select count(*) from case_reviews where reference in (${list})"`))
  ).trim();
  if (Number(kept) !== references.length) throw new Error(`${references.length} requests were confirmed, and ${kept} are there`);
  return `${references.length} requests, ${during} of them during the upgrade: none failed, all are there`;
}

/** The machine's code, and what the firm's processes load. */
async function inUse(version: string): Promise<void> {
  const said = await succeeded(machine.type('readlink /srv/firm/code; readlink /srv/firm/kessler/releases/current/node_modules'));
  const expected = `/srv/firm/versions/${version}/code\n/srv/firm/versions/${version}/packages/node_modules\n`;
  if (said !== expected) throw new Error(`in use is ${said}, and not ${expected}`);
}

async function timed(what: string, work: () => Promise<string>): Promise<string> {
  const begun = performance.now();
  const found = await work().catch((error: Error) => {
    throw new Error(`${what}: ${error.message}`);
  });
  const seconds = (performance.now() - begun) / 1000;
  rows.push([what, seconds, found]);
  process.stdout.write(`${what.padEnd(72)}${seconds.toFixed(1).padStart(8)} s  ${found}\n`);
  return found;
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
