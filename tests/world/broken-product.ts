import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { theFirm } from '#firm/firm.ts';
import { createApp } from '#server/app.ts';
import { closeWithin, listen } from '#server/listen.ts';

/** Where the product breaks: while a page gets its data, while it is drawn, or before any page is reached. */
export type Breakage = 'loader' | 'page' | 'renderer';

export type BrokenProduct = { url: string; references: string[]; stop: () => Promise<void> };

/**
 * The built pages as production serves them, but /about throws. Nothing in the product breaks by itself, and no file
 * of it changes. `references` names the failures that reached the log.
 */
export async function startBrokenProduct(where: Breakage, message: string): Promise<BrokenProduct> {
  const references: string[] = [];
  const app = createApp({
    stored: { pages: new Map(), files: new Map() },
    render: where === 'renderer' ? () => Promise.reject(new Error(message)) : createRequestHandler(await brokenBuild(where, message), 'production'),
    health: { acceptsWork: () => true, databaseUp: () => Promise.resolve(true) },
    log: (event, { id = '' } = {}) => {
      if (event === 'page-failed') references.push(id);
    },
    trustedProxy: false,
    phone: theFirm().firm.phone.display,
  });
  const answer = getRequestListener(app.fetch);
  const { server, port } = await listen((request, response) => void answer(request, response), '127.0.0.1', 0);
  return { url: `http://127.0.0.1:${port}`, references, stop: () => closeWithin(server, 1) };
}

async function brokenBuild(where: 'loader' | 'page', message: string): Promise<ServerBuild> {
  const build = (await import(/* @vite-ignore */ pathToFileURL(resolve('build/server/index.js')).href)) as ServerBuild;
  const about = build.routes['pages/about'];
  if (!about) throw new Error('the build has no page pages/about');
  const fail = () => {
    throw new Error(message);
  };
  const module = where === 'loader' ? { ...about.module, loader: fail } : { ...about.module, default: fail };
  return { ...build, routes: { ...build.routes, 'pages/about': { ...about, module } } };
}
