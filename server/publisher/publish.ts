import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { calendarDay } from '#firm/clock.ts';
import { contentFolder, firmFolder } from '#firm/content-file.ts';
import { keepWords } from '#firm/words-copy.ts';
import { type Changed, changedWords, type Words, wordsIn } from '#server/publisher/changed-words.ts';
import { withLock } from '#server/publisher/lock.ts';
import { askEveryPage, openPreview } from '#server/publisher/preview.ts';
import {
  currentIn,
  makeRelease,
  type Release,
  releaseBefore,
  releaseFolder,
  releasesIn,
  removeOld,
  removePreviews,
  switchTo,
} from '#server/publisher/releases.ts';
import type { Publishing } from '#server/publisher/settings.ts';
import { signaturesOf } from '#server/publisher/signatures.ts';
import { bringCode } from '#server/publisher/workspace.ts';

/** How it ended. What is refused or failed leaves everybody on the release that is published. */
export type Outcome =
  | { kind: 'published' | 'made' | 'rolled-back'; release: Release }
  | { kind: 'nothing' | 'busy' }
  | { kind: 'refused'; mistakes: string[] }
  | { kind: 'failed'; why: string };

export type Say = (line: string) => void;
export type Ordered = { by: string; say: Say };

/** Checks the words, builds them into a release, and asks each of its pages at an address of its own. Nobody else sees it yet. */
export function make(settings: Publishing, ordered: Ordered): Promise<Outcome> {
  return withLock(settings.releases, () => made(settings, ordered, []));
}

/** The same, then in the place of what is published: the processes are restarted, and each of its pages is asked for there. */
export function publish(settings: Publishing, ordered: Ordered): Promise<Outcome> {
  return withLock(settings.releases, async () => {
    const outcome = await made(settings, ordered, isLaunchChecked() ? ['--launch'] : []);
    if (outcome.kind !== 'made') return outcome;
    const why = await putInPlace(settings, outcome.release, ordered.say);
    if (why) return { kind: 'failed', why };
    for (const name of removeOld(settings.releases)) ordered.say(`${name} is removed; the last three are kept`);
    return { kind: 'published', release: outcome.release };
  });
}

/** The release before the present one, or the one that is named, in its place. */
export function rollBack(settings: Publishing, { say }: Pick<Ordered, 'say'>, name?: string): Promise<Outcome> {
  return withLock(settings.releases, async (): Promise<Outcome> => {
    const to = name ? releasesIn(settings.releases).find((one) => one.name === name) : releaseBefore(settings.releases);
    if (!to) return { kind: 'failed', why: name ? `${name} is no release that is kept` : 'there is no earlier release' };
    const why = await putInPlace(settings, to, say);
    return why ? { kind: 'failed', why } : { kind: 'rolled-back', release: to };
  });
}

/** What is edited and not yet published. Undefined before the first release. */
export function waiting({ releases }: Publishing): Changed[] | undefined {
  const current = currentIn(releases);
  return current ? changedWords(wordsIn(releaseFolder(releases, current)), editedWords()) : undefined;
}

/** The words where people edit them. */
export function editedWords(): Words {
  return { code: contentFolder, firm: firmFolder };
}

/** Off for the firm's own people, on a site that asks nobody to rely on it (server/http/before-launch.ts). */
function isLaunchChecked(): boolean {
  return process.env['LAUNCH_CHECK'] !== 'off';
}

