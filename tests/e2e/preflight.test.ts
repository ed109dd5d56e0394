import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { namesOf } from '#firm/content-file.ts';
import { readLaw } from '#firm/law.ts';
import { translatedFiles, translatedInto } from '#firm/translations.ts';
import { freePort } from '#scripts/ports.ts';
import { demoKeys, demoSecrets } from '#server/demo-secrets.ts';
import { completeFirm } from '../testkit/complete-firm.ts';
import { openDatabase } from '../testkit/database.ts';
import { keySet } from '../testkit/key-set.ts';
import { startNameServer } from '../testkit/name-server.ts';
import { ended, hasStarted, run, until } from '../testkit/product.ts';

/** A machine that is ready for the public. */
const machine = {
  DATABASE_URL: 'postgres://firm:kept-apart@127.0.0.1:1/firm',
  SEAL_TO: keySet(1).written.SEAL_TO,
  INTAKE_SECRET: randomBytes(24).toString('hex'),
  TRUSTED_PROXY: 'true',
  MAIL_URL: 'smtp://mail.harborlight-law.com:587',
  MAIL_FROM: 'intake@harborlight-law.com',
  SMS_ACCOUNT: 'AC0123456789',
  SMS_TOKEN: 'kept-apart',
  SMS_FROM: '+18103640146',
  SMS_CAMPAIGN: 'CABC123',
};
let complete: string;
beforeAll(() => {
  complete = completeFirm();
});
afterAll(() => rmSync(complete, { recursive: true, force: true }));

test("the sample firm is refused, with everything that is not the firm's own yet", async () => {
  const { status, findings } = await preflight(machine);
  expect(status).toBe(1);
  // Which statements of law are past their date depends on the day this runs.
  expect(findings.filter((one) => !one.includes('past their review date'))).toEqual([
    'content/en/firm.yaml: this is the demonstration firm: its people, numbers, stories and reviews are invented',
    'content/en/firm.yaml: phone (810) 555-0146 is a number that nobody has',
    'content/en/firm.yaml: email intake@example.com reaches nobody',
    "content/en/firm.yaml: website https://www.example.com is not the firm's own",
    ...['attorney', 'second', 'partner', 'technician'].map((who) => `content/en/firm.yaml: onCall.people.${who}: has a number or an address that nobody has`),
    'content/en/firm.yaml: claims.outcomes: "500+ successful case outcomes" has no evidence; name it, or set show: false',
    'content/en/firm.yaml: claims.success-rate: "98% success rate" has no evidence; name it, or set show: false',
    'content/en/firm.yaml: claims.response: "1 hour usual response" has no evidence; name it, or set show: false',
    ...['en', ...translatedInto].flatMap((code) =>
      namesOf('**/*.{md,yaml}', code)
        .filter((name) => /^reviewed:/m.test(readFileSync(`content/${code}/${name}`, 'utf8')))
        .map((name) => `content/${code}/${name}: no attorney has reviewed it (reviewed.attorney: pending)`),
    ),
    ...[...Map.groupBy(readLaw().values(), ({ file }) => file)].map(
      ([file, records]) =>
        `${file}: ${records.length === 1 ? '1 statement of law is' : `${records.length} statements of law are`} not signed (npm run law -- --unsigned)`,
    ),
    ...translatedInto.map(
      (language) =>
        `content/${language}/translated.yaml: ${translatedFiles().length} pages without the signature of a certified translator (npm run translations lists them)`,
    ),
  ]);
});

