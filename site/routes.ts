import { type RouteConfig, route } from '@react-router/dev/routes';
import { languages } from '#firm/languages.ts';

/** Every address a person can visit, top to bottom, in each language; then the ones that machines read. */
export default [
  ...Object.values(languages).flatMap(({ path }) => pagesBelow(path.slice(1))),

  route('sitemap.xml', 'endpoints/sitemap.ts'),
  route('robots.txt', 'endpoints/robots.ts'),
  route('.well-known/security.txt', 'endpoints/security.ts'),
  route('navigation.speculationrules', 'endpoints/speculation-rules.ts'),

  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;

/** `prefix` is what stands before the addresses of a language: '' or 'es'. One file is used for all, under a name for each. */
function pagesBelow(prefix: string) {
  const page = (address: string, file: string) =>
    route([prefix, address].filter(Boolean).join('/') || '/', file, { id: `${prefix || 'en'}:${address || 'home'}` });
  return [
    page('', 'pages/home.tsx'),
    page('practice-areas', 'pages/practice-areas.tsx'),
    page('practice-areas/:slug', 'pages/practice-area.tsx'),
    page('locations/:city', 'pages/city.tsx'),
    page('guides', 'pages/guides.tsx'),
    page('guides/:slug', 'pages/guide.tsx'),
    page('arrested', 'pages/arrested.tsx'),
    page('rights', 'pages/rights.tsx'),
    page('hearing-checklists', 'pages/hearing-checklists.tsx'),
    page('clean-slate-check', 'pages/clean-slate-check.tsx'),
    page('my-dates', 'pages/my-dates.tsx'),
    page('words', 'pages/words.tsx'),
    page('courts', 'pages/courts.tsx'),
    page('attorney/:name', 'pages/attorney.tsx'),
    page('about', 'pages/about.tsx'),
    page('contact', 'pages/contact.tsx'),
    page('free-consultation', 'pages/free-consultation.tsx'),
    page('results', 'pages/results.tsx'),
    page('reviews', 'pages/reviews.tsx'),
    page('faqs', 'pages/faqs.tsx'),
    page('legal/:page', 'pages/legal.tsx'),
    page('receipt', 'pages/receipt.tsx'),
    page('drill', 'pages/drill.tsx'),
    page('receipt-state', 'endpoints/receipt-state.ts'),
    page('manifest.webmanifest', 'endpoints/manifest.ts'),
  ];
}
