import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { createServer, type Plugin } from 'vite';
import { createApp } from '#server/http/app.ts';
import { developmentHeaders } from '#server/http/headers.ts';
import { closeWithin, listen } from '#server/http/listen.ts';

export type PseudoSite = { url: string; stop: () => Promise<void> };

/** The site in a language that nobody speaks: right-to-left, every text bracketed and longer. No file of the product changes. */
export async function startPseudoSite(): Promise<PseudoSite> {
  const cacheDir = mkdtempSync(join(tmpdir(), 'pseudo-site-'));
  const vite = await createServer({
    configFile: 'vite.config.ts',
    cacheDir,
    plugins: [pseudoLanguage],
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    logLevel: 'warn',
  });
  const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
  const app = createApp({
    stored: { pages: new Map(), files: new Map() },
    render: createRequestHandler(build, 'development'),
    health: { acceptsWork: () => true, canStore: () => Promise.resolve(false) },
    log: (event, { error } = {}) => {
      if (event === 'page-failed') console.error(error);
    },
    trustedProxy: false,
    headers: developmentHeaders,
  });
  const answer = getRequestListener(app.fetch);
  const { server, port } = await listen((request, response) => vite.middlewares(request, response, () => void answer(request, response)), '127.0.0.1', 0);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      await closeWithin(server, 1);
      await vite.close();
      rmSync(cacheDir, { recursive: true, force: true });
    },
  };
}

const pseudoLanguage: Plugin = {
  name: 'pseudo-language',
  enforce: 'pre',
  load: (id) => (id === resolve('firm/text.ts') ? `export * from ${JSON.stringify(resolve('tests/world/pseudo-text.ts'))};` : null),
  transform: (code, id) =>
    id === resolve('firm/languages.ts')
      ? `${code}\nfor (const language of Object.values(languages)) Object.assign(language, { lang: 'ar-XB', dir: 'rtl' });`
      : null,
};
