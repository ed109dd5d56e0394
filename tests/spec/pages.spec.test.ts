import { createElement, type FunctionComponent } from 'react';
import { describe, expect, test } from 'vitest';
import { attorneySlug } from '#firm/attorney-slug.ts';
import { content } from '#firm/content.ts';
import { languageAt } from '#firm/languages.ts';
import { missingFromWords } from '#firm/launch.ts';
import { reviewsPage } from '#firm/pages.ts';
import AttorneyPage from '#site/pages/attorney.tsx';
import { ReviewCard } from '#site/parts/review-card.tsx';
import { all, countWords, finishedPage, finishedPages, leadsSomewhere, linksOf, oneLine, only, read, readAll } from '../testkit/finished-pages.ts';
import { rendered } from './rendered.ts';

// What the form of a case review request asks, and what becomes of it, is R40 to R46 and D46 to D49, a part of its own.
// Here it only has to be there.

const { firm } = content();

const practiceAreas = [
  ['owi-dui', 'OWI/DUI Defense'],
  ['domestic-violence', 'Domestic Violence'],
  ['assault-battery', 'Assault & Battery'],
  ['drug-charges', 'Drug Charges'],
  ['theft-shoplifting', 'Theft & Shoplifting'],
  ['felony-defense', 'Felony Defense'],
  ['misdemeanor-defense', 'Misdemeanor Defense'],
  ['probation-violations', 'Probation Violations'],
  ['warrants-fta', 'Warrants & FTA'],
  ['expungement-clean-slate', 'Expungement'],
  ['juvenile-defense', 'Juvenile Defense'],
  ['traffic-license-issues', 'Traffic & License'],
] as const;
const areaLinks = practiceAreas.map(([slug, title]) => [title, `/practice-areas/${slug}`]);

const cities = [
  ['detroit', 'Detroit'],
  ['lansing', 'Lansing'],
  ['ann-arbor', 'Ann Arbor'],
  ['troy', 'Troy'],
  ['southfield', 'Southfield'],
  ['warren', 'Warren'],
  ['flint', 'Flint'],
  ['pontiac', 'Pontiac'],
  ['grand-rapids', 'Grand Rapids'],
] as const;

describe('the home page', () => {
  test('R20 has navigation, hero, practice areas, attorney, reasons, contact and footer', () => {
    // All of it is in the HTML: without script nothing is missing.
    expect(countWords(read(only('main', finishedPage('/'))))).toBeGreaterThan(600);
    for (const part of [
      'header nav.nav-wide',
      '.hero',
      '[aria-labelledby=areas]',
      '[aria-labelledby=attorney]',
      '[aria-labelledby=why]',
      '#contact',
      'footer',
    ]) {
      expect(all(part, finishedPage('/')), part).toHaveLength(1);
    }
  });

  test('R20 its hero shows the four badges, each with an icon', () => {
    const home = finishedPage('/');
    expect(readAll('.hero .badges li', home).map((words) => words.toLowerCase())).toEqual([
      '24/7 availability',
      'free consultation',
      'fast response',
      'statewide coverage',
    ]);
    expect(all('.hero .badges li > svg', home)).toHaveLength(4);
  });

  test('R20 its hero has a call button and “Free Case Review”, which leads to /free-consultation', () => {
    expect(linksOf(only('.hero .actions', finishedPage('/'))).map(([, target]) => target)).toEqual([firm.phone.href, '/free-consultation']);
    expect(linksOf(only('.hero', finishedPage('/')))).toContainEqual(['Free Case Review', '/free-consultation']);
  });

  test('R20 its grid shows the practice areas, and “View All Practice Areas” leads to /practice-areas', () => {
    const section = only('[aria-labelledby=areas]', finishedPage('/'));
    expect(linksOf(only('.areas', section))).toEqual(areaLinks);
    expect(linksOf(section)).toContainEqual(['View All Practice Areas', '/practice-areas']);
  });

  test('R20 its attorney section names the attorney and leads to the profile', () => {
    const section = only('[aria-labelledby=attorney]', finishedPage('/'));
    expect(read(only('h2', section))).toBe(firm.attorney.name);
    expect(linksOf(section).map(([, target]) => target)).toEqual(firm.attorneys.map((one) => `/attorney/${attorneySlug(one)}`));
  });

  test('R20 its contact section has the form', () => {
    expectForm('/', '#contact');
  });

  test('R20 says why people choose the firm', () => {
    const section = only('[aria-labelledby=why]', finishedPage('/'));
    expect(read(only('h2', section))).toMatch(/^why .*choose us$/i);
    expect(all('[data-claim]', section)).toHaveLength(3);
  });

  test('R20 its contact section has cards for call, email, location and hours', () => {
    expectContactCards('/', '#contact');
  });

  test('R20 its contact section tells who was arrested or has a warrant to call', () => {
    const prompt = only('#contact .urgent', finishedPage('/'));
    expect(read(prompt)).toMatch(/arrested.*warrant.*call/i);
    expect(linksOf(prompt)).toEqual([[`Call ${firm.phone.display}`, firm.phone.href]]);
  });
});

