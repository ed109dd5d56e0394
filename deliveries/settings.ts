import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { namedAddress } from './address.ts';
import { addressWithLogin, webAddress } from './written-address.ts';

/** A channel that is not configured is undefined; the others carry on without it. */
export type Channels = {
  mail: MailSettings | undefined;
  sms: SmsSettings | undefined;
  call: Omit<CallSettings, 'reportsTo'> | undefined;
  webhook: WebhookSettings | undefined;
  push: PushSettings;
  bounces: BounceSettings | undefined;
  leads: LeadsSettings | undefined;
};

export type MailSettings = {
  host: string;
  port: number;
  /** TLS from the first byte (smtps://). */
  secure: boolean;
  login?: { user: string; pass: string } | undefined;
  from: { name: string; address: string };
  tls: 'required' | 'opportunistic' | 'off';
  /** One more authority to trust besides the public ones. */
  authority?: string | undefined;
  dkim?: { domain: string; selector: string; privateKey: string } | undefined;
};

export type TwilioSettings = { url: string; account: string; token: string; from: string; loopback: boolean; authority?: string | undefined };

/** `reportsTo`: the address of our own site, where Twilio tells what became of a message. */
export type SmsSettings = TwilioSettings & { reportsTo?: string | undefined };
export type CallSettings = TwilioSettings & { reportsTo: string };

export type WebhookSettings = {
  url: string;
  /** As many as are valid at the moment: during a change of secrets a message is signed with each. */
  secrets: string[];
  loopback: boolean;
  authority?: string | undefined;
};

/** Which of the two a person gets is in the firm file. An ntfy server may need no login; Pushover always has the token of an application. */
export type PushSettings = { ntfy: NtfySettings; pushover: PushoverSettings | undefined };
export type NtfySettings = { url: string; token: string | undefined; loopback: boolean; authority?: string | undefined };
export type PushoverSettings = { url: string; token: string; loopback: boolean; authority?: string | undefined };

/** The domain that mail comes back to, and the mailbox that gets it. */
export type BounceSettings = {
  domain: string;
  host: string;
  port: number;
  secure: boolean;
  login: { user: string; pass: string };
  authority?: string | undefined;
};

/** The lead inbox of Clio Grow. */
export type LeadsSettings = { url: string; token: string; loopback: boolean; authority?: string | undefined };

