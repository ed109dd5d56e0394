import { theFirm } from '#firm/firm.ts';

/** When a page's text was last reviewed; pages that draw on several texts take the newest. */
export function lastModified(path: string): string {
  const { practiceAreas, cities, faqs, legal } = theFirm();
  const own =
    practiceAreas.find(({ slug }) => path === `/practice-areas/${slug}`)?.reviewed.on ??
    cities.find(({ slug }) => path === `/locations/${slug}`)?.reviewed.on ??
    legal.find(({ name }) => path === `/legal/${name}`)?.updated ??
    (path === '/faqs' ? faqs.reviewed.on : undefined);
  if (own) return own;
  const dates = [...practiceAreas.map(({ reviewed }) => reviewed.on), ...cities.map(({ reviewed }) => reviewed.on), faqs.reviewed.on];
  return dates.toSorted().at(-1) ?? '';
}
