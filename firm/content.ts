import { type Answers, readAnswers } from '#firm/answers.ts';
import { assistantFile, type ChatFile, chatFile } from '#firm/assistant-file.ts';
import { type ChatLanguage, chatLanguages } from '#firm/chat-languages.ts';
import { type City, city, citySlugs } from '#firm/city.ts';
import { ContentError, named, type Placeholders, readMarkdown, readYaml } from '#firm/content-file.ts';
import { courtsPage } from '#firm/courts.ts';
import { type FirmFile, firmFile } from '#firm/firm-file.ts';
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
  resultsPage,
  reviewsPage,
  simplePage,
} from '#firm/pages.ts';
import { type PracticeArea, practiceArea, practiceAreaSlugs } from '#firm/practice-area.ts';
import { recordsOf } from '#firm/prose.ts';
import { rightsPage } from '#firm/rights.ts';
import { triageFile } from '#firm/triage-file.ts';

/**
 * Everything the site says in one language, checked. Reading is cheap (about 60 files) and happens once per process;
 * a mistake in any file stops the build or the start with that file's name.
 */
export function readContent(language: Language) {
  const firm: Firm = { ...inOrder(readYaml(`${language.code}/firm.yaml`, firmFile), language.dir), language };
  const law = readLaw();
  const words = { ...placeholders(firm), ...numbersOf(law, language.lang) };
  const page = <S extends Parameters<typeof readMarkdown>[1]>(name: string, schema: S) =>
    resting(law, `${language.code}/${name}.md`, readMarkdown(`${language.code}/${name}.md`, schema, words));
  const sheet = <S extends Parameters<typeof readYaml>[1]>(name: string, schema: S) =>
    resting(law, `${language.code}/${name}.yaml`, readYaml(`${language.code}/${name}.yaml`, schema, words));
  return {
    language,
    firm,
    law,
    home: sheet('home', homePage),
    practiceAreas: practiceAreaSlugs.map((slug): PracticeArea => ({ slug, ...page(`practice-areas/${slug}`, practiceArea) })),
    cities: citySlugs.map((slug): City => ({ slug, ...page(`cities/${slug}`, city) })),
    guides: guideSlugs.map((slug): Guide => ({ slug, ...page(`guides/${slug}`, guide) })),
    guidesIndex: page('guides', simplePage),
    arrested: page('arrested', arrestedPage),
    faqs: sheet('faqs', faqsPage),
    results: page('results', resultsPage),
    reviews: sheet('reviews', reviewsPage),
    about: page('about', aboutPage),
    attorney: page('attorney', attorneyPage),
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
  const known = answersRead.get(code) ?? resting(content().law, `${code}/answers`, readAnswers(code, chatPlaceholders(code)));
  answersRead.set(code, known);
  return known;
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
  const { firm, law } = content();
  return { ...placeholders(inOrder(firm, chatLanguages[code].dir)), ...numbersOf(law, chatLanguages[code].lang) };
}

/** Every note must name a record: a reader who follows it finds the law. */
function resting<T>(law: Law, path: string, page: T): T {
  const unknown = recordsOf(page).filter((id) => !law.has(id));
  if (unknown.length) throw new ContentError(`${named(path)}: ^[${unknown.join(', ')}] is no record of content/law`);
  return page;
}

function placeholders(firm: FirmFile): Placeholders {
  const { street, city: town, region, postalCode } = firm.address;
  return {
    name: firm.name,
    phone: firm.phone.display,
    vanity: firm.phone.vanity,
    email: firm.email,
    attorney: firm.attorney.name,
    address: `${street}, ${town}, ${region} ${postalCode}`,
    accessibility: firm.accessibilityTarget,
  };
}

/** In right-to-left text the groups of a phone number would change places; two invisible marks keep them in order. */
function inOrder(firm: FirmFile, dir: string): FirmFile {
  if (dir === 'ltr') return firm;
  const { display, vanity } = firm.phone;
  return { ...firm, phone: { ...firm.phone, display: `\u2066${display}\u2069`, vanity: `\u2066${vanity}\u2069` } };
}
