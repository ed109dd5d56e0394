import type { City } from '#firm/city.ts';
import type { Content } from '#firm/content.ts';
import type { Guide } from '#firm/guide.ts';
import { pageTitles } from '#firm/page-titles.ts';
import type { Question } from '#firm/parts.ts';
import type { PracticeArea } from '#firm/practice-area.ts';
import { type Inline, type Prose, plainText } from '#firm/prose.ts';

/** A paragraph, or a list. */
export type Passage = string | { ordered: boolean; items: string[] };

/** One thing the firm says, with the page that says it. */
export type Card = {
  id: string;
  title: string;
  /** Words people use for it; searched, never shown. */
  ask: string;
  /** All of it in one text, for the search and for a model. */
  say: string;
  /** The same as a visitor reads it. */
  passages: Passage[];
  page: string;
  /** The name of that page, or of the part of it that the address leads to. */
  pageTitle: string;
  /** Written for the chat, and so to be preferred over a passage of a page. */
  own: boolean;
};

/** Everything the assistant knows: the site's own words, cut into cards. Made once, about 450 of them. */
export function cardsOf(site: Content): Card[] {
  const titles = pageTitles(site);
  const own = [...site.assistant.cards, ...contactCards(site)].map((card: Draft) => ({ ...card, own: true }));
  const fromPages = [
    ...site.faqs.questions.map((one) => questionCard(one, `/faqs#${one.id}`, '')),
    ...site.practiceAreas.flatMap(areaCards),
    ...site.cities.flatMap(cityCards),
    ...site.guides.flatMap(guideCards),
    ...arrestedCards(site),
    ...processCards(site),
  ].map((card) => ({ ...card, own: false }));
  return [...own, ...fromPages].map((card, at) => {
    const passages = typeof card.say === 'string' ? [card.say] : card.say;
    const pageTitle = card.pageTitle ?? titles.get(card.page.replace(/#.*/, '')) ?? site.firm.name;
    return { id: String(at), ...card, say: passages.map(inOneText).join(' ').trim(), passages, pageTitle };
  });
}

type Draft = Pick<Card, 'title' | 'ask' | 'page'> & { say: string | Passage[]; pageTitle?: string };

function inOneText(passage: Passage): string {
  return typeof passage === 'string' ? passage : passage.items.join(' ');
}

function contactCards({ firm, home }: Content): Draft[] {
  const { street, city, county, region, postalCode } = firm.address;
  const hours = firm.hours.office.map(({ days, words }) => `${days} ${words}`).join(', ');
  const page = '/contact';
  return [
    {
      title: 'Office hours',
      ask: 'office hours open closed when time weekend saturday sunday night emergency horario horas abierto ساعات العمل الدوام مفتوح',
      say: `Our office hours are ${hours}. The emergency line, ${firm.phone.display}, is open 24/7.`,
      page,
    },
    {
      title: 'Where the office is',
      ask: 'where is your office located address location directions map find park visit come donde esta oficina direccion اين المكتب العنوان',
      say: `Our office is at ${street}, ${city}, ${region} ${postalCode}, in ${county}. We have no other office, and we travel to courts across Michigan. The contact page has a map and directions.`,
      page,
    },
    {
      title: 'How to reach us',
      ask: 'phone number call email contact reach lawyer talk to a person staff help speak telefono llamar correo abogado رقم الهاتف محامي اتصال',
      say: `Call ${firm.phone.display}, day or night, or write to ${firm.email}. The first talk is free and confidential. You can also ask for a call back with the form.`,
      page: '/free-consultation',
    },
    {
      title: 'What we do',
      ask: 'what do you do services cases take handle help with practice areas kinds firm about',
      say: `${firm.name} defends people who are charged with crimes in Michigan: drunk driving, domestic violence, assault, drugs, theft, felonies, misdemeanors, probation, warrants, expungement, juvenile and traffic cases.`,
      page: '/practice-areas',
    },
    {
      title: 'Where we take cases',
      ask: 'statewide counties cities courts travel county michigan cover coverage which cities',
      say: home.map.lead,
      page: '/#coverage',
      pageTitle: home.map.heading,
    },
    {
      title: 'If police are asking questions',
      ask: 'rights card silent silence what to say police stop questions derechos حقوقي',
      say: [home.rights.heading, bulleted(home.rights.say), home.rights.rest],
      page: '/arrested#say',
    },
    {
      title: home.arrested.heading,
      ask: 'someone arrested brother sister son daughter husband wife friend picked up in jail where find bond',
      say: [numbered(home.arrested.steps.map(({ title, body }) => `${title} ${body}`))],
      page: '/arrested',
    },
  ];
}

function processCards({ home }: Content): Draft[] {
  return home.process.steps.map(({ title, when, body }) => ({
    title,
    ask: `felony case step ${title}`,
    say: `${title}: ${when.toLowerCase()}. ${words(body)}`,
    page: '/#next',
    pageTitle: home.process.heading,
  }));
}

function areaCards({ slug, title, short, lead, body, penalties, effects, deadlines, first48, headings, questions }: PracticeArea): Draft[] {
  const page = `/practice-areas/${slug}`;
  return [
    { title, ask: `${slug} charge`, say: `${short} ${lead}`, page },
    ...sections(body).map((section) => ({ title: `${title}: ${section.title}`, ask: slug, say: section.say, page })),
    ...penalties.flatMap(({ caption, columns, rows }) =>
      rows.map((row) => ({
        title: `${title}: ${words(row[0] ?? [])}`,
        ask: `${slug} penalty ${caption}`,
        say: cells(columns, row),
        page: `${page}#penalties`,
      })),
    ),
    ...Object.entries(effects).map(([what, line]) => ({
      title: `${title}: ${what}`,
      ask: `${slug} ${what} effect`,
      say: words(line),
      page: `${page}#effects`,
    })),
    {
      title: `${title}: deadlines`,
      ask: `${slug} deadline dates`,
      say: [bulleted(deadlines.map(({ when, what }) => `${endless(when)}: ${words(what)}`))],
      page: `${page}#deadlines`,
    },
    {
      title: `${title}: ${headings?.first48 ?? 'first 48 hours'}`,
      ask: `${slug} first days now`,
      say: [bulleted(first48.map(words))],
      page: `${page}#first-48-hours`,
    },
    ...questions.map((one) => questionCard(one, `${page}#${one.id}`, slug)),
  ];
}

function cityCards({ slug, name, county, courts, jail, lead, body, questions }: City): Draft[] {
  const page = `/locations/${slug}`;
  const list = courts.map((court) => `${court.name}, ${court.address}. It hears: ${endless(words(court.hears))}.`);
  return [
    {
      title: `Courts for ${name}`,
      ask: `which court handles ${name} ${county} take cases in ${name} lawyer abogado en corte محكمه`,
      say: [`We take cases in ${name}. We have no office there; ours is in Marysville, and we travel to your court.`, bulleted(list)],
      page,
    },
    { title: name, ask: `${name} ${county}`, say: lead, page },
    ...(jail ? [{ title: `Jail for ${name}`, ask: `jail inmate held ${name} ${county}`, say: `${jail.name}. ${words(jail.note)}`, page }] : []),
    ...sections(body).map((section) => ({ title: `${name}: ${section.title}`, ask: name, say: section.say, page })),
    ...questions.map((one) => questionCard(one, `${page}#${one.id}`, name)),
  ];
}

function guideCards({ slug, title, short, lead, body, questions }: Guide): Draft[] {
  const page = `/guides/${slug}`;
  return [
    { title, ask: `${slug} guide`, say: `${short} ${lead}`, page },
    ...sections(body.filter(({ kind }) => kind !== 'table')).map((section) => ({
      title: section.title ? `${title}: ${section.title}` : title,
      ask: slug,
      say: section.say,
      page,
    })),
    ...body.flatMap((block) =>
      block.kind === 'table'
        ? block.rows.map((row) => ({ title: `${title}: ${words(row[0] ?? [])}`, ask: slug, say: cells(block.head.map(words), row), page }))
        : [],
    ),
    ...questions.map((one) => questionCard(one, `${page}#${one.id}`, slug)),
  ];
}

function arrestedCards({ arrested }: Content): Draft[] {
  const page = '/arrested';
  return [
    { title: arrested.title, ask: 'arrested tonight jail what to say police', say: [bulleted(arrested.say.map(words))], page: `${page}#say` },
    ...sections(arrested.body).map(({ title, say }) => ({ title: `${arrested.title}: ${title}`, ask: 'arrested tonight jail', say, page })),
    ...arrested.counties.map(({ name, jail, court, note }) => ({
      title: `${name}: jail and court`,
      ask: `jail inmate held find someone arrested ${name}`,
      say: `${jail.name}, ${jail.address}${jail.phone ? `, ${jail.phone}` : ''}. ${court.name}, ${court.address}. ${note ? words(note) : ''}`.trim(),
      page: `${page}#counties`,
    })),
  ];
}

/** A row of a table as sentences. */
function cells(columns: string[], row: Inline[][]): string {
  return row.map((cell, at) => `${columns[at]}: ${endless(words(cell))}.`).join(' ');
}

function questionCard({ question, answer }: Question, page: string, ask: string): Draft {
  return { title: question, ask, say: passagesOf(answer), page };
}

/** A text cut at its headings. */
function sections(body: Prose): { title: string; say: Passage[] }[] {
  const cut: { title: string; blocks: Prose }[] = [];
  for (const block of body) {
    if (block.kind === 'heading') cut.push({ title: plainText(block.children), blocks: [] });
    else if (cut.length) cut.at(-1)?.blocks.push(block);
    else cut.push({ title: '', blocks: [block] });
  }
  return cut.filter(({ blocks }) => blocks.length).map(({ title, blocks }) => ({ title, say: passagesOf(blocks) }));
}

function passagesOf(blocks: Prose): Passage[] {
  return blocks.map((block) => (block.kind === 'list' ? { ordered: block.ordered, items: block.items.map(words) } : words([block])));
}

function numbered(items: string[]): Passage {
  return { ordered: true, items };
}

function bulleted(items: string[]): Passage {
  return { ordered: false, items };
}

function words(part: Prose | Inline[]): string {
  return plainText(part).replace(/\s+/g, ' ').trim();
}

function endless(sentence: string): string {
  return sentence.replace(/[.\s]+$/, '');
}
