import { theFirm } from '#firm/firm.ts';
import { pageAddresses } from '../addresses.ts';
import { lastModified } from './last-modified.ts';

export function loader(): Response {
  const { firm } = theFirm();
  const entries = pageAddresses().map((path) => `<url><loc>${firm.website}${path}</loc><lastmod>${lastModified(path)}</lastmod></url>`);
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`, {
    headers: { 'Content-Type': 'application/xml' },
  });
}
