/**
 * Browsers that know these rules fetch a page while a finger or pointer is on its link, and draw it on the press. They do
 * neither when the visitor saves data. A header of every page names this file.
 */
export function loader(): Response {
  const pages = { where: { href_matches: '/*' } };
  const rules = { prefetch: [{ ...pages, eagerness: 'moderate' }], prerender: [{ ...pages, eagerness: 'conservative' }] };
  return new Response(JSON.stringify(rules), { headers: { 'Content-Type': 'application/speculationrules+json' } });
}
