import { assistantFile } from '#firm/assistant-file.ts';
import { type City, city, citySlugs } from '#firm/city.ts';
import { type Placeholders, readMarkdown, readYaml } from '#firm/content-file.ts';
import { type FirmFile, firmFile } from '#firm/firm-file.ts';
import { homePage } from '#firm/home-page.ts';
import { type Language, languages } from '#firm/languages.ts';
import { aboutPage, attorneyPage, faqsPage, legalPage, legalPageNames, resultsPage, reviewsPage, simplePage } from '#firm/pages.ts';
import { type PracticeArea, practiceArea, practiceAreaSlugs } from '#firm/practice-area.ts';

/**
 * Everything the site says in one language, checked. Reading is cheap (about 60 files) and happens once per process;
 * a mistake in any file stops the build or the start with that file's name.
 */
export function readFirm(language: Language) {
  const firm = inOrder(readYaml(`${language.code}/firm.yaml`, firmFile), language.dir);
  const words = placeholders(firm);
  const page = <S extends Parameters<typeof readMarkdown>[1]>(name: string, schema: S) => readMarkdown(`${language.code}/${name}.md`, schema, words);
  return {
    language,
    firm,
    home: readYaml(`${language.code}/home.yaml`, homePage, words),
    practiceAreas: practiceAreaSlugs.map((slug): PracticeArea => ({ slug, ...page(`practice-areas/${slug}`, practiceArea) })),
    cities: citySlugs.map((slug): City => ({ slug, ...page(`cities/${slug}`, city) })),
    faqs: readYaml(`${language.code}/faqs.yaml`, faqsPage, words),
    results: page('results', resultsPage),
    reviews: readYaml(`${language.code}/reviews.yaml`, reviewsPage, words),
    about: page('about', aboutPage),
    attorney: page('attorney', attorneyPage),
    contact: page('contact', simplePage),
    freeConsultation: page('free-consultation', simplePage),
    practiceAreasIndex: page('practice-areas', simplePage),
    assistant: page('assistant', assistantFile),
    legal: legalPageNames.map((name) => ({ name, ...page(`legal/${name}`, legalPage) })),
  };
}

export type Firm = ReturnType<typeof readFirm>;

const read = new Map<string, Firm>();

/** The firm in a language, read once. */
export function theFirm(code: Language['code'] = 'en'): Firm {
  let firm = read.get(code);
  if (!firm) {
    firm = readFirm(languages[code]);
    read.set(code, firm);
  }
  return firm;
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
  };
}

/** In a right-to-left sentence the groups of a number would change places; two invisible marks keep them in order. */
function inOrder(firm: FirmFile, dir: string): FirmFile {
  if (dir === 'ltr') return firm;
  const { display, vanity } = firm.phone;
  return { ...firm, phone: { ...firm.phone, display: `\u2066${display}\u2069`, vanity: `\u2066${vanity}\u2069` } };
}