describe('a complete firm on a ready machine', () => {
  test('is let through', async () => {
    const { status, findings, said } = await preflight({ ...machine, CONTENT_FOLDER: complete });
    expect(findings).toEqual([]);
    expect([status, said.includes('Nothing blocks the launch.')]).toEqual([0, true]);
    expect(said).toContain('Whether everybody is reached was not looked at: there is no database yet. When there is: npm run drill\n');
  });

  test.each<[string, NodeJS.ProcessEnv, string[]]>([
    [
      'an empty environment',
      { DATABASE_URL: undefined, SEAL_TO: undefined, INTAKE_SECRET: undefined, TRUSTED_PROXY: undefined },
      [
        'DATABASE_URL: must be an address like postgres://user:password@127.0.0.1:5432/firm',
        'INTAKE_SECRET: must be at least 32 characters',
        'SEAL_TO: must be set: npm run keys prints it with the private keys that belong to it',
        'TRUSTED_PROXY: is false; behind TLS every form would be refused (docs/runbook.md, The front)',
      ],
    ],
    [
      'secrets of the demo',
      { ...demoSecrets, ...demoKeys.web },
      ['SEAL_TO: is the one of the demo, which everyone knows', 'INTAKE_SECRET: is the one of the demo, which everyone knows'],
    ],
    [
      'channels that would leave everybody asleep',
      { MAIL_URL: undefined, MAIL_FROM: undefined, SMS_ACCOUNT: undefined, SMS_TOKEN: undefined, SMS_FROM: undefined, CANARY: 'off' },
      [
        'MAIL_URL: is not set, so no alert leaves by mail',
        'SMS_ACCOUNT: is not set, so a mail server that is down leaves nobody told',
        'CANARY: is off, so nobody would notice a path that is broken',
        expect.stringMatching(/onCall\.steps: nothing rings: a request makes no phone ring at any step \(/),
      ],
    ],
    [
      'texts that no carrier delivers',
      { SMS_CAMPAIGN: undefined },
      ['SMS_CAMPAIGN: is not set; carriers deliver no texts before a brand and a campaign are registered (A2P 10DLC; docs/runbook.md, Texts and calls)'],
    ],
    ['a key that is none', { SEAL_TO: 'worker:1:change-me' }, ['SEAL_TO: each key must be 32 bytes in base64']],
    [
      'a private key where the web process is',
      { DESK_KEYS: keySet(1).written.DESK_KEYS },
      ['DESK_KEYS: is where the web process could read it; it belongs into the environment of its own process alone'],
    ],
    [
      'stand-ins of tests that were left allowed',
      { OUTBOUND_LOOPBACK: 'allowed' },
      ['OUTBOUND_LOOPBACK: is allowed, which is for tests: messages could be led to this machine, and go without TLS. Remove it'],
    ],
    [
      'passwords with signs that an address cannot hold',
      { DATABASE_URL: 'postgres://firm:12#kept@127.0.0.1/firm', MAIL_URL: 'smtp://user:kept/apart@mail.harborlight-law.com:587' },
      ['DATABASE_URL', 'MAIL_URL']
        .map(
          (name) =>
            `${name}: has a sign in its user or password that must be written another way there: / as %2F, # as %23, ? as %3F, @ as %40, % as %25, \\ as %5C, a blank as %20`,
        )
        .concat('MAIL_URL: is not set, so no alert leaves by mail'),
    ],
    ['the password of the example', { DATABASE_URL: 'postgres://firm:change-me@127.0.0.1:5432/firm' }, ['DATABASE_URL: still has the password of the example']],
  ])('is told about %s', async (_, settings, expected) => {
    const { status, findings } = await preflight({ ...machine, ...settings, CONTENT_FOLDER: complete });
    expect(status).toBe(1);
    expect(findings).toEqual(expected);
  });

  test('is told when nobody is on call', async () => {
    const folder = completeFirm();
    const file = `${folder}/en/firm.yaml`;
    writeFileSync(file, readFileSync(file, 'utf8').replace(/(rota:\n.*from: )"[\d-]+"/, '$1"2098-01-06"'));
    const { status, findings } = await preflight({ ...machine, CONTENT_FOLDER: folder });
    rmSync(folder, { recursive: true });
    expect(status).toBe(1);
    expect(findings).toEqual([expect.stringMatching(/\/en\/firm\.yaml: onCall\.rota: nobody is on call from .* to .* \(npm run on-call -- gaps\)$/)]);
  });

  test('is told about people whose push messages nobody could send', async () => {
    const folder = completeFirm();
    const file = `${folder}/en/firm.yaml`;
    writeFileSync(file, readFileSync(file, 'utf8').replace(/(name: Lee Okafor,.*?) \}/, '$1, push: { pushover: uQiRzpo4DXghDmr9QzzfQu27cmVRsG } }'));
    const without = await preflight({ ...machine, CONTENT_FOLDER: folder });
    const set = await preflight({ ...machine, CONTENT_FOLDER: folder, PUSHOVER_TOKEN: 'azGDORePK8gMaC0QOYAMyEEuzJnyUi' });
    rmSync(folder, { recursive: true });
    expect(without).toMatchObject({ status: 1, findings: ['PUSHOVER_TOKEN: is not set, so no push message reaches Lee Okafor'] });
    expect(set).toMatchObject({ status: 0, findings: [] });
  });

  test('is told about a mistake in its words', async () => {
    const folder = completeFirm();
    writeFileSync(`${folder}/en/faqs.yaml`, readFileSync(`${folder}/en/faqs.yaml`, 'utf8').replace(/^lead: .*/m, 'lead: ""'));
    const { status, said } = await preflight({ ...machine, CONTENT_FOLDER: folder });
    rmSync(folder, { recursive: true });
    expect(status).toBe(1);
    expect(said).toMatch(/en\/faqs\.yaml:\n\s+line \d+, lead: must not be empty/);
  });
});