/** What a stand-alone process reads from its environment about channels; `environment.ts` adds these to its own. */
export const channelVariables = {
  /** smtp://user:password@host:587, or smtps:// for TLS from the first byte */
  MAIL_URL: addressWithLogin(/^smtps?$/, 'smtp://user:password@mail.example.com:587').optional(),
  /** Every message is from this address, never from a visitor's. */
  MAIL_FROM: z
    .string()
    .refine((text) => namedAddress(text), 'must be one address, or a name and an address: Blue Water Defense <intake@example.com>')
    .optional(),
  MAIL_TLS: z.enum(['required', 'opportunistic', 'off'], 'must be required, opportunistic or off').default('required'),
  MAIL_DKIM_DOMAIN: z.string().optional(),
  MAIL_DKIM_SELECTOR: z.string().optional(),
  MAIL_DKIM_KEY_FILE: z.string().optional(),
  /** Mail that cannot be delivered comes back to addresses of this domain. */
  BOUNCE_DOMAIN: z
    .string()
    .regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/, 'must be a domain like bounce.example.com, in small letters')
    .optional(),
  /** The mailbox that gets it: imaps://user:password@mail.example.com:993 */
  BOUNCE_IMAP_URL: addressWithLogin(/^imaps?$/, 'imaps://user:password@mail.example.com:993').optional(),
  /** The server that offers Twilio's interface. */
  SMS_URL: webAddress('https://api.twilio.com').default('https://api.twilio.com'),
  SMS_ACCOUNT: z
    .string()
    .regex(/^[A-Za-z0-9]+$/, 'must be the account SID')
    .optional(),
  SMS_TOKEN: z.string().optional(),
  SMS_FROM: z
    .string()
    .regex(/^(\+[1-9]\d{6,14}|MG[0-9a-f]{32})$/, 'must be a number like +18105550146, or the SID of a messaging service')
    .optional(),
  /** The id of the registered campaign (A2P 10DLC), without which carriers deliver no texts. Nothing is sent with it: preflight asks for it. */
  SMS_CAMPAIGN: z
    .string()
    .regex(/^[A-Za-z0-9]{4,64}$/, 'must be the id of a campaign, such as CABC123 or QE0123456789abcdef0123456789abcdef')
    .optional(),
  /** The number that calls, where it is not the one that texts. One number for both is better: a phone lets one contact ring through. */
  VOICE_FROM: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/, 'must be a number like +18105550146')
    .optional(),
  WEBHOOK_URL: webAddress('https://crm.example.com/hooks/requests').optional(),
  /** whsec_ and base64; several with spaces between while secrets change. */
  WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}( whsec_[A-Za-z0-9+/]{32,}={0,2})*$/, 'must be whsec_ and at least 24 random bytes in base64')
    .optional(),
  /** The ntfy server of everybody whose `push` in the firm file names a topic. */
  NTFY_URL: webAddress('https://ntfy.example.com').default('https://ntfy.sh'),
  NTFY_TOKEN: z
    .string()
    .regex(/^tk_[A-Za-z0-9]+$/, 'must be an access token like tk_AgQdq7mVBoFD37zQVN29RhuMzNIz2')
    .optional(),
  PUSHOVER_URL: webAddress('https://api.pushover.net').default('https://api.pushover.net'),
  PUSHOVER_TOKEN: z
    .string()
    .regex(/^[A-Za-z0-9]{30}$/, "must be the 30 characters of an application's token")
    .optional(),
  LEADS_URL: webAddress('https://grow.clio.com/inbox_leads').optional(),
  LEADS_TOKEN: z.string().optional(),
  /** One more certificate authority to trust, in a PEM file. */
  OUTBOUND_AUTHORITY_FILE: z.string().optional(),
  /** `allowed` only for test servers on this machine: plain http and loopback addresses are then accepted. */
  OUTBOUND_LOOPBACK: z.enum(['allowed', 'refused'], 'must be allowed or refused').default('refused'),
};

const variables = z.object(channelVariables);
type Variables = z.output<typeof variables>;

/** Rules that concern several variables at once. `environment.ts` may use it on its own larger schema. */
export function holdsTogether(env: Variables, context: z.core.$RefinementCtx): void {
  const wrong = (name: keyof Variables, message: string) => context.addIssue({ code: 'custom', path: [name], message, input: env[name] });
  const together = (...names: (keyof Variables)[]) => {
    if (names.some((name) => env[name]))
      for (const name of names) if (!env[name]) wrong(name, `must be set together with ${names.filter((one) => one !== name).join(', ')}`);
  };
  together('MAIL_URL', 'MAIL_FROM');
  together('MAIL_DKIM_DOMAIN', 'MAIL_DKIM_SELECTOR', 'MAIL_DKIM_KEY_FILE');
  together('BOUNCE_DOMAIN', 'BOUNCE_IMAP_URL');
  // Calls alone are possible: texts need a campaign that takes weeks to be approved.
  together('SMS_ACCOUNT', 'SMS_TOKEN', env.VOICE_FROM ? 'VOICE_FROM' : 'SMS_FROM');
  together('WEBHOOK_URL', 'WEBHOOK_SECRET');
  together('LEADS_URL', 'LEADS_TOKEN');
  if (env.OUTBOUND_LOOPBACK === 'refused') {
    for (const name of ['SMS_URL', 'WEBHOOK_URL', 'LEADS_URL', 'NTFY_URL', 'PUSHOVER_URL'] as const)
      if (env[name]?.startsWith('http:')) wrong(name, 'must be https');
  }
  // An address that is none has a message of its own.
  const mail = URL.parse(env.MAIL_URL ?? '');
  if (mail?.password && mail.protocol === 'smtp:' && env.MAIL_TLS !== 'required' && !isLoopback(mail)) {
    wrong('MAIL_TLS', 'must be required: the password would travel in the clear');
  }
  const mailbox = URL.parse(env.BOUNCE_IMAP_URL ?? '');
  if (mailbox && !(mailbox.username && mailbox.password)) wrong('BOUNCE_IMAP_URL', 'must name a user and a password');
  if (mailbox?.protocol === 'imap:' && !isLoopback(mailbox)) wrong('BOUNCE_IMAP_URL', 'must be imaps: the password would travel in the clear');
}

