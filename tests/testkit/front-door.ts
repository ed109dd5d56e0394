import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type Draft, isBox, wordingVersion } from '#case-review/schema.ts';
import type { Attribution } from '#intake/form/attribution.ts';

/** What the island adds by which requests are sorted: work that a browser did, and a field that people do not see. */
export type Signals = { proof?: object | undefined; trap?: string };

type More = { page?: string; attribution?: Attribution; signals?: Signals; headers?: Record<string, string> };

/** Sends a request as the island does. */
export function sendFromIsland(
  url: string,
  draft: Draft,
  key: string,
  { page = '/', attribution = {}, signals = {}, headers = {} }: More = {},
): Promise<Response> {
  const body = JSON.stringify({ draft, wording: wordingVersion, key, page, attribution, ...signals });
  return fetch(`${url}/case-review`, { method: 'POST', headers: { origin: url, 'Content-Type': 'application/json', ...headers }, body });
}

/** Sends a request as a browser without script does. */
export function sendPlainForm(url: string, draft: Draft, headers: Record<string, string> = {}): Promise<Response> {
  const body = new URLSearchParams({ ...fieldsOf(draft), page: '/' });
  return fetch(`${url}/free-consultation`, { method: 'POST', headers: { origin: url, ...headers }, body, redirect: 'manual' });
}

/** A form as a browser without script writes it: ticked boxes alone, the required one with the version of the words beside it. */
export function fieldsOf(draft: Draft): Record<string, string> {
  const sent = Object.entries(draft).filter(([, value]) => value !== false);
  return Object.fromEntries(sent.map(([name, value]) => [name, !isBox(name) ? String(value) : name === 'consent' ? String(wordingVersion) : 'on']));
}

/** What opens the receipt of a request that was received: in the island's answer, or in the page that a plain form got. */
export async function receiptIn(answer: Response): Promise<string> {
  const body = await answer.text();
  if (answer.status === 201) return (JSON.parse(body) as { receipt: string }).receipt;
  const token = answer.status === 200 ? /name="token" value="([\w-]{43})"/.exec(body)?.[1] : undefined;
  if (!token) throw new Error(`answered with ${answer.status}`);
  return token;
}

/** Opens a receipt as its own page does, or posts another action to it. */
export function postReceipt(url: string, fields: Record<string, string>, headers: Record<string, string> = { origin: url }): Promise<Response> {
  return fetch(`${url}/receipt`, { method: 'POST', headers, body: new URLSearchParams(fields) });
}

/** The work that a browser does while the form is filled in. */
export async function solveProof(url: string): Promise<object> {
  const challenge = await (await fetch(`${url}/challenge`)).json();
  return { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
}
