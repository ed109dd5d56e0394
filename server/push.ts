import type { Pool } from 'pg';
import type { Database } from '#database/connection.ts';
import { type WakeUp, wakeFor } from '#database/wake-up.ts';
import { openReceipts } from '#deliveries/pushover.ts';
import { channelsOf } from '#deliveries/settings.ts';
import { content } from '#firm/content.ts';
import { press } from '#followup/push/press.ts';
import { lookAtReceipt } from '#followup/push/receipts.ts';
import type { PushDoor } from '#server/http/push.ts';
import { secretsOf } from '#server/intake.ts';

type Settings = Parameters<typeof channelsOf>[0] & Parameters<typeof secretsOf>[0];

/** What the web process does for push messages: their buttons, and the callback of those that ring. */
export function openPushDoor(
  { db, pool }: { db: Database; pool: Pool },
  environment: Settings,
  wakeUp: () => WakeUp | undefined,
  failed: (error: unknown) => void,
): PushDoor {
  const { pushover } = channelsOf(environment).push;
  const receipts = pushover && openReceipts(pushover);
  const parts = { db, secrets: secretsOf(environment), firm: content().firm, wake: (request: string) => wakeFor(pool, wakeUp(), request) };
  return {
    press: (button, token) => press(parts, button, token),
    // Not waited for: Pushover may be slow to say what it says itself, and the worker looks as well.
    hint: receipts && ((receipt) => void lookAtReceipt({ ...parts, receipts }, receipt).catch(failed)),
  };
}
