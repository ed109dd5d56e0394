import { content } from '#firm/content.ts';

/** RFC 9116: whom to tell about a weakness. It expires a year after the build, so that an abandoned site stops offering this. */
export function loader(): Response {
  const { firm } = content();
  const expires = new Date(Date.now() + 365 * 24 * 60 * 60 * 1000).toISOString();
  const lines = [`Contact: ${firm.mailto}`, `Expires: ${expires}`, 'Preferred-Languages: en', `Canonical: ${firm.website}/.well-known/security.txt`];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
