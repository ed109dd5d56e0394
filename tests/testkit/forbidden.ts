import type { Beside } from '#assistant/reply.ts';
import { inWords } from '#assistant/slot-words.ts';
import { countiesOf } from '#assistant/understanding/counties.ts';
import { charges, counts } from '#firm/answers.ts';
import { caseTypes } from '#firm/case-types.ts';
import { officialText } from '#firm/citation.ts';
import { answers, content, siteLanguages } from '#firm/content.ts';
import { formsOf } from '#firm/glossary.ts';
import { type LanguageCode, languages } from '#firm/languages.ts';
import { pageTitles } from '#firm/page-titles.ts';
import { type Block, plainText } from '#firm/prose.ts';

/**
 * The lines of an answer that are not the firm's own. What the firm says is read from its content files and laid out here once
 * more, apart from the chat's own way of doing it; a line that is not among those is somebody else's.
 */
export function forbiddenIn(answer: string): string[] {
  return unmarked(answer)
    .split('\n')
    .filter((line) => line && !isOwn(line))
    .map((line) => `not the firm's own: ${line}`);
}

/** What comes beside an answer and is not from a closed list. */
export function forbiddenBeside(beside: Beside | undefined): string[] {
  if (!beside) return ['nothing beside the answer'];
  const { lang, about, chips, notes, terms = [], form, offer, provider, ...more } = beside;
  return [
    ...Object.keys(more).map((key) => `unknown key ${key}`),
    ...[lang].filter((one) => !Object.values(languages).some((known) => known.lang === one)),
    ...about.filter((one) => !abouts.has(one)),
    ...(chips?.texts ?? []).filter((one) => !titles.has(one)),
    ...(chips && !['meant', 'near', 'next', 'choices'].includes(chips.kind) ? [chips.kind] : []),
    ...notes.filter(({ cite, address }) => !cites.has(cite) || address !== (officialText(cite) ?? '')).map(({ cite, address }) => `${cite} ${address}`),
    ...terms.filter(({ words, to }) => !legalWords.get(to)?.includes(words.toLowerCase())).map(({ words, to }) => `${words} ${to}`),
    ...Object.entries(form)
      .filter(([field, value]) => !fields[field as keyof typeof fields]?.(value))
      .map(([field, value]) => `${field}: ${value}`),
    ...(typeof provider === 'boolean' ? [] : [`provider ${String(provider)}`]),
    ...(['shown', 'quiet', 'none'].includes(offer) ? [] : [`offer ${String(offer)}`]),
  ].map((what) => `beside: ${what}`);
}

/** Marks that only keep the order of numbers in right-to-left text. */
function unmarked(text: string): string {
  return text.replace(/[\u2066\u2069]/g, '');
}

const site = content();
const codes = Object.keys(languages) as LanguageCode[];
const cites = new Set([...site.law.values()].flatMap((record) => record.cites));
/** Every county that the site names, and those that the state's towns lead to. */
const counties = new Set([site.firm.address.county, ...countiesOf(site).values()]);
const titles = new Set(codes.flatMap(titlesIn));
const abouts = new Set(codes.flatMap(aboutsIn));
const fields = {
  who: (value: string) => ['Me', 'Someone else'].includes(value),
  county: (value: string) => counties.has(value),
  case_type: (value: string) => (caseTypes as readonly string[]).includes(value),
  arrested: (value: string) => ['Yes', 'No'].includes(value),
  court_date: (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value),
};

const legalWords = new Map(
  codes.flatMap((code) => content(code).glossary.terms.map((term) => [ledIn(code, `/words#${term.id}`), formsOf(term).map((form) => form.toLowerCase())])),
);

const own = new Set(codes.flatMap((code) => [...linesOf(code), ...pageLines(code), ...triageLines(code), ...wordLines(code), ...pagesIn(code)]).map(unmarked));
/** Said before another line, on the same one. */
const leads = codes.flatMap((code) => [content(code).assistant.replies.identity, content(code).assistant.replies.privateNumber]).map(unmarked);
const sources = codes.map((code) => content(code).assistant.replies.sources);

function isOwn(line: string): boolean {
  const lead = leads.find((one) => line.startsWith(`${one} `));
  const rest = (lead ? line.slice(lead.length + 1) : line).replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]+(?:,[⁰¹²³⁴⁵⁶⁷⁸⁹]+)*/g, '');
  return (
    own.has(rest) ||
    sources.some(
      (word) =>
        rest.startsWith(`${word}: `) &&
        rest
          .slice(word.length + 2)
          .split(';')
          .every((cite) => cites.has(cite.trim())),
    )
  );
}

function titlesIn(code: LanguageCode): string[] {
  const { triage, arrested } = content(code);
  const choices = Object.values(triage.questions).flatMap((one) => Object.values(one.choices));
  return [...answers(code).all.map(({ title }) => title), triage.start, triage.skip, ...choices, ...arrested.counties.map(({ name }) => name)];
}

