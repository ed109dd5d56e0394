// @module-tag nightly
import { spawn, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CORE_SCHEMA, load, mergeTag } from 'js-yaml';
import { describe, expect, onTestFinished, test } from 'vitest';
import { settingsFiles } from '#deploy/firm-environment.ts';
import { refuseOthersSecrets, secretSettings } from '#environment.ts';
import { freePort } from '#scripts/ports.ts';
import { startLocalPostgres } from '#scripts/postgres.ts';
import { demoKeys, demoSecrets } from '#server/demo-secrets.ts';
import { assemble, copiesOf, stages } from '../testkit/dockerfile.ts';
import { ended } from '../testkit/product.ts';

const settings = [...readFileSync('.env.example', 'utf8').matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name = '']) => name);

test('what others publish is named by what it is, not by a name that can be moved', () => {
  const lines = globSync(['.github/workflows/*.yml', 'Dockerfile', 'compose.yaml']).flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  const actions = lines.flatMap((line) => /\buses: (\S+)/.exec(line)?.[1] ?? []);
  const images = lines
    .flatMap((line) => /^FROM (\S+)|\b(?:image|container): (\S+)/.exec(line)?.slice(1).find(Boolean) ?? [])
    .filter((image) => !/^firm-/.test(image));
  expect([actions.length, images.length].every((count) => count >= 3)).toBe(true);
  expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
  expect(images.filter((image) => !/@sha256:[0-9a-f]{64}$/.test(image))).toEqual([]);
});

test('no unit is given up by systemd: a database that is away for a minute must not end the worker for good', () => {
  const units = globSync('deploy/systemd/firm-{web-1@,web-2@,worker@,desk@,publisher@,front}.service').map((file) => readFileSync(file, 'utf8'));
  expect(units).toHaveLength(6);
  for (const unit of units) expect(unit).toMatch(/^\[Unit\][^[]*^StartLimitIntervalSec=0$/m);
});

describe('the container images, which cannot be built where these tests run', () => {
  test('copy only what is there', () => {
    const names = stages().map(({ name }) => name);
    expect(names).toEqual(['build', 'product', 'front']);
    const copies = stages().flatMap(copiesOf);
    expect(copies.length).toBeGreaterThan(8);
    // Made by "npm run release", and in the image itself. The firm's words are where FIRM_DIR says.
    const found = copies.filter(({ source }) => /^build\/(release|front)\b/.test(source) || source.startsWith('${FIRM_DIR') || globSync(source).length > 0);
    expect(copies.filter((copy) => !found.includes(copy))).toEqual([]);
    expect(copies.flatMap(({ from }) => from ?? []).filter((from) => !names.includes(from))).toEqual([]);
  });

  test('need no package beyond those of production', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
    const imported = globSync(['build/server/*.js', 'build/server/assets/*.js']).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*"([@a-z][\w./@-]*)"/g)].map(([, name = '']) => name),
    );
    const packages = new Set(imported.filter((name) => !name.startsWith('node:') && !builtinModules.includes(name)).map(packageOf));
    expect(packages.size).toBeGreaterThan(5);
    expect([...packages].filter((name) => !(name in dependencies))).toEqual([]);
  });

  test('hold all that web and worker read', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'image-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    assemble('product', folder);
    const before = written(folder);
    const postgres = await startLocalPostgres();
    onTestFinished(postgres.discard);
    const port = await freePort();
    const env = {
      PATH: process.env['PATH'],
      ...demoSecrets,
      LAUNCH_CHECK: 'off',
      DESK_URL: 'http://localhost:3100',
      PORT: String(port),
      STOP_WITHIN_SECONDS: '2',
    };
    const started = (name: 'web' | 'worker') => {
      const child = spawn(process.execPath, [`build/server/${name}.js`], {
        cwd: folder,
        env: { ...env, ...demoKeys[name], DATABASE_URL: postgres.urls[name] },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      onTestFinished(async () => void (await ended(child, 'SIGTERM')));
      const lines = createInterface(child.stdout);
      return new Promise<string>((resolve) => {
        lines.on('line', (line) => line.includes('"event":"started"') && resolve(name));
        child.once('exit', (code) => resolve(`${name} ended with ${code}`));
      });
    };
    expect(await Promise.all((['worker', 'web'] as const).map(started))).toEqual(['worker', 'web']);
    const statuses = ['/', '/about', '/no-such-page', '/ready/intake'].map(async (path) => (await fetch(`http://127.0.0.1:${port}${path}`)).status);
    expect(await Promise.all(statuses)).toEqual([200, 200, 404, 200]);
    // Their file system is read-only.
    expect(written(folder)).toEqual(before);
  });

  test('run as nobody special, and say whether they are well', () => {
    for (const { name, lines } of stages().filter((stage) => ['product', 'front'].includes(stage.name))) {
      expect(
        lines.findLast((line) => line.startsWith('USER')),
        name,
      ).toMatch(/^USER (node|www-data)$/);
      expect(
        lines.some((line) => line.startsWith('HEALTHCHECK')),
        name,
      ).toBe(true);
    }
  });
});

