import type { Language } from '#firm/languages.ts';
import { addressIn } from '#firm/languages.ts';
import { alternates } from '#site/alternates.ts';
import { breadcrumbs, type LinkedData } from '../linked-data.ts';
import { shareImage } from '../share-image.ts';
import { useSite } from '../site-context.tsx';
import type { Crumb } from './page-head.tsx';

type Meta = {
  title: string;
  description: string;
  /** Pages between home and this one. */
  crumbs?: Crumb[];
  linkedData?: LinkedData[];
};

/** What search engines and shared links show; React moves it into the head. */
export function PageMeta({ title, description, crumbs = [], linkedData = [] }: Meta) {
  const { firm, language, languages, path, words } = useSite();
  const address = firm.website + addressIn(language, path);
  const full = `${title} | ${firm.name}`;
  const trail = path === '/' ? [] : [breadcrumbs(firm, [{ label: words.nav.home, href: '/' }, ...crumbs, { label: title, href: path }])];
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {alternates(languages, path).map(({ lang, address: other }) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={firm.website + other} />
      ))}
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={firm.name} />
      <meta property="og:locale" content={localeOf(language)} />
      <meta property="og:image" content={`${firm.website}${shareImage(path, language)}`} />
      <meta name="twitter:card" content="summary_large_image" />
      {[...trail, ...linkedData].map((data) => (
        <script
          key={JSON.stringify(data)}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data of our own, with every "<" escaped
          dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
        />
      ))}
    </>
  );
}

/** Shared links name a language with a country. */
function localeOf({ lang }: Language): string {
  return lang.includes('-') ? lang.replace('-', '_') : `${lang}_${lang.toUpperCase()}`;
}
