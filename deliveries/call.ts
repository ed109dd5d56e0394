import { type Outcome, refused } from './outcome.ts';
import type { CallSettings } from './settings.ts';
import { askTwilio, isNumber, twilioOutcome } from './twilio.ts';
import { asking, choiceUrl } from './twiml.ts';

/** A phone call that says something and asks for a key. `delivery` is what its answers name. */
export type Call = { to: string; delivery: string; says: string };

/** Most voicemail picks up after 20 to 30 seconds; a call that ends before leaves none, and the ladder goes on sooner. */
const ringsSeconds = 25;
/** Three readings take under a minute; a handset that was laid aside ends the call by itself. */
const lastsSeconds = 120;
const events = ['initiated', 'ringing', 'answered', 'completed'];

/**
 * Phone calls through Twilio's REST interface. What is said travels with the call, so that it rings and speaks even while our
 * web process restarts. Who or what picks up is not detected: only a person presses a key.
 */
export function openCall(settings: CallSettings, patience = 1): { send(call: Call): Promise<Outcome>; hangUp(id: string): Promise<void> } {
  const { from, reportsTo } = settings;
  return {
    async send({ to, delivery, says }) {
      if (!isNumber(to)) return refused('bad-number');
      const fields = {
        To: to,
        From: from,
        Twiml: asking(says, choiceUrl(reportsTo, delivery, 1)),
        Timeout: String(ringsSeconds),
        TimeLimit: String(lastsSeconds),
        StatusCallback: `${reportsTo}/voice/status?d=${delivery}#rc=3&rp=all`,
        StatusCallbackEvent: events,
        StatusCallbackMethod: 'POST',
      };
      return twilioOutcome(await askTwilio(settings, 'Calls.json', fields, patience));
    },
    // Ends a call that waits or rings; one that somebody has picked up goes on.
    async hangUp(id) {
      await askTwilio(settings, `Calls/${id}.json`, { Status: 'canceled' }, patience);
    },
  };
}
