import { later, type Outcome } from '#deliveries/outcome.ts';

/** After this many failures in a row a channel rests, so that a server which answers nothing holds up nobody else. */
const failuresToRest = 3;
const restMs = 10_000;

/** Fails fast while a channel rests; every rest ends with one try. */
export function withBreaker<Message>(
  channel: { send(message: Message): Promise<Outcome> },
  now: () => number = Date.now,
): { send: (message: Message) => Promise<Outcome> } {
  let failures = 0;
  let restsUntil = 0;
  let trying = false;
  const send = async (message: Message): Promise<Outcome> => {
    const resting = failures >= failuresToRest;
    if (resting && (trying || now() < restsUntil)) return later('resting');
    if (resting) trying = true;
    try {
      const outcome = await channel.send(message);
      failures = outcome.kind === 'later' ? failures + 1 : 0;
      restsUntil = now() + restMs;
      return outcome;
    } finally {
      if (resting) trying = false;
    }
  };
  return { send };
}
