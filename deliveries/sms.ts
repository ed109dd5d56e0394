import { handedOver, later, type Outcome, refused } from './outcome.ts';
import { jsonOf, post } from './post.ts';
import type { SmsSettings } from './settings.ts';

export type Sms = { to: string; text: string };

/** Text messages through Twilio's REST interface, which others speak too. */
export function openSms({ url, account, token, from, loopback, authority }: SmsSettings, patience = 1): { send(sms: Sms): Promise<Outcome> } {
  const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };
  return {
    async send({ to, text }) {
      if (!/^\+[1-9]\d{6,14}$/.test(to)) return refused('bad-number');
      const answer = await post({
        url: `${url}/2010-04-01/Accounts/${account}/Messages.json`,
        headers: {
          Authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`,
          'Content-Type': 'application/x-www-form-urlencoded',
          Accept: 'application/json',
        },
        body: new URLSearchParams({ To: to, ...sender, Body: text }).toString(),
        loopback,
        authority,
        patience,
      });
      if (answer.kind === 'failed') return answer.code === 'private-address' ? refused(answer.code) : later(answer.code);
      return outcomeOf(answer.status, jsonOf(answer.body));
    },
  };
}

/** Only 201 with a message's id is a hand-over: a page of a proxy also says 200. */
function outcomeOf(status: number, body: Record<string, unknown> | undefined): Outcome {
  const sid = body?.['sid'];
  if (status === 201 && typeof sid === 'string' && /^[A-Za-z0-9]{1,64}$/.test(sid)) return handedOver(sid);
  if (status >= 200 && status < 300) return later('bad-answer');
  if (status >= 300 && status < 400) return later('redirect');
  const code = body?.['code'];
  if (status >= 400 && status < 500 && status !== 429 && Number.isInteger(code)) {
    return aboutTheNumber.has(Number(code)) ? refused(`twilio-${Number(code)}`) : later(`twilio-${Number(code)}`);
  }
  return later(`http-${status}`);
}

/**
 * Twilio's codes that are about the number or the text. Any other 4xx (a wrong token, a sender that is not ours, an empty
 * account) is our own to repair and says nothing about the person's number, so the message waits.
 */
const aboutTheNumber = new Set([
  21211, // not a valid number
  21214, // cannot be reached
  21217, // not a valid number
  21265, // a short code
  21408, // a country that is not switched on
  21610, // has asked for no more messages
  21612, // no route to it
  21614, // not a mobile number
  21617, // the text is too long
]);