describe('compose.yaml', () => {
  type Service = {
    image: string;
    build?: { target: string };
    read_only?: boolean;
    cap_drop?: string[];
    environment?: Record<string, string>;
    networks: string[];
    ports?: string[];
  };
  const source = readFileSync('compose.yaml', 'utf8');
  const { services } = load(source, { schema: CORE_SCHEMA.withTags(mergeTag) }) as { services: Record<string, Service> };

  test('has its parts, and only the front is open to the world', () => {
    expect(Object.keys(services)).toEqual(['front', 'web-1', 'web-2', 'worker', 'desk', 'migrate', 'postgres']);
    expect(
      Object.entries(services)
        .filter(([, { ports }]) => ports)
        .map(([name]) => name),
    ).toEqual(['front']);
    for (const name of ['postgres', 'migrate', 'desk']) expect([name, services[name]?.networks]).toEqual([name, ['inside']]);
  });

  test('builds stages that exist, and the front knows both web processes', () => {
    const built = Object.values(services).flatMap(({ build }) => (build ? [build.target] : []));
    expect(new Set(built)).toEqual(new Set(['front', 'product']));
    for (const target of built) expect(stages().map(({ name }) => name)).toContain(target);
    const named = [...readFileSync('Dockerfile', 'utf8').matchAll(/--web (web-\d):3000/g)].map(([, name]) => name);
    expect(named).toEqual(Object.keys(services).filter((name) => name.startsWith('web')));
  });

  test('runs ours on a read-only file system without privileges', () => {
    for (const [name, service] of Object.entries(services).filter(([, { build }]) => build)) {
      expect(service.read_only, name).toBe(true);
      expect(service.cap_drop, name).toEqual(['ALL']);
    }
  });

  test('names only settings of .env.example', () => {
    const used = [...source.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name);
    const given = Object.values(services).flatMap(({ build, environment }) => (build ? Object.keys(environment ?? {}) : []));
    expect([...used, ...given].filter((name) => !settings.includes(name))).toEqual([]);
  });
});

test('.env.example names every setting that is read', () => {
  const read = [...readFileSync('environment.ts', 'utf8').matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name = '']) => name);
  expect(read.length).toBeGreaterThan(6);
  expect(read.filter((name) => !settings.includes(name))).toEqual([]);
});