describe('the list of practice areas', () => {
  const cards = all('main .areas > li', finishedPage('/practice-areas'));

  test('R21 has twelve cards, each with an icon, a title and a short description', () => {
    expect(cards).toHaveLength(12);
    const descriptions = cards.map((card) => read(only('p', card)));
    expect(new Set(descriptions).size).toBe(12);
    for (const words of descriptions) expect(countWords(words), words).toBeGreaterThan(3);
    expect(cards.map((card) => read(only('h2', card)))).toEqual(practiceAreas.map(([, title]) => title));
  });

  test('R21 the icon of every card is one that exists', () => {
    const icons = cards.map((card) => only('svg use', card).getAttribute('href') ?? '');
    expect(icons.filter((icon) => !leadsSomewhere(new URL(icon, `${firm.website}/practice-areas`).href))).toEqual([]);
  });

  test('R21 every card links to its page', () => {
    expect(linksOf(only('main .areas', finishedPage('/practice-areas')))).toEqual(areaLinks);
    expect(areaLinks.filter(([, target = '']) => !leadsSomewhere(target))).toEqual([]);
  });
});

describe('a practice area', () => {
  test.each(practiceAreas)('R22 %s has its title, its text, a call button and the form', (slug, title) => {
    const page = finishedPage(`/practice-areas/${slug}`);
    expect(read(only('h1', page))).toBe(title);
    expect(page.title).toContain(title);
    expect(countWords(read(only('main article', page)))).toBeGreaterThan(500);
    const call = only('.page-head a.call', page);
    expect(read(call)).toContain(firm.phone.display);
    expect(call.getAttribute('href')).toBe(firm.phone.href);
    expectForm(`/practice-areas/${slug}`);
  });

  test('R22 no two share their text', () => {
    const leads = practiceAreas.map(([slug]) => read(only('p.lead', finishedPage(`/practice-areas/${slug}`))));
    expect(new Set(leads).size).toBe(12);
  });
});

describe('a city', () => {
  test.each(cities)('R23 %s has the heading “Criminal Defense Lawyer in %s, Michigan”, the list of services and the form', (slug, name) => {
    const page = finishedPage(`/locations/${slug}`);
    expect(read(only('h1', page))).toBe(`Criminal Defense Lawyer in ${name}, Michigan`);
    expect(page.title).toContain(`Criminal Defense Lawyer in ${name}, Michigan`);
    expect(linksOf(only('main #services ~ ul.services', page))).toEqual(areaLinks);
    expectForm(`/locations/${slug}`);
  });
});

