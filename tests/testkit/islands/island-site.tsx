import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { renderToStaticMarkup } from 'react-dom/server';
import { build } from 'vite';
import { securityHeaders } from '#server/http/headers.ts';
import { closeWithin, listen } from '#server/listen.ts';
import { Island } from '#site/parts/island.tsx';
import { FormIsland } from './form-island.tsx';

export type IslandSite = {
  url: string;
  /** What forms have sent. */
  received: Record<string, string>[];
  stop: () => Promise<void>;
};

/** A page with islands, built and protected as the product's pages are, on loopback. */
export async function startIslandSite(): Promise<IslandSite> {
  const folder = mkdtempSync(join(tmpdir(), 'islands-'));
  await buildAsForProduction(folder);
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Record<string, { file: string }>;
  const page = document(`/islands/${manifest[source]?.file}`);
  const received: Record<string, string>[] = [];

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url?.replace(/\?.*/, '') ?? '';
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    response.setHeader('Content-Type', path.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8');
    if (path.startsWith('/islands/')) return response.end(readFileSync(join(folder, path.slice('/islands/'.length))));
    if (request.method === 'POST') received.push(Object.fromEntries(new URLSearchParams(await text(request))));
    return response.end(path === '/' ? page : document());
  };
  const { server, port } = await listen((request, response) => void answer(request, response), '127.0.0.1', 0);
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    stop: async () => {
      await closeWithin(server, 1);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const source = 'tests/testkit/islands/loader.ts';

/** Under tests Vite would pack React's development build, which is five times as large and talks on the console. */
async function buildAsForProduction(folder: string): Promise<void> {
  const environment = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  await build({ configFile: 'vite.islands.config.ts', logLevel: 'warn', build: { outDir: folder, rollupOptions: { input: source } } });
  process.env['NODE_ENV'] = environment;
}

/** With a loader the page of islands, without one the page where plain HTML leads. */
function document(loader?: string): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en-US">
      <head>
        <title>Islands</title>
        <link rel="icon" href="data:," />
      </head>
      <body>
        {loader ? (
          <>
            <Island name="form" props={{}}>
              <FormIsland />
            </Island>
            <div data-island="launcher" id="link">
              <a href="/fallback">Ask</a>
            </div>
            <div data-island="launcher" id="button">
              <form action="/fallback">
                <button type="submit">Ask</button>
              </form>
            </div>
            <script type="module" src={loader} />
          </>
        ) : (
          <h1>Arrived</h1>
        )}
      </body>
    </html>,
  )}`;
}
