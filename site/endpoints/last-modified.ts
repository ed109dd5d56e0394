import { content } from '#firm/content.ts';

/** When a page's text was last reviewed; pages that draw on several texts take the newest. */
export function lastModified(path: string): string {
  const { practiceAreas, cities, guides, legal, ...site } = content();
  const days = new Map<string, string>([
    ...practiceAreas.map(({ slug, reviewed }) => [`/practice-areas/${slug}`, reviewed.on] as const),
    ...cities.map(({ slug, reviewed }) => [`/locations/${slug}`, reviewed.on] as const),
    ...guides.map(({ slug, reviewed }) => [`/guides/${slug}`, reviewed.on] as const),
    ...legal.map(({ name, updated }) => [`/legal/${name}`, updated] as const),
    ['/hearing-checklists', site.hearingChecklists.reviewed.on],
    ['/words', site.glossary.reviewed.on],
    ...(['arrested', 'rights', 'about', 'results', 'faqs', 'courts'] as const).map((name) => [`/${name}`, site[name].reviewed.on] as const),
  ]);
  return days.get(path) ?? [...days.values()].toSorted().at(-1) ?? '';
}
