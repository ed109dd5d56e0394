import { later, type Outcome } from '#deliveries/outcome.ts';

/** After this many failures in a row there are no tries for a while, so that a server that does not answer holds up nobody. */
const failuresToRest = 3;

export type Breaker = { mayTry: () => boolean; succeeded: () => void; failed: () => void; brokeOff: () => void };

/** After a rest one try is allowed; until its outcome is known, for one more rest at most, there is no other. */
export function openBreaker(restMs: number, now: () => number = Date.now): Breaker {
  let failures = 0;
  let restsUntil = 0;
  return {
    mayTry: () => {
      if (failures < failuresToRest) return true;
      if (now() < restsUntil) return false;
      restsUntil = now() + restMs;
      return true;
    },
    succeeded: () => {
      failures = 0;
    },
    failed: () => {
      failures++;
      restsUntil = now() + restMs;
    },
    // The try had no outcome that tells of the other side: the next caller may try.
    brokeOff: () => {
      restsUntil = now();
    },
  };
}

/** A channel that fails at once while it rests, so that alerts go by another one meanwhile. */
export function withBreaker<Message, Ended extends { kind: string } = Outcome>(
  channel: { send(message: Message): Promise<Ended> },
  now: () => number = Date.now,
): { send: (message: Message) => Promise<Ended | Outcome> } {
  const breaker = openBreaker(10_000, now);
  return {
    send: async (message) => {
      if (!breaker.mayTry()) return later('resting');
      try {
        const outcome = await channel.send(message);
        if (outcome.kind === 'later' || outcome.kind === 'uncertain') breaker.failed();
        else breaker.succeeded();
        return outcome;
      } catch (error) {
        breaker.brokeOff();
        throw error;
      }
    },
  };
}