describe('the attorney', () => {
  const address = `/attorney/${firm.attorney.name.toLowerCase().replaceAll(' ', '-')}`;

  test('R24 stands at the name in lower case, joined by hyphens', () => {
    expect(read(only('h1', finishedPage(address)))).toBe(firm.attorney.name);
  });

  test.each([
    ['Dana Whitfield', 'dana-whitfield'],
    ['Jordan A. Reyes-Cole', 'jordan-a-reyes-cole'],
  ])('R24 %s would stand at %s', (name, slug) => {
    expect(attorneySlug({ attorney: { name } })).toBe(slug);
  });

  test('R24 has exactly the three value cards, each with an icon and a text', () => {
    const cards = all('main .cards > section', finishedPage(address));
    expect(cards.map((card) => read(only('h2', card)))).toEqual(['Rapid Response', 'Strategic Defense', 'Client-First']);
    for (const card of cards) {
      expect(all('svg', card)).toHaveLength(1);
      expect(countWords(read(only('p', card)))).toBeGreaterThan(10);
    }
  });

  test('D24 each has a background, and a line that says when education, bar admissions and awards are next to be updated', () => {
    for (const { name } of firm.attorneys) {
      const main = only('main', finishedPage(`/attorney/${attorneySlug({ name, initials: '' })}`));
      expect(read(only('#background', main))).toBe('Background');
      expect(readAll('.background dt', main)).toEqual(['Admitted', 'State Bar of Michigan', 'Education', 'Courts', 'Languages']);
      expect(read(only('.background', main))).toMatch(/Michigan, (19|20)\d\d.*P\d{5}.*Law.*Count/);
      expect(read(only('.background + p', main))).toBe('Education, bar admissions and awards are next to be updated on January 15, 2027.');
      expect(countWords(readAll('article.prose', main).join(' '))).toBeGreaterThan(300);
      expect(all(`img[alt="${name}"]`, main)).toHaveLength(1);
    }
  });

  test('R24 notes that education, bar admissions and awards are to be updated, for whoever has no background yet', () => {
    const site = content();
    const { education: _, ...attorney } = site.attorney;
    const Page = AttorneyPage as unknown as FunctionComponent<{ loaderData: { slug: string } }>;
    const page = rendered(createElement(Page, { loaderData: attorney }), { profiles: [attorney] });
    expect(page).toContain('Education, bar admissions and awards are to be updated.');
    expect(page).not.toContain('next to be updated');
  });
});

describe('/about', () => {
  const article = only('main article', finishedPage('/about'));

  test('R25 opens with the firm’s statement: the first words under the heading of the page', () => {
    expect(oneLine(article.firstElementChild?.textContent)).toBe(content().about.statement);
  });

  test('R25 has cards for office, phone and email', () => {
    expectContactCards('/about');
  });

  test('R25 tells at length where the firm comes from, then stories, then how it works and what it will not promise', () => {
    const told = sectionsOf(article);
    const at = (heading: RegExp) => told.findIndex((one) => heading.test(one.heading));
    const order = [at(/^Our history$/), at(/^Stories$/), at(/^Why this site looks like a ship’s map$/), at(/^How we work$/), at(/will not promise$/)];
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    const [history, stories, , work, promise] = order.map((place) => told[place]);
    // A narrative and not a list: it begins somewhere and goes on over the years.
    expect(history?.paragraphs).toBeGreaterThan(5);
    expect(history?.text).toMatch(/\bbegan\b[\s\S]*\byears?\b/);
    expect(stories?.paragraphs).toBeGreaterThan(12);
    expect(content().about.stories.length).toBeGreaterThan(1);
    for (const { title } of content().about.stories) expect(stories?.text).toContain(title);
    expect(work?.paragraphs).toBeGreaterThan(2);
    expect(promise?.text).toMatch(/will not promise how a case ends/i);
  });

  test('D25 shows the office and everyone with their face', () => {
    const main = only('main', finishedPage('/about'));
    expect(all('img[alt^="The office of"]', main)).toHaveLength(1);
    expect(readAll('.colleagues a', main)).toEqual(firm.attorneys.map(({ name }) => name));
    expect(all('.colleagues img', main)).toHaveLength(3);
  });
});

describe('the demonstration firm', () => {
  const line = {
    en: 'Demonstration. The firm, its people, numbers and reviews are invented.',
    es: 'Demostración. El bufete, su gente, sus cifras y sus opiniones son inventados.',
    ar: 'عرض توضيحي. المكتب والعاملون فيه وأرقامه والآراء كلها من نسج الخيال.',
  };
  const marks = /\bSample\b|review[^.]*pending|to be added|to be confirmed|Attorney Name|de muestra|por confirmar|عيّنة|نموذجية/;

  test('D25 one line in the footer of every page says that it is invented, and nothing else on it does', () => {
    for (const { path, html } of finishedPages()) {
      const language = languageAt(path).language.code;
      expect(html.split(line[language]).length - 1, path).toBe(1);
      expect(marks.exec(html)?.[0], path).toBeUndefined();
    }
  });

  test('D25 the launch check refuses it as a whole', () => {
    expect(missingFromWords(content())[0]?.what).toBe('this is the demonstration firm: its people, numbers, stories and reviews are invented');
  });

  test.each([
    ['a review', { reviews: content().reviews }, 'a review of the sample firm'],
    ['its history', { about: { ...content().about, stories: [] } }, 'the history of the sample firm'],
    ['a story', { about: { ...content().about, history: undefined } }, 'a story of the sample firm'],
  ])('D25 D29 the launch check refuses %s on the site of another firm', (_, kept, what) => {
    const site = content();
    const other = { ...site, firm: { ...site.firm, name: 'North Shore Defense' }, about: { ...site.about, history: undefined, stories: [] } };
    const refused = (words: object) =>
      missingFromWords({ ...other, reviews: { ...site.reviews, reviews: [] }, ...words }).filter((one) => one.what.endsWith(what));
    expect(refused({})).toEqual([]);
    expect(refused(kept)).toHaveLength(1);
  });
});