describe('the mail domain, when asked for', () => {
  const proven = {
    'harborlight-law.com': 'v=spf1 mx -all',
    'mail._domainkey.harborlight-law.com': 'v=DKIM1; k=rsa; p=MIIBIjANBgkq',
    '_dmarc.harborlight-law.com': 'v=DMARC1; p=reject',
  };
  test.each([
    ['is proven by three records', proven, []],
    ['that has none is named', {}, Object.keys(proven)],
    ['that only watches is not enough', { ...proven, '_dmarc.harborlight-law.com': 'v=DMARC1; p=none' }, ['_dmarc.harborlight-law.com']],
    ['whose key was taken back is named', { ...proven, 'mail._domainkey.harborlight-law.com': 'v=DKIM1; p=' }, ['mail._domainkey.harborlight-law.com']],
  ])('%s', async (_, records, missing) => {
    const server = await startNameServer(records);
    const { findings } = await preflight({ ...machine, CONTENT_FOLDER: complete }, ['--dns', '--dns-server', server.address]);
    await server.stop();
    expect(findings.map((line) => line.split(': ')[0])).toEqual(missing);
  });
});

test('the web process does not start before, unless it is told to', async () => {
  const refused = run('web', { ...machine, CONTENT_FOLDER: 'content', LAUNCH_CHECK: 'on', PORT: String(await freePort()) });
  onTestFinished(() => void refused.stop());
  await expect.poll(() => refused.child.exitCode, { timeout: 15_000 }).toBe(1);
  expect(refused.lines[0]).toBe('This must not go public yet. LAUNCH_CHECK=off starts it all the same.');
  expect(refused.lines).toContain('  content/en/firm.yaml: phone (810) 555-0146 is a number that nobody has');

  const told = run('web', { ...machine, LAUNCH_CHECK: 'off', PORT: String(await freePort()) });
  onTestFinished(() => void told.stop());
  await expect.poll(() => told.lines.some((line) => line.includes('"event":"started"')), { timeout: 15_000 }).toBe(true);
});

test('a review date that is over keeps a site from opening, and never an open one from coming back', async () => {
  const [firm, postgres, port] = [completeFirm(), await openDatabase(), await freePort()];
  onTestFinished(async () => {
    await postgres.discard();
    rmSync(firm, { recursive: true });
  });
  const start = () => run('web', { ...machine, DATABASE_URL: postgres.url, CONTENT_FOLDER: firm, LAUNCH_CHECK: 'on', PORT: String(port) });
  const file = `${firm}/law/driving.yaml`;
  const signed = readFileSync(file, 'utf8');
  const late = signed.replace(/(owi-first:[\s\S]*?reviewBy: )"[\d-]+"/, '$1"2026-01-31"');

  writeFileSync(file, late);
  const refused = start();
  onTestFinished(() => void refused.stop());
  await expect.poll(() => refused.child.exitCode, { timeout: 60_000 }).toBe(1);
  expect(refused.lines.join('\n')).toContain('1 statement of law is past their review date');

  writeFileSync(file, signed);
  const opened = start();
  onTestFinished(() => void opened.stop());
  await until('it opens', () => hasStarted(opened), 60);
  await opened.stop();

  writeFileSync(file, late);
  const again = start();
  onTestFinished(() => void again.stop());
  await until('it comes back', () => hasStarted(again), 60);
});

test('no process and no command says a password that it cannot read: only the setting, and what to do', async () => {
  const { SEAL_TO, WORKER_KEYS, DESK_KEYS } = keySet(1).written;
  const odd = { DATABASE_URL: 'postgres://firm:kept/apart@127.0.0.1/firm', MAIL_URL: 'smtp://user:kept#apart@mail.example.com' };
  const link = { LINK_SECRET: randomBytes(24).toString('hex'), DESK_URL: 'https://desk.example.com' };
  const { INTAKE_SECRET: _, ...withoutIntake } = machine;
  const settings = {
    web: { ...machine, ...odd },
    worker: { ...machine, ...odd, ...link, WORKER_KEYS },
    desk: { ...withoutIntake, ...odd, ...link, SEAL_TO, DESK_KEYS },
  };
  for (const [file, env] of [
    ['server/web', settings.web],
    ['server/worker', settings.worker],
    ['desk/server/desk', settings.desk],
    ['server/on-call', settings.worker],
    ['server/drill', settings.worker],
    ['server/migrate', settings.web],
    ['server/erase', settings.web],
    ['server/export', settings.web],
  ] as const) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [`build/${file}.js`, 'who'], {
      env: { PATH: process.env['PATH'], CONTENT_FOLDER: complete, ...env },
      encoding: 'utf8',
    });
    expect([file, status]).toEqual([file, 1]);
    expect(`${file} ${stdout}${stderr}`).toMatch(/DATABASE_URL: has a sign in its user or password .* # as %23/);
    expect(stdout + stderr).not.toMatch(/kept|apart|\n\s+at /);
  }
});

/** A child process that waits, so that stand-ins of this process can answer it. */
async function preflight(env: NodeJS.ProcessEnv, args: string[] = []): Promise<{ status: number | null; said: string; findings: string[] }> {
  const child = spawn(process.execPath, ['build/server/preflight.js', ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const chunk of child.stdout) said += String(chunk);
  const status = await ended(child);
  return {
    status,
    said,
    findings: said
      .split('\n')
      .filter((line) => line.startsWith('  '))
      .map((line) => line.trim()),
  };
}
