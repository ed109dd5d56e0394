import type { Content } from '#firm/content.ts';

/** Every page that another page or an answer may name, with its title. */
export function pageTitles(site: Content): Map<string, string> {
  const { firm, practiceAreas, cities, guides, legal, shows } = site;
  return new Map<string, string>([
    ['/', firm.name],
    ['/faqs', site.faqs.title],
    ['/contact', site.contact.title],
    ['/free-consultation', site.freeConsultation.title],
    ['/practice-areas', site.practiceAreasIndex.title],
    ['/guides', site.guidesIndex.title],
    ['/arrested', site.arrested.title],
    ['/clean-slate-check', site.cleanSlateCheck.title],
    ['/my-dates', site.myDates.title],
    ['/rights', site.rights.title],
    ['/hearing-checklists', site.hearingChecklists.title],
    ['/words', site.glossary.title],
    ['/courts', site.courts.title],
    ...(shows.results ? [['/results', site.results.title] as const] : []),
    ...(shows.reviews ? [['/reviews', site.reviews.title] as const] : []),
    ['/about', site.about.title],
    ...practiceAreas.map(({ slug, title }) => [`/practice-areas/${slug}`, title] as const),
    ...cities.map(({ slug, name }) => [`/locations/${slug}`, name] as const),
    ...guides.map(({ slug, title }) => [`/guides/${slug}`, title] as const),
    ...legal.map(({ name, title }) => [`/legal/${name}`, title] as const),
  ]);
}