function isLoopback({ hostname }: URL): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

/** The same values grouped by channel, with the contents of the files they name. */
export function channelsOf(env: Variables): Channels {
  const loopback = env.OUTBOUND_LOOPBACK === 'allowed';
  const authority = env.OUTBOUND_AUTHORITY_FILE ? readFileSync(env.OUTBOUND_AUTHORITY_FILE, 'utf8') : undefined;
  return {
    mail: mailOf(env, authority),
    sms: smsOf(env, loopback, authority),
    call: callOf(env, loopback, authority),
    webhook: webhookOf(env, loopback, authority),
    push: pushOf(env, loopback, authority),
    bounces: bouncesOf(env, authority),
    leads: leadsOf(env, loopback, authority),
  };
}

export function bouncesOf(env: Pick<Variables, 'BOUNCE_DOMAIN' | 'BOUNCE_IMAP_URL'>, authority?: string): BounceSettings | undefined {
  if (!env.BOUNCE_DOMAIN || !env.BOUNCE_IMAP_URL) return undefined;
  const url = new URL(env.BOUNCE_IMAP_URL);
  const secure = url.protocol === 'imaps:';
  return {
    domain: env.BOUNCE_DOMAIN,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 993 : 143),
    secure,
    login: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    authority,
  };
}

function mailOf(env: Variables, authority: string | undefined): MailSettings | undefined {
  const from = env.MAIL_FROM ? namedAddress(env.MAIL_FROM) : undefined;
  if (!env.MAIL_URL || !from) return undefined;
  const url = new URL(env.MAIL_URL);
  const secure = url.protocol === 'smtps:';
  const { MAIL_DKIM_DOMAIN: domain, MAIL_DKIM_SELECTOR: selector, MAIL_DKIM_KEY_FILE: keyFile } = env;
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    login: url.username ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } : undefined,
    from,
    tls: env.MAIL_TLS,
    authority,
    dkim: domain && selector && keyFile ? { domain, selector, privateKey: readFileSync(keyFile, 'utf8') } : undefined,
  };
}

function smsOf(env: Variables, loopback: boolean, authority: string | undefined): SmsSettings | undefined {
  const { SMS_URL: url, SMS_ACCOUNT: account, SMS_TOKEN: token, SMS_FROM: from } = env;
  return account && token && from ? { url: url.replace(/\/$/, ''), account, token, from, loopback, authority } : undefined;
}

/** A messaging service texts but cannot call. */
function callOf(env: Variables, loopback: boolean, authority: string | undefined): Channels['call'] {
  const from = env.VOICE_FROM ?? (env.SMS_FROM?.startsWith('+') ? env.SMS_FROM : undefined);
  return from ? smsOf({ ...env, SMS_FROM: from }, loopback, authority) : undefined;
}

function webhookOf(env: Variables, loopback: boolean, authority: string | undefined): WebhookSettings | undefined {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = env;
  return url && secret ? { url, secrets: secret.split(' '), loopback, authority } : undefined;
}

function leadsOf(env: Variables, loopback: boolean, authority: string | undefined): LeadsSettings | undefined {
  const { LEADS_URL: url, LEADS_TOKEN: token } = env;
  return url && token ? { url, token, loopback, authority } : undefined;
}

function pushOf(env: Variables, loopback: boolean, authority: string | undefined): PushSettings {
  const { NTFY_URL, NTFY_TOKEN, PUSHOVER_URL, PUSHOVER_TOKEN } = env;
  const plain = (url: string) => url.replace(/\/$/, '');
  return {
    ntfy: { url: plain(NTFY_URL), token: NTFY_TOKEN, loopback, authority },
    pushover: PUSHOVER_TOKEN ? { url: plain(PUSHOVER_URL), token: PUSHOVER_TOKEN, loopback, authority } : undefined,
  };
}
