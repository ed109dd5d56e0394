import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { content } from '#firm/content.ts';
import { languageAt } from '#firm/languages.ts';
import { all, finishedPage, finishedPages, linksOf, oneLine, only } from '../testkit/finished-pages.ts';
import { type Product, startProduct } from '../testkit/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product?.stop());

const url = (path: string) => product.url + path;
const pages = finishedPages().filter(({ path }) => languageAt(path).language.code === 'en');
const addresses = pages.map(({ path }) => path);

describe('the counts', () => {
  test.each([
    [12, 'practice areas', '/practice-areas/'],
    [9, 'cities', '/locations/'],
    [4, 'legal pages', '/legal/'],
    [content().firm.attorneys.length, 'attorneys', '/attorney/'],
  ])('R61 there are %i %s, and all their pages answer', async (count, _, folder) => {
    const some = addresses.filter((path) => path.startsWith(folder));
    expect(new Set(some).size).toBe(count);
    for (const path of some) expect((await fetch(url(path))).status, path).toBe(200);
  });

  test.each([
    [12, 'practice areas', '/practice-areas', 'main .areas > li'],
    [9, 'cities', '/', 'main .cities a'],
    [6, 'questions', '/faqs', 'main details'],
    [4, 'testimonials', '/reviews', 'main figure.review'],
    [4, 'legal pages', '/', 'footer a[href^="/legal/"]'],
    [6, 'results', '/results', 'main article.result'],
  ])('R61 %i %s are shown on %s', (count, _, path, what) => {
    expect(all(what, finishedPage(path))).toHaveLength(count);
  });

  test('R61 every city that is shown has a page of its own', () => {
    const links = linksOf(only('main .cities', finishedPage('/')));
    expect(links.map(([, target]) => target).toSorted()).toEqual(addresses.filter((path) => path.startsWith('/locations/')).toSorted());
  });
});

describe('accounts', () => {
  const asksWho = /\b(log|sign)[ -]?(in|on|up|out)\b|\bregister\b|\bmy account\b|\bcreate (an )?account\b|\bpassword\b/i;

  test('R62 no page asks for a password or names a login', () => {
    for (const { path, document } of pages) {
      expect(all('input[type=password], [autocomplete*=password], [autocomplete=username]', document), path).toEqual([]);
      const controls = all('a, button, input, select, textarea, summary, form', document).map((one) =>
        oneLine([one.textContent, ...['href', 'action', 'value', 'placeholder', 'aria-label', 'name'].map((name) => one.getAttribute(name))].join(' ')),
      );
      expect(controls.length, path).toBeGreaterThan(20);
      expect(
        controls.filter((words) => asksWho.test(words)),
        path,
      ).toEqual([]);
    }
  });

  test('R62 what looks for a login finds it', () => {
    for (const door of ['Log in', 'Sign in', 'login', 'Sign-up', '/register', 'My account']) expect(door).toMatch(asksWho);
    for (const door of ['Practice areas', 'Call now', 'Blogging']) expect(door).not.toMatch(asksWho);
  });

  test.each(['/login', '/signin', '/sign-in', '/register', '/account', '/admin', '/dashboard'])('R62 %s is no page', async (path) => {
    expect((await fetch(url(path), { redirect: 'manual' })).status).toBe(404);
  });

  test('D62 the firm’s own people work on another host, which no public page names', async () => {
    const namesDesk = /\/\/desk\.|["'(]\/desk\b/i;
    expect('<a href="https://desk.example.com/">').toMatch(namesDesk);
    for (const path of [...addresses, '/no-such-page', '/robots.txt', '/sitemap.xml', '/receipt']) {
      const response = await fetch(url(path));
      expect(JSON.stringify([...response.headers]) + (await response.text()), path).not.toMatch(namesDesk);
    }
  });

  test.each(['/enroll', '/people', '/passkeys/options', '/requests'])('D62 %s of the desk is no page of the site', async (path) => {
    expect((await fetch(url(path), { redirect: 'manual' })).status).toBe(404);
  });

  test('R62 nobody is recognized: no page sets a cookie or asks for credentials', async () => {
    for (const path of [...addresses, '/no-such-page']) {
      const { headers } = await fetch(url(path));
      expect([headers.get('set-cookie'), headers.get('www-authenticate')], path).toEqual([null, null]);
    }
  });
});
