import type { Content } from '#firm/content.ts';
import { pageTitles } from '#firm/page-titles.ts';
import { wordsOf } from '#site/words/words.ts';

/** Every word on the picture that a shared link shows, by page: the headline first, then what stands on all of them. */
export function pictureWords(site: Content): Map<string, [headline: string, name: string, phone: string, kicker: string]> {
  const { firm, home } = site;
  return new Map([...headlines(site)].map(([path, headline]) => [path, [headline, firm.name, firm.phone.display, home.hero.kicker]]));
}

/** A page's title, and where that is too short or too long for a picture, other words. */
function headlines(site: Content): Map<string, string> {
  const words = wordsOf(site.language);
  return new Map([
    ...pageTitles(site),
    ['/', site.home.hero.headline.join('\n')],
    ...site.cities.map(({ slug, name }) => [`/locations/${slug}`, words.city.shared(name)] as const),
    ...site.profiles.map(({ slug, name }) => [`/attorney/${slug}`, name] as const),
  ]);
}
