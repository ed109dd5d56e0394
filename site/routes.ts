import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every address a person can visit, top to bottom; then the ones that machines read. */
export default [
  index('pages/home.tsx'),
  route('practice-areas', 'pages/practice-areas.tsx'),
  route('practice-areas/:slug', 'pages/practice-area.tsx'),
  route('locations/:city', 'pages/city.tsx'),
  route('guides', 'pages/guides.tsx'),
  route('guides/:slug', 'pages/guide.tsx'),
  route('arrested', 'pages/arrested.tsx'),
  route('rights', 'pages/rights.tsx'),
  route('hearing-checklists', 'pages/hearing-checklists.tsx'),
  route('clean-slate-check', 'pages/clean-slate-check.tsx'),
  route('my-dates', 'pages/my-dates.tsx'),
  route('words', 'pages/words.tsx'),
  route('courts', 'pages/courts.tsx'),
  route('attorney/:name', 'pages/attorney.tsx'),
  route('about', 'pages/about.tsx'),
  route('contact', 'pages/contact.tsx'),
  route('free-consultation', 'pages/free-consultation.tsx'),
  route('results', 'pages/results.tsx'),
  route('reviews', 'pages/reviews.tsx'),
  route('faqs', 'pages/faqs.tsx'),
  route('legal/:page', 'pages/legal.tsx'),
  route('receipt/:token?', 'pages/receipt.tsx'),
  route('drill', 'pages/drill.tsx'),

  route('receipt-state', 'endpoints/receipt-state.ts'),
  route('sitemap.xml', 'endpoints/sitemap.ts'),
  route('robots.txt', 'endpoints/robots.ts'),
  route('.well-known/security.txt', 'endpoints/security.ts'),
  route('manifest.webmanifest', 'endpoints/manifest.ts'),
  route('navigation.speculationrules', 'endpoints/speculation-rules.ts'),

  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
