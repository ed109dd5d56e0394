import { readdirSync, readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { createElement, type FunctionComponent } from 'react';
import { describe, expect, test } from 'vitest';
import { attorneySlug } from '#firm/attorney-slug.ts';
import { content } from '#firm/content.ts';
import { missingFromWords } from '#firm/launch.ts';
import { reviewsPage } from '#firm/pages.ts';
import AttorneyPage from '#site/pages/attorney.tsx';
import { ReviewCard } from '#site/parts/review-card.tsx';
import { desktop, phone as smallScreen } from '../testkit/browser.ts';
import { rendered } from './rendered.ts';
import { countWords, linksOf, read, readAll, visitor } from './visitor.ts';

// What the form of a case review request asks, and what becomes of it, is R40 to R46 and D46 to D49, a part of its own.
// Here it only has to be there.

const { url, open } = visitor();
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
  test('R20 has navigation, hero, practice areas, attorney, reasons, contact and footer', async () => {
    const page = await open('/');
    for (const part of [
      'header nav.nav-wide',
      '.hero',
      '[aria-labelledby=areas]',
      '[aria-labelledby=attorney]',
      '[aria-labelledby=why]',
      '#contact',
      'footer',
    ]) {
      expect(await page.locator(part).count(), part).toBe(1);
      expect(await page.locator(part).isVisible(), part).toBe(true);
    }
  });

  test('R20 its hero shows the four badges, each with an icon', async () => {
    const badges = (await open('/')).locator('.hero .badges li');
    expect((await readAll(badges)).map((words) => words.toLowerCase())).toEqual([
      '24/7 availability',
      'free consultation',
      'fast response',
      'statewide coverage',
    ]);
    expect(await badges.locator('svg').filter({ visible: true }).count()).toBe(4);
  });

  test('R20 its hero has a call button and “Free Case Review”, which leads to /free-consultation', async () => {
    const page = await open('/');
    const actions = page.locator('.hero .actions a');
    expect(await actions.filter({ visible: true }).evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      firm.phone.href,
      '/free-consultation',
    ]);
    await page.locator('.hero').getByRole('link', { name: 'Free Case Review', exact: true }).click();
    expect(new URL(page.url()).pathname).toBe('/free-consultation');
    expect(await page.locator('[data-missing]').count()).toBe(0);
  });

  test.each([
    ['wide', desktop],
    ['small', smallScreen],
  ])('D20 on a %s screen the call button comes before “Free Case Review” and is larger', async (_, size) => {
    const actions = await (await open('/', size)).locator('.hero .actions a').evaluateAll((links) =>
      links.map((link) => {
        const { width, height } = link.getBoundingClientRect();
        return { href: link.getAttribute('href'), area: width * height };
      }),
    );
    expect(actions.map(({ href }) => href)).toEqual([firm.phone.href, '/free-consultation']);
    expect(actions[0]?.area).toBeGreaterThan(actions[1]?.area ?? 0);
  });

  test('D20 the practice grid, right after the hero’s questions, and a short way to the form stand within the first three phone screens', async () => {
    const page = await open('/', { ...smallScreen, viewport: { width: 360, height: 740 } });
    expect(
      await page.locator('main > section').evaluateAll((all) => all.slice(0, 3).map((one) => one.getAttribute('aria-labelledby') ?? one.className)),
    ).toEqual(['hero', 'triage', 'areas']);
    for (const part of ['[aria-labelledby=areas] .areas', '[aria-labelledby=areas] a[href="#review"]']) {
      const box = await page.locator(part).boundingBox();
      expect((box?.y ?? 10_000) + (box?.height ?? 0), part).toBeLessThanOrEqual(3 * 740);
    }
    await page.locator('[aria-labelledby=areas]').getByRole('link', { name: 'Free Case Review', exact: true }).click();
    expect(await page.locator('#review form').evaluate((form) => form.getBoundingClientRect().top < innerHeight)).toBe(true);
  });

  test('R20 its grid shows the practice areas, and “View All Practice Areas” leads to /practice-areas', async () => {
    const page = await open('/');
    const section = page.locator('[aria-labelledby=areas]');
    expect(await linksOf(section.locator('.areas'))).toEqual(areaLinks);
    await section.getByRole('link', { name: 'View All Practice Areas', exact: true }).click();
    expect(new URL(page.url()).pathname).toBe('/practice-areas');
  });

  test('R20 its attorney section names the attorney and leads to the profile', async () => {
    const section = (await open('/')).locator('[aria-labelledby=attorney]');
    expect(await read(section.locator('h2'))).toBe(firm.attorney.name);
    expect((await linksOf(section)).map(([, target]) => target)).toEqual(firm.attorneys.map((one) => `/attorney/${attorneySlug(one)}`));
  });

  test('R20 its contact section has the form', async () => {
    await expectForm(await open('/'), '#contact');
  });

  test('R20 says why people choose the firm', async () => {
    const section = (await open('/')).locator('[aria-labelledby=why]');
    expect(await read(section.locator('h2'))).toMatch(/^why .*choose us$/i);
    expect(await section.locator('[data-claim]').filter({ visible: true }).count()).toBe(3);
  });

  test('R20 its contact section has cards for call, email, location and hours', async () => {
    await expectContactCards('/', '#contact');
  });

  test('R20 its contact section tells who was arrested or has a warrant to call', async () => {
    const prompt = (await open('/')).locator('#contact .urgent');
    expect(await read(prompt)).toMatch(/arrested.*warrant.*call/i);
    expect(await linksOf(prompt)).toEqual([[`Call ${firm.phone.display}`, firm.phone.href]]);
  });
});

