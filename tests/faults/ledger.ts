import { hash } from 'node:crypto';
import type { startClioSink } from '../testkit/clio-sink.ts';
import type { ReceivedPost } from '../testkit/http-sink.ts';
import type { startMailSink } from '../testkit/mail-sink.ts';
import type { NtfyMessage, startNtfySink } from '../testkit/ntfy-sink.ts';
import type { startPushoverSink } from '../testkit/pushover-sink.ts';
import type { startSmsSink } from '../testkit/sms-sink.ts';
import type { startWebhookSink } from '../testkit/webhook-sink.ts';

export type Outside = {
  mail: Awaited<ReturnType<typeof startMailSink>>;
  /** Texts and calls: both are Twilio's. */
  sms: Awaited<ReturnType<typeof startSmsSink>>;
  webhook: Awaited<ReturnType<typeof startWebhookSink>>;
  ntfy: Awaited<ReturnType<typeof startNtfySink>>;
  pushover: Awaited<ReturnType<typeof startPushoverSink>>;
  clio: Awaited<ReturnType<typeof startClioSink>>;
};

/** What the outside world got, by its own ids; the bodies are let go at once, a week's worth would not fit. */
export function keepLedger({ mail, sms, webhook, ntfy, pushover, clio }: Outside) {
  const mails = new Map<string, { copies: number; says: string }>();
  const texts = new Map<string, number>();
  const hooks = new Map<string, number>();
  /** By the delivery that their reports name. */
  const calls = new Map<string, number>();
  /** Those by ntfy under the delivery that their buttons name. Pushover gets no such id: a later alert about the same request reads the same. */
  const pushes = new Map<string, number>();
  const emergencies = new Map<string, number>();
  /** By reference; also those that were taken and then lost, because the inbox said that it had them. */
  const leads = new Map<string, number>();
  const differing: string[] = [];
  const said = new Map<string, string>();
  const count = (copies: Map<string, number>, id: string) => void copies.set(id, (copies.get(id) ?? 0) + 1);
  const compare = (id: string, says: string) => {
    const now = hash('sha256', says);
    if (said.has(id) && said.get(id) !== now) differing.push(id);
    said.set(id, now);
  };
  return {
    mails,
    texts,
    hooks,
    calls,
    pushes,
    emergencies,
    leads,
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
      // Only alerts: alarms have no row, and what visitors get has no link to the desk.
      for (const { id } of came[1].filter(arrived)) if (id.includes('/a#')) count(texts, id);
      for (const { body } of came[1].filter(arrived).filter(isCall)) {
        const form = new URLSearchParams(body);
        const delivery = new URL(form.get('StatusCallback') ?? '').searchParams.get('d') ?? '';
        count(calls, delivery);
        compare(`call ${delivery}`, `${form.get('To')} ${form.get('Twiml')}`);
      }
      for (const { id, body } of came[2].filter(arrived)) if (!body.includes('"type":"alarm"')) count(hooks, id);
      const pushed = [ntfy.received().splice(0), pushover.received().splice(0)] as const;
      for (const { body } of pushed[0].filter(arrived)) {
        const delivery = deliveryIn(JSON.parse(body) as NtfyMessage);
        if (!delivery) continue;
        count(pushes, delivery);
        compare(`push ${delivery}`, body);
      }
      for (const { body } of pushed[1].filter(arrived).filter(({ path }) => path === '/1/messages.json')) count(emergencies, body);
      const brought = clio.received().splice(0);
      for (const { id, fate } of brought) if (fate !== 'turned-away') count(leads, id.split(' ').at(-1) ?? id);
      return [...came, ...pushed, brought].reduce((sum, { length }) => sum + length, 0);
    },
  };
}

export type Ledger = ReturnType<typeof keepLedger>;

function arrived({ fate }: ReceivedPost): boolean {
  return fate === 'kept' || fate === 'cut';
}

/** A new call, and not the end of one. */
function isCall({ path }: ReceivedPost): boolean {
  return path.endsWith('/Calls.json');
}

/** An alarm has no buttons. */
function deliveryIn({ actions }: Partial<NtfyMessage>): string | undefined {
  const token = actions?.[0]?.url.split('/').at(-1);
  return (
    token &&
    Buffer.from(token, 'base64url')
      .toString('hex', 0, 16)
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  );
}
