// @module-tag nightly
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { firmEnvironment, settingsIn } from '#deploy/firm-environment.ts';
import { readEnvironment, readOwnerEnvironment } from '#environment.ts';
import { blocking } from '#server/commands/launch-check.ts';
import { readDeskEnvironment } from '#server/desk-environment.ts';
import { readPrivate, writtenPublic } from '#vault/key-pair.ts';

const written = `# what a firm writes
MAIL_FROM=Kessler & Okafor <intake@example.com>
MAIL_URL="smtp://user:p%2Fw%23@mail.example.com:587"
QUOTED='one "two" $three' and four
TRAILING=kept apart   
HASH=a#b # c
CONTINUED=one \\
two
ESCAPED="a \\" b \\\\ c \\n d"
; another remark \\
SKIPPED=not this
 SPACED = value
BLANK=ends\\ 
`;

describe('settings are read as systemd reads them', () => {
  test('with spaces, quotes, signs and lines that go on', () => {
    expect(settingsIn(written)).toEqual({
      MAIL_FROM: 'Kessler & Okafor <intake@example.com>',
      MAIL_URL: 'smtp://user:p%2Fw%23@mail.example.com:587',
      QUOTED: 'one "two" $threeand four',
      TRAILING: 'kept apart',
      HASH: 'a#b # c',
      CONTINUED: 'one two',
      ESCAPED: 'a " b \\ c \\n d',
      SPACED: 'value',
      BLANK: 'ends ',
    });
  });

  // The only part of systemd that reads such a file and runs without systemd. It also expands $, so those are left out.
  const generator = '/usr/lib/systemd/user-environment-generators/30-systemd-environment-d-generator';
  test.runIf(existsSync(generator))('the same as by systemd itself', () => {
    const home = mkdtempSync(join(tmpdir(), 'environment-'));
    onTestFinished(() => rmSync(home, { recursive: true, force: true }));
    mkdirSync(join(home, 'environment.d'));
    const plain = written.replace('$three', 'three');
    writeFileSync(join(home, 'environment.d/firm.conf'), plain);
    const { stdout } = spawnSync(generator, { env: { XDG_CONFIG_HOME: home, HOME: home }, encoding: 'utf8' });
    // It writes a value in double quotes where it needs them, with a backslash before what is special there.
    const read = Object.fromEntries(
      stdout
        .trim()
        .split('\n')
        .map((line) => {
          const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
          return [name, value.startsWith('"') ? value.slice(1, -1).replace(/\\(["\\`$])/g, '$1') : value];
        }),
    );
    expect(read).toMatchObject(settingsIn(plain));
  });
});

describe('the settings of a new firm', () => {
  const folder = mkdtempSync(join(tmpdir(), 'etc-firm-'));
  const drive = mkdtempSync(join(tmpdir(), 'drive-'));
  afterAll(() => {
    for (const one of [folder, drive]) rmSync(one, { recursive: true, force: true });
  });
  const made = (name: string, number: string) => {
    mkdirSync(join(folder, name), { recursive: true });
    const { status, stdout, stderr } = spawnSync(process.execPath, [...argumentsOf(name, number), '--recovery', join(drive, name)], { encoding: 'utf8' });
    return { status, said: stdout + stderr };
  };
  const argumentsOf = (name: string, number: string) => [
    'deploy/new-settings.ts',
    name,
    number,
    '--site',
    `www.${name}.example.com`,
    '--desk',
    `desk.${name}.example.com`,
    '--folder',
    folder,
  ];
  const privateIn = (shown: string) => /^RECOVERY_KEYS=1:(\S+)/m.exec(shown)?.[1] ?? '';
  const sealsTo = (name: string, privateKey: string) => settings(name, 'firm')['SEAL_TO']?.includes(`recovery:1:${writtenPublic(readPrivate(privateKey))}`);
  const onDisk = (name: string) => readdirSync(join(folder, name)).map((file) => readFileSync(join(folder, name, file), 'utf8'));
  const settings = (name: string, ...files: string[]): NodeJS.ProcessEnv =>
    Object.assign({}, ...files.map((file) => settingsIn(readFileSync(join(folder, name, `${file}.env`), 'utf8'))));

  test('are all that each process needs, and none of another, with no secret said', () => {
    const { status, said } = made('oak-tree', '3');
    expect([status, said]).toEqual([0, `${folder}/oak-tree: settings with fresh keys and secrets\n`]);
    const { FIRM_NUMBER, WEB_1_PORT, WEB_2_PORT, DESK_PORT } = settings('oak-tree', 'firm');
    expect([FIRM_NUMBER, WEB_1_PORT, WEB_2_PORT, DESK_PORT]).toEqual(['3', '3030', '3031', '3033']);
    const web = readEnvironment('web', settings('oak-tree', 'firm', 'web'));
    const worker = readEnvironment('worker', settings('oak-tree', 'firm', 'worker'));
    const desk = readDeskEnvironment(settings('oak-tree', 'firm', 'desk'));
    expect([web, worker, desk].map(({ DATABASE_URL }) => new URL(DATABASE_URL).username)).toEqual(['web', 'worker', 'desk'].map((of) => `firm_oak_tree_${of}`));
    expect(readOwnerEnvironment(settings('oak-tree', 'firm', 'publisher')).DATABASE_URL).toBe(worker.DATABASE_URL);
    const key = privateIn(readFileSync(join(drive, 'oak-tree'), 'utf8'));
    expect(sealsTo('oak-tree', key)).toBe(true);
    expect(onDisk('oak-tree').filter((text) => text.includes(key))).toEqual([]);
    expect(worker).toMatchObject({ METRICS_PORT: 13032, INTAKE_SECRET: web.INTAKE_SECRET, LINK_SECRET: desk.LINK_SECRET });
    expect(
      blocking(web)
        .filter(({ who }) => who === 'operator')
        .map(({ where }) => where),
    ).toEqual(['MAIL_URL', 'SMS_ACCOUNT']);
    for (const file of readdirSync(join(folder, 'oak-tree'))) expect([file, statSync(join(folder, 'oak-tree', file)).mode & 0o777]).toEqual([file, 0o600]);
  });

  test('wait until somebody has the recovery key from the screen; where there is no screen, nothing is made', () => {
    mkdirSync(join(folder, 'birch'));
    const command = [process.execPath, ...argumentsOf('birch', '4')];
    const without = spawnSync('setsid', ['--wait', ...command], { encoding: 'utf8' });
    expect([without.status, without.stderr]).toEqual([1, expect.stringContaining('ssh -t')]);
    expect(onDisk('birch')).toEqual([]);
    const shown = spawnSync('script', ['-qec', command.join(' '), '/dev/null'], { input: '\n', encoding: 'utf8' });
    const key = privateIn(shown.stdout);
    expect([shown.status, sealsTo('birch', key)]).toEqual([0, true]);
    expect(shown.stdout).toContain('press Enter');
    expect(onDisk('birch').filter((text) => text.includes(key))).toEqual([]);
  });

  test('stay as they are when they are there, and no two firms have one number', () => {
    const before = settings('oak-tree', 'firm', 'web');
    expect(made('oak-tree', '3').said).toContain('there already, and left as it is');
    expect(settings('oak-tree', 'firm', 'web')).toEqual(before);
    expect(made('elm', '3')).toMatchObject({ status: 1, said: 'Number 3 is that of oak-tree. Each firm of a machine has its own.\n' });
    expect(made('code', '4').status).toBe(1);
  });
});

describe('firm-env', () => {
  test('gives a process the files of its unit, the later one wins, and those of no other', () => {
    const root = mkdtempSync(join(tmpdir(), 'settings-'));
    onTestFinished(() => rmSync(root, { recursive: true, force: true }));
    mkdirSync(join(root, 'etc/firm/oak'), { recursive: true });
    const files = { firm: 'FIRM_NAME=oak\nCANARY=off', web: 'DATABASE_URL=of-web', worker: 'CANARY=on\nWORKER_KEYS=1:key', desk: '', owner: '' };
    for (const [file, text] of Object.entries(files)) writeFileSync(join(root, `etc/firm/oak/${file}.env`), text);
    const always = { NODE_ENV: 'production', HOST: '127.0.0.1', FIRM_NAME: 'oak' };
    expect(firmEnvironment('oak', 'web', root)).toEqual({ ...always, CANARY: 'off', DATABASE_URL: 'of-web', INCIDENT_FOLDER: '/run/firm/oak' });
    expect(firmEnvironment('oak', 'worker', root)).toEqual({ ...always, CANARY: 'on', WORKER_KEYS: '1:key', INCIDENT_FOLDER: '/run/firm/oak' });
    expect(firmEnvironment('oak', undefined, root)).toEqual({ ...always, CANARY: 'off' });
    expect(() => firmEnvironment('elm', 'web', root)).toThrow('etc/firm/elm/firm.env is not there');
  });

  test.each([
    ['no command', ['oak', 'web', '--']],
    ['an unknown process', ['oak', 'nginx', '--', 'true']],
    ['a name that leads elsewhere', ['../oak', '--', 'true']],
    ['no separator', ['oak', 'web', 'true']],
  ])('says how it is used: %s', (_, args) => {
    const { status, stderr } = spawnSync(resolve('deploy/firm-env'), args, { encoding: 'utf8' });
    expect([status, stderr]).toEqual([64, 'firm-env NAME [web|worker|desk|owner|publisher] -- command …\n']);
  });

  test.runIf(process.getuid?.() === 0)('says which file is missing, in one line', () => {
    const { status, stderr } = spawnSync(resolve('deploy/firm-env'), ['no-such-firm', 'web', '--', 'true'], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([64, "/etc/firm/no-such-firm/firm.env is not there. deploy/install makes a firm's settings.\n"]);
  });
});
