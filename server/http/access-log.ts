import { languageAt } from '#firm/languages.ts';
import { pageKey } from '#server/http/serve-stored.ts';
import type { StoredPages } from '#server/http/stored-pages.ts';
import type { Log } from '#server/monitoring/log.ts';
import { type labels, meter } from '#server/monitoring/metrics.ts';

export type Answered = { id: string; method: string; path: string; status: number; started: number };

/** Every request that was answered, counted and written down once. */
export function noteRequest(log: Log, stored: StoredPages, { id, method, path, status, started }: Answered): void {
  const ms = performance.now() - started;
  meter.request(routeClass(method, path, stored), status, ms);
  log('request', { id, method, route: knownRoute(path, stored), status, ms: Math.round(ms) });
}

/** An address that is no page of ours may hold anything a visitor typed, so it is not written down. */
function knownRoute(path: string, stored: StoredPages): string {
  const page = withoutToken(pageKey(path));
  if (stored.pages.has(page) || stored.files.has(path)) return page;
  const { path: inEnglish } = languageAt(page);
  return Object.hasOwn(unfinished, inEnglish) ? inEnglish : '(other)';
}

/** What kind of address was asked for. The address itself may hold a secret or anything a visitor typed. */
export function routeClass(method: string, path: string, stored: StoredPages): RouteClass {
  const page = withoutToken(pageKey(path));
  if (stored.files.has(path)) return 'file';
  const { path: inEnglish } = languageAt(page);
  if (Object.hasOwn(unfinished, inEnglish)) return unfinished[inEnglish] ?? 'other';
  if (!stored.pages.has(page)) return 'other';
  return method === 'POST' ? 'form' : 'page';
}

/** The address of a push message's button ends in its token, which takes a request. */
function withoutToken(page: string): string {
  return page.replace(/^(\/push\/(?:take|pass))\/.*$/s, '$1');
}

type RouteClass = (typeof labels.route)[number];

/**
 * Every address of ours that no build has finished, as it is in English, and what it is counted as. A test compares it with the routes and with
 * what nginx writes down.
 */
export const unfinished: Record<string, RouteClass> = {
  '/health': 'health',
  '/ready': 'health',
  '/ready/intake': 'health',
  '/case-review': 'case-review',
  '/challenge': 'case-review',
  '/receipt': 'receipt',
  '/receipt-state': 'receipt',
  '/drill': 'drill',
  '/legal-chat': 'assistant',
  '/sms/inbound': 'sms',
  '/sms/status': 'sms',
  '/voice/choice': 'voice',
  '/voice/status': 'voice',
  '/push/take': 'push',
  '/push/pass': 'push',
};
