export function loader() {
  return new Response('', { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
}
