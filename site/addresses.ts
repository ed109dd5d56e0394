import { citySlugs } from '#firm/city.ts';
import { content, siteLanguages } from '#firm/content.ts';
import { guideSlugs } from '#firm/guide.ts';
import { addressIn, type Language, languages } from '#firm/languages.ts';
import { legalPageNames } from '#firm/pages.ts';
import { practiceAreaSlugs } from '#firm/practice-area.ts';

/** Every page a person can visit, in one language. */
export function pageAddresses(language: Language = languages.en): string[] {
  return pagePaths().map((path) => addressIn(language, path));
}

/** The same in every language that the firm's site is in. */
export function allPageAddresses(): string[] {
  return siteLanguages().flatMap(pageAddresses);
}

function pagePaths(): string[] {
  const { profiles, shows } = content();
  return [
    '/',
    '/practice-areas',
    ...practiceAreaSlugs.map((slug) => `/practice-areas/${slug}`),
    ...citySlugs.map((slug) => `/locations/${slug}`),
    '/guides',
    ...guideSlugs.map((slug) => `/guides/${slug}`),
    '/arrested',
    '/rights',
    '/hearing-checklists',
    '/my-dates',
    '/clean-slate-check',
    '/words',
    '/courts',
    ...profiles.map(({ slug }) => `/attorney/${slug}`),
    '/about',
    '/contact',
    '/free-consultation',
    ...(shows.results ? ['/results'] : []),
    ...(shows.reviews ? ['/reviews'] : []),
    '/faqs',
    ...legalPageNames.map((name) => `/legal/${name}`),
  ];
}

/** `/about//` is `/about`. A loop, because a regular expression would start anew at every slash: 8 kB of them took two seconds. */
export function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end--;
  return path.slice(0, end);
}

/** What is the same for everyone, and so finished at build. */
export function addressesToPrerender(): string[] {
  const manifests = siteLanguages().map((language) => addressIn(language, '/manifest.webmanifest'));
  return [...allPageAddresses(), ...manifests, '/sitemap.xml', '/robots.txt', '/.well-known/security.txt', '/navigation.speculationrules'];
}
