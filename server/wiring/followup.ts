import { hash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PgBoss } from 'pg-boss';
import type { Database } from '#database/connection.ts';
import { wake } from '#database/wake-up.ts';
import { withBreaker } from '#deliveries/breaker.ts';
import { openCall } from '#deliveries/call.ts';
import { openMail } from '#deliveries/email.ts';
import { openLeads } from '#deliveries/leads.ts';
import { openPush } from '#deliveries/push.ts';
import { openReceipts } from '#deliveries/pushover.ts';
import type { ReturnPath } from '#deliveries/return-path.ts';
import type { Senders } from '#deliveries/senders.ts';
import { channelsOf } from '#deliveries/settings.ts';
import { withSlowDown } from '#deliveries/slow-down.ts';
import { openSms } from '#deliveries/sms.ts';
import { openWebhook } from '#deliveries/webhook.ts';
import type { Environment } from '#environment.ts';
import { content } from '#firm/content.ts';
import { alertsOf } from '#followup/escalation/policy.ts';
import { type Alarm, openAlarm as openAlarmWith } from '#incidents/alarm.ts';
import type { Saying } from '#incidents/schedule.ts';
import { openIncidents } from '#incidents/store.ts';
import type { AlarmKind } from '#incidents/words.en.ts';
import type { FollowupContext, Timers } from '#notifications/outbox/context.ts';
import { noteHandedOver } from '#notifications/outbox/handed-over.ts';
import type { OutletAddresses } from '#notifications/outbox/receivers.ts';
import { channelNames } from '#notifications/outbox/words.en.ts';
import type { Configured } from '#on-call/channels/ways.ts';
import { changesForLadder } from '#on-call/rota/changes.ts';
import { log } from '#server/monitoring/log.ts';
import { meter } from '#server/monitoring/metrics.ts';
import { type KeySettings, openerFor } from '#server/sealing.ts';
import { secretsOf } from '#server/wiring/intake.ts';
import { openSecrets, type Secrets } from '#vault/secrets.ts';
import { VaultError } from '#vault/vault.ts';

type Settings = Parameters<typeof channelsOf>[0] &
  Parameters<typeof secretsOf>[0] &
  KeySettings &
  Pick<Environment, 'DATABASE_URL' | 'PUBLIC_URL' | 'DESK_URL' | 'LINK_SECRET' | 'CANARY_MAIL' | 'INCIDENT_FOLDER' | 'SILENCE_SECONDS'>;

/** The channels that are configured, each with a breaker of its own. */
export function openSenders(environment: Settings, now: () => number = Date.now, patience = 1): Senders {
  const { mail, sms, call, webhook, push, bounces, leads } = channelsOf(environment);
  const reportsTo = publicUrl(environment);
  const calls = call && openCall({ ...call, reportsTo }, patience);
  const returnPath: ReturnPath | undefined = bounces && { domain: bounces.domain, key: secretsOf(environment).current.key };
  return {
    ...(mail ? { email: withBreaker(openMail(mail, patience, returnPath), now) } : {}),
    ...(sms ? { sms: withBreaker(openSms({ ...sms, reportsTo }, patience), now) } : {}),
    ...(calls ? { call: { ...withBreaker(calls, now), hangUp: (id: string) => calls.hangUp(id) } } : {}),
    ...(webhook ? { webhook: withSlowDown(withBreaker(openWebhook(webhook, patience), now), now) } : {}),
    push: openPush(push, patience, now),
    ...(leads ? { leads: withBreaker(openLeads(leads, patience), now) } : {}),
  };
}

/** By which channels a drill can ask. */
export function drillChannels(environment: Settings): Configured {
  const { mail, sms, call, push } = channelsOf(environment);
  return { email: mail !== undefined, sms: sms !== undefined, call: call !== undefined, ntfy: true, pushover: push.pushover !== undefined };
}

/** Where a practice system takes events and leads. */
export function outletsOf(environment: Settings): OutletAddresses {
  const { webhook, leads } = channelsOf(environment);
  return { event: webhook && [webhook.url, ...webhook.secrets].join(' '), lead: leads && `${leads.url} ${leads.token}` };
}

