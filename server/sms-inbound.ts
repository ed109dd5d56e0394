import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';

/** The words that carriers and Twilio treat as a wish to get no more texts, and their Spanish sisters. */
const stopWords = /^\s*(stop|stopall|unsubscribe|cancel|end|quit|revoke|optout|alto|parar|cancelar)\b/i;

export type Inbound = { token: string; url: string; stopTexts: (phone: string) => Promise<void> };

/** A text that came in. Only STOP means anything here, and only when Twilio's signature says that it is Twilio. */
export async function answerSms(context: Context, { token, url, stopTexts }: Inbound): Promise<Response> {
  const form = new URLSearchParams(await context.req.text());
  if (!isSigned(form, context.req.header('x-twilio-signature') ?? '', token, url)) return context.text('', 403);
  if (stopWords.test(form.get('Body') ?? '')) await stopTexts(form.get('From') ?? '');
  return context.body('<?xml version="1.0" encoding="UTF-8"?><Response/>', 200, { 'Content-Type': 'text/xml', 'Cache-Control': 'no-store' });
}

/** The address and every field with its value, in order of their names. */
function isSigned(form: URLSearchParams, signature: string, token: string, url: string): boolean {
  const said = [...form].toSorted(([one], [other]) => (one < other ? -1 : 1)).flat();
  const right = createHmac('sha1', token)
    .update([url, ...said].join(''))
    .digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === right.length && timingSafeEqual(given, right);
}
