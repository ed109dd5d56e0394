import { globSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { chatLanguages } from '#firm/chat-languages.ts';
import { answers, type Content, content } from '#firm/content.ts';
import { ContentError, contentFolder, named } from '#firm/content-file.ts';
import { lineOf } from '#firm/line-of.ts';
import { sampleTraces } from '#firm/sample-traces.ts';
import { pageAddresses } from '#site/addresses.ts';

/** Everything in a firm's folder that must be corrected: which file, which line, and what to write instead. */
export function mistakesIn(folder: string | undefined): string[] {
  if (folder && !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [`FIRM_DIR: ${folder} is no folder. Make one: npm run new-firm`];
  try {
    const site = content();
    for (const code of Object.keys(chatLanguages) as (keyof typeof chatLanguages)[]) answers(code);
    return [...hoursThatDiffer(site), ...(folder ? ownFiles(folder).flatMap((name) => mistakesOfFile(folder, name, site)) : [])];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.split(/\n(?=\S)/);
  }
}

/** What begins with a dot is not the firm's words: the history of the folder, say. */
function ownFiles(folder: string): string[] {
  return globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

function mistakesOfFile(folder: string, name: string, site: Content): string[] {
  const path = relative(process.cwd(), join(folder, name));
  if (!isRead(name, site)) return [`${path}: no file of this name is read${nearestName(name, site)}`];
  if (/\.(jpe?g|png|webp|svg)$/i.test(name)) return picture(path, join(folder, name));
  if (!/\.(md|yaml)$/.test(name)) return [];
  const lines = readFileSync(join(folder, name), 'utf8').split('\n');
  const pages = new Set(pageAddresses());
  return lines.flatMap((line, at) => [
    ...linksIn(line)
      .filter((to) => !pages.has(to))
      .map((to) => `${path}: line ${at + 1}: ${to} is no page of this site${nearest(to, [...pages])}`),
    ...(line.trimStart().startsWith('#')
      ? []
      : sampleTraces(line, site.firm).map(({ what, found }) => `${path}: line ${at + 1}: “${found}” is ${what}; write the firm’s own`)),
  ]);
}

function linksIn(line: string): string[] {
  const links = [...line.matchAll(/\]\((\/[^)\s]*)\)|\b(?:to|href): *["']?(\/[^\s"',}]*)/g)].map(([, inText, inField]) => inText ?? inField ?? '');
  return links.map((link) => link.replace(/[#?].*$/, '') || '/');
}

/** A file stands in for one of the code, or is named by the firm file. */
function isRead(name: string, { firm, profiles }: Content): boolean {
  const pictures = [firm.look.logo, ...firm.attorneys.map(({ photo }) => photo)];
  return (
    /^(README(\.\w+)?|drawings\/.*)$/.test(name) ||
    /^(law|\w\w\/(answers|utterances))\/[\w-]+\.yaml$/.test(name) ||
    pictures.includes(name) ||
    profiles.some(({ slug }) => name === `en/attorneys/${slug}.md`) ||
    statSync(join(contentFolder, name), { throwIfNoEntry: false }) !== undefined
  );
}

function nearestName(name: string, { profiles }: Content): string {
  const code = globSync('**/*.{md,yaml}', { cwd: contentFolder });
  return nearest(name, [...code, ...profiles.map(({ slug }) => `en/attorneys/${slug}.md`)]);
}

/** The name that was probably meant: at most three letters differ. */
function nearest(typed: string, all: string[]): string {
  const [best] = all.map((one) => ({ one, far: distance(typed, one) })).toSorted((a, b) => a.far - b.far);
  return best && best.far <= 3 ? `; ${best.one} was probably meant` : '';
}

function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++)
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1));
    row = next;
  }
  return row[other.length] ?? 0;
}

/** A visitor with a weak signal loads it, and a drawing from elsewhere could bring a program along. */
function picture(path: string, file: string): string[] {
  const { size } = statSync(file);
  if (size > 400_000) return [`${path}: has ${Math.round(size / 1000)} kB; make it smaller than 400 kB (680 by 800 pixels are enough for a photo)`];
  if (file.endsWith('.svg') && /<script|\bon\w+=|(href|src)\s*=\s*["'](?!#|data:)/i.test(readFileSync(file, 'utf8')))
    return [`${path}: holds a program or leads to other files; save it as a plain SVG`];
  return [];
}

const week = { Monday: 'Mon', Tuesday: 'Tue', Wednesday: 'Wed', Thursday: 'Thu', Friday: 'Fri', Saturday: 'Sat', Sunday: 'Sun' } as const;

/** Pages tell the office hours of `hours`, and people are alerted by those of `onCall.hours`. */
function hoursThatDiffer({ firm }: Content): string[] {
  const open = firm.hours.office.filter(({ schema }) => schema);
  const { days, from, to } = firm.onCall.hours;
  const told = open.flatMap(({ schema = [] }) => schema.map((day) => week[day as keyof typeof week]));
  const same = open.every(({ opens, closes }) => opens === from && closes === to) && days.length === told.length && days.every((day) => told.includes(day));
  if (same || !open.length) return [];
  const file = named('en/firm.yaml');
  const line = lineOf(readFileSync(file, 'utf8'), ['onCall', 'hours']);
  const shown = open.map(({ days: on, opens, closes }) => `${on} ${opens} to ${closes}`).join(', ');
  return [`${file}: line ${line ?? '?'}, onCall.hours: says ${days.join(', ')} ${from} to ${to}, and hours.office says ${shown}; write the same hours in both`];
}