describe('/contact', () => {
  test('R26 has the form', () => {
    expectForm('/contact');
  });

  test('R26 has the contact cards', () => {
    expectContactCards('/contact');
  });
});

describe('/free-consultation', () => {
  test('R27 has the form', () => {
    expectForm('/free-consultation');
  });

  test('R27 has the three cards, each with an icon', () => {
    const cards = all('main section.result', finishedPage('/free-consultation'));
    expect(cards.map((card) => read(only('h2', card)))).toEqual(['100% Confidential', 'Fast Response', '24/7 Available']);
    for (const card of cards) expect(all('svg', card)).toHaveLength(1);
    const [confidential = '', fast = '', available = ''] = cards.map((card) => read(card));
    expect(confidential).toMatch(/private/);
    expect(fast).toContain('usually within 1 hour');
    expect(available).toMatch(/day and night/);
  });

  test('R27 says what begins on a signed engagement', () => {
    expect(read(only('main', finishedPage('/free-consultation')))).toContain('You become our client only when we both sign an engagement agreement.');
  });
});

describe('/results', () => {
  test('R28 shows the six outcomes in order, each as an example', () => {
    const cards = all('main .cards > article', finishedPage('/results'));
    const outcomes = [
      /felony charge.*reduced to a misdemeanor/i,
      /OWI charge.*reduced to impaired driving/i,
      /domestic violence.*dismissed after counseling/i,
      /drug charge.*dismissed after an illegal search/i,
      /probation violation.*no jail/i,
      /bench warrant.*quashed/i,
    ];
    expect(cards).toHaveLength(6);
    for (const [at, card] of cards.entries()) {
      expect(read(card)).toMatch(outcomes[at] ?? '');
      expect(read(card)).toContain('Example, not a client');
    }
  });

  test('R28 an attorney tells how a result is worked for', () => {
    const story = read(only('main article.story', finishedPage('/results')));
    expect(countWords(story)).toBeGreaterThan(250);
    expect(story.match(/\bI\b/g)?.length).toBeGreaterThan(5);
  });

  test.each(['/results', '/'])('R28 on %s a disclaimer stands once, in the block of the outcomes', (path) => {
    const disclaimers = all('main p', finishedPage(path)).filter((one) => read(one).startsWith('These are examples only.'));
    expect(disclaimers).toHaveLength(1);
    const block = disclaimers[0]?.parentElement as Element;
    expect(read(block)).toMatch(/examples only.*not clients.*Past results do not guarantee outcomes\./i);
    expect(read(only('.cards', block))).not.toContain('Past results');
  });
});

describe('/reviews', () => {
  const cards = all('main figure', finishedPage('/reviews'));

  test('R29 has four testimonials, all with five stars', () => {
    expect(cards).toHaveLength(4);
    for (const card of cards) {
      expect(all('svg', only('[role=img][aria-label="5 out of 5 stars"]', card))).toHaveLength(5);
      expect(countWords(read(only('blockquote', card)))).toBeGreaterThan(10);
    }
  });

  test('R29 a date is shown where there is one, and nothing where there is none', () => {
    const { reviews } = content().reviews;
    const dates = cards.map((card) => all('time', card).map((one) => one.getAttribute('datetime')));
    expect(dates).toEqual(reviews.map(({ date }) => (date ? [date] : [])));
    const [review] = reviews;
    if (!review) throw new Error('there is no review');
    const { date: _, ...undated } = review;
    expect(rendered(createElement(ReviewCard, { review: { ...undated, date: '2026-02-03' } }))).toContain(
      '<time dateTime="2026-02-03">February 3, 2026</time>',
    );
    expect(rendered(createElement(ReviewCard, { review: undated }))).not.toContain('<time');
  });

  test('D29 any number of reviews will do', () => {
    const { reviews } = content().reviews;
    for (const some of [reviews.slice(0, 1), reviews, [...reviews, ...reviews]]) expect(reviewsPage.shape.reviews.safeParse(some).success).toBe(true);
  });

  test('R29 a disclaimer stands in each card and above them', () => {
    for (const card of cards) expect(read(card)).toContain('Past results do not guarantee outcomes.');
    expect(read(only('main .disclaimer', finishedPage('/reviews')))).toContain('Past results do not guarantee outcomes.');
  });
});

