import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const list = 'build/steps.json';

/** Does a part of the build unless what it is made from is as it was, and what it made is still there. Returns whether it was done. */
export type IfChanged = (name: string, from: string, made: string, work: () => void | Promise<void>) => Promise<boolean>;

/** `again`: every part is made. Otherwise those whose inputs changed since the build that is in build/. */
export function openSteps(again: boolean): IfChanged {
  const known: Record<string, string> = !again && existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
  return async (name, from, made, work) => {
    if (known[name] === from && existsSync(made)) {
      process.stdout.write(`${name}: as before\n`);
      return false;
    }
    // A part that is stopped half way is not taken for done.
    delete known[name];
    writeFileSync(list, JSON.stringify(known));
    await work();
    known[name] = from;
    writeFileSync(list, JSON.stringify(known));
    return true;
  };
}

/** All that is built from, apart from words: sources, settings, the versions of packages. */
export function hashOfCode(): string {
  return hashOfFiles('.', [...globSync('*.{ts,json}'), ...globSync(`{${rooms.join(',')}}/**/*.*`, { exclude: isMade }).filter((path) => !isMade(path))]);
}

const rooms = [
  'assistant',
  'case-review',
  'database',
  'deliveries',
  'desk',
  'firm',
  'followup',
  'incidents',
  'intake',
  'notifications',
  'on-call',
  'public',
  'replies',
  'scripts',
  'self-help',
  'server',
  'site',
  'ui',
  'vault',
];

function isMade(path: string): boolean {
  return /^public\/(islands|share|firm|favicon\.svg)|^(site|ui)\/generated|^assistant\/training\/|\.react-router|\.test\.tsx?$/.test(path);
}

/** The words whose names fit, the code's and the firm's. */
export function hashOfWords(folder: string, names: RegExp): string {
  return hashOfFiles(
    folder,
    globSync('*/**/*.*', { cwd: folder }).filter((name) => names.test(name.slice(name.indexOf('/') + 1))),
  );
}

export function hashOfFolder(folder: string): string {
  return hashOfFiles(folder, globSync('**/*.*', { cwd: folder }));
}

export function hashOf(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex');
}

function hashOfFiles(folder: string, names: string[]): string {
  const hash = createHash('sha256');
  for (const name of names.toSorted())
    hash
      .update(`${name}\0`)
      .update(readFileSync(join(folder, name)))
      .update('\0');
  return hash.digest('hex');
}
