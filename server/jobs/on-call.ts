import type { FollowupContext } from '#notifications/outbox/context.ts';
import { watchOnCall } from '#on-call/rota/watch.ts';
import { log } from '#server/monitoring/log.ts';

/** Notices are due to the minute; each look reads a handful of rows. */
const lookEveryMs = 60_000;

/** Sees to it that whoever goes on call is told, and that a gap ahead rings. */
export function startOnCallWatch(context: FollowupContext): { stop: () => void } {
  const look = () =>
    watchOnCall({ ...context, onGap: ({ since, ...about }) => context.alarm.raise('gap', since, about) }).catch((error: unknown) =>
      log('database-error', { error }),
    );
  const timer = context.timers.setInterval(() => void look(), lookEveryMs);
  void look();
  return { stop: () => context.timers.clearInterval(timer as never) };
}
