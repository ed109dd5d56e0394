import { existsSync, readFileSync, statSync } from 'node:fs';
import type { z } from 'zod';
import { withAnchorsOf } from '#firm/anchors.ts';
import { type Answers, readAnswers } from '#firm/answers.ts';
import { assistantFile } from '#firm/assistant-file.ts';
import type { Attorney } from '#firm/attorney.ts';
import { attorneySlug } from '#firm/attorney-slug.ts';
import { type City, city, citySlugs } from '#firm/city.ts';
import { ContentError, fileOf, isFromCode, named, type Placeholders, readMarkdown, readYaml } from '#firm/content-file.ts';
import { courtsPage } from '#firm/courts.ts';
import { type FirmFile, firmFile, firmWordsFile } from '#firm/firm-file.ts';
import { firmIn, firmWords, missingWords, phoneIn } from '#firm/firm-words.ts';
import { glossaryPage } from '#firm/glossary.ts';
import { type Guide, guide, guideSlugs } from '#firm/guide.ts';
import { hearingChecklistsPage } from '#firm/hearing-checklists.ts';
import { homePage } from '#firm/home-page.ts';
import { type Language, type LanguageCode, languages } from '#firm/languages.ts';
import { type Law, numbersOf, readLaw } from '#firm/law.ts';
import { myDatesPage } from '#firm/my-dates.ts';
import {
  aboutPage,
  arrestedPage,
  attorneyOwn,
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
  const firm: Firm = { ...readFirm(language), language };
  const law = readLaw();
  refuseMissingPictures(firm);
  // What a client said stays as it was said.
  const reviews = ownReviews('en/reviews.yaml', firm);
  const shows = { reviews: reviews.length > 0, results: !firm.leaveOut.includes('results') };
  const words = { ...firmWords(firm, language.code), ...shows, ...numbersOf(law, language.lang) };
  const mistakes: string[] = [];
  const page = <S extends Parameters<typeof readMarkdown>[1]>(name: string, schema: S, more: Placeholders = {}) =>
    collected(mistakes, () => resting(law, `${language.code}/${name}.md`, readMarkdown(`${language.code}/${name}.md`, schema, { ...words, ...more })));
  const sheet = <S extends Parameters<typeof readYaml>[1]>(name: string, schema: S) =>
    collected(mistakes, () => resting(law, `${language.code}/${name}.yaml`, readYaml(`${language.code}/${name}.yaml`, schema, words)));
  const profiles = firm.attorneys.map((one, at): Profile => {
    const slug = attorneySlug(one);
    const who = { attorney: one.name, responsible: at === 0 };
    const own = existsSync(fileOf(`${language.code}/attorneys/${slug}.md`)) ? page(`attorneys/${slug}`, attorneyOwn, who) : undefined;
    const shared = page('attorney', attorneyPage, who);
    return { ...shared, ...own, body: shared.body, biography: own?.body, ...one, slug } as Profile;
  });
  const read = {
    language,
    firm,
    law,
    /** Pages that only some firms have. */
    shows,
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
  const whole = { ...read, about: ownHistory(`${language.code}/about.md`, read.about) };
  return language.code === 'en' ? whole : { ...whole, ...anchored(whole) };
}

function anchored<T extends object>(whole: T): T {
  const { language: _, firm: __, law: ___, ...english } = content();
  const pages = Object.fromEntries(Object.keys(english).map((name) => [name, whole[name as keyof T]]));
  return withAnchorsOf(english, pages) as T;
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

type Own = z.output<typeof attorneyOwn>;

/** An attorney's facts, and the words of the profile: those that all share, their own in place of some, and their biography. */
export type Profile = Attorney & { slug: string; biography: Own['body'] | undefined } & z.output<typeof attorneyPage> &
  Partial<Pick<Own, 'education' | 'admitted' | 'courts' | 'awards' | 'languages'>>;

/** What clients said to the demonstration firm, and what it went through, is never shown as another firm's. */
function ownReviews(path: string, firm: FirmFile): ReviewsPage['reviews'] {
  return firm.leaveOut.includes('reviews') || isFromCode(path) ? [] : readYaml(path, reviewsPage, firmWords(firm)).reviews;
}

function ownHistory(path: string, about: z.output<typeof aboutPage>): z.output<typeof aboutPage> {
  return isFromCode(path) ? { ...about, history: undefined, stories: [] } : about;
}

/** The firm's facts stand once, in its file; another language brings its words for them. */
function readFirm(language: Language): FirmFile {
  const firm = readYaml('en/firm.yaml', firmFile);
  if (language.code === 'en') return { ...firm, phone: phoneIn(language, firm.phone) };
  const path = `${language.code}/firm-words.yaml`;
  // Whoever asks in a language that the firm's site is not in is still answered in it by the chat, with the words that every firm can say.
  const isShown = firm.languages[language.code] !== undefined;
  if (isShown && isFromCode(path)) throw new ContentError(`${named(path)}: is missing; languages.${language.code} in the firm file asks for it`);
  const words = readYaml(path, firmWordsFile);
  if (!isShown) return firmIn(language, firm, { ...words, directions: undefined, claims: {} });
  const missing = missingWords(firm, words);
  if (missing.length) throw new ContentError(`${named(path)}:\n${missing.map((one) => `  ${one}`).join('\n')}`);
  return firmIn(language, firm, words);
}

/** The languages that this firm's site is in, English first. */
export function siteLanguages(): Language[] {
  const { languages: others } = content().firm;
  return Object.values(languages).filter(({ code }) => code === 'en' || others[code] !== undefined);
}

/** In which language somebody is answered who sent a request in this one: the same, as long as the firm's site is in it. */
export function languageOfRequest(code: string): Language {
  return siteLanguages().find((language) => language.code === code) ?? languages.en;
}

/** A photo or a logo that the firm file names must be there. */
function refuseMissingPictures({ look, attorneys }: FirmFile): void {
  const names = [look.logo, look.office, ...attorneys.map(({ photo }) => photo)];
  const missing = names.filter((name) => name && !existsSync(fileOf(name)));
  if (missing.length) throw new ContentError(missing.map((name) => `${named('en/firm.yaml')}: ${name} is named there, and is not in the folder`).join('\n'));
}

/** Who the firm is, in the words of one language. */
export type Firm = FirmFile & { language: Language };

export type Content = ReturnType<typeof readContent>;

const read = new Map<string, Content>();

/** The words of one language, read once. */
export function content(code: LanguageCode = 'en'): Content {
  const known = read.get(code) ?? readContent(languages[code]);
  read.set(code, known);
  return known;
}

const answersRead = new Map<string, Answers>();

/** What the chat answers in one language, read once and only where it is asked for: it is more than all the rest together. */
export function answers(code: LanguageCode = 'en'): Answers {
  const site = content(code);
  const words = { ...firmWords(site.firm, code), ...site.shows, ...numbersOf(site.law, site.language.lang) };
  const known = answersRead.get(code) ?? leadingOn(site, resting(site.law, `${code}/answers`, readAnswers(code, words)));
  answersRead.set(code, known);
  return known;
}

/** An answer that leads to a page which this firm does not have leads to the ways to reach it. */
function leadingOn(site: Content, read: Answers): Answers {
  const gone = (to: string) => (to.startsWith('/reviews') && !site.shows.reviews) || (to.startsWith('/results') && !site.shows.results);
  return { ...read, all: read.all.map((one) => (gone(one.link.to) ? { ...one, link: { to: '/contact', words: site.contact.title } } : one)) };
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
