import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Attribution } from '#intake/receive.ts';
import type { Draft } from '#intake/schema.ts';

/** What the island adds by which requests are sorted: work that a browser did, and a field that people do not see. */
export type Signals = { proof?: object | undefined; trap?: string };

type More = { attribution?: Attribution; signals?: Signals; headers?: Record<string, string> };

/** Sends a request as the island does. */
export function sendFromIsland(url: string, draft: Draft, key: string, { attribution = {}, signals = {}, headers = {} }: More = {}): Promise<Response> {
  const body = JSON.stringify({ draft, key, page: '/', attribution, ...signals });
  return fetch(`${url}/case-review`, { method: 'POST', headers: { origin: url, 'Content-Type': 'application/json', ...headers }, body });
}

/** Sends a request as a browser without script does. */
export function sendPlainForm(url: string, { consent, ...texts }: Draft, headers: Record<string, string> = {}): Promise<Response> {
  const body = new URLSearchParams({ ...texts, ...(consent ? { consent: 'yes' } : {}), page: '/' });
  return fetch(`${url}/free-consultation`, { method: 'POST', headers: { origin: url, ...headers }, body, redirect: 'manual' });
}

/** The work that a browser does while the form is filled in. */
export async function solveProof(url: string): Promise<object> {
  const challenge = await (await fetch(`${url}/challenge`)).json();
  return { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
}
