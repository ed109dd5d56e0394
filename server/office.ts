import type { PgBoss } from 'pg-boss';
import type { Database } from '#database/connection.ts';
import { wake } from '#database/wake.ts';
import { openMail } from '#deliveries/email.ts';
import { channelsOf } from '#deliveries/settings.ts';
import { openSms } from '#deliveries/sms.ts';
import { openWebhook } from '#deliveries/webhook.ts';
import { theFirm } from '#firm/firm.ts';
import { alarmBell } from '#followup/alarm.ts';
import { withBreaker } from '#followup/breaker.ts';
import type { Office, Senders, Timers } from '#followup/office.ts';
import { noteHandedOver } from '#followup/send-due.ts';
import { secretOf, vaultOf } from '#server/intake.ts';
import { log } from '#server/log.ts';
import { meter } from '#server/metrics.ts';

type Settings = Parameters<typeof channelsOf>[0] & Parameters<typeof vaultOf>[0] & { PUBLIC_URL?: string | undefined; CANARY_MAIL?: string | undefined };

/** The channels that are configured, each with a breaker of its own. */
export function openSenders(environment: Settings, now: () => number = Date.now, patience = 1): Senders {
  const { mail, sms, webhook } = channelsOf(environment);
  return {
    ...(mail ? { email: withBreaker(openMail(mail, patience), now) } : {}),
    ...(sms ? { sms: withBreaker(openSms(sms, patience), now) } : {}),
    ...(webhook ? { webhook: withBreaker(openWebhook(webhook, patience), now) } : {}),
  };
}

/** Everything the promised hour needs, bound to this process's database, keys and channels. */
export function openOffice(
  db: Database,
  boss: PgBoss,
  environment: Settings,
  clock: Timers & { now: () => number } = { setInterval, clearInterval, now: Date.now },
): Office {
  const firm = theFirm();
  const senders = openSenders(environment, clock.now);
  const website = publicUrl(environment);
  return {
    db,
    vault: vaultOf(environment),
    secret: secretOf(environment),
    firm,
    senders,
    website,
    canaryMail: environment.CANARY_MAIL,
    wake: (calls) => wake(boss, calls),
    alarm: openAlarm(environment, senders, clock.now),
    timers: clock,
    handedOver: noteHandedOver(db, meter.handedOver),
    failed: (error) => log('message-failed', { error }),
  };
}

export function openAlarm(environment: Settings, senders: Senders, now: () => number = Date.now): Office['alarm'] {
  return alarmBell(theFirm(), senders, publicUrl(environment), (kind) => log('alarm', { kind }), now);
}

export function publicUrl({ PUBLIC_URL }: Settings): string {
  return (PUBLIC_URL ?? theFirm().firm.website).replace(/\/$/, '');
}
