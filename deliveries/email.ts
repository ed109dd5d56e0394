import { createTransport } from 'nodemailer';
import { isMailable } from '#firm/mailable.ts';
import { mailOutcome } from './mail-outcome.ts';
import { later, type Outcome, refused } from './outcome.ts';
import { markOf, type ReturnPath, returnAddress } from './return-path.ts';
import type { MailSettings } from './settings.ts';

export type Email = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same for every try of one message, so that a second copy can be recognized: <name@domain> */
  messageId: string;
  /** The delivery it is sent for, by which a report about it is recognized. An alarm has none. */
  delivery?: string;
  images?: { cid: string; png: Buffer }[];
};

/** Limit for a whole try, the wait for a connection included: a socket timeout does not notice a server that sends a byte now and then. */
const withinMs = 25_000;

/**
 * A pool of connections to the firm's mail server. Send few messages at once: each needs a connection, and waiting for one
 * counts toward the limit. `patience` multiplies every timeout; tests that simulate time shorten them with it. With `returnPath`
 * mail that comes back goes to an address of its own.
 */
export function openMail(settings: MailSettings, patience = 1, returnPath?: ReturnPath): { send(email: Email): Promise<Outcome>; close(): void } {
  let pool = openPool(settings, patience);
  return {
    async send(email) {
      const { to } = email;
      if (!isMailable(to)) return refused('bad-address');
      const mine = pool;
      const outcome = await mine.send(messageOf(email, to, settings.from, returnPath));
      if (outcome === 'overdue') {
        if (pool === mine) pool = openPool(settings, patience);
        mine.retire();
        return later('timeout');
      }
      return outcome;
    },
    close: () => pool.retire(),
  };
}

/**
 * A pool whose server holds one message too long is retired: new messages get new connections, those on their way may
 * still finish, and when the last has (25 s at most) the held connection is cut.
 */
function openPool(settings: MailSettings, patience: number) {
  const transport = createTransport({ pool: true, ...connectionTo(settings, patience) });
  let onTheWay = 0;
  let retired = false;
  const cutWhenDone = () => void (retired && onTheWay === 0 && transport.close({ force: true }));
  return {
    async send(message: ReturnType<typeof messageOf>): Promise<Outcome | 'overdue'> {
      onTheWay++;
      const { promise: overdue, resolve } = Promise.withResolvers<'overdue'>();
      const clock = setTimeout(() => resolve('overdue'), withinMs * patience);
      const sent = transport.sendMail(message).then(() => ({ kind: 'handed-over', id: message.messageId }) as const, mailOutcome);
      const outcome = await Promise.race([sent, overdue]);
      clearTimeout(clock);
      onTheWay--;
      cutWhenDone();
      return outcome;
    },
    retire() {
      retired = true;
      transport.close();
      cutWhenDone();
    },
  };
}

function connectionTo({ host, port, secure, login, tls, authority, dkim }: MailSettings, patience: number) {
  return {
    host,
    port,
    secure,
    ...(login ? { auth: login } : {}),
    requireTLS: tls === 'required',
    ignoreTLS: tls === 'off',
    opportunisticTLS: tls === 'opportunistic',
    // Unless TLS is required, plain text would be accepted too, so an invalid certificate is no reason to stop.
    tls: { rejectUnauthorized: secure || tls === 'required', ...(authority ? { ca: [authority] } : {}) },
    ...(dkim ? { dkim: { domainName: dkim.domain, keySelector: dkim.selector, privateKey: dkim.privateKey } } : {}),
    connectionTimeout: 5_000 * patience,
    greetingTimeout: 5_000 * patience,
    socketTimeout: 20_000 * patience,
    maxConnections: 5,
    maxMessages: 100,
    // A pooled connection may have been closed meanwhile; a message of which no byte was sent gets one new connection.
    maxRequeues: 1,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as const;
}

/** Headers are ours, and no answer goes to a visitor: a quoted alert would take its link along. The subject is from a template; line breaks in it become spaces. */
function messageOf(
  { subject, text, html, messageId, delivery, images = [] }: Email,
  to: string,
  from: MailSettings['from'],
  returnPath: ReturnPath | undefined,
) {
  if (!/^<[\w.+-]+@[\w.-]+>$/.test(messageId)) throw new TypeError('A message id looks like <name@domain>');
  return {
    ...(delivery && returnPath
      ? { envelope: { from: returnAddress(delivery, returnPath), to: [to] }, dsn: reportsOn(markOf(delivery, returnPath.key), to) }
      : { envelope: { from: from.address, to: [to] } }),
    from: from.name ? { name: from.name, address: from.address } : from.address,
    to,
    subject: subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '),
    messageId,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text,
    html,
    attachments: images.map(({ cid, png }) => ({ cid, content: png, filename: `${cid}.png`, contentType: 'image/png', contentDisposition: 'inline' as const })),
  };
}

/** Asks servers that offer it (RFC 3461) to report failure and delay, without repeating what the mail says. */
function reportsOn(id: string, to: string) {
  return { id, return: 'headers', notify: ['failure', 'delay'], recipient: `rfc822;${to}` };
}
