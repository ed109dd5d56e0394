import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { firmEnvironment, settingsIn } from '#deploy/firm-environment.ts';

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
    const { status, stderr } = spawnSync('deploy/firm-env', args, { encoding: 'utf8' });
    expect([status, stderr]).toEqual([64, 'firm-env NAME [web|worker|desk|owner|publisher] -- command …\n']);
  });

  test.runIf(process.getuid?.() === 0)('says which file is missing, in one line', () => {
    const { status, stderr } = spawnSync('deploy/firm-env', ['no-such-firm', 'web', '--', 'true'], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([64, "/etc/firm/no-such-firm/firm.env is not there. deploy/install makes a firm's settings.\n"]);
  });
});
