import { content, siteLanguages } from '#firm/content.ts';
import { addressIn } from '#firm/languages.ts';
import { pageAddresses } from '#site/addresses.ts';
import { alternates } from '#site/alternates.ts';
import { lastModified } from '#site/endpoints/last-modified.ts';

export function loader(): Response {
  const { firm } = content();
  const spoken = siteLanguages();
  const entries = pageAddresses().flatMap((path) => {
    const others = alternates(spoken, path)
      .map(({ lang, address }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${firm.website}${address}"/>`)
      .join('');
    return spoken.map((language) => `<url><loc>${firm.website}${addressIn(language, path)}</loc><lastmod>${lastModified(path)}</lastmod>${others}</url>`);
  });
  const names = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${spoken.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}`;
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>${entries.join('')}</urlset>\n`, {
    headers: { 'Content-Type': 'application/xml' },
  });
}
