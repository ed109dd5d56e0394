import { handedOver, later, type Outcome, refused } from './outcome.ts';
import { type Answer, jsonOf, post } from './post.ts';
import type { TwilioSettings } from './settings.ts';

/** A number as Twilio writes it: E.164. */
export const isNumber = (text: string): boolean => /^\+[1-9]\d{6,14}$/.test(text);

/** One POST to Twilio's REST interface, under our own account. A value that is a list is sent as one field for each of its entries. */
export function askTwilio(
  { url, account, token, loopback, authority }: TwilioSettings,
  resource: string,
  fields: Record<string, string | readonly string[]>,
  patience: number,
): Promise<Answer> {
  const form = new URLSearchParams(Object.entries(fields).flatMap(([name, value]) => (typeof value === 'string' ? [value] : value).map((one) => [name, one])));
  return post({
    url: `${url}/2010-04-01/Accounts/${account}/${resource}`,
    headers: {
      Authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`,
      'Content-Type': 'application/x-www-form-urlencoded',
      Accept: 'application/json',
    },
    body: form.toString(),
    loopback,
    authority,
    patience,
  });
}

/** Codes under which no text of ours arrives, whoever it is for: the account, its sender or its registration. Twilio says some of them only later. */
export const ofTheAccount = [
  'twilio-20003', // the login is wrong
  'twilio-21606', // the sender is not ours
  'twilio-30004', // blocked
  'twilio-30007', // filtered by a carrier
  'twilio-30034', // the number has no approved campaign
];

/** The phone was off, away or unreachable: that says nothing about the number, unless it goes on. */
export const passing = ['twilio-30003', 'twilio-30005', 'twilio-30008', 'undelivered'];

/** Only 201 with an id is a hand-over: a page of a proxy also says 200. */
export function twilioOutcome(answer: Answer): Outcome {
  if (answer.kind === 'failed') return answer.code === 'private-address' ? refused(answer.code) : later(answer.code);
  const { status } = answer;
  const body = jsonOf(answer.body);
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
  21215, // a country that is not switched on for calls
  21216, // blocked for calls
  21217, // not a valid number
  21265, // a short code
  21408, // a country that is not switched on
  21610, // has asked for no more messages
  21612, // no route to it
  21614, // not a mobile number
  21617, // the text is too long
]);
