import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  createReadStream,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { handOver } from '#scripts/steps.ts';

/**
 * `npm run release`: builds what is committed, once, into `build/release/firm-VERSION.tar.gz` with its checksum. Servers unpack it and
 * install nothing. `VERSION/code` is what firms publish their words with; `VERSION/packages` has the packages that the processes
 * load, which hold keys, and nothing else. docs/decisions/106-a-release-is-built-once.md.
 */
const ofDevelopment = /^(tests|docs|\.github|\.ci)\/|\.test\.tsx?$|^assistant\/training\//;
const alsoMade = ['site/generated', 'ui/generated', 'public'];

/** What firms' words are built with when they are published, beyond what the processes load. */
const tools = [
  ...['vite', 'rolldown', '@react-router/dev', 'lightningcss', 'react-email'],
  ...['d3-geo', 'd3-contour', 'topojson-client', 'us-atlas', 'opentype.js', '@fontsource/besley', '@fontsource/public-sans', 'lucide-static'],
  '@clack/prompts',
];

/** Of these, most is never read. */
const partsOf: Record<string, string[]> = { 'node_modules/node': ['package.json', 'bin'], 'node_modules/lucide-static': ['package.json', 'icons'] };

type Locked = Partial<Record<'dependencies' | 'optionalDependencies' | 'peerDependencies', Record<string, string>>> & {
  dev?: true;
  devOptional?: true;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};
const locked = (JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }).packages;

const commit = execFileSync('git', ['log', '-1', '--format=%h %cI']).toString().trim().split(' ') as [string, string];
const changed = execFileSync('git', ['status', '--porcelain', '--untracked-files=no']).toString();
if (changed) refuse(`What is not committed would be in no version:\n${changed}`);
const version = `${(JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version}-${commit[0]}`;
const folder = join('build/release', version);

await handOver('node', ['scripts/build.ts'], { FIRM_DIR: '' });
rmSync('build/release', { recursive: true, force: true });
copySources();
const packages = inProduction();
linkPackages(packages, 'packages');
linkPackages([...new Set([...packages, ...neededBy(tools)])], 'code');
mkdirSync(join(folder, 'code/node_modules/.bin'));
for (const [name, file] of Object.entries({ vite: 'vite/bin/vite.js', 'react-router': '@react-router/dev/bin.cjs' }))
  symlinkSync(`../${file}`, join(folder, 'code/node_modules/.bin', name));
writeFileSync(join(folder, 'SHA256SUMS'), await checksums());
const archive = `firm-${version}.tar.gz`;
const options = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', `--mtime=${commit[1]}`, '--mode=u+rw,go+rX,go-w'];
execFileSync('tar', [...options, '-czf', archive, version], { cwd: 'build/release' });
writeFileSync(`build/release/${archive}.sha256`, `${await checksumOf(`build/release/${archive}`)}  ${archive}\n`);
const megabytes = Math.round(statSync(`build/release/${archive}`).size / 1e6);
process.stdout.write(`build/release/${archive}: ${megabytes} MB, ${packages.length} packages for the processes\n`);

/** What is committed without tests, and what the build made of it, so that a firm's first release takes over what is the same for all. */
function copySources(): void {
  const committed = execFileSync('git', ['ls-files', '-z']).toString().split('\0').filter(Boolean);
  const made = [...['client', 'server', 'desk', 'assistant', 'words', 'steps.json', 'rendered.json'].map((name) => `build/${name}`), ...alsoMade].flatMap(
    filesIn,
  );
  for (const path of new Set([...committed.filter((path) => !ofDevelopment.test(path)), ...made])) put(copyFileSync, path, join(folder, 'code', path));
}

/** The folders of packages that a server without development's would install, and Node itself. */
function inProduction(): string[] {
  const paths = Object.entries(locked).flatMap(([path, { dev, devOptional }]) => (path && !dev && !devOptional && existsSync(path) ? path : []));
  return [...paths, 'node_modules/node'];
}

/** The folders of these packages and of all that they need. */
function neededBy(names: readonly string[]): Set<string> {
  const found = new Set<string>();
  const add = (name: string, from: string) => {
    const path = placeOf(name, from);
    if (!path || found.has(path)) return;
    found.add(path);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = locked[path] ?? {};
    for (const one of Object.keys({ ...dependencies, ...optionalDependencies })) add(one, path);
    for (const one of Object.keys(peerDependencies ?? {})) if (!peerDependenciesMeta?.[one]?.optional) add(one, path);
  };
  for (const name of names) add(name, '');
  return found;
}

/** As Node looks for it from a package's folder. Undefined where it is for another kind of machine. */
function placeOf(name: string, from: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const path = join(at, 'node_modules', name);
    if (existsSync(path)) return path;
    if (!at) return undefined;
  }
}

/** Hard links, so that what both folders have is in the archive, and on the server's disk, once. */
function linkPackages(paths: readonly string[], to: string): void {
  for (const path of paths)
    for (const part of partsOf[path] ?? [''])
      for (const file of filesIn(join(path, part))) if (!/\/node_modules\//.test(file.slice(path.length))) put(linkSync, file, join(folder, to, file));
}

function filesIn(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

function put(by: (from: string, to: string) => void, from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  by(from, to);
}

async function checksums(): Promise<string> {
  const lines: string[] = [];
  for (const path of filesIn(folder).toSorted()) lines.push(`${await checksumOf(path)}  ${relative(folder, path)}\n`);
  return lines.join('');
}

async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

function refuse(words: string): never {
  process.stderr.write(`${words}\n`);
  process.exit(1);
}
