import { setTimeout as after } from 'node:timers/promises';
import { type FetchMessageObject, ImapFlow, type MessageStructureObject } from 'imapflow';
import type { CameBack } from '#deliveries/mail-report.ts';
import { isTlsCode } from '#deliveries/outcome.ts';
import type { BounceSettings } from '#deliveries/settings.ts';

export type BounceReader = {
  /** False: it could not be noted. It stays unread, and is read again at the next look. */
  heard: (mail: CameBack) => Promise<boolean>;
  /** After each look that succeeded. */
  read: () => void;
  /** The mailbox cannot be read; `code` is made here. Called at each try. */
  away: (code: string) => void;
};

/** A server tells of new mail at once; this is for one that does not, or a connection that is dead without saying so. */
const lookEveryMs = 60_000;
/** A mailbox that is away is tried after 1, 2, 4, … seconds, and then every minute. */
const longestPauseMs = 60_000;

/** Reads the mailbox for mail that came back, until it is stopped. Several processes may read one mailbox. */
export function readBounces(settings: BounceSettings, reader: BounceReader): { stop: () => Promise<void> } {
  const stopped = new AbortController();
  const watch = async (): Promise<void> => {
    let failures = 0;
    const read = () => {
      failures = 0;
      reader.read();
    };
    while (!stopped.signal.aborted) {
      await session(settings, { ...reader, read }, stopped.signal).catch((error: unknown) => {
        if (!stopped.signal.aborted) reader.away(codeOf(error));
      });
      await pause(Math.min(1000 * 2 ** failures++, longestPauseMs), stopped.signal);
    }
  };
  const watching = watch();
  return {
    stop: () => {
      stopped.abort();
      return watching;
    },
  };
}

/** Logs in once and opens the mailbox; the code of what is in the way, if anything is. */
export async function tryMailbox(settings: BounceSettings): Promise<string | undefined> {
  const client = open(settings);
  try {
    await client.connect();
    await client.mailboxOpen('INBOX');
    return undefined;
  } catch (error) {
    return codeOf(error);
  } finally {
    client.close();
  }
}

/** One connection: a look, then a wait for news, until it breaks. */
async function session(settings: BounceSettings, { heard, read }: BounceReader, stopped: AbortSignal): Promise<void> {
  const client = open(settings);
  const over = Promise.withResolvers<void>();
  let news = Promise.withResolvers<void>();
  client.on('close', () => over.resolve());
  client.on('exists', () => news.resolve());
  const hangUp = () => client.close();
  stopped.addEventListener('abort', hangUp);
  try {
    await client.connect();
    // Held until the end: this connection reads one folder.
    await client.getMailboxLock('INBOX');
    while (client.usable) {
      news = Promise.withResolvers();
      await look(client, heard);
      read();
      // Returns when another command is given; until then the server tells of new mail.
      void client.idle().catch(() => undefined);
      const waited = new AbortController();
      await Promise.race([news.promise, over.promise, pause(lookEveryMs, AbortSignal.any([stopped, waited.signal]))]);
      waited.abort();
    }
    throw Object.assign(new Error('the connection was closed'), { code: 'closed' });
  } finally {
    stopped.removeEventListener('abort', hangUp);
    client.close();
  }
}

function open({ host, port, secure, login, authority }: BounceSettings): ImapFlow {
  const client = new ImapFlow({
    host,
    port,
    secure,
    auth: login,
    // Without TLS it is a server on this machine.
    ...(secure ? {} : { doSTARTTLS: false }),
    ...(authority ? { tls: { ca: [authority] } } : {}),
    disableAutoIdle: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    // Longer than between two looks: a connection on which nothing moves is given up.
    socketTimeout: lookEveryMs * 2,
    // It would log addresses.
    logger: false,
  });
  // Whatever breaks the connection also fails the command that waits for it.
  client.on('error', () => undefined);
  return client;
}

/** Few enough that their structures are small in memory. */
const atOnce = 50;

