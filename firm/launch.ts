import { readFileSync } from 'node:fs';
import { calendarDay } from '#firm/clock.ts';
import { answers, type Content } from '#firm/content.ts';
import { fileOf, named, namesOf } from '#firm/content-file.ts';
import { type LanguageCode, languages } from '#firm/languages.ts';
import { type Law, type LawRecord, toLookAt } from '#firm/law.ts';
import { isSampleFirm, sampleTraces } from '#firm/sample-traces.ts';
import { openTranslations, type TranslatedInto, translatedInto } from '#firm/translations.ts';

/** One thing that must be settled before the site may go public. */
export type Finding = {
  /** Who can settle it: the firm by its own facts, a lawyer by a decision, a certified translator by a signature, or whoever runs the machine. */
  who: 'firm' | 'lawyer' | 'translator' | 'operator';
  where: string;
  what: string;
};

/** What the words of the site still lack before the public may see them. */
export function missingFromWords(site: Content): Finding[] {
  const file = (name: string) => named(`${site.language.code}/${name}`);
  const { firm } = site;
  const own = (what: string): Finding => ({ who: 'firm', where: file('firm.yaml'), what });
  const legal = (name: string, what: string): Finding => ({ who: 'lawyer', where: file(name), what });
  return [
    ...(isSampleFirm(firm) ? [own('this is the demonstration firm: its people, numbers, stories and reviews are invented')] : []),
    ...(isFictional(firm.phone.display) ? [own(`phone ${firm.phone.display} is a number that nobody has`)] : []),
    ...(isExample(firm.email) ? [own(`email ${firm.email} reaches nobody`)] : []),
    ...(isExample(firm.website) ? [own(`website ${firm.website} is not the firm's own`)] : []),
    ...ladder(firm).map(own),
    ...residue(site).map(({ name, what }): Finding => ({ who: 'firm', where: name ? file(name) : 'content', what })),
    ...firm.claims
      .filter(({ show, evidence }) => show && evidence === 'pending')
      .map(({ id, number, label }) => legal('firm.yaml', `claims.${id}: "${number} ${label}" has no evidence; name it, or set show: false`)),
    ...(firm.onCall.wakeForUsual
      ? []
      : hoursAroundTheClock(site).map(({ name, said }) => legal(name, `${said}: with wakeForUsual: false that is not true at night`))),
    ...unreviewed(site).map((where): Finding => ({ who: 'lawyer', where, what: 'no attorney has reviewed it (reviewed.attorney: pending)' })),
    ...unsigned(site.law),
    ...translatedInto.filter((code) => firm.languages[code]).flatMap(missingFromTranslations),
    ...site.profiles
      .filter(({ education, background }) => !education && /to be updated/i.test(background))
      .map(({ name, slug }) => legal('attorney.md', `background of ${name} says that it is still to be updated; write it into attorneys/${slug}.md`)),
  ];
}

/** Each page that is missing, differs or waits; and once for a language, how many nobody has signed for. */
function missingFromTranslations(into: TranslatedInto): Finding[] {
  const finding = (name: string, what: string): Finding => ({ who: 'translator', where: named(`${into}/${name}`), what });
  const said = {
    missing: 'is not translated',
    differs: 'differs from the English page in a number, a citation, a link or its shape',
    waiting: 'the English page has changed since',
  };
  return openTranslations(into).flatMap(({ state, files }) =>
    state === 'unsigned'
      ? [finding('translated.yaml', `${files.length} pages without the signature of a certified translator (npm run translations lists them)`)]
      : files.map((file) => finding(file, said[state])),
  );
}

/** Words of the sample firm that another firm left standing, also in answers of the chat. The sample itself has findings enough. */
function residue(site: Content): { name: string; what: string }[] {
  const { firm } = site;
  if (isSampleFirm(firm)) return [];
  // Law, and which court serves which town, are public facts and the same for every firm.
  const { law: _, courts: __, language: ___, ...pages } = site;
  const chat = Object.fromEntries(
    (Object.keys(languages) as LanguageCode[]).map((code) => [`answers (${code})`, answers(code).all.map(({ title, say, link }) => ({ title, say, link }))]),
  );
  return Object.entries({ ...pages, ...chat }).flatMap(([part, words]) => {
    const found = allTexts(words).flatMap((text) => sampleTraces(text, firm).map((trace) => ({ ...trace, text })));
    const each = [...Map.groupBy(found, ({ what }) => what).values()].flatMap(([one]) => one ?? []);
    return each.map(({ what, found: said }) => ({ name: part === 'firm' ? 'firm.yaml' : '', what: `${part} still says “${said}”, ${what}` }));
  });
}

function allTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(allTexts) : [];
}

/** Records are many, so each file of them is one finding. `npm run law -- --unsigned` lists them. */
function unsigned(law: Law): Finding[] {
  return inFiles(toLookAt(law, calendarDay(new Date())).pending, 'not signed (npm run law -- --unsigned)');
}

/** Not among what is missing from the words: a date that passes blocks publishing and the first opening, and never stops a site that is open. */
export function pastReview({ law }: Content): Finding[] {
  return inFiles(toLookAt(law, calendarDay(new Date())).past, 'past their review date (npm run law)');
}

function inFiles(records: LawRecord[], what: string): Finding[] {
  return [...Map.groupBy(records, ({ file }) => file)].map(
    ([where, some]): Finding => ({
      who: 'lawyer',
      where,
      what: `${some.length === 1 ? '1 statement of law is' : `${some.length} statements of law are`} ${what}`,
    }),
  );
}

/** On-call people whose number or address is only an example. That every step names somebody is checked by the firm file's schema. */
function ladder({ onCall }: Content['firm']): string[] {
  return Object.entries(onCall.people)
    .filter(([, { email = '', mobile = '' }]) => isFictional(mobile) || isExample(email))
    .map(([who]) => `onCall.people.${who}: has a number or an address that nobody has`);
}

/** Sentences that promise a call within the hour at every hour, without limiting it to urgent requests. Shown claims are read as a whole. */
function hoursAroundTheClock(site: Content): { name: string; said: string }[] {
  const promises = (text: string) =>
    /\b(1|one|an) hour\b/i.test(text) && /day (or|and) night|24\/7|around the clock|at any (hour|time)/i.test(text) && !/\burgent\b/i.test(text);
  const claims = site.firm.claims.filter(({ show, number, label, definition }) => show && promises(`${number} ${label}. ${definition ?? ''}`));
  const inPages = sentencesIn({ ...site, firm: undefined, law: undefined }).filter(promises);
  const inAnswers = sentencesIn(answers()).filter(promises);
  return [
    ...claims.map(({ id, number, label }) => ({ name: 'firm.yaml', said: `claims.${id}: "${number} ${label}", day and night` })),
    ...inPages.map((sentence) => ({ name: '', said: `"${sentence}"` })),
    ...inAnswers.map((sentence) => ({ name: 'answers', said: `"${sentence}"` })),
  ];
}

function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string' && !value.includes('hour')) return [];
  if (typeof value === 'string') return value.split(/(?<=[.?!])\s+/);
  if (value instanceof Map) return sentencesIn([...value.values()]);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
}

/** Every file that asks for an attorney's review and has none, in each language that the site is shown in. */
export function unreviewed({ firm }: Pick<Content, 'firm'>): string[] {
  return ['en', ...translatedInto.filter((code) => firm.languages[code])].flatMap((code) =>
    namesOf('**/*.{md,yaml}', code)
      .map((name) => `${code}/${name}`)
      .filter((path) => /^reviewed:.*(?:\r?\n[ \t].*)*?\battorney: *["']?pending/m.test(readFileSync(fileOf(path), 'utf8')))
      .map(named),
  );
}

/** 555-0100 to 555-0199 are reserved for fiction; no other 555 number is a law firm's either. */
function isFictional(text: string): boolean {
  return /(\+1|\b1)?[ -]?\(?\d{3}\)?[ -]?555[ -]?\d{4}/.test(text);
}

/** Domain names that are reserved for examples and tests. */
function isExample(text: string): boolean {
  return /[@./](example\.(com|net|org)|[a-z0-9-]+\.(example|test|invalid|localhost))\b/i.test(text);
}