function aboutsIn(code: LanguageCode): string[] {
  return [
    ...[...counties].flatMap((county) => inWords({ county }, code)),
    ...charges.flatMap((charge) => [undefined, ...counts].flatMap((count) => inWords({ charge, count }, code))),
    ...inWords({ who: 'other', custody: 'in' }, code),
    ...inWords({ custody: 'out' }, code),
  ];
}

/** An address as it is in a language, if the firm's site has that; else the English one. */
function ledIn(code: LanguageCode, address: string): string {
  const { path } = siteLanguages().find((one) => one.code === code) ?? languages.en;
  return path + address;
}

function linesOf(code: LanguageCode): string[] {
  const { replies, tools, emergencies } = content(code).assistant;
  const told = answers(code).all.flatMap(({ title, say, link, tool }) => [
    `${replies.grounded} ${title}`,
    ...say.flatMap(blockLines),
    `${replies.readMore}: ${link.words} (${ledIn(code, link.to)})`,
    ...(tool ? [`${tools[tool]} (${ledIn(code, tool)})`] : []),
  ]);
  const said = Object.values(replies).map((one) => one.replace('(/free-consultation)', `(${ledIn(code, '/free-consultation')})`));
  return [...said, ...Object.values(emergencies), ...told];
}

/** Questions of pages, which the chat answers in the page's own words when they are asked word for word. */
function pageLines(code: LanguageCode): string[] {
  const { assistant, faqs, practiceAreas, cities, guides } = content(code);
  const { grounded, readMore } = assistant.replies;
  const pages = [
    { path: '/faqs', questions: faqs.questions },
    ...practiceAreas.map(({ slug, questions }) => ({ path: `/practice-areas/${slug}`, questions })),
    ...cities.map(({ slug, questions }) => ({ path: `/locations/${slug}`, questions })),
    ...guides.map(({ slug, questions }) => ({ path: `/guides/${slug}`, questions })),
  ];
  const names = pageTitles(content(code));
  return pages.flatMap(({ path, questions }) =>
    questions.flatMap(({ id, question, answer }) => [
      `${grounded} ${question}`,
      ...answer.flatMap(blockLines),
      `${readMore}: ${names.get(path)} (${ledIn(code, path)}#${id})`,
    ]),
  );
}

/** Whoever writes in another language than the page's is led to the same page in theirs. */
function pagesIn(code: LanguageCode): string[] {
  const { alsoIn } = content(code).assistant.replies;
  return [...pageTitles(site).keys()].map((path) => `${alsoIn} (${path === '/' ? ledIn(code, '') || '/' : ledIn(code, path)})`);
}

/** Legal words, explained by the glossary's sentence or, after an answer, named. */
function wordLines(code: LanguageCode): string[] {
  const { assistant, glossary } = content(code);
  const { grounded, readMore } = assistant.replies;
  const { title, inChat, terms } = glossary;
  return terms.flatMap(({ id, term, says }) => [
    `${grounded} ${term}`,
    ...blockLines({ kind: 'paragraph', children: says }),
    `${readMore}: ${title} (${ledIn(code, `/words#${id}`)})`,
    `${inChat}: ${term} (${ledIn(code, `/words#${id}`)})`,
  ]);
}

function triageLines(code: LanguageCode): string[] {
  const { assistant, triage, arrested } = content(code);
  const { readMore } = assistant.replies;
  const comma = code === 'ar' ? '، ' : ', ';
  const asked = Object.values(triage.questions).flatMap(({ ask }) => [ask, `${triage.lead} ${ask}`]);
  const steps = triage.steps.flatMap(({ title, say, link }) => [title, ...say.flatMap(blockLines), `${readMore}: ${link.words} (${ledIn(code, link.to)})`]);
  const places = arrested.counties.flatMap(({ name, jail, court, note }) => [
    `- ${triage.place.jail}${comma}${name}: ${[jail.name, jail.address, jail.phone].filter(Boolean).join(comma)}.`,
    `- ${triage.place.court}${comma}${name}: ${court.name}${comma}${court.address}.`,
    ...(note ? [`- ${plainText(note)}`] : []),
  ]);
  const brought = [triage.bring.lead, ...[...triage.bring.custody, ...triage.bring.court].map((one) => `- ${one}`)];
  return [...asked, ...steps, ...places, ...Object.values(triage.deadlines).map((one) => plainText(one)), ...brought];
}

function blockLines(block: Block): string[] {
  const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
  switch (block.kind) {
    case 'list':
      return block.items.map((item, at) => `${block.ordered ? `${at + 1}.` : '-'} ${flat(plainText(item))}`);
    case 'table':
      return block.rows.map((row) => `- ${row.map((cell) => flat(plainText(cell))).join(', ')}`);
    case 'quote':
      return block.children.flatMap(blockLines);
    default:
      return [flat(plainText(block.children))];
  }
}
