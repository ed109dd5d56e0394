import { phone } from '../testkit/browser.ts';
import { checkInBrowser } from '../testkit/every-page.ts';

/**
 * Thirteen kinds of pages in three languages, with each change; all pages at night (every-page*.test.ts). Home, courts, rights,
 * checklists, dates and Clean Slate are in files of their own.
 */
const kinds = [
  '/practice-areas',
  '/practice-areas/owi-dui',
  '/locations/detroit',
  '/guides/bond',
  '/arrested',
  '/words',
  '/about',
  '/free-consultation',
  '/results',
  '/legal/privacy',
  '/es/reviews',
  '/ar/faqs',
];

checkInBrowser((path) => kinds.includes(path) || path.startsWith('/attorney/'), phone);
