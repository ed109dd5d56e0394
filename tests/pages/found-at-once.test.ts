import { describe, expect, test } from 'vitest';
import { content } from '#firm/content.ts';
import { languageAt } from '#firm/languages.ts';
import { practiceAreaSlugs } from '#firm/practice-area.ts';
import { all, finishedPage, finishedPages, leadsSomewhere, oneLine, only, read, readAll } from '../testkit/finished-pages.ts';

const hrefs = (selector: string, path: string) => all(selector, finishedPage(path)).map((one) => one.getAttribute('href') ?? '');

describe('what helps is found where the question arises', () => {
  test('the second button of each practice page is its own tool', () => {
    const tools = practiceAreaSlugs.map((slug) => hrefs('.page-head .actions .button', `/practice-areas/${slug}`));
    for (const buttons of tools) expect(buttons).toHaveLength(1);
    expect(new Set(tools.flat())).toEqual(new Set(['/my-dates', '/rights', '/clean-slate-check']));
    expect(hrefs('.page-head .actions .button', '/practice-areas/expungement-clean-slate')).toEqual(['/clean-slate-check']);
    expect(hrefs('.page-head .actions .button', '/practice-areas/owi-dui')).toEqual(['/my-dates']);
  });

  test('every tool and guide is linked from a page that people read first', () => {
    const first = ['/', '/faqs', ...practiceAreaSlugs.map((slug) => `/practice-areas/${slug}`)];
    const linked = new Set(first.flatMap((path) => hrefs('main a[href^="/"]', path)));
    for (const guide of ['cost', 'bond', 'deferrals', 'jobs-school-licenses', 'commercial-drivers', 'immigration', 'travel-and-guns', 'phone-and-car'])
      expect(linked, guide).toContain(`/guides/${guide}`);
    for (const tool of ['/my-dates', '/rights', '/clean-slate-check', '/arrested']) expect(linked, tool).toContain(tool);
  });

  test('what a case costs is one press from home and from the question about fees', () => {
    expect(hrefs('main a', '/')).toContain('/guides/cost');
    expect(all('a[href="/guides/cost"]', only('#fees', finishedPage('/faqs')))).toHaveLength(1);
  });

  test('the attorney is one press away in the menu of every page', () => {
    const [lead] = content().profiles;
    for (const { path, document } of finishedPages())
      expect(oneLine(only('.nav-menu .menu-ways a[href*="/attorney/"]', document).getAttribute('href')), path).toBe(
        `${languageAt(path).language.path}/attorney/${lead?.slug}`,
      );
  });
});

describe.each(['/arrested', '/es/arrested', '/ar/arrested'])('%s', (path) => {
  const page = finishedPage(path);

  test('begins with the county, and every choice leads to its place', () => {
    const links = all('.county-picker a', page).map((one) => one.getAttribute('href') ?? '');
    expect(links).toHaveLength(9);
    for (const link of links) expect(leadsSomewhere(path + link), link).toBe(true);
    expect(readAll('.county-picker li', page).slice(0, 8)).toEqual(readAll('.jails dt', page));
    const order = [...page.querySelectorAll('.county-picker, .first-steps, .say, .jails')].map((one) => one.className.split(' ')[0]);
    expect(order).toEqual(['county-picker', 'first-steps', 'say', 'effects']);
  });

  test('calls a jail, and shows the way, only where an official source says so, with its date', () => {
    for (const jail of all('.jails > div', page)) {
      const [calls, maps, sources] = ['a[href^="tel:"]', 'a[href*="openstreetmap"]', '.jail-source'].map((selector) => all(selector, jail).length);
      expect(maps).toBe(sources);
      expect(calls).toBeLessThanOrEqual(sources ?? 0);
      if (sources) expect(read(only('.jail-source', jail))).toMatch(/\d{4}-\d{2}-\d{2}/);
    }
    expect(all('.jail-source', page).map((one) => new URL(one.getAttribute('href') ?? '').host)).toEqual(['www.stclaircounty.org', 'engage.waynecountymi.gov']);
    expect(all('.jails a[href^="tel:"]', page).map((one) => one.getAttribute('href'))).toEqual(['tel:+18109871720']);
  });

  test('sends nothing to the map before somebody presses it', () => {
    for (const link of all('.jail-ways a[href^="https:"]', page)) expect(link.getAttribute('rel')).toBe('noreferrer');
    expect(page.querySelectorAll('iframe, img[src*="openstreetmap"]').length).toBe(0);
  });
});
