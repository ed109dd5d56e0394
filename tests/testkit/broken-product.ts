import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type { createApp } from '#server/http/app.ts';
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
  const { createApp: built } = await fromBuild<{ createApp: typeof createApp }>('app');
  const app = built({
    stored: { pages: new Map(), files: new Map() },
    render: where === 'renderer' ? () => Promise.reject(new Error(message)) : createRequestHandler(await brokenBuild(where, message), 'production'),
    health: { acceptsWork: () => true, canStore: () => Promise.resolve(true) },
    log: (event, { id = '' } = {}) => {
      if (event === 'page-failed') references.push(id);
    },
    trustedProxy: false,
  });
  const answer = getRequestListener(app.fetch);
  const { server, port } = await listen((request, response) => void answer(request, response), '127.0.0.1', 0);
  return { url: `http://127.0.0.1:${port}`, references, stop: () => closeWithin(server, 1) };
}

async function brokenBuild(where: 'loader' | 'page', message: string): Promise<ServerBuild> {
  const build = await fromBuild<ServerBuild>('index');
  const about = build.routes['en:about'];
  if (!about) throw new Error('the build has no page en:about');
  const fail = () => {
    throw new Error(message);
  };
  const module = where === 'loader' ? { ...about.module, loader: fail } : { ...about.module, default: fail };
  return { ...build, routes: { ...build.routes, 'en:about': { ...about, module } } };
}

/** Both come from the build, where the pages and the app share their modules. */
async function fromBuild<Module>(name: 'index' | 'app'): Promise<Module> {
  return (await import(/* @vite-ignore */ pathToFileURL(resolve(`build/server/${name}.js`)).href)) as Module;
}
