import { globSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { calendarDay } from '#firm/clock.ts';
import { answers, type Content, content } from '#firm/content.ts';
import { ContentError, contentFolder, fileOf, fromCode, named } from '#firm/content-file.ts';
import { languages } from '#firm/languages.ts';
import { lawFindings } from '#firm/law-check.ts';
import { lineOf } from '#firm/line-of.ts';
import { sampleTraces } from '#firm/sample-traces.ts';
import { pageAddresses } from '#site/addresses.ts';

/** Everything in a firm's folder that must be corrected: which file, which line, and what to write instead. */
export function mistakesIn(folder: string | undefined): string[] {
  if (folder && !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [`FIRM_DIR: ${folder} is no folder. Make one: npm run new-firm`];
  try {
    const site = content();
    for (const code of Object.keys(languages) as (keyof typeof languages)[]) answers(code);
    return [
      ...hoursThatDiffer(site),
      ...hoursThatCannotBe(site),
      ...sameName(site),
      ...(folder ? [...ownFiles(folder).flatMap((name) => mistakesOfFile(folder, name, site)), ...typedNumbers(folder, site)] : deadLinks()),
    ];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.split(/\n(?=\S)/);
  }
}

/** The code's own words have no other mistakes that tests do not find; whoever edits them still wants to hear of a link. */
function deadLinks(): string[] {
  const pages = pageAddresses();
  return ownFiles(contentFolder)
    .filter((name) => /\.(md|yaml)$/.test(name))
    .flatMap((name) =>
      fromCode(name)
        .split('\n')
        .flatMap((line, at) => linksThatFail(line, pages).map((what) => `${named(name)}: line ${at + 1}: ${what}`)),
    );
}

/** What begins with a dot is not the firm's words: the history of the folder, say. */
function ownFiles(folder: string): string[] {
  return globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

function mistakesOfFile(folder: string, name: string, site: Content): string[] {
  const path = isRead(name, site) ? named(name) : relative(process.cwd(), join(folder, name));
  if (!isRead(name, site)) return [`${path}: no file of this name is read${nearestName(name, site)}`];
  if (/\.(jpe?g|png|webp|svg)$/i.test(name)) return picture(path, join(folder, name));
  if (!/\.(md|yaml)$/.test(name)) return [];
  const lines = readFileSync(join(folder, name), 'utf8').split('\n');
  const pages = pageAddresses();
  const body = name.endsWith('.md') ? lines.indexOf('---', 1) : lines.length;
  return lines.flatMap((line, at) => {
    const isNote = line.trimStart().startsWith('#') && at < body;
    const found = [
      ...linksThatFail(line, pages),
      ...(at > body && /^# /.test(line) ? ['the title of the page is its only heading of this size; begin this one with ##'] : []),
      ...(isNote ? [] : leftOver(line)),
      ...signatures(line, site),
      ...(isNote ? [] : sampleTraces(line, site.firm).map(({ what, found: said }) => `“${said}” is ${what}; write the firm’s own`)),
    ];
    return found.map((what) => `${path}: line ${at + 1}: ${what}`);
  });
}

function linksThatFail(line: string, pages: string[]): string[] {
  const inText = [...line.matchAll(/\]\(([^)\s]*)(\))?/g)].map(([, to = '', closed]) => ({ to, closed: closed !== undefined }));
  const inFields = [...line.matchAll(/\b(?:to|href): *["']?(\/[^\s"',}]*)/g)].map(([, to = '']) => ({ to, closed: true }));
  const related = /^related: *\[(.*)\]/.exec(line)?.[1]?.split(',') ?? [];
  return [...inText, ...inFields, ...related.map((to) => ({ to: to.trim(), closed: true })).filter(({ to }) => to.startsWith('/'))].flatMap(
    ({ to, closed }) => {
      if (!closed) return [`the link to ${to} is not closed; write [words](${to})`];
      if (/^(https:\/\/|mailto:|tel:|#)/.test(to)) return [];
      if (to.startsWith('http://')) return [`${to} is not a safe address; write https://`];
      if (!to.startsWith('/')) return [`${to || 'an empty link'} is no address; begin with / for a page of this site, or with https:// for another`];
      const page = to.replace(/[#?].*$/, '') || '/';
      return pages.includes(page) ? [] : [`${page} is no page of this site${nearest(page, pages)}`];
    },
  );
}

/** What writers put where words are still to come. */
function leftOver(line: string): string[] {
  const found = /[Ll]orem ipsum|\b(TODO|TBD|XXX+)\b/.exec(line)?.[0];
  return found ? [`“${found}” stands where words are still to come; write them, or delete it`] : [];
}

/** Only an attorney of the firm signs what the site says about the law, and not for a day to come. */
function signatures(line: string, { firm }: Content): string[] {
  const [, name, on = ''] = /\b(?:attorney|signed): *\{ *name: *["']?([^,"']+?)["']? *, *on: *["']?(\d{4}-\d\d-\d\d)/.exec(line) ?? [];
  if (!name) return [];
  const known = firm.attorneys.map((one) => one.name);
  if (!known.includes(name)) return [`${name} is no attorney of the firm file and cannot sign; one of ${known.join(', ')} can`];
  return on > calendarDay(new Date()) ? [`signed on ${on}, which is still to come; write the day on which it was read`] : [];
}

/** Numbers that stand beside a note of law are read from its record, or they stay behind when the law changes. */
function typedNumbers(folder: string, site: Content): string[] {
  const own = new Set(ownFiles(folder).map((name) => named(name)));
  return lawFindings(site.law, site.language, calendarDay(new Date()))
    .filter(({ kind, where }) => kind === 'number' && own.has(where))
    .map(({ where, what }) => `${where}: ${what}`);
}

/** A file stands in for one of the code, or is named by the firm file. */
function isRead(name: string, { firm, profiles }: Content): boolean {
  const pictures = [firm.look.logo, firm.look.office, ...firm.attorneys.map(({ photo }) => photo)];
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
  const bytes = readFileSync(file);
  const kind = extname(file).slice(1).toLowerCase().replace('jpeg', 'jpg');
  if (beginnings[kind] && !beginnings[kind].test(bytes.toString('latin1', 0, 12))) return [`${path}: is no .${kind} picture inside; save it as one`];
  if (kind === 'svg' && /<script|\bon\w+=|(href|src)\s*=\s*["'](?!#|data:)/i.test(bytes.toString()))
    return [`${path}: holds a program or leads to other files; save it as a plain SVG`];
  return [];
}

const beginnings: Record<string, RegExp> = { jpg: /^\xff\xd8/, png: /^\x89PNG/, webp: /^RIFF....WEBP/s };

const week = { Monday: 'Mon', Tuesday: 'Tue', Wednesday: 'Wed', Thursday: 'Thu', Friday: 'Fri', Saturday: 'Sat', Sunday: 'Sun' } as const;

/** Pages tell the office hours of `hours`, and people are alerted by those of `onCall.hours`. */
function hoursThatDiffer({ firm }: Content): string[] {
  const open = firm.hours.office.filter(({ schema }) => schema);
  const { days, from, to } = firm.onCall.hours;
  const told = open.flatMap(({ schema = [] }) => schema.map((day) => week[day as keyof typeof week]));
  const same = open.every(({ opens, closes }) => opens === from && closes === to) && days.length === told.length && days.every((day) => told.includes(day));
  if (same || !open.length) return [];
  const file = named('en/firm.yaml');
  const line = lineOf(readFileSync(fileOf('en/firm.yaml'), 'utf8'), ['onCall', 'hours']);
  const shown = open.map(({ days: on, opens, closes }) => `${on} ${opens} to ${closes}`).join(', ');
  return [`${file}: line ${line ?? '?'}, onCall.hours: says ${days.join(', ')} ${from} to ${to}, and hours.office says ${shown}; write the same hours in both`];
}

/** Opening hours that no clock or week has. */
function hoursThatCannotBe({ firm }: Content): string[] {
  const words = readFileSync(fileOf('en/firm.yaml'), 'utf8');
  const isTime = (time = '') => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
  return firm.hours.office.flatMap(({ schema = [], opens, closes }, at) => {
    const wrong = (field: string, what: string) => [
      `${named('en/firm.yaml')}: line ${lineOf(words, ['hours', 'office', at, field]) ?? '?'}, hours.office.${at}.${field}: ${what}`,
    ];
    const day = schema.find((one) => !(one in week));
    if (day) return wrong('schema', `${day} is no day of the week; write one such as Monday`);
    if (!schema.length && !opens && !closes) return [];
    if (!isTime(opens)) return wrong('opens', `must be a time like "08:30", in quotes`);
    if (!isTime(closes)) return wrong('closes', `must be a time like "17:00", in quotes`);
    return closes && opens && closes <= opens ? wrong('closes', 'must be later than opens') : [];
  });
}

/** Their profiles would have one address. */
function sameName({ profiles }: Content): string[] {
  const twice = profiles.find(({ slug }, at) => profiles.findIndex((one) => one.slug === slug) < at);
  return twice ? [`${named('en/firm.yaml')}: attorneys: two are called ${twice.name}; tell them apart, with a middle initial for example`] : [];
}
