import type { Attribution } from '#intake/receive.ts';
import type { Draft } from '#intake/schema.ts';

/** Sends a request as the island does. */
export function sendFromIsland(url: string, draft: Draft, key: string, attribution: Attribution = {}): Promise<Response> {
  const body = JSON.stringify({ draft, key, page: '/', attribution });
  return fetch(`${url}/case-review`, { method: 'POST', headers: { origin: url, 'Content-Type': 'application/json' }, body });
}

/** Sends a request as a browser without script does. */
export function sendPlainForm(url: string, { consent, ...texts }: Draft, headers: Record<string, string> = {}): Promise<Response> {
  const body = new URLSearchParams({ ...texts, ...(consent ? { consent: 'yes' } : {}), page: '/' });
  return fetch(`${url}/free-consultation`, { method: 'POST', headers: { origin: url, ...headers }, body, redirect: 'manual' });
}
