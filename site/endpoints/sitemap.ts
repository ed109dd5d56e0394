import { content } from '#firm/content.ts';
import { pageAddresses } from '#site/addresses.ts';
import { lastModified } from '#site/endpoints/last-modified.ts';

export function loader(): Response {
  const { firm } = content();
  const entries = pageAddresses().map((path) => `<url><loc>${firm.website}${path}</loc><lastmod>${lastModified(path)}</lastmod></url>`);
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`, {
    headers: { 'Content-Type': 'application/xml' },
  });
}