/** Everything the promised hour needs, bound to this process's database, keys and channels. */
export function openFollowup(
  db: Database,
  boss: PgBoss,
  environment: Settings,
  clock: Timers & { now: () => number } = { setInterval, clearInterval, now: Date.now },
): FollowupContext {
  const { firm } = content();
  const senders = openSenders(environment, clock.now);
  const { pushover } = channelsOf(environment).push;
  const alarm = openAlarm(db, environment, senders);
  const website = publicUrl(environment);
  return {
    db,
    opener: openerFor('worker', environment),
    secrets: secretsOf(environment),
    firm,
    senders,
    receipts: pushover && openReceipts(pushover),
    website,
    desk: deskUrl(environment),
    links: linksOf(environment),
    canaryMail: environment.CANARY_MAIL,
    wake: (calls) => wake(boss, calls),
    alarm,
    timers: clock,
    handedOver: noteHandedOver(db, meter.handedOver),
    failed: (error) => {
      log('message-failed', { error });
      if (error instanceof VaultError) alarm.raise('sealed', new Date(), { subject: 'worker', detail: 'what is sealed to the worker' });
    },
    waits: ({ channel, code }) => log('message-waits', { channel, code }),
    addressRefused: reportRefusal(alarm),
  };
}

/** An address of the firm's own people takes no messages: it is written down, counted, and the firm is told. */
export function reportRefusal(alarm: Alarm): FollowupContext['addressRefused'] {
  return ({ who, channel, code, since }) => {
    log('address-refused', { who, channel, code });
    meter.refused(channel);
    const name = content().firm.onCall.people[who]?.name ?? who;
    alarm.raise('refused', since, { subject: `${who} ${channel}`, detail: `${name}, ${channelNames[channel]}, ${code}` });
  };
}

export function openAlarm(db: Database, environment: Settings, senders: Senders): Alarm {
  const incidents = openIncidents(db, environment.INCIDENT_FOLDER ?? sharedFolder(environment.DATABASE_URL));
  const { firm } = content();
  const onCallNow = async () => {
    const changes = await changesForLadder(db, firm.onCall).catch(() => []);
    return alertsOf(firm.onCall, changes, 0, new Date()).map(({ who }) => who);
  };
  const onSaid = (kind: AlarmKind, saying: Saying) => (saying === 'over' ? log('alarm-over', { kind }) : log('alarm', { kind, why: saying }));
  return openAlarmWith({ firm, senders, website: publicUrl(environment), incidents, waitMs: healsWithinMs(environment), onCallNow, onSaid });
}

/** 30 seconds, as long as the worker may be silent for 45: whoever shortens the one shortens the other. */
function healsWithinMs({ SILENCE_SECONDS }: Settings): number {
  return (SILENCE_SECONDS * 1_000 * 2) / 3;
}

/** The same for every process on this machine that uses the same database. */
function sharedFolder(databaseUrl: string): string {
  // Each process has a role of its own there.
  const { host, pathname } = new URL(databaseUrl);
  return join(tmpdir(), `firm-incidents-${hash('sha256', `${host}${pathname}`).slice(0, 16)}`);
}

/** Fails closed: without it an alert would have no link, or one that leads nowhere. */
function deskUrl({ DESK_URL }: Pick<Settings, 'DESK_URL'>): string {
  if (!DESK_URL) throw new VaultError('DESK_URL must say where the desk is: links in alerts lead there');
  return DESK_URL.replace(/\/$/, '');
}

export function linksOf({ LINK_SECRET }: Pick<Settings, 'LINK_SECRET'>): Secrets {
  if (!LINK_SECRET) throw new VaultError('LINK_SECRET must be set: links in alerts are made and recognized by it');
  return openSecrets(LINK_SECRET);
}

export function publicUrl({ PUBLIC_URL }: Pick<Environment, 'PUBLIC_URL'>): string {
  return (PUBLIC_URL ?? content().firm.website).replace(/\/$/, '');
}
