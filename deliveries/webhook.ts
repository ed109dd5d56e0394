import { createHmac } from 'node:crypto';
import { handedOver, later, type Outcome, refused } from './outcome.ts';
import { type Answer, jsonOf, post } from './post.ts';
import type { WebhookSettings } from './settings.ts';

/**
 * `id` stays the same for every try of one message: the receiver drops what it has seen. `at` is when it happened, however often it
 * is tried; what is told at once, as an alarm, has none and happens now.
 */
export type Webhook = { id: string; type: string; at?: Date; data: Record<string, unknown> };

/** Standard Webhooks: a signed POST that a receiver can check for origin and age. https://www.standardwebhooks.com */
export function openWebhook({ url, secrets, loopback, authority }: WebhookSettings, patience = 1): { send(webhook: Webhook): Promise<Outcome> } {
  return {
    async send({ id, type, at, data }) {
      if (!/^[A-Za-z0-9_-]+$/.test(id)) throw new TypeError('A webhook id is made of letters, digits, _ and -: a dot would blur what is signed');
      const now = new Date();
      const body = JSON.stringify({ type, timestamp: (at ?? now).toISOString(), data });
      const answer = await post({
        url,
        headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...signatureHeaders(secrets, id, now, body) },
        body,
        loopback,
        authority,
        patience,
      });
      return outcomeOf(answer, id);
    },
  };
}

/** What a receiver checks: the id, the time of this try, and a signature by each secret over both and the body. */
export function signatureHeaders(secrets: readonly string[], id: string, now: Date, body: string): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => signature(secret, `${id}.${timestamp}.${body}`)).join(' '),
  };
}

function signature(secret: string, signed: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

/**
 * As the standard asks, only 410 ends the tries; any other error, redirects included, may be a mistake that is repaired later.
 * A 2xx with an HTML page or with an error in its body does not count: the message was not taken.
 */
function outcomeOf(answer: Answer, id: string): Outcome {
  if (answer.kind === 'failed') return answer.code === 'private-address' ? refused(answer.code) : later(answer.code);
  const { status, type, body, retryAfter } = answer;
  if (status === 410) return refused('http-410');
  if (status >= 300 && status < 400) return later('redirect');
  if (status < 200 || status >= 300) return later(`http-${status}`, retryAfter);
  const said = jsonOf(body);
  const denied = said?.['error'] || said?.['errors'] || said?.['success'] === false || said?.['ok'] === false;
  return denied || /text\/html/.test(type) ? later('bad-answer') : handedOver(id);
}
