import { randomBytes } from 'node:crypto';
import { startHttpSink } from './http-sink.ts';

export const smsAccount = { account: 'AC00000000000000000000000000000000', token: 'sms-sink-token', from: '+18105550146' };

/** Twilio's interface for messages. Two messages are the same when number and text are. */
export function startSmsSink(options: { port?: number; tls?: boolean; slow?: number } = {}) {
  return startHttpSink(
    {
      idOf: ({ body }) => {
        const form = new URLSearchParams(body);
        return `${form.get('To')} ${form.get('Body')}`;
      },
      accepts: ({ headers, path, method }) => {
        if (method !== 'POST' || path !== `/2010-04-01/Accounts/${smsAccount.account}/Messages.json`) return { status: 404, body: '{"code":20404}' };
        const { account, token } = smsAccount;
        const known = headers.authorization === `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
        if (!known) return { status: 401, body: '{"code":20003,"message":"Authenticate"}' };
        return { status: 201, body: JSON.stringify({ sid: `SM${randomBytes(16).toString('hex')}`, status: 'queued' }) };
      },
      refuses: ({ body }) => ({
        status: 400,
        body: JSON.stringify({ code: 21211, message: `The 'To' number ${new URLSearchParams(body).get('To')} is not a valid phone number.`, status: 400 }),
      }),
      errorBody: { status: 200, body: '{"code":20500,"message":"Internal error","status":500}' },
    },
    options,
  );
}