describe('the list of practice areas', () => {
  test('R21 has twelve cards, each with an icon, a title and a short description', async () => {
    const page = await open('/practice-areas');
    const cards = page.locator('main .areas > li');
    expect(await cards.count()).toBe(12);
    const descriptions = await readAll(cards.locator('p'));
    expect(new Set(descriptions).size).toBe(12);
    for (const words of descriptions) expect(countWords(words), words).toBeGreaterThan(3);
    expect(await readAll(cards.locator('h2'))).toEqual(practiceAreas.map(([, title]) => title));
    expect(await cards.locator('svg').filter({ visible: true }).count()).toBe(12);
  });

  test('R21 the icon of every card is one that exists', async () => {
    const icons = await (await open('/practice-areas'))
      .locator('main .areas > li svg use')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    expect(icons).toHaveLength(12);
    for (const icon of icons) {
      const file = new URL(icon, url('/practice-areas'));
      expect(await (await fetch(file)).text(), icon).toContain(`id="${file.hash.slice(1)}"`);
    }
  });

  test('R21 every card links to its page', async () => {
    const links = await linksOf((await open('/practice-areas')).locator('main .areas'));
    expect(links).toEqual(areaLinks);
    for (const [, target] of links) expect((await fetch(url(target))).status, target).toBe(200);
  });

  test('R21 the whole card is the link, not only its title', async () => {
    const page = await open('/practice-areas');
    // Forced, since what lies there for the pointer is the link and not the words.
    await page.locator('main .areas > li p').nth(4).click({ force: true });
    await page.waitForURL(url('/practice-areas/theft-shoplifting'));
  });
});

describe('a practice area', () => {
  test.each(practiceAreas)('R22 %s has its title, its text, a call button and the form', async (slug, title) => {
    const page = await open(`/practice-areas/${slug}`);
    expect(await read(page.locator('h1'))).toBe(title);
    expect(await page.title()).toContain(title);
    expect(countWords(await read(page.locator('main article')))).toBeGreaterThan(500);
    const call = page.locator('.page-head a.call');
    expect(await read(call)).toContain(firm.phone.display);
    expect(await call.getAttribute('href')).toBe(firm.phone.href);
    await expectForm(page);
  });

  test('R22 no two share their text', async () => {
    const texts = await Promise.all(practiceAreas.map(async ([slug]) => (await fetch(url(`/practice-areas/${slug}`))).text()));
    const leads = texts.map((html) => /<p class="lead">(.*?)<\/p>/.exec(html)?.[1]);
    expect(leads).not.toContain(undefined);
    expect(new Set(leads).size).toBe(12);
  });
});

describe('a city', () => {
  test.each(cities)('R23 %s has the heading “Criminal Defense Lawyer in %s, Michigan”, the list of services and the form', async (slug, name) => {
    const page = await open(`/locations/${slug}`);
    expect(await read(page.locator('h1'))).toBe(`Criminal Defense Lawyer in ${name}, Michigan`);
    expect(await page.title()).toContain(`Criminal Defense Lawyer in ${name}, Michigan`);
    const services = page.locator('main #services ~ ul.services');
    expect(await services.isVisible()).toBe(true);
    expect(await linksOf(services)).toEqual(areaLinks);
    await expectForm(page);
  });
});

