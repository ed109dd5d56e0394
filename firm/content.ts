import { existsSync, readFileSync, statSync } from 'node:fs';
import type { z } from 'zod';
import { type Answers, readAnswers } from '#firm/answers.ts';
import { assistantFile, type ChatFile, chatFile } from '#firm/assistant-file.ts';
import type { Attorney } from '#firm/attorney.ts';
import { attorneySlug } from '#firm/attorney-slug.ts';
import { type ChatLanguage, chatLanguages } from '#firm/chat-languages.ts';
import { type City, city, citySlugs } from '#firm/city.ts';
import { ContentError, fileOf, isFromCode, named, type Placeholders, readMarkdown, readYaml } from '#firm/content-file.ts';
import { courtsPage } from '#firm/courts.ts';
import { type FirmFile, firmFile } from '#firm/firm-file.ts';
import { firmWords } from '#firm/firm-words.ts';
import { glossaryPage } from '#firm/glossary.ts';
import { type Guide, guide, guideSlugs } from '#firm/guide.ts';
import { hearingChecklistsPage } from '#firm/hearing-checklists.ts';
import { homePage } from '#firm/home-page.ts';
import { type Language, languages } from '#firm/languages.ts';
import { type Law, numbersOf, readLaw } from '#firm/law.ts';
import { myDatesPage } from '#firm/my-dates.ts';
import {
  aboutPage,
  arrestedPage,
  attorneyPage,
  cleanSlateCheckPage,
  faqsPage,
  legalPage,
  legalPageNames,
  type ReviewsPage,
  resultsPage,
  reviewsPage,
  simplePage,
} from '#firm/pages.ts';
import { type PracticeArea, practiceArea, practiceAreaSlugs } from '#firm/practice-area.ts';
import { recordsIn, recordsOf } from '#firm/prose.ts';
import { rightsPage } from '#firm/rights.ts';
import { triageFile } from '#firm/triage-file.ts';

/**
 * Everything the site says in one language, checked. Reading is cheap (about 60 files) and happens once per process;
 * a mistake in any file stops the build or the start with that file's name.
 */
export function readContent(language: Language) {
  const firm: Firm = { ...inOrder(readYaml(`${language.code}/firm.yaml`, firmFile), language.dir), language };
  const law = readLaw();
  refuseMissingPictures(language, firm);
  const reviews = ownReviews(`${language.code}/reviews.yaml`, firm);
  const shows = { reviews: reviews.length > 0, results: !firm.leaveOut.includes('results') };
  const facts = { ...shows, 'sample-reviews': reviews.some(({ sample }) => sample) };
  const words = { ...firmWords(firm), ...facts, ...numbersOf(law, language.lang) };
  const mistakes: string[] = [];
  const page = <S extends Parameters<typeof readMarkdown>[1]>(name: string, schema: S, more: Placeholders = {}) =>
    collected(mistakes, () => resting(law, `${language.code}/${name}.md`, readMarkdown(`${language.code}/${name}.md`, schema, { ...words, ...more })));
  const sheet = <S extends Parameters<typeof readYaml>[1]>(name: string, schema: S) =>
    collected(mistakes, () => resting(law, `${language.code}/${name}.yaml`, readYaml(`${language.code}/${name}.yaml`, schema, words)));
  const profiles = firm.attorneys.map((one, at) => profile(language, one, (name) => page(name, attorneyPage, { attorney: one.name, responsible: at === 0 })));
  const read = {
    language,
    firm,
    law,
    /** Pages that only some firms have. */
    shows,
    facts,
    home: sheet('home', homePage),
    practiceAreas: practiceAreaSlugs.map((slug): PracticeArea => ({ slug, ...page(`practice-areas/${slug}`, practiceArea) })),
    cities: citySlugs.map((slug): City => ({ slug, ...page(`cities/${slug}`, city) })),
    guides: guideSlugs.map((slug): Guide => ({ slug, ...page(`guides/${slug}`, guide) })),
    guidesIndex: page('guides', simplePage),
    arrested: page('arrested', arrestedPage),
    faqs: sheet('faqs', faqsPage),
    results: page('results', resultsPage),
    reviews: { ...sheet('reviews', reviewsPage), reviews },
    about: page('about', aboutPage),
    /** Every attorney's profile, and first that of whoever is responsible for the site. */
    profiles,
    attorney: profiles[0] as Profile,
    contact: page('contact', simplePage),
    freeConsultation: page('free-consultation', simplePage),
    practiceAreasIndex: page('practice-areas', simplePage),
    assistant: page('assistant', assistantFile),
    triage: sheet('triage', triageFile),
    cleanSlateCheck: page('clean-slate-check', cleanSlateCheckPage),
    myDates: sheet('my-dates', myDatesPage),
    rights: sheet('rights', rightsPage),
    hearingChecklists: sheet('hearing-checklists', hearingChecklistsPage),
    glossary: sheet('words', glossaryPage),
    courts: sheet('courts', courtsPage),
    legal: legalPageNames.map((name) => ({ name, ...page(`legal/${name}`, legalPage) })),
  };
  if (mistakes.length) throw new ContentError(mistakes.join('\n'));
  return { ...read, about: ownHistory(`${language.code}/about.md`, read.about) };
}

