import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { content } from '#firm/content.ts';
import { freePort } from '#scripts/ports.ts';
import { openWatch } from '#server/progress.ts';
import { emptyDebian, project, succeeded, type Typed } from './testkit/empty-debian.ts';
import { sendPlainForm } from './testkit/front-door.ts';
import { commandOf, descendants } from './testkit/processes.ts';
import { ended, until } from './testkit/product.ts';
import { placeholder, toldBy } from './testkit/readme.ts';
import { filledIn } from './testkit/requests.ts';

/**
 * `npm run readme-drill`, as root: types what the committed README tells a newcomer to type, in an empty Debian with git
 * and Node, and uses the demo. Exit status 1 when anything is not as the README says.
 */
const { lines, ready } = toldBy(execFileSync('git', ['show', 'HEAD:README.md']).toString());
const [port, inboxPort] = [await freePort(), await freePort()];
const [site, inbox] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${inboxPort}`];
/** The ports of the README may be taken on a machine that others use too; all its other words must be printed. */
const readyHere = ready.replace('http://127.0.0.1:3000', site).replace('http://127.0.0.1:1080', inbox);

/** Seconds that most of them take, on two shared cores; the rest is quick. */
const watch = openWatch({
  'an empty Debian with git': 60,
  Node: 20,
  'the project': 10,
  'npm ci': 120,
  'npm run demo': 180,
  'npm run dev': 60,
  'npm run check': 240,
});

const debian = emptyDebian();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void debian.remove().finally(() => process.exit(1)));
try {
  await drill();
  process.stdout.write('The README keeps its word.\n');
} catch (error) {
  process.stdout.write(`${(error as Error).message}\nTHE README IS NOT TRUE\n`);
  process.exitCode = 1;
} finally {
  await debian.remove();
}

async function drill(): Promise<void> {
  if (!lines.includes('npm run demo') || !ready) throw new Error('the README does not tell how to start the demo, or what it says then');
  await timed('an empty Debian with git', debian.install);
  await timed('Node', debian.addNode);
  await timed('the project', debian.addProject);
  let folder = '';
  for (const line of lines) {
    const typed = () => debian.type(line.replace(placeholder, project), folder, { PORT: String(port), INBOX_PORT: String(inboxPort) });
    if (line.startsWith('cd ')) folder = join(folder, line.slice('cd '.length));
    else if (line === 'npm run demo') await tryDemo(typed());
    else if (line === 'npm run dev') await tryDevelopment(typed());
    else await timed(line, async () => (await succeeded(typed())) && '');
  }
}

async function tryDemo(demo: Typed): Promise<void> {
  await timed('npm run demo', () => untilReady(demo));
  await timed('  the home page', showsHome);
  await timed('  a case review, and its alert in the inbox', sendsAlert);
  // As whoever runs it in the background ends it.
  await timed('  SIGTERM, and it is gone', () => gone(demo, () => process.kill(npmIn(demo), 'SIGTERM')));
}

async function tryDevelopment(development: Typed): Promise<void> {
  await timed('npm run dev', () => untilReady(development));
  await timed('  the home page', showsHome);
  // A terminal sends it to all that run in it.
  await timed('  Ctrl-C, and it is gone', () => gone(development, () => process.kill(-(development.child.pid ?? 0), 'SIGINT')));
}

async function untilReady({ child, said }: Typed): Promise<string> {
  await until(readyHere, () => said().includes(`${readyHere}\n`) || child.exitCode !== null, 300).catch((error: Error) => {
    throw new Error(`${error.message}\n${said()}`);
  });
  if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode}:\n${said()}`);
  return readyHere;
}

async function showsHome(): Promise<string> {
  const response = await fetch(site);
  const heading = /<h1.*?<\/h1>/s.exec(await response.text())?.[0].replace(/<[^>]*>/g, ' ') ?? '';
  for (const words of content().home.hero.headline) if (!heading.includes(words)) throw new Error(`${response.status}, "${heading}" does not say "${words}"`);
  return heading.replace(/\s+/g, ' ').trim();
}

async function sendsAlert(): Promise<string> {
  const { status, headers } = await sendPlainForm(site, filledIn());
  if (status !== 200) throw new Error(`the form was answered with ${status}`);
  const receipt = await (await fetch(new URL(headers.get('location') ?? '', site))).text();
  const reference = /class="reference">.*?<b>([^<]+)</s.exec(receipt)?.[1];
  if (!reference) throw new Error('the receipt shows no reference');
  let subject: string | undefined;
  await until(
    `an alert about ${reference}`,
    async () => {
      const mails = (await (await fetch(`${inbox}/api/email`)).json()) as { subject: string }[];
      subject = mails.map((mail) => mail.subject).find((one) => one.endsWith(`request ${reference}`));
      return subject !== undefined;
    },
    30,
  );
  return subject ?? '';
}

async function gone({ child, said }: Typed, stop: () => void): Promise<string> {
  stop();
  await until('it is gone', () => child.exitCode !== null, 10).catch((error: Error) => {
    throw new Error(`${error.message}\n${said()}`);
  });
  for (const address of [site, inbox])
    if (
      await fetch(address).then(
        () => true,
        () => false,
      )
    )
      throw new Error(`${address} still answers`);
  return `exit status ${await ended(child)}`;
}

/** npm, among the shells that it was started through. */
function npmIn({ child }: Typed): number {
  const npm = descendants(child.pid ?? 0).find((pid) => commandOf(pid).startsWith('npm run'));
  if (!npm) throw new Error('npm does not run');
  return npm;
}

async function timed(what: string, work: () => Promise<string>): Promise<void> {
  const found = await watch(what, work).catch((error: Error) => {
    throw new Error(`${what}: ${error.message}`);
  });
  if (found) process.stdout.write(`  ${found}\n`);
}