describe('an unknown name', () => {
  test.each([
    '/practice-areas/parking',
    '/practice-areas/constructor',
    '/locations/windsor',
    '/locations/__proto__',
    '/attorney/nobody',
    '/attorney/toString',
    '/legal/cookies',
    '/legal/PRIVACY-2',
  ])('D23 %s is the 404 page, with status 404', async (path) => {
    expect((await fetch(url(path), { redirect: 'manual' })).status).toBe(404);
    const page = await open(path);
    expect(await read(page.locator('h1'))).toBe('Oops! Page not found');
    expect(await page.getByRole('link', { name: 'Return to Home', exact: true }).getAttribute('href')).toBe('/');
    expect(await linksOf(page.locator('main .areas'))).toEqual(areaLinks);
    for (const part of ['header.site-head', 'footer.site-foot', 'main a.call']) expect(await page.locator(part).isVisible(), part).toBe(true);
    // Nothing invites a search engine to keep it.
    expect(await page.locator('link[rel=canonical]').count()).toBe(0);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  });
});

describe('the attorney', () => {
  const address = `/attorney/${firm.attorney.name.toLowerCase().replaceAll(' ', '-')}`;

  test('R24 stands at the name in lower case, joined by hyphens', async () => {
    const page = await open(address);
    expect(await read(page.locator('h1'))).toBe(firm.attorney.name);
    expect((await fetch(url(address))).status).toBe(200);
  });

  test.each([
    ['Dana Whitfield', 'dana-whitfield'],
    ['Jordan A. Reyes-Cole', 'jordan-a-reyes-cole'],
  ])('R24 %s would stand at %s', (name, slug) => {
    expect(attorneySlug({ attorney: { name } })).toBe(slug);
  });

  test('R24 has exactly the three value cards, each with an icon and a text', async () => {
    const cards = (await open(address)).locator('main .cards > section');
    expect(await readAll(cards.locator('h2'))).toEqual(['Rapid Response', 'Strategic Defense', 'Client-First']);
    expect(await cards.locator('svg').filter({ visible: true }).count()).toBe(3);
    for (const words of await readAll(cards.locator('p'))) expect(countWords(words)).toBeGreaterThan(10);
  });

  test('D24 each has a background, and a line that says when education, bar admissions and awards are next to be updated', async () => {
    for (const { name } of firm.attorneys) {
      const main = (await open(`/attorney/${attorneySlug({ name, initials: '' })}`)).locator('main');
      expect(await read(main.locator('#background'))).toBe('Background');
      expect(await readAll(main.locator('.background dt'))).toEqual(['Admitted', 'State Bar of Michigan', 'Education', 'Courts', 'Languages']);
      expect(await read(main.locator('.background'))).toMatch(/Michigan, (19|20)\d\d.*P\d{5}.*Law.*Count/);
      expect(await read(main.locator('.background + p'))).toBe('Education, bar admissions and awards are next to be updated on January 15, 2027.');
      expect(countWords(await read(main.locator('article.prose')))).toBeGreaterThan(300);
      expect(await main.getByRole('img', { name, exact: true }).isVisible()).toBe(true);
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
  test('R25 opens with the firm’s statement: the first words under the heading of the page', async () => {
    const first = (await open('/about')).locator('main article > *').first();
    expect(await read(first)).toBe(content().about.statement);
  });

  test('R25 has cards for office, phone and email', async () => {
    await expectContactCards('/about');
  });

  test('R25 tells at length where the firm comes from, then stories, then how it works and what it will not promise', async () => {
    const told = await sectionsOf((await open('/about')).locator('main article'));
    const at = (heading: RegExp) => told.findIndex((one) => heading.test(one.heading));
    const order = [at(/^Our history$/), at(/^Stories$/), at(/^Why this site looks like a ship’s map$/), at(/^How we work$/), at(/will not promise$/)];
    expect(order[0]).toBe(0);
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

  test('D25 shows the office and everyone with their face', async () => {
    const main = (await open('/about')).locator('main');
    expect(await main.getByRole('img', { name: /^The office of/ }).isVisible()).toBe(true);
    expect(await readAll(main.locator('.colleagues a'))).toEqual(firm.attorneys.map(({ name }) => name));
    expect(await main.locator('.colleagues img').count()).toBe(3);
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
    const pages = readdirSync('build/client', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(150);
    for (const name of pages) {
      const html = readFileSync(`build/client/${name}`, 'utf8');
      const language = (/^(es|ar)\//.exec(name)?.[1] ?? 'en') as keyof typeof line;
      expect(html.split(line[language]).length - 1, name).toBe(1);
      expect(marks.exec(html)?.[0], name).toBeUndefined();
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
  test('R26 has the form', async () => {
    await expectForm(await open('/contact'));
  });

  test('R26 has the contact cards', async () => {
    await expectContactCards('/contact');
  });
});

describe('/free-consultation', () => {
  test('R27 has the form', async () => {
    await expectForm(await open('/free-consultation'));
  });

  test('R27 has the three cards, each with an icon', async () => {
    const page = await open('/free-consultation');
    const cards = page.locator('main section.result');
    expect(await readAll(cards.locator('h2'))).toEqual(['100% Confidential', 'Fast Response', '24/7 Available']);
    expect(await cards.locator('svg').filter({ visible: true }).count()).toBe(3);
    const [confidential, fast, available] = [cards.nth(0), cards.nth(1), cards.nth(2)];
    expect(await read(confidential)).toMatch(/private/);
    expect(await read(fast)).toContain('usually within 1 hour');
    expect(await read(available)).toMatch(/day and night/);
  });

  test('R27 says what begins on a signed engagement', async () => {
    const page = await open('/free-consultation');
    expect(await read(page.locator('main'))).toContain('You become our client only when we both sign an engagement agreement.');
  });
});

describe('/results', () => {
  test('R28 shows the six outcomes in order, each as an example', async () => {
    const cards = (await open('/results')).locator('main .cards > article');
    const outcomes = [
      /felony charge.*reduced to a misdemeanor/i,
      /OWI charge.*reduced to impaired driving/i,
      /domestic violence.*dismissed after counseling/i,
      /drug charge.*dismissed after an illegal search/i,
      /probation violation.*no jail/i,
      /bench warrant.*quashed/i,
    ];
    expect(await cards.count()).toBe(6);
    for (const [at, outcome] of outcomes.entries()) {
      const words = await read(cards.nth(at));
      expect(words).toMatch(outcome);
      expect(words).toContain('Example, not a client');
    }
  });

  test('R28 an attorney tells how a result is worked for', async () => {
    const story = (await open('/results')).locator('main article.story');
    expect(countWords(await read(story))).toBeGreaterThan(250);
    expect((await read(story)).match(/\bI\b/g)?.length).toBeGreaterThan(5);
  });

  test.each(['/results', '/'])('R28 on %s a disclaimer stands once, in the block of the outcomes', async (path) => {
    const page = await open(path);
    const block = page
      .locator('main')
      .getByText(/^These are examples only\./)
      .locator('..');
    expect(await read(block)).toMatch(/examples only.*not clients.*Past results do not guarantee outcomes\./i);
    expect(await block.locator('.cards').count()).toBe(1);
    expect((await read(block.locator('.cards'))).match(/Past results/)).toBeNull();
  });
});

describe('/reviews', () => {
  test('R29 has four testimonials, all with five stars', async () => {
    const cards = (await open('/reviews')).locator('main figure');
    expect(await cards.count()).toBe(4);
    for (const card of await cards.all()) {
      expect(await card.getByRole('img', { name: '5 out of 5 stars', exact: true }).locator('svg').filter({ visible: true }).count()).toBe(5);
      expect(countWords(await read(card.locator('blockquote')))).toBeGreaterThan(10);
    }
  });

  test('R29 a date is shown where there is one, and nothing where there is none', async () => {
    const cards = await (await open('/reviews')).locator('main figure').all();
    const { reviews } = content().reviews;
    const dates = await Promise.all(cards.map((card) => card.locator('time').evaluateAll((all) => all.map((one) => one.getAttribute('datetime')))));
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

  test('R29 a disclaimer stands in each card and above them', async () => {
    const page = await open('/reviews');
    for (const card of await page.locator('main figure').all()) expect(await read(card)).toContain('Past results do not guarantee outcomes.');
    expect(await read(page.locator('main .disclaimer'))).toContain('Past results do not guarantee outcomes.');
  });
});

describe('/faqs', () => {
  test('R30 asks the six questions, in order', async () => {
    const questions = await readAll((await open('/faqs')).locator('main details summary'));
    const topics = [/talk to the police/i, /dismissed or reduced/i, /arraignment/i, /record and my license/i, /\bfees?\b/i, /payment plans/i];
    expect(questions).toHaveLength(6);
    for (const [at, topic] of topics.entries()) expect(questions[at]).toMatch(topic);
  });

  test.each([
    ['with', true],
    ['without', false],
  ])('R30 opens one at a time and closes an open one %s JavaScript', async (_, javaScriptEnabled) => {
    const page = await open('/faqs', { viewport: { width: 1280, height: 800 }, javaScriptEnabled });
    const questions = await page.locator('main details').all();
    expect(questions).toHaveLength(6);
    // From the last, since the first may stand open from the start.
    for (const question of questions.toReversed()) {
      await question.locator('summary').click();
      expect(await page.locator('main details[open]').count()).toBe(1);
      expect(await question.locator('summary + *').isVisible()).toBe(true);
      expect(countWords(await read(question.locator('summary + *')))).toBeGreaterThan(40);
    }
    await questions[0]?.locator('summary').click();
    expect(await page.locator('main details[open]').count()).toBe(0);
    for (const question of questions) expect(await question.locator('summary + *').isVisible()).toBe(false);
  });

  test('R30 prompts to call', async () => {
    const prompt = (await open('/faqs')).locator('main aside');
    expect(await read(prompt)).toMatch(/ask a person.*call/i);
    expect(await prompt.locator('a.call').getAttribute('href')).toBe(firm.phone.href);
  });
});

describe('the legal pages', () => {
  test.each([
    ['privacy', /^Privacy/],
    ['terms', /^Terms/],
    ['disclaimer', /^Disclaimer/],
    ['accessibility', /^Accessibility/],
  ])('R31 /legal/%s has its heading and its text', async (name, heading) => {
    const page = await open(`/legal/${name}`);
    expect(await read(page.locator('h1'))).toMatch(heading);
    expect(countWords(await read(page.locator('main article')))).toBeGreaterThan(150);
    expect((await fetch(url(`/legal/${name}`))).status).toBe(200);
  });
});

describe('the twelve practice areas', () => {
  test.each(['/', '/practice-areas', '/no-such-page'])('R32 are named in this order on %s', async (path) => {
    expect(await linksOf((await open(path)).locator('main .areas'))).toEqual(areaLinks);
  });

  test('R32 expungement is about Michigan’s Clean Slate laws, and says so on card and page', async () => {
    const page = await open('/practice-areas');
    expect(await read(page.locator('main .areas > li').nth(9))).toContain('Michigan’s Clean Slate laws');
    await page.goto(url('/practice-areas/expungement-clean-slate'));
    expect(await read(page.locator('main .lead'))).toContain('Michigan’s Clean Slate laws');
  });
});

async function expectContactCards(path: string, place = 'main'): Promise<void> {
  const cards = (await open(path)).locator(`${place} .contact-cards > li`);
  expect(await cards.count()).toBe(4);
  const [call, email, visit, hours] = [cards.nth(0), cards.nth(1), cards.nth(2), cards.nth(3)];
  expect(await linksOf(call)).toEqual([[firm.phone.display, firm.phone.href]]);
  expect(await linksOf(email)).toEqual([[firm.email, firm.mailto]]);
  expect(await read(visit)).toContain('400 Pyramid Dr Marysville, MI 48040');
  expect(await read(hours)).toContain('Mon-Fri 8:30 AM to 5:00 PM');
}

async function expectForm(page: Page, place = 'main'): Promise<void> {
  const form = page.locator(`${place} form`);
  expect(await form.count()).toBe(1);
  expect(await form.getAttribute('method')).toBe('post');
  expect(await form.locator('[name=full_name]').isVisible()).toBe(true);
  expect(await form.getByRole('button', { name: /send/i }).isVisible()).toBe(true);
}

type Section = { heading: string; text: string; paragraphs: number };

/** What stands under each heading, up to the next. */
function sectionsOf(article: Locator): Promise<Section[]> {
  return article.evaluate((element) => {
    const sections: Section[] = [];
    for (const one of element.children) {
      const text = (one.textContent ?? '').replace(/\s+/g, ' ').trim();
      const last = sections.at(-1);
      if (one.tagName === 'H2') sections.push({ heading: text, text: '', paragraphs: 0 });
      else if (last) Object.assign(last, { text: `${last.text} ${text}`.trim(), paragraphs: last.paragraphs + 1 });
    }
    return sections;
  });
}
