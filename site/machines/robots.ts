import { theFirm } from '#firm/firm.ts';

export function loader(): Response {
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${theFirm().firm.website}/sitemap.xml\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
