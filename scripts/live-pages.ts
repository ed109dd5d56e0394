import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { brokenPage } from '#scripts/broken-page.ts';
import type { LiveParts } from '#scripts/live-app.ts';
import type { Health } from '#server/http/health.ts';

type Options = {
  /** Carries the link over which browsers hear that they should reload. */
  server: Server;
  database: LiveParts['database'];
  wakeUp: LiveParts['wakeUp'];
  health: Health;
  /** Folders outside the project to look after, and folders inside it to leave alone. */
  watch: string[];
  ignore: string[];
  onChange: (files: string[], wordsAreWhole: boolean) => void;
};

export type LivePages = { answer: (request: IncomingMessage, response: ServerResponse) => void; stop: () => Promise<void> };

type LiveApp = typeof import('#scripts/live-app.ts');

/** The whole site straight from its sources: every request meets code and words as they are now. */
export async function startLivePages({ server, database, wakeUp, health, watch, ignore, onChange }: Options): Promise<LivePages> {
  const vite = await createServer({
    appType: 'custom',
    clearScreen: false,
    logLevel: 'warn',
    server: { middlewareMode: true, ws: { server }, watch: { ignored: ignore.map((folder) => `${folder}/**`) } },
  });
  const load = (name: string) => vite.ssrLoadModule(name);

  let lastSaid = '';
  /** The log leaves error messages out, but in development they are needed. Each is printed once, by Vite or by us. */
  const broken = (error: unknown) => {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    const words = told(error);
    if (words !== lastSaid && !vite.config.logger.hasErrorLogged(error as Error)) process.stderr.write(`${words}\n`);
    lastSaid = words;
    return brokenPage(words);
  };

  const parts = { database, wakeUp, health, broken, loadPages: () => load('virtual:react-router/server-build') as Promise<ServerBuild> };
  let current: { from: unknown; app: ReturnType<LiveApp['liveApp']> } | undefined;
  const answer = getRequestListener(async (request, env) => {
    try {
      const { liveApp } = (await load('/scripts/live-app.ts')) as LiveApp;
      if (current?.from !== liveApp) current = { from: liveApp, app: liveApp(parts) };
      return await current.app.fetch(request, env);
    } catch (error) {
      return broken(error);
    }
  });

  const wordsCanBeRead = async () => {
    try {
      ((await load('/scripts/live-app.ts')) as LiveApp).readWords();
      return true;
    } catch (error) {
      broken(error);
      return false;
    }
  };
  const changed = new Set<string>();
  const takeUp = async () => {
    const files = [...changed];
    changed.clear();
    lastSaid = '';
    vite.environments.ssr.moduleGraph.invalidateAll();
    const wordsAreWhole = await wordsCanBeRead();
    vite.environments.client.hot.send({ type: 'full-reload' });
    onChange(files, wordsAreWhole);
  };
  let soon: NodeJS.Timeout | undefined;
  vite.watcher.add(watch).on('all', (_event, file) => {
    changed.add(file);
    clearTimeout(soon);
    // Editors save in several steps; one reload is enough for them.
    soon = setTimeout(() => void takeUp(), 50);
  });

  return {
    answer: (request, response) => vite.middlewares(request, response, () => void answer(request, response)),
    stop: async () => {
      clearTimeout(soon);
      await vite.close();
    },
  };
}

/** For a mistake in the content files only the message is printed; a stack trace would not help its author. */
function told(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'ContentError' ? error.message : (error.stack ?? error.message);
}
