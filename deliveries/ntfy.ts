import { handedOver, later, type Outcome, refused } from './outcome.ts';
import { jsonOf, post } from './post.ts';
import type { Push } from './push-message.ts';
import type { NtfySettings } from './settings.ts';

/** The highest of five: the one that a phone can be told to let through its silence. */
const rings = 5;

/** https://docs.ntfy.sh/publish/#publish-as-json */
export function openNtfy({ url, token, loopback, authority }: NtfySettings, patience = 1): { send(push: Push & { topic: string }): Promise<Outcome> } {
  return {
    async send({ topic, title, text, url: click, buttons, urgent }) {
      const answer = await post({
        url,
        headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
        body: JSON.stringify({
          topic,
          title,
          message: text,
          priority: rings,
          tags: [urgent ? 'rotating_light' : 'bell'],
          click,
          // With `clear` the message goes away once our answer is a 2xx, so whoever still sees it knows that nothing was done.
          actions: buttons.map((button) => ({ action: 'http', label: button.label, url: button.url, method: 'POST', clear: true })),
        }),
        loopback,
        authority,
        patience,
      });
      if (answer.kind === 'failed') return answer.code === 'private-address' ? refused(answer.code) : later(answer.code);
      return outcomeOf(answer.status, jsonOf(answer.body));
    },
  };
}

/** Only 200 with a message's id is a hand-over: a page of a proxy also says 200. */
function outcomeOf(status: number, body: Record<string, unknown> | undefined): Outcome {
  const id = body?.['id'];
  if (status === 200 && typeof id === 'string' && /^[A-Za-z0-9]{1,64}$/.test(id)) return handedOver(id);
  if (status >= 200 && status < 300) return later('bad-answer');
  if (status >= 300 && status < 400) return later('redirect');
  const code = body?.['code'];
  if (status < 400 || status >= 500 || status === 429 || !Number.isInteger(code)) return later(`http-${status}`);
  return aboutTheTopic.has(Number(code)) ? refused(`ntfy-${Number(code)}`) : later(`ntfy-${Number(code)}`);
}

/** Any other code (a token that may not write there, a message that is too long) is ours to repair and says nothing about the topic. */
const aboutTheTopic = new Set([
  40009, // not a valid topic
  40010, // a topic that the server does not allow
]);
