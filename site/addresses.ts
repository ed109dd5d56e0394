import { attorneySlug } from '#firm/attorney-slug.ts';
import { citySlugs } from '#firm/city.ts';
import { theFirm } from '#firm/firm.ts';
import { legalPageNames } from '#firm/pages.ts';
import { practiceAreaSlugs } from '#firm/practice-area.ts';

/** Every page a person can visit. */
export function pageAddresses(): string[] {
  return [
    '/',
    '/practice-areas',
    ...practiceAreaSlugs.map((slug) => `/practice-areas/${slug}`),
    ...citySlugs.map((slug) => `/locations/${slug}`),
    `/attorney/${attorneySlug(theFirm().firm)}`,
    '/about',
    '/contact',
    '/free-consultation',
    '/results',
    '/reviews',
    '/faqs',
    ...legalPageNames.map((name) => `/legal/${name}`),
  ];
}

/** What is the same for everyone, and so finished at build. */
export function addressesToPrerender(): string[] {
  return [...pageAddresses(), '/sitemap.xml', '/robots.txt', '/.well-known/security.txt', '/manifest.webmanifest', '/navigation.speculationrules'];
}
