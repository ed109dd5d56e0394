import { createHmac } from 'node:crypto';
import { handedOver, later, type Outcome, refused } from './outcome.ts';
import { type Answer, jsonOf, post } from './post.ts';
import type { WebhookSettings } from './settings.ts';

/** `id` stays the same for every try of one message: the receiver drops what it has seen. */
export type Webhook = { id: string; type: string; data: Record<string, unknown>; lead?: Lead };

/** A person for the lead inbox of a practice system. */
export type Lead = { firstName: string; lastName: string; message: string; phone: string; email: string; referringUrl: string; source: string };

/** Standard Webhooks: a signed POST that a receiver can check for origin and age. https://www.standardwebhooks.com */
export function openWebhook({ url, secrets, preset, loopback, authority }: WebhookSettings, patience = 1): { send(webhook: Webhook): Promise<Outcome> } {
  return {
    async send(webhook) {
      if (!/^[A-Za-z0-9_-]+$/.test(webhook.id)) throw new TypeError('A webhook id is made of letters, digits, _ and -: a dot would blur what is signed');
      if (preset.kind === 'clio-grow' && !webhook.lead) return refused('no-lead');
      const now = new Date();
      const body = JSON.stringify(preset.kind === 'clio-grow' ? clioGrow(webhook, preset.token) : standard(webhook, now));
      const timestamp = String(Math.floor(now.getTime() / 1000));
      const answer = await post({
        url,
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json',
          'webhook-id': webhook.id,
          'webhook-timestamp': timestamp,
          'webhook-signature': secrets.map((secret) => signature(secret, `${webhook.id}.${timestamp}.${body}`)).join(' '),
        },
        body,
        loopback,
        authority,
        patience,
      });
      return outcomeOf(answer, webhook.id, preset.kind);
    },
  };
}

function standard({ type, data }: Webhook, now: Date) {
  return { type, timestamp: now.toISOString(), data };
}

/** The lead inbox of Clio Grow. */
function clioGrow({ lead }: Webhook, token: string) {
  return {
    inbox_lead: {
      from_first: lead?.firstName,
      from_last: lead?.lastName,
      from_message: lead?.message,
      from_phone: lead?.phone,
      from_email: lead?.email,
      referring_url: lead?.referringUrl,
      from_source: lead?.source,
    },
    inbox_lead_token: token,
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
function outcomeOf(answer: Answer, id: string, preset: WebhookSettings['preset']['kind']): Outcome {
  if (answer.kind === 'failed') return answer.code === 'private-address' ? refused(answer.code) : later(answer.code);
  const { status, type, body } = answer;
  if (status === 410) return refused('http-410');
  if (status >= 300 && status < 400) return later('redirect');
  if (status < 200 || status >= 300) return later(`http-${status}`);
  if (preset === 'clio-grow' && status !== 201) return later('bad-answer');
  const said = jsonOf(body);
  const denied = said?.['error'] || said?.['errors'] || said?.['success'] === false || said?.['ok'] === false;
  return denied || /text\/html/.test(type) ? later('bad-answer') : handedOver(id);
}
