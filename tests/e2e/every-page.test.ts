import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#firm/languages.ts';
import { checkEveryPage } from '../testkit/every-page.ts';
import { type Product, startProduct } from '../testkit/product.ts';

// One TCP flight.
checkEveryPage(languages.en, 14_600);

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product?.stop());

test.each(['/practice-areas/jaywalking', '/locations/chicago', '/attorney/somebody-else', '/legal/cookies'])('%s does not exist, and says so', async (path) => {
  const response = await fetch(product.url + path);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('<h1>Oops! Page not found</h1>');
});

test.each([
  ['/es/no-such-page', 'es-US', 'No encontramos esta página'],
  ['/ar/locations/chicago', 'ar', 'لم نجد هذه الصفحة'],
])('%s does not exist, and says so in its language', async (path, lang, title) => {
  const response = await fetch(product.url + path);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-language')).toBe(lang);
  expect(await response.text()).toContain(title);
});