describe('the systemd units', () => {
  const units = readdirSync('deploy/systemd');

  test('pass systemd-analyze, and expose little', () => {
    const folder = mkdtempSync(join(tmpdir(), 'units-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    for (const unit of units) writeFileSync(join(folder, unit), unitHere(unit));
    const env = { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` };
    for (const unit of units.map(ofAFirm)) {
      const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', unit], { env, encoding: 'utf8' });
      expect([unit, status, stderr]).toEqual([unit, 0, '']);
    }
    // What restarts the others is of root, and runs nothing but systemctl.
    for (const unit of units.filter((name) => name.endsWith('.service') && name !== 'firm-published@.service')) {
      // 0 is fully confined, 10 not at all.
      const args = ['security', '--offline=yes', '--no-pager', '--threshold=20', join(folder, unit)];
      expect([unit, spawnSync('systemd-analyze', args, { env }).status]).toEqual([unit, 0]);
    }
  });

  test('are the same for both web processes of a firm, which differ by the number in their name', () => {
    const [one, two] = [1, 2].map((number) => readFileSync(`deploy/systemd/firm-web-${number}@.service`, 'utf8'));
    expect(two).toBe(one);
    expect(one).toMatch(/ PORT=\$\{WEB_%j_PORT\} /);
  });

  test('run each process as a user of its firm alone, on what is published, with the files that firm-env reads', () => {
    for (const [unit, of] of [
      ['firm-web-1@', 'web'],
      ['firm-worker@', 'worker'],
      ['firm-desk@', 'desk'],
    ] as const) {
      const text = readFileSync(`deploy/systemd/${unit}.service`, 'utf8');
      expect(valuesOf(text, 'User')).toEqual([`firm-%i-${of}`]);
      expect(valuesOf(text, 'SupplementaryGroups')).toEqual(['firm-%i']);
      expect(valuesOf(text, 'WorkingDirectory')).toEqual(['/srv/firm/%i/releases/current']);
      expect(valuesOf(text, 'EnvironmentFile')).toEqual(settingsFiles('%i', of));
      // Nothing of it is the same for two firms but the code.
      expect(text.match(/\/(?:srv|etc|run)\/[^\s'"]+/g)?.filter((path) => !/^\/srv\/firm\/code\/|^\/(?:srv|etc|run)\/firm\/%i/.test(path))).toEqual([]);
    }
  });

  test('leave the desk no way out of the machine', () => {
    const unit = readFileSync('deploy/systemd/firm-desk@.service', 'utf8');
    expect(unit).toMatch(/^IPAddressDeny=any\nIPAddressAllow=localhost$/m);
  });

  test('take secrets that lie encrypted, each process its own', () => {
    const folder = mkdtempSync(join(tmpdir(), 'units-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const added = readdirSync('deploy/credentials').map((file) => file.replace(/\.conf$/, ''));
    expect(added.toSorted()).toEqual(['firm-desk@.service', 'firm-web-1@.service', 'firm-worker@.service']);
    for (const unit of units) writeFileSync(join(folder, unit), unitHere(unit));
    for (const unit of added) {
      const written = readFileSync(`deploy/credentials/${unit}.conf`, 'utf8');
      mkdirSync(join(folder, `${unit}.d`));
      writeFileSync(join(folder, `${unit}.d`, 'credentials.conf'), written);
      const verified = spawnSync('systemd-analyze', ['verify', '--man=no', ofAFirm(unit)], {
        env: { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` },
        encoding: 'utf8',
      });
      expect([unit, verified.status, verified.stderr]).toEqual([unit, 0, '']);
      const names = [...written.matchAll(/^LoadCredentialEncrypted=([A-Z_]+):\/etc\/credstore\.encrypted\/firm-%i-([a-z]+)\.\1$/gm)];
      expect(names).toHaveLength(written.match(/^Load/gm)?.length ?? 0);
      expect(names.filter(([, name = '', owner = '']) => !secretSettings.includes(name) || !unit.startsWith(`firm-${owner}`))).toEqual([]);
      const of = unit.replace(/^firm-|(?:-1)?@\.service$/g, '') as 'web' | 'worker' | 'desk';
      expect(() => refuseOthersSecrets(of, Object.fromEntries(names.map(([, name = '']) => [name, 'x'])))).not.toThrow();
    }
  });

  test('wait until the new process answers', async () => {
    const command = /^ExecStartPost=\S+ -e "(.*)"$/m.exec(unitHere('firm-web-1@.service'))?.[1] ?? '';
    const port = await freePort();
    const waiting = spawn(process.execPath, ['-e', command.replace(/\$\{WEB_%j_PORT\}/, String(port))]);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(waiting.exitCode).toBe(null);
    const server = createServer((_, response) => response.end('ready')).listen(port, '127.0.0.1');
    onTestFinished(() => void server.close());
    expect(await ended(waiting)).toBe(0);
  });
});

/** Where these tests run, the code stands elsewhere. */
function unitHere(unit: string): string {
  return readFileSync(`deploy/systemd/${unit}`, 'utf8').replaceAll('/srv/firm/code', process.cwd());
}

function ofAFirm(unit: string): string {
  return unit.replace('@.', '@oak-and-elm.');
}

function valuesOf(unit: string, name: string): string[] {
  return [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);
}

function packageOf(imported: string): string {
  return imported
    .split('/')
    .slice(0, imported.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Packages are linked and not copied, and the tests that run meanwhile keep their caches among them. */
function written(folder: string): string[] {
  return (readdirSync(folder, { recursive: true }) as string[]).filter((name) => !name.startsWith('node_modules')).toSorted();
}
