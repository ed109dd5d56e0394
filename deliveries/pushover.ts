import { handedOver, later, type Outcome, refused } from './outcome.ts';
import { type Answer, get, jsonOf, post } from './post.ts';
import type { Push } from './push-message.ts';
import type { PushoverSettings } from './settings.ts';

/** Emergency: it breaks through a phone's silence and is repeated by Pushover's own servers until somebody acknowledges it. */
const emergency = '2';
/** Seconds between two rings; 30 is the least that Pushover takes. */
const ringEvery = { urgent: '30', usual: '60' };
/** Seconds after which it stops by itself. By then the ladder has rung everybody. */
const ringFor = '3600';

/** https://pushover.net/api */
export function openPushover({ url, token, loopback, authority }: PushoverSettings, patience = 1): { send(push: Push & { user: string }): Promise<Outcome> } {
  return {
    async send({ user, title, text, url: opens, urgent, tag }) {
      const answer = await post({
        url: `${url}/1/messages.json`,
        headers: form,
        body: new URLSearchParams({
          token,
          user,
          title,
          message: text,
          url: opens,
          priority: emergency,
          retry: urgent ? ringEvery.urgent : ringEvery.usual,
          expire: ringFor,
          tags: tag,
        }).toString(),
        loopback,
        authority,
        patience,
      });
      if (answer.kind === 'failed') return answer.code === 'private-address' ? refused(answer.code) : later(answer.code);
      return outcomeOf(answer.status, jsonOf(answer.body));
    },
  };
}

/** How a message that rings is doing. `gone`: Pushover knows no such receipt, and never will. */
export type ReceiptState =
  | { kind: 'rings' }
  | { kind: 'acknowledged' }
  | { kind: 'expired' }
  | { kind: 'gone'; code: string }
  | { kind: 'later'; code: string };

export type Receipts = {
  /** Pushover allows it once in five seconds for each receipt. */
  read: (receipt: string) => Promise<ReceiptState>;
  /** Ends the ringing. False when it is not known to have ended. */
  cancel: (receipt: string) => Promise<boolean>;
};

/** https://pushover.net/api/receipts */
export function openReceipts({ url, token, loopback, authority }: PushoverSettings, patience = 1): Receipts {
  const safeguards = { loopback, authority, patience };
  return {
    read: async (receipt) =>
      stateOf(
        await get({ url: `${url}/1/receipts/${receipt}.json?${new URLSearchParams({ token })}`, headers: { Accept: 'application/json' }, ...safeguards }),
      ),
    cancel: async (receipt) => {
      const body = new URLSearchParams({ token }).toString();
      const answer = await post({ url: `${url}/1/receipts/${receipt}/cancel.json`, headers: form, body, ...safeguards });
      if (answer.kind === 'failed' || answer.status === 429) return false;
      // A 4xx is Pushover's last word: such a receipt does not ring, or never will again.
      return (answer.status >= 400 && answer.status < 500) || jsonOf(answer.body)?.['status'] === 1;
    },
  };
}

/** A receipt's form, by which it can be told from the ids of ntfy. */
const receiptForm = /^[A-Za-z0-9]{30}$/;

const form = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' };

/** Only a receipt is a hand-over. A 4xx is final for Pushover, but only one about the user's key says something about the person. */
function outcomeOf(status: number, body: Record<string, unknown> | undefined): Outcome {
  const receipt = body?.['receipt'];
  if (status === 200 && body?.['status'] === 1 && typeof receipt === 'string' && receiptForm.test(receipt)) return handedOver(receipt);
  if (status >= 200 && status < 300) return later('bad-answer');
  if (status >= 300 && status < 400) return later('redirect');
  if (status >= 400 && status < 500 && status !== 429) {
    if (body?.['token'] === 'invalid') return later('pushover-token');
    if (body?.['user'] === 'invalid') return refused('pushover-user');
  }
  return later(`http-${status}`);
}

/** What is not a whole answer of Pushover's says nothing: above all, it never says that somebody acknowledged. */
function stateOf(answer: Answer): ReceiptState {
  if (answer.kind === 'failed') return { kind: 'later', code: answer.code };
  const body = jsonOf(answer.body);
  if (answer.status === 404) return { kind: 'gone', code: 'http-404' };
  if (answer.status !== 200 || body?.['status'] !== 1) return { kind: 'later', code: answer.status === 200 ? 'bad-answer' : `http-${answer.status}` };
  if (body['acknowledged'] === 1) return { kind: 'acknowledged' };
  return { kind: body['expired'] === 1 ? 'expired' : 'rings' };
}
