import { type Outcome, refused } from './outcome.ts';
import type { SmsSettings } from './settings.ts';
import { askTwilio, isNumber, twilioOutcome } from './twilio.ts';

/**
 * `delivery`: what reports about this text name; without it none are asked for. `lastsSeconds`: after this time a carrier that
 * could not deliver it stops trying; Twilio's own limit is ten hours.
 */
export type Sms = { to: string; text: string; delivery?: string; lastsSeconds?: number };

/** Text messages through Twilio's REST interface, which others speak too. */
export function openSms(settings: SmsSettings, patience = 1): { send(sms: Sms): Promise<Outcome> } {
  const { from, reportsTo } = settings;
  const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };
  return {
    async send({ to, text, delivery, lastsSeconds }) {
      if (!isNumber(to)) return refused('bad-number');
      const fields = {
        To: to,
        ...sender,
        Body: text,
        ...(lastsSeconds ? { ValidityPeriod: String(lastsSeconds) } : {}),
        ...(reportsTo && delivery ? { StatusCallback: `${reportsTo}/sms/status?d=${delivery}` } : {}),
      };
      return twilioOutcome(await askTwilio(settings, 'Messages.json', fields, patience));
    },
  };
}
