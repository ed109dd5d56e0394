import { later, type Outcome } from '#deliveries/outcome.ts';

/** What a receiver answers that has too much to do, or whose own server does not answer it. */
const slowing = ['http-429', 'http-502', 'http-503', 'http-504'];
/** How long it is left alone when it names no time. */
const restSeconds = 10;

/** As Standard Webhooks asks: a receiver that has too much to do gets nothing, of no kind, until the time it named. */
export function withSlowDown<Message>(
  channel: { send(message: Message): Promise<Outcome> },
  now: () => number = Date.now,
): { send: (message: Message) => Promise<Outcome> } {
  let quietUntil = 0;
  return {
    send: async (message) => {
      if (now() < quietUntil) return later('slowed-down', Math.ceil((quietUntil - now()) / 1000));
      const outcome = await channel.send(message);
      if (outcome.kind === 'later' && slowing.includes(outcome.code)) quietUntil = Math.max(quietUntil, now() + (outcome.afterSeconds ?? restSeconds) * 1000);
      return outcome;
    },
  };
}
