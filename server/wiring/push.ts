import { deliveryOf } from '#deliveries/push-token.ts';
import type { Asking } from '#replies/worker-rpc/ask.ts';
import type { PushDoor } from '#server/http/push.ts';
import type { Secrets } from '#vault/secrets.ts';

/** Buttons of push messages. The worker acts on them; a wrong token is rejected before the database is asked. */
export function openPushDoor({ ask }: Asking, secrets: Secrets): PushDoor {
  return { press: async (button, token) => (deliveryOf(token, secrets) ? ask('button', { button, token }) : undefined) };
}
