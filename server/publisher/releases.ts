import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Changed } from '#server/publisher/changed-words.ts';

/** One folder with all that processes and nginx read at run time, apart from packages. */
export type Release = {
  /** When it was made, in UTC: releases sort by it. */
  name: string;
  at: string;
  /** Who asked for it: somebody of the firm, at the desk, or whoever typed the command. */
  by: string;
  /** Words that differ from the release before it; undefined for the first. */
  changed?: Changed[];
  /** The version of the code. */
  version: string;
};

/** How many are kept, the published one among them. */
const kept = 3;

/** Newest first. What is half made, or begins with a dot, is no release. */
export function releasesIn(folder: string): Release[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^\d{4}-\d\d-\d\d-\d{6}(-\d+)?$/.test(name) && existsSync(join(folder, name, 'release.json')))
    .toSorted()
    .toReversed()
    .map((name) => JSON.parse(readFileSync(join(folder, name, 'release.json'), 'utf8')) as Release);
}

/** The name of the release that is published. */
export function currentIn(folder: string): string | undefined {
  const link = join(folder, 'current');
  return existsSync(link) ? readlinkSync(link) : undefined;
}

/** A new release from a build. It is there as a whole or not at all. */
export function makeRelease(folder: string, from: string, facts: Omit<Release, 'name' | 'at' | 'version'>, at = new Date()): Release {
  const release: Release = { name: freeName(folder, at), at: at.toISOString(), version: versionOf(from), ...facts };
  const fresh = join(folder, `.new-${release.name}`);
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  for (const part of ['client', 'server', 'desk', 'assistant', 'words']) cpSync(join(from, 'build', part), join(fresh, 'build', part), { recursive: true });
  for (const part of ['package.json', 'database/migrations', 'database/roles.sql']) cpSync(join(from, part), join(fresh, part), { recursive: true });
  symlinkSync(packagesBeside(realpathSync(join(from, 'node_modules'))), join(fresh, 'node_modules'));
  writeFileSync(join(fresh, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  renameSync(fresh, join(folder, release.name));
  return release;
}

/** Of a version on a server, those that processes load (scripts/release.ts); of a checkout, all. */
function packagesBeside(all: string): string {
  const few = resolve(all, '../../packages/node_modules');
  return existsSync(few) ? few : all;
}

/** Puts this release in the place of the published one in one act: whoever looks sees the one or the other. */
export function switchTo(folder: string, name: string): void {
  if (!existsSync(join(folder, name, 'release.json'))) throw new Error(`${name} is no release in ${folder}`);
  const fresh = join(folder, '.current');
  rmSync(fresh, { force: true });
  symlinkSync(name, fresh);
  writeFileSync(join(folder, name, 'published'), '');
  renameSync(fresh, join(folder, 'current'));
}

/** The newest three stay, and the published one. */
export function removeOld(folder: string): string[] {
  const current = currentIn(folder);
  const all = releasesIn(folder).map(({ name }) => name);
  const stay = new Set([...(current ? [current] : []), ...all.filter((name) => name !== current).slice(0, current ? kept - 1 : kept)]);
  const gone = all.filter((name) => !stay.has(name));
  for (const name of gone) rmSync(join(folder, name), { recursive: true, force: true });
  return gone;
}

/** What was made to look at, and is looked at no more: it would push out what one can go back to. */
export function removePreviews(folder: string, except?: string): void {
  for (const { name } of releasesIn(folder)) if (name !== except && !wasPublished(folder, name)) rmSync(join(folder, name), { recursive: true, force: true });
}

function wasPublished(folder: string, name: string): boolean {
  return existsSync(join(folder, name, 'published'));
}

/** The release that was published before the present one, as far as it is still there. */
export function releaseBefore(folder: string): Release | undefined {
  const current = currentIn(folder);
  return releasesIn(folder).find(({ name }) => current !== undefined && name < current && wasPublished(folder, name));
}

export function releaseFolder(folder: string, name: string): string {
  return resolve(folder, name);
}

function freeName(folder: string, at: Date): string {
  const base = at.toISOString().replace('T', '-').replace(/\..*/, '').replaceAll(':', '');
  const taken = (name: string) => existsSync(join(folder, name));
  for (let more = 0; ; more++) {
    const name = more ? `${base}-${more}` : base;
    if (!taken(name)) return name;
  }
}

function versionOf(from: string): string {
  return (JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as { version: string }).version;
}
