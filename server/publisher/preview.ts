import { join } from 'node:path';
import { beforeLaunch, noindex } from '#server/http/before-launch.ts';
import { securityHeaders } from '#server/http/headers.ts';
import { openSender } from '#server/http/serve-stored.ts';
import { readStoredPages, type StoredPages } from '#server/http/stored-pages.ts';
import { closeWithin, listen } from '#server/listen.ts';

export type Preview = { url: string; stop: () => Promise<void> };

/** The finished pages of a release, on this machine alone. What needs a process behind it (forms, the chat) is not there. */
export async function openPreview(release: string, port: number): Promise<Preview> {
  const stored = pagesOf(release);
  const send = openSender({ ...securityHeaders, ...noindex });
  const answer = await listen(
    (request, response) => {
      request.url = decoded(request.url ?? '');
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
  const { pages } = pagesOf(release);
  const end = Date.now() + seconds * 1000;
  for (const [address, { etag }] of pages)
    for (let wrong = await wrongAnswer(`${url}${address}`, etag); wrong; wrong = await wrongAnswer(`${url}${address}`, etag)) {
      if (Date.now() > end) throw new Error(`${url}${address} did not answer with the new page within ${seconds} s: ${wrong}`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  return pages.size;
}

/** As the web processes of this machine send them. */
function pagesOf(release: string): StoredPages {
  return readStoredPages(join(release, 'build/client'), beforeLaunch(process.env['LAUNCH_CHECK'])?.mark);
}

/** What came instead of the page; undefined when the page came. */
async function wrongAnswer(address: string, etag: string): Promise<string | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(5_000) });
    await response.arrayBuffer();
    if (!response.ok) return `it answered ${response.status}`;
    return response.headers.get('etag') === etag ? undefined : 'it answered with another version of the page';
  } catch (error) {
    const { message, cause } = error as Error;
    return cause instanceof Error ? cause.message || (cause as { code?: string }).code : message;
  }
}

/** Stored pages are found by the address as it is written in a link; a browser sends letters beyond ASCII percent-encoded. */
function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
