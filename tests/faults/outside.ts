import { clioToken, startClioSink } from '../testkit/clio-sink.ts';
import { startMailSink } from '../testkit/mail-sink.ts';
import { ntfyToken, startNtfySink } from '../testkit/ntfy-sink.ts';
import { pushoverToken, startPushoverSink } from '../testkit/pushover-sink.ts';
import { smsAccount, startSmsSink } from '../testkit/sms-sink.ts';
import { startWebhookSink, webhookSecret } from '../testkit/webhook-sink.ts';
import type { Outside } from './ledger.ts';

/** `push` and `leads`: the worker is led there as well. Without them it has mail, texts, calls and a webhook. */
type Options = { tls?: boolean; slow?: number; push?: boolean; leads?: boolean };

/** Every channel on loopback, and the environment that leads a worker to them. */
export async function startOutside({ push = false, leads = false, ...options }: Options = {}): Promise<{
  outside: Outside;
  settings: Record<string, string>;
  stop: () => Promise<void>;
}> {
  const { tls = false } = options;
  const outside: Outside = {
    mail: await startMailSink(options),
    sms: await startSmsSink(options),
    webhook: await startWebhookSink(options),
    ntfy: await startNtfySink(options),
    pushover: await startPushoverSink(options),
    clio: await startClioSink(options),
  };
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
      ...(push ? { NTFY_URL: outside.ntfy.url, NTFY_TOKEN: ntfyToken, PUSHOVER_URL: outside.pushover.url, PUSHOVER_TOKEN: pushoverToken } : {}),
      ...(leads ? { LEADS_URL: outside.clio.inbox, LEADS_TOKEN: clioToken } : {}),
      OUTBOUND_LOOPBACK: 'allowed',
      ...(tls ? { OUTBOUND_AUTHORITY_FILE: 'tests/testkit/certificates/trusted.crt' } : {}),
    },
    stop: async () => {
      await Promise.all(Object.values(outside).map((sink) => sink.stop()));
    },
  };
}
