import type { Context } from 'hono';
import { asking, choiceUrl, ending } from '#deliveries/twiml.ts';
import type { Pressed, Spoken } from '#replies/phone/keys.ts';
import { type Signed, signedForm } from '#server/http/twilio-signature.ts';

/** `press` does what a key asks for; `report` is told what became of a call. */
export type Voice = Signed & {
  press: (pressed: Pressed) => Promise<Spoken>;
  report: (form: URLSearchParams, delivery: string) => Promise<void>;
};

/** A key that somebody pressed during a call of ours, or that none was pressed. Answered only when it is stored. */
export async function answerChoice(context: Context, voice: Voice): Promise<Response> {
  const form = await signedForm(context, voice);
  if (!form) return context.text('', 403);
  const delivery = context.req.query('d') ?? '';
  const reading = Math.max(1, Number(context.req.query('n')) || 1);
  const spoken = await voice.press({ call: form.get('CallSid') ?? '', delivery, reading, digits: form.get('Digits') ?? '' });
  return answerXml(context, spoken.kind === 'ends' ? ending(spoken.says) : asking(spoken.says, choiceUrl(voice.website, delivery, spoken.reading)));
}

/** How a call goes: it rings, somebody or something picks up, it ends. */
export async function noteCallStatus(context: Context, voice: Voice): Promise<Response> {
  const form = await signedForm(context, voice);
  if (!form) return context.text('', 403);
  await voice.report(form, context.req.query('d') ?? '');
  return context.body(null, 204);
}

export function answerXml(context: Context, xml: string): Response {
  return context.body(xml, 200, { 'Content-Type': 'text/xml', 'Cache-Control': 'no-store' });
}
