import { content } from '#firm/content.ts';

export function loader(): Response {
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${content().firm.website}/sitemap.xml\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
