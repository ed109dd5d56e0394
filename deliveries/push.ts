import { withBreaker } from './breaker.ts';
import { openNtfy } from './ntfy.ts';
import { type Outcome, refused } from './outcome.ts';
import type { Push } from './push-message.ts';
import { openPushover } from './pushover.ts';
import type { PushSettings } from './settings.ts';

export type { Push };

/** Push messages by whichever service the person has. Each has a breaker of its own: that one rests says nothing about the other. */
export function openPush({ ntfy, pushover }: PushSettings, patience = 1, now: () => number = Date.now): { send: (push: Push) => Promise<Outcome> } {
  const byNtfy = withBreaker(openNtfy(ntfy, patience), now);
  const byPushover = pushover && withBreaker(openPushover(pushover, patience), now);
  return {
    send: async (push) => {
      if ('ntfy' in push.to) return byNtfy.send({ ...push, topic: push.to.ntfy });
      return byPushover?.send({ ...push, user: push.to.pushover }) ?? refused('not-configured');
    },
  };
}
