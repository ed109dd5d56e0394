import { withBreaker } from './breaker.ts';
import { openNtfy } from './ntfy.ts';
import { type Outcome, refused } from './outcome.ts';
import { openPushover } from './pushover.ts';
import type { PushSettings } from './settings.ts';

/**
 * A push message that rings. It names no person and holds no word of a visitor: push services and lock screens read along.
 * `buttons` are shown where the service has some (ntfy); where it has one key for "acknowledged" (Pushover), `callback` hears of it.
 */
export type Push = {
  to: { ntfy: string } | { pushover: string };
  title: string;
  text: string;
  /** What opens when the message is tapped. */
  url: string;
  buttons: { label: string; url: string }[];
  callback: string;
  urgent: boolean;
  /** The request's reference, by which the service can find its messages. */
  tag: string;
};

/** Push messages by whichever service the person has. Each has a breaker of its own: that one rests says nothing about the other. */
export function openPush({ ntfy, pushover }: PushSettings, patience = 1, now: () => number = Date.now): { send(push: Push): Promise<Outcome> } {
  const byNtfy = withBreaker(openNtfy(ntfy, patience), now);
  const byPushover = pushover && withBreaker(openPushover(pushover, patience), now);
  return {
    async send(push) {
      if ('ntfy' in push.to) return byNtfy.send({ ...push, topic: push.to.ntfy });
      return byPushover?.send({ ...push, user: push.to.pushover }) ?? refused('not-configured');
    },
  };
}
