import type { Environment } from '#environment.ts';
import type { Asking } from '#replies/worker-rpc/ask.ts';
import type { Parts } from '#server/http/app.ts';
import { publicUrl } from '#server/wiring/followup.ts';

/** Texts and keys that come in, and reports about what went out: their signature is checked here, and the worker acts. Nothing without an account. */
export function openPhone({ ask, tell }: Asking, environment: Pick<Environment, 'SMS_TOKEN' | 'PUBLIC_URL'>): Pick<Parts, 'inboundSms' | 'voice'> {
  const { SMS_TOKEN: token } = environment;
  if (!token) return {};
  const signed = { token, website: publicUrl(environment) };
  return {
    inboundSms: { ...signed, answer: (text) => ask('text', text), report: (form, delivery) => tell('text-report', { form: String(form), delivery }) },
    voice: { ...signed, press: (pressed) => ask('key', pressed), report: (form, delivery) => tell('call-report', { form: String(form), delivery }) },
  };
}