async function made(settings: Publishing, { by, say }: Ordered, checks: string[]): Promise<Outcome> {
  const { releases } = settings;
  const work = join(releases, '.work');
  mkdirSync(work, { recursive: true });
  const current = releasesIn(releases).find(({ name }) => name === currentIn(releases));
  const before = current && wordsIn(releaseFolder(releases, current.name));

  const hasNewCode = await timed(say, 'code', () => bringCode(work));
  await timed(say, 'words', () => keepWords(join(work, 'build/words')));
  const now = wordsIn(work);
  const changed = before && changedWords(before, now);
  if (changed?.length === 0 && !hasNewCode) return { kind: 'nothing' };
  const [newest] = releasesIn(releases);
  const mistakes = await timed(say, 'check', () => mistakesOf(work, checks));
  const unsigned = changed && isLaunchChecked() ? signaturesOf(before, now, changed, calendarDay(new Date(current?.at ?? 0))).unsigned : [];
  if (mistakes.length + unsigned.length) return { kind: 'refused', mistakes: [...mistakes, ...unsigned] };

  // Made for a preview, and nothing was edited since.
  if (newest && newest.name !== current?.name && !hasNewCode && changedWords(wordsIn(releaseFolder(releases, newest.name)), now).length === 0)
    return { kind: 'made', release: newest };

  const built = await timed(say, 'build', () => ran('node', ['scripts/build-from-words.ts', '--changed'], work, say));
  if (built !== 0) return { kind: 'failed', why: 'the build failed; what it said stands above' };
  const release = await timed(say, 'release', () => makeRelease(releases, work, { by, ...(changed ? { changed } : {}) }));
  removePreviews(releases, release.name);
  const preview = await openPreview(releaseFolder(releases, release.name), settings.previewPort);
  say(`preview ${settings.previewUrl ?? preview.url}`);
  try {
    const asked = await timed(say, 'preview', () => askEveryPage(releaseFolder(releases, release.name), preview.url, 10));
    say(`${asked} pages answer at the preview`);
  } catch (error) {
    // Otherwise the next call would find it made, and publish it without asking its pages.
    removePreviews(releases);
    return { kind: 'failed', why: (error as Error).message };
  } finally {
    await preview.stop();
  }
  return { kind: 'made', release };
}

/** Switches, restarts and warms up. A release that does not come up is taken back. Returns why it failed. */
async function putInPlace({ releases, restart, warmUp }: Publishing, { name }: Release, say: Say): Promise<string | undefined> {
  const before = currentIn(releases);
  switchTo(releases, name);
  say(`${name} is published`);
  if (!restart) {
    say('RESTART_COMMAND is not set: restart the processes, and they run it');
    return undefined;
  }
  const why = await timed(say, 'restart and warm-up', () => cameUp(releaseFolder(releases, name), restart, warmUp, say));
  if (!why || !before) return why;
  switchTo(releases, before);
  await ran('sh', ['-c', restart], process.cwd(), say);
  return `${why}; ${before} is published again`;
}

/** A busy machine takes its time to start three processes. */
const comesUpWithin = 120;

async function cameUp(release: string, restart: string, warmUp: string[], say: Say): Promise<string | undefined> {
  if ((await ran('sh', ['-c', restart], process.cwd(), say)) !== 0) return 'RESTART_COMMAND failed';
  try {
    for (const url of warmUp) say(`${await askEveryPage(release, url, comesUpWithin)} pages answer at ${url}`);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** What must be corrected in the words where people edit them. */
export function mistakesInEdited(): Promise<string[]> {
  return mistakesOf(process.cwd());
}

/** In a process of its own, because a process reads words once. */
async function mistakesOf(work: string, checks: string[] = []): Promise<string[]> {
  let said = '';
  const status = await ran('node', ['server/publisher/check-words.ts', ...checks], work, (line) => {
    said += line;
  });
  if (status !== 0) throw new Error('the words could not be checked');
  return JSON.parse(said) as string[];
}

function ran(command: string, args: string[], cwd: string, say: Say): Promise<number> {
  const words = cwd === process.cwd() ? {} : { BUILT_WORDS: resolve(cwd, 'build/words'), CONTENT_FOLDER: '', FIRM_DIR: '' };
  const path = cwd === process.cwd() ? process.env['PATH'] : `${resolve('node_modules/.bin')}:${process.env['PATH']}`;
  const child = spawn(command, args, { cwd, env: { ...process.env, ...words, PATH: path }, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk.toString()).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(say);
    });
    stream.on('end', () => rest && say(rest));
  }
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('close', (code) => done(code ?? 1));
  });
}

async function timed<T>(say: Say, name: string, work: () => T | Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  say(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}
