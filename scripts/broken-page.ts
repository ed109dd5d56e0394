import { stripVTControlCharacters } from 'node:util';

/** In development: says what is wrong, and reloads by itself once a file has changed. */
export function brokenPage(words: string): Response {
  const escaped = stripVTControlCharacters(words).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const page = `<!doctype html><html lang="en-US"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Something is broken</title><pre style="white-space:pre-wrap">${escaped}</pre><script type="module" src="/@vite/client"></script></html>`;
  return new Response(page, { status: 500, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
