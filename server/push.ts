import { receiptForm } from '#deliveries/pushover.ts';
import type { Asking } from '#followup/inbound/ask.ts';
import { deliveryOf } from '#followup/push/token.ts';
import type { PushDoor } from '#server/http/push.ts';
import type { Secrets } from '#vault/secrets.ts';

/** What comes in from push messages: their buttons, and the callback of those that ring. The worker acts on it. */
export function openPushDoor({ ask, tell }: Asking, secrets: Secrets, failed: (error: unknown) => void): PushDoor {
  return {
    // A wrong token is refused without asking.
    press: async (button, token) => (deliveryOf(token, secrets) ? ask('button', { button, token }) : undefined),
    // Not waited for: it is only a hint, and the worker looks by itself as well.
    hint: (receipt) => {
      if (receiptForm.test(receipt)) void tell('push-receipt', { receipt }).catch(failed);
    },
  };
}
