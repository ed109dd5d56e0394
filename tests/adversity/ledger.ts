import type { startMailSink } from '../world/mail-sink.ts';
import type { startSmsSink } from '../world/sms-sink.ts';
import type { startWebhookSink } from '../world/webhook-sink.ts';

export type Outside = {
  mail: Awaited<ReturnType<typeof startMailSink>>;
  sms: Awaited<ReturnType<typeof startSmsSink>>;
  webhook: Awaited<ReturnType<typeof startWebhookSink>>;
};

/** What the outside world got, by its own ids; the bodies are let go at once, a week's worth would not fit. */
export function keepLedger({ mail, sms, webhook }: Outside) {
  const mails = new Map<string, { copies: number; says: string }>();
  const texts = new Map<string, number>();
  const hooks = new Map<string, number>();
  const differing: string[] = [];
  return {
    mails,
    texts,
    hooks,
    differing,
    /** Returns how many came in. */
    write(): number {
      const came = [mail.received().splice(0), sms.received().splice(0), webhook.received().splice(0)] as const;
      for (const { id, headers, envelope, fate } of came[0]) {
        if (fate === 'discarded' || /^<[^@]+\./.test(id)) continue;
        const says = [...envelope.to, ...headers.filter(([name]) => /^(subject|reply-to)$/i.test(name)).map(([, value]) => value)].join(' | ');
        const known = mails.get(id);
        if (known && known.says !== says) differing.push(id);
        mails.set(id, { copies: (known?.copies ?? 0) + 1, says });
      }
      // Only alerts: alarms have no row, and what visitors get has no link to a call sheet.
      for (const { id, fate } of came[1]) if (id.includes('/call#') && (fate === 'kept' || fate === 'cut')) texts.set(id, (texts.get(id) ?? 0) + 1);
      for (const { id, fate, body } of came[2])
        if (!body.includes('"type":"alarm"') && (fate === 'kept' || fate === 'cut')) hooks.set(id, (hooks.get(id) ?? 0) + 1);
      return came[0].length + came[1].length + came[2].length;
    },
  };
}

export type Ledger = ReturnType<typeof keepLedger>;
