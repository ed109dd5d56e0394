import { z } from 'zod';
import type { Email } from '#deliveries/email.ts';
import type { Push } from '#deliveries/push.ts';
import { channelsOf, channelVariables, holdsTogether } from '#deliveries/settings.ts';
import { trustedAuthority } from './faults.ts';
import { ntfyToken } from './ntfy-sink.ts';
import { pushoverToken } from './pushover-sink.ts';
import { smsAccount } from './sms-sink.ts';
import { webhookSecret } from './webhook-sink.ts';

/** What must never be repeated in an outcome. */
export const personal = { to: 'jordan.avery@example.com', number: '+18105550199', words: 'Jordan Avery was stopped on Water Street' };

export function email(changes: Partial<Email> = {}): Email {
  return {
    to: personal.to,
    subject: 'Your request, reference 7K4M29AF',
    text: personal.words,
    html: `<p>${personal.words}</p>`,
    messageId: '<7k4m29af.alert.1@example.com>',
    ...changes,
  };
}

/** The channels as `environment.ts` reads them, as part of a larger whole. */
export function readChannels(source: Record<string, string>) {
  return z.object(channelVariables).superRefine(holdsTogether).transform(channelsOf).parse(source);
}

/** Settings as the environment gives them, for stand-ins on this machine. */
export function mailSettings(url: string, more: Record<string, string> = {}) {
  const { mail } = readChannels({ MAIL_URL: url, MAIL_FROM: 'Blue Water Defense <intake@example.com>', MAIL_TLS: 'off', ...more });
  if (!mail) throw new Error('mail is not configured');
  return { ...mail, authority: trustedAuthority };
}

export function smsSettings(url: string, loopback: 'allowed' | 'refused' = 'allowed') {
  const { account, token, from } = smsAccount;
  const { sms } = readChannels({ SMS_URL: url, SMS_ACCOUNT: account, SMS_TOKEN: token, SMS_FROM: from, OUTBOUND_LOOPBACK: loopback });
  if (!sms) throw new Error('sms is not configured');
  return { ...sms, authority: trustedAuthority };
}

export function callSettings(url: string) {
  return { ...smsSettings(url), reportsTo: 'https://www.example.com' };
}

export function webhookSettings(url: string, more: Record<string, string> = {}) {
  const { webhook } = readChannels({ WEBHOOK_URL: url, WEBHOOK_SECRET: webhookSecret, OUTBOUND_LOOPBACK: 'allowed', ...more });
  if (!webhook) throw new Error('webhook is not configured');
  return { ...webhook, authority: trustedAuthority };
}

/** Both services at one address, of which a test uses one. */
export function pushSettings(url: string, loopback: 'allowed' | 'refused' = 'allowed') {
  const { ntfy, pushover } = readChannels({
    NTFY_URL: url,
    NTFY_TOKEN: ntfyToken,
    PUSHOVER_URL: url,
    PUSHOVER_TOKEN: pushoverToken,
    OUTBOUND_LOOPBACK: loopback,
  }).push;
  if (!pushover) throw new Error('Pushover is not configured');
  return { ntfy: { ...ntfy, authority: trustedAuthority }, pushover: { ...pushover, authority: trustedAuthority } };
}

export function push(to: Push['to'], changes: Partial<Push> = {}): Push {
  return {
    to,
    title: 'Urgent request',
    text: '7K4 M29 AF, call by 2:31 AM',
    url: 'https://desk.example.com/a#0123',
    buttons: [
      { label: 'I take it', url: 'https://www.example.com/push/take/token' },
      { label: 'Pass on', url: 'https://www.example.com/push/pass/token' },
    ],
    urgent: true,
    tag: '7K4M29AF',
    ...changes,
  };
}
