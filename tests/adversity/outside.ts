import { startMailSink } from '../world/mail-sink.ts';
import { smsAccount, startSmsSink } from '../world/sms-sink.ts';
import { startWebhookSink, webhookSecret } from '../world/webhook-sink.ts';
import type { Outside } from './ledger.ts';

/** All three channels on loopback, and the environment that leads a worker to them. */
export async function startOutside(
  options: { tls?: boolean; slow?: number } = {},
): Promise<{ outside: Outside; settings: Record<string, string>; stop: () => Promise<void> }> {
  const { tls = false } = options;
  const outside: Outside = { mail: await startMailSink(options), sms: await startSmsSink(options), webhook: await startWebhookSink(options) };
  return {
    outside,
    settings: {
      MAIL_URL: outside.mail.url,
      MAIL_FROM: 'Blue Water Defense <intake@example.com>',
      MAIL_TLS: tls ? 'required' : 'off',
      SMS_URL: outside.sms.url,
      SMS_ACCOUNT: smsAccount.account,
      SMS_TOKEN: smsAccount.token,
      SMS_FROM: smsAccount.from,
      WEBHOOK_URL: outside.webhook.url,
      WEBHOOK_SECRET: webhookSecret,
      OUTBOUND_LOOPBACK: 'allowed',
      ...(tls ? { OUTBOUND_AUTHORITY_FILE: 'tests/world/certificates/trusted.crt' } : {}),
    },
    stop: async () => {
      await Promise.all([outside.mail.stop(), outside.sms.stop(), outside.webhook.stop()]);
    },
  };
}