/** Every mistake of every file is told at once: whoever repairs them sees the end of it. */
function collected<T>(mistakes: string[], read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    mistakes.push(error.message);
    // Never seen: whoever asked for it throws when all files are read.
    return {} as T;
  }
}

export type Profile = Attorney & { slug: string } & z.output<typeof attorneyPage>;

/** An attorney's facts, and the words of the profile: their own, or those that all share. */
function profile(language: Language, one: Attorney, read: (name: string) => z.output<typeof attorneyPage>): Profile {
  const slug = attorneySlug(one);
  const own = existsSync(fileOf(`${language.code}/attorneys/${slug}.md`));
  const words = read(own ? `attorneys/${slug}` : 'attorney');
  return { ...words, background: one.background ?? words.background, ...one, slug } as Profile;
}

/** Samples show what could stand there. A firm with words of its own never shows them as if they were its own. */
function withoutSamples<T extends { sample: boolean }>(path: string, all: T[]): T[] {
  return isFromCode(path) ? all.filter(({ sample }) => !sample) : all;
}

function ownReviews(path: string, firm: FirmFile): ReviewsPage['reviews'] {
  return firm.leaveOut.includes('reviews') ? [] : withoutSamples(path, readYaml(path, reviewsPage, firmWords(firm)).reviews);
}

function ownHistory(path: string, about: z.output<typeof aboutPage>): z.output<typeof aboutPage> {
  const { history, stories, ...rest } = about;
  return { ...rest, ...(history && withoutSamples(path, [history]).length ? { history } : {}), stories: withoutSamples(path, stories) };
}

/** A photo or a logo that the firm file names must be there. */
function refuseMissingPictures(language: Language, { look, attorneys }: FirmFile): void {
  const names = [...(look.logo ? [look.logo] : []), ...attorneys.flatMap(({ photo }) => photo ?? [])];
  const missing = names.filter((name) => !existsSync(fileOf(name)));
  if (missing.length)
    throw new ContentError(missing.map((name) => `${named(`${language.code}/firm.yaml`)}: ${name} is named there, and is not in the folder`).join('\n'));
}

/** Who the firm is, in the words of one language. */
export type Firm = FirmFile & { language: Language };

export type Content = ReturnType<typeof readContent>;

const read = new Map<string, Content>();

/** The words of one language, read once. */
export function content(code: Language['code'] = 'en'): Content {
  const known = read.get(code) ?? readContent(languages[code]);
  read.set(code, known);
  return known;
}

const answersRead = new Map<string, Answers>();
const chatWordsRead = new Map<string, ChatFile>();

/** What the chat answers in one language, read once and only where it is asked for: it is more than all the rest together. */
export function answers(code: ChatLanguage = 'en'): Answers {
  const known = answersRead.get(code) ?? leadingOn(content(), resting(content().law, `${code}/answers`, readAnswers(code, chatPlaceholders(code))));
  answersRead.set(code, known);
  return known;
}

/** An answer that leads to a page which this firm does not have leads to the ways to reach it. */
function leadingOn(site: Content, read: Answers): Answers {
  const gone = (to: string) => (to.startsWith('/reviews') && !site.shows.reviews) || (to.startsWith('/results') && !site.shows.results);
  return { ...read, all: read.all.map((one) => (gone(one.link.to) ? { ...one, link: { to: '/contact', words: site.contact.title } } : one)) };
}

/** What the chat says by itself in one language. */
export function chatWords(code: ChatLanguage): ChatFile {
  if (code === 'en') return content().assistant;
  const known = chatWordsRead.get(code) ?? resting(content().law, `${code}/assistant`, readYaml(`${code}/assistant.yaml`, chatFile, chatPlaceholders(code)));
  chatWordsRead.set(code, known);
  return known;
}

/** The firm is the same in every language of the chat; numbers are written in its digits. */
function chatPlaceholders(code: ChatLanguage): Placeholders {
  const { firm, law, facts } = content();
  return { ...firmWords(inOrder(firm, chatLanguages[code].dir), code), ...facts, ...numbersOf(law, chatLanguages[code].lang) };
}

/** Every note must name a record: a reader who follows it finds the law. */
function resting<T>(law: Law, path: string, page: T): T {
  const unknown = recordsOf(page).filter((id) => !law.has(id));
  if (unknown.length)
    throw new ContentError(
      `${named(path)}:${whereNoted(path, unknown)} ^[${unknown.join(', ')}] is no record of content/law; see "npm run law" for their names`,
    );
  return page;
}

/** ` line 7:`, where the first of them stands in its file; nothing for a folder of files. */
function whereNoted(path: string, [first = '']: string[]): string {
  const file = fileOf(path);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return '';
  const at = readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((line) => recordsIn(line).includes(first));
  return at < 0 ? '' : ` line ${at + 1}:`;
}

/** In right-to-left text the groups of a phone number would change places; two invisible marks keep them in order. */
function inOrder(firm: FirmFile, dir: string): FirmFile {
  if (dir === 'ltr') return firm;
  const { display, vanity } = firm.phone;
  return { ...firm, phone: { ...firm.phone, display: `\u2066${display}\u2069`, vanity: `\u2066${vanity}\u2069` } };
}
