import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { meaningOf, type TextMeaning } from '#followup/stop/text-meaning.ts';

/** `answer` does what a text asks for, and says what is written back, if anything is. */
export type Inbound = { token: string; url: string; answer: (meaning: TextMeaning, from: string) => Promise<string | undefined> };

/** A text message to the firm. It is acted on only with Twilio's valid signature, and its words are not stored. */
export async function answerSms(context: Context, { token, url, answer }: Inbound): Promise<Response> {
  const form = new URLSearchParams(await context.req.text());
  if (!isSigned(form, context.req.header('x-twilio-signature') ?? '', token, url)) return context.text('', 403);
  const said = await answer(meaningOf(form.get('Body') ?? ''), form.get('From') ?? '');
  const reply = said === undefined ? '' : `<Message>${escaped(said)}</Message>`;
  return context.body(`<?xml version="1.0" encoding="UTF-8"?><Response>${reply}</Response>`, 200, { 'Content-Type': 'text/xml', 'Cache-Control': 'no-store' });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** What Twilio signs: the address, then every field with its value, sorted by name. */
function isSigned(form: URLSearchParams, signature: string, token: string, url: string): boolean {
  const said = [...form].toSorted(([one], [other]) => (one < other ? -1 : 1)).flat();
  const right = createHmac('sha1', token)
    .update([url, ...said].join(''))
    .digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === right.length && timingSafeEqual(given, right);
}