async function look(client: ImapFlow, heard: BounceReader['heard']): Promise<void> {
  const unread = (await client.search({ seen: false }, { uid: true })) || [];
  for (let from = 0; from < unread.length; from += atOnce) {
    for (const mail of await fetched(client, unread.slice(from, from + atOnce))) {
      if (!(await heard(await cameBack(client, mail)))) return;
      await client.messageFlagsAdd(String(mail.uid), ['\\Seen'], { uid: true });
    }
  }
}

/** All of them before the next command: a command inside a running fetch waits for ever. A structure too deep to be read leaves the header lines. */
async function fetched(client: ImapFlow, uids: readonly number[]): Promise<FetchMessageObject[]> {
  const whole = await client.fetchAll(uids.join(','), { uid: true, headers, bodyStructure: true }, { uid: true });
  const rest = uids.filter((uid) => whole.every((mail) => mail.uid !== uid));
  return rest.length > 0 ? [...whole, ...(await client.fetchAll(rest.join(','), { uid: true, headers }, { uid: true }))] : whole;
}

const headers = ['To', 'Delivered-To', 'X-Original-To', 'Envelope-To', 'Return-Path', 'Auto-Submitted', 'Precedence', 'X-Autoreply', 'X-Autorespond'];

async function cameBack(client: ImapFlow, mail: FetchMessageObject): Promise<CameBack> {
  const parts = mail.bodyStructure ? partsOf(mail.bodyStructure) : [];
  const text = async (types: readonly string[]) => {
    const { part } = parts.find(({ type }) => types.includes(type.toLowerCase())) ?? {};
    // A server that refuses one part must not keep us from all other mail.
    return part ? textOf(client, mail.uid, part).catch((error: unknown) => (client.usable ? undefined : Promise.reject(error))) : undefined;
  };
  const isReport = parts.some(({ type, parameters }) => /^multipart\/report$/i.test(type) && /^delivery-status$/i.test(parameters?.['report-type'] ?? ''));
  return { head: mail.headers?.toString('latin1') ?? '', isReport, status: await text(statusTypes), about: await text(aboutTypes) };
}

/** Usually parts 2 and 3. The second of each pair is for addresses beyond ASCII (RFC 6533). */
const statusTypes = ['message/delivery-status', 'message/global-delivery-status'];
const aboutTypes = ['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers'];

/** The whole tree, without what is inside the mail that a report is about. */
function partsOf(node: MessageStructureObject): MessageStructureObject[] {
  const inside = aboutTypes.includes(node.type.toLowerCase()) ? [] : (node.childNodes ?? []);
  return [node, ...inside.flatMap(partsOf)];
}

/** Anybody can write to this mailbox: more than this of a part is never read. */
const mostBytes = 64 * 1024;

async function textOf(client: ImapFlow, uid: number, part: string): Promise<string | undefined> {
  const { content } = await client.download(String(uid), part, { uid: true, maxBytes: mostBytes });
  if (!content) return undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('latin1');
}

function codeOf(error: unknown): string {
  const { code = '', authenticationFailed, mailboxMissing } = error as { code?: string; authenticationFailed?: boolean; mailboxMissing?: boolean };
  if (authenticationFailed) return 'auth';
  if (mailboxMissing) return 'no-mailbox';
  return isTlsCode(code) ? 'tls' : (quiet[code] ?? 'connection-lost');
}

const quiet: Record<string, string> = {
  ECONNREFUSED: 'connection-refused',
  ETIMEDOUT: 'timeout',
  ETIMEOUT: 'timeout',
  CONNECT_TIMEOUT: 'timeout',
  GREETING_TIMEOUT: 'timeout',
  ENOTFOUND: 'dns',
  EAI_AGAIN: 'dns',
};

async function pause(ms: number, stopped: AbortSignal): Promise<void> {
  await after(ms, undefined, { signal: stopped }).catch(() => undefined);
}
