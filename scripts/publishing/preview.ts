import { join } from 'node:path';
import { securityHeaders } from '#server/http/headers.ts';
import { closeWithin, listen } from '#server/http/listen.ts';
import { openSender } from '#server/http/serve-stored.ts';
import { readStoredPages } from '#server/http/stored-pages.ts';

export type Preview = { url: string; stop: () => Promise<void> };

/** The finished pages of a release, on this machine alone. What needs a process behind it (forms, the chat) is not there. */
export async function openPreview(release: string, port: number): Promise<Preview> {
  const stored = readStoredPages(join(release, 'build/client'));
  const send = openSender(securityHeaders);
  const answer = await listen(
    (request, response) => {
      if (send(request, response, stored) === undefined)
        response.writeHead(404, { 'Content-Type': 'text/plain' }).end('This is a preview: only finished pages are here.\n');
    },
    '127.0.0.1',
    port,
  );
  return { url: `http://127.0.0.1:${answer.port}`, stop: () => closeWithin(answer.server, 1) };
}

/** Asks an address for every page of a release until it answers with exactly those, and says how many there are. */
export async function askEveryPage(release: string, url: string, seconds: number): Promise<number> {
  const { pages } = readStoredPages(join(release, 'build/client'));
  const end = Date.now() + seconds * 1000;
  for (const [address, { etag }] of pages)
    while (!(await answers(`${url}${address}`, etag))) {
      if (Date.now() > end) throw new Error(`${url}${address} did not answer with the new page within ${seconds} s`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  return pages.size;
}

async function answers(address: string, etag: string): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(5_000) });
    await response.arrayBuffer();
    return response.ok && response.headers.get('etag') === etag;
  } catch {
    return false;
  }
}
