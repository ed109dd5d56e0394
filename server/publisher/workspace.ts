import { cpSync, existsSync, globSync, lstatSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Where a firm's releases are built: a copy of the code, which keeps what the last build made. Firms share one checkout, and none of them writes to it.
 * Returns whether the code changed since the last time.
 */
export function bringCode(folder: string): boolean {
  const files = sourcesIn('.');
  const changed = files.filter((path) => !same(path, join(folder, path)));
  for (const path of changed) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(path, join(folder, path));
  }
  if (!existsSync(join(folder, 'build/steps.json')) && existsSync('build/steps.json'))
    for (const path of alreadyMade.filter(existsSync)) cpSync(path, join(folder, path), { recursive: true });
  const known = new Set(files);
  const gone = sourcesIn(folder).filter((path) => !known.has(path));
  for (const path of gone) rmSync(join(folder, path));
  const packages = join(folder, 'node_modules');
  rmSync(packages, { force: true });
  symlinkSync(realpathSync('node_modules'), packages);
  return changed.length + gone.length > 0;
}

/** Asked once more of each file: what a folder's name does not leave out, some releases of Node hand over all the same. */
function sourcesIn(folder: string): string[] {
  const isMade = (path: string) => made.test(path);
  return globSync(sources, { cwd: folder, exclude: isMade }).filter((path) => !isMade(path) && lstatSync(join(folder, path)).isFile());
}

const sources = [
  '*.{ts,json,mjs}',
  '{assistant,case-review,database,deliveries,deploy,desk,firm,followup,incidents,intake,notifications,on-call,public,replies,scripts,self-help,server,site,ui,vault}/**/*.*',
];

/** What the build itself makes there, and what only tests read. */
const made = /^public\/(islands|share|firm|favicon\.svg)|^(site|ui)\/generated|\.react-router|\.test\.tsx?$/;

/** A checkout that was built saves the first release of each firm what is the same for all. Every part is made anew whose inputs differ. */
const alreadyMade = [
  'build/steps.json',
  'build/rendered.json',
  'build/client',
  'build/server',
  'build/desk',
  'build/assistant',
  'site/generated',
  'ui/generated',
  'public',
];

function same(one: string, other: string): boolean {
  if (!existsSync(other)) return false;
  return lstatSync(one).size === lstatSync(other).size && readFileSync(one).equals(readFileSync(other));
}
