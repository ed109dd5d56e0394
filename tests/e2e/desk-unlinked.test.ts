import { afterAll, beforeAll, expect, test } from 'vitest';
import { listedPages } from '#tests/testkit/listed-pages.ts';
import { type Product, startProduct } from '#tests/testkit/product.ts';

/** The public site has no login, and nothing on it tells where the firm's own people work (decision 062). */
let product: Product;

beforeAll(async () => {
  product = await startProduct({ DESK_URL: 'https://desk.example.test' });
});

afterAll(async () => {
  await product?.stop();
});

const machines = ['/robots.txt', '/sitemap.xml', '/.well-known/security.txt', '/manifest.webmanifest', '/receipt', '/no-such-page'];

test('no public page, file for machines or header names the desk', async () => {
  const pages = (await listedPages(product.url)).map(({ path }) => path);
  expect(pages.length).toBeGreaterThan(30);
  const naming = await Promise.all(
    [...pages, ...machines].map(async (path) => {
      const response = await fetch(product.url + path);
      const whole = `${JSON.stringify([...response.headers])}${await response.text()}`;
      return namesDesk(whole) ? [path] : [];
    }),
  );
  expect(naming.flat()).toEqual([]);
});

test('what looks for the desk finds it', () => {
  for (const one of ['<a href="https://desk.example.test/">', '<a href="/desk">', 'content-security-policy: connect-src https://desk.example.com'])
    expect(namesDesk(one)).toBe(true);
  expect(namesDesk('<p>A front desk officer may ask you.</p>')).toBe(false);
});

test.each(['/sign-in', '/enroll', '/people', '/passkeys/options', '/requests', '/a', '/log'])('%s of the desk is no page of the site', async (path) => {
  expect((await fetch(product.url + path)).status).toBe(404);
});

function namesDesk(text: string): boolean {
  return /\/\/desk\.|["'(]\/desk\b|desk\.example/i.test(text);
}
