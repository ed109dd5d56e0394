import { useSite } from './site-context.tsx';

/**
 * Where "Free Case Review" leads: to the form on the same page, which knows the page's case type, and else to the page of
 * the form. That page itself is left out: without script it also shows receipts, which have no form.
 */
export function useReviewAddress(): string {
  const { path, practiceAreas, cities } = useSite();
  const withForm = [
    '/',
    '/contact',
    '/my-dates',
    '/clean-slate-check',
    ...practiceAreas.map(({ slug }) => `/practice-areas/${slug}`),
    ...cities.map(({ slug }) => `/locations/${slug}`),
  ];
  return withForm.includes(path) ? '#review' : '/free-consultation';
}
