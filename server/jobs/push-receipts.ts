import type { FollowupContext } from '#notifications/outbox/context.ts';
import { readReceipts } from '#replies/push/receipts.ts';
import { log } from '#server/monitoring/log.ts';

/** Between two looks for receipts that may be read again; each is read at most every six seconds. */
const lookEveryMs = 2_000;

/** Takes here what somebody acknowledged at Pushover, and ends what need not ring. Nothing to do where Pushover is not configured. */
export function startReceipts(context: FollowupContext): { stop: () => void } {
  const { receipts, timers } = context;
  if (!receipts) return { stop: () => undefined };
  const wake = (request: string) => context.wake([{ request, at: new Date(), now: new Date() }]);
  let looking = false;
  const look = async () => {
    if (looking) return;
    looking = true;
    try {
      await readReceipts({ ...context, receipts, wake });
    } catch (error) {
      log('database-error', { error });
    }
    looking = false;
  };
  const timer = timers.setInterval(() => void look(), lookEveryMs);
  void look();
  return { stop: () => timers.clearInterval(timer as never) };
}
