import type { Log } from '#server/log.ts';
import { meter } from '#server/metrics.ts';
import { routeClass } from '#server/route-class.ts';
import { pageKey } from '#server/serve-stored.ts';
import type { StoredPages } from '#server/stored-pages.ts';

export type Answered = { id: string; method: string; path: string; status: number; started: number };

/** Every request that was answered, counted and written down once. */
export function noteRequest(log: Log, stored: StoredPages, { id, method, path, status, started }: Answered): void {
  const ms = performance.now() - started;
  meter.request(routeClass(method, path, stored), status, ms);
  log('request', { id, method, route: knownRoute(path, stored), status, ms: Math.round(ms) });
}

/** An address that is no page of ours may hold anything a visitor typed, so it is not written down. */
function knownRoute(path: string, stored: StoredPages): string {
  const page = pageKey(path);
  return stored.pages.has(page) || stored.files.has(path) || machinePaths.includes(page) ? page : '(other)';
}

/** Addresses of ours that are no pages. */
const machinePaths = ['/health', '/ready', '/ready/intake', '/legal-chat'];