describe('/faqs', () => {
  test('R30 asks the six questions, in order, and answers each at length', () => {
    const questions = all('main details', finishedPage('/faqs'));
    const topics = [/talk to the police/i, /dismissed or reduced/i, /arraignment/i, /record and my license/i, /\bfees?\b/i, /payment plans/i];
    expect(questions).toHaveLength(6);
    for (const [at, question] of questions.entries()) {
      expect(read(only('summary', question))).toMatch(topics[at] ?? '');
      expect(countWords(read(only('summary + *', question)))).toBeGreaterThan(40);
    }
  });

  test('R30 prompts to call', () => {
    const prompt = only('main aside', finishedPage('/faqs'));
    expect(read(prompt)).toMatch(/ask a person.*call/i);
    expect(only('a.number', prompt).getAttribute('href')).toBe(firm.phone.href);
  });
});

describe('the legal pages', () => {
  test.each([
    ['privacy', /^Privacy/],
    ['terms', /^Terms/],
    ['disclaimer', /^Disclaimer/],
    ['accessibility', /^Accessibility/],
  ])('R31 /legal/%s has its heading and its text', (name, heading) => {
    const page = finishedPage(`/legal/${name}`);
    expect(read(only('h1', page))).toMatch(heading);
    expect(countWords(read(only('main article', page)))).toBeGreaterThan(150);
  });
});

describe('the twelve practice areas', () => {
  test.each(['/', '/practice-areas'])('R32 are named in this order on %s', (path) => {
    expect(linksOf(only('main .areas', finishedPage(path)))).toEqual(areaLinks);
  });

  test('R32 expungement is about Michigan’s Clean Slate laws, and says so on card and page', () => {
    expect(readAll('main .areas > li', finishedPage('/practice-areas'))[9]).toContain('Michigan’s Clean Slate laws');
    expect(read(only('main .lead', finishedPage('/practice-areas/expungement-clean-slate')))).toContain('Michigan’s Clean Slate laws');
  });
});

function expectContactCards(path: string, place = 'main'): void {
  const cards = all(`${place} .contact-cards > li`, finishedPage(path));
  expect(cards).toHaveLength(4);
  const [call, email, visit, hours] = cards as [Element, Element, Element, Element];
  expect(linksOf(call)).toEqual([[firm.phone.display, firm.phone.href]]);
  expect(linksOf(email)).toEqual([[firm.email, firm.mailto]]);
  expect(read(visit)).toContain('400 Pyramid Dr Marysville, MI 48040');
  expect(read(hours)).toContain('Mon-Fri 8:30 AM to 5:00 PM');
}

function expectForm(path: string, place = 'main'): void {
  const form = only(`${place} form`, finishedPage(path));
  expect(form.getAttribute('method')).toBe('post');
  expect(all('[name=full_name]', form)).toHaveLength(1);
  expect(read(only('button[type=submit]', form))).toMatch(/send/i);
}

type Section = { heading: string; text: string; paragraphs: number };

/** What stands under each heading, up to the next. */
function sectionsOf(article: Element): Section[] {
  const sections: Section[] = [];
  for (const one of article.children) {
    const text = oneLine(one.textContent);
    const last = sections.at(-1);
    if (one.tagName === 'H2') sections.push({ heading: text, text: '', paragraphs: 0 });
    else if (last) Object.assign(last, { text: `${last.text} ${text}`.trim(), paragraphs: last.paragraphs + 1 });
  }
  return sections;
}
