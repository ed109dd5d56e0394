import type { Context } from 'hono';
import { replying } from '#deliveries/twiml.ts';
import type { InboundText } from '#replies/texts/incoming-text.ts';
import { type Signed, signedForm } from '#server/http/twilio-signature.ts';
import { answerXml } from '#server/http/voice.ts';

/** `answer` does what a text asks for, and says what is written back, if anything is. `report` is told what became of a text of ours. */
export type Inbound = Signed & {
  answer: (text: InboundText) => Promise<string | undefined>;
  report: (form: URLSearchParams, delivery: string) => Promise<void>;
};

/** A text message to the firm. It is acted on only with Twilio's valid signature, and its words are not stored. */
export async function answerSms(context: Context, inbound: Inbound): Promise<Response> {
  const form = await signedForm(context, inbound);
  if (!form) return context.text('', 403);
  const [sid = '', from = '', body = '', optOut = ''] = ['MessageSid', 'From', 'Body', 'OptOutType'].map((name) => form.get(name) ?? '');
  return answerXml(context, replying(await inbound.answer({ sid, from, body, optOut })));
}

/** What became of a text of ours. */
export async function noteSmsStatus(context: Context, inbound: Inbound): Promise<Response> {
  const form = await signedForm(context, inbound);
  if (!form) return context.text('', 403);
  await inbound.report(form, context.req.query('d') ?? '');
  return context.body(null, 204);
}
