import type { Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { certificates, drip, type Fault, openAdmission, slowMs } from './faults.ts';

export type MailFault = Exclude<Fault, 'redirect' | 'error-body'> | 'wrong-password' | 'no-service' | 'sender-refused';

/** `fate`: kept; discarded after a 250; or cut off after the last byte, when nobody can know which of the two. */
export type ReceivedMail = {
  at: number;
  id: string;
  envelope: { from: string; to: string[] };
  /** What was asked for about reports (RFC 3461), as it came; absent where nothing was. */
  dsn: Record<'ret' | 'envid' | 'notify' | 'orcpt', string> | undefined;
  headers: [name: string, value: string][];
  raw: Buffer;
  fate: 'kept' | 'discarded' | 'cut';
  secure: boolean;
};

/** A mail server that keeps what it gets and fails on command. `tls` offers STARTTLS with the certificate the tests trust. */
export async function startMailSink({
  port: wanted = 0,
  tls = false,
  login,
  slow = slowMs,
}: {
  port?: number;
  tls?: boolean;
  login?: { user: string; pass: string };
  slow?: number;
} = {}) {
  const received: ReceivedMail[] = [];
  const refused = new Set<string>();
  const turnedAway = new Map<string, number>();
  let fault: MailFault = 'none';
  let tries = 2;

  const options = (certificate: { cert: string; key: string }, offersTls: boolean): SMTPServerOptions => ({
    ...certificate,
    authOptional: !login,
    disabledCommands: [...(login ? [] : ['AUTH']), ...(offersTls ? [] : ['STARTTLS'])],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    hideDSN: false,
    logger: false,
    onConnect: (_session, done) => done(fault === 'no-service' ? says(554, 'No service for you') : null),
    onAuth: ({ username, password }, _session, done) =>
      fault === 'wrong-password' || username !== login?.user || password !== login?.pass
        ? done(says(535, `Not the password of ${username}`))
        : done(null, { user: username ?? '' }),
    onMailFrom: ({ address }, _session, done) => done(fault === 'sender-refused' ? says(550, `${address} may not send`) : null),
    onRcptTo: ({ address }, _session, done) => {
      if (refused.has(address)) return done(says(550, `No such mailbox ${address}`));
      if (fault === '4xx') return done(says(451, `${address} is busy`));
      if (fault === '5xx') return done(says(550, `No such mailbox ${address}`));
      if (fault === 'greylist' && before(address) < tries) return done(says(451, `${address}: greylisted, come back later`));
      return done();
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const raw = Buffer.concat(parts);
        const { mailFrom, rcptTo, dsn } = session.envelope;
        const wanted = rcptTo[0]?.dsn;
        const headers = headersOf(raw);
        received.push({
          at: Date.now(),
          id: headers.find(([name]) => name.toLowerCase() === 'message-id')?.[1] ?? '',
          envelope: { from: mailFrom ? mailFrom.address : '', to: rcptTo.map((one) => one.address) },
          dsn: dsn?.envid ? { ret: dsn.ret ?? '', envid: dsn.envid, notify: [wanted?.notify ?? []].flat().join(), orcpt: wanted?.orcpt ?? '' } : undefined,
          headers,
          raw,
          fate: fault === 'accept-then-drop' ? 'discarded' : fault === 'drop-after-data' ? 'cut' : 'kept',
          secure: session.secure,
        });
        if (fault === 'drop-after-data') return door.hangUp();
        return void setTimeout(() => done(null), fault === 'slow' ? slow : 0);
      });
    },
  });

  const honest = serverWith(options(certificates.trusted, tls));
  const stranger = serverWith(options(certificates.stranger, true));
  const before = (address: string) => {
    const count = turnedAway.get(address) ?? 0;
    turnedAway.set(address, count + 1);
    return count;
  };
  const receive = (socket: Socket) => {
    if (fault === 'garbage') return void socket.end('\u0000\u0001 this is no mail server\r\n');
    if (fault === 'tarpit') {
      // The greeting is prompt, because clients have a separate timeout for it.
      socket.write('220 sink ESMTP\r\n');
      return drip(socket, '250-sink\r\n');
    }
    return void (fault === 'wrong-tls' ? stranger : honest).server.emit('connection', socket);
  };
  const door = await openAdmission(wanted, receive);

  return {
    port: door.port,
    url: `smtp://${login ? `${login.user}:${login.pass}@` : ''}127.0.0.1:${door.port}`,
    /** Makes a mailbox unknown to the server. */
    refuse: (address: string) => refused.add(address),
    /** Sets the fault for what follows. `times` is for greylist: how often each address is turned away. */
    async fault(next: MailFault, times = 2) {
      fault = next;
      tries = times;
      turnedAway.clear();
      await door.meet(next);
    },
    received: () => received,
    stop: () => door.shut(),
  };
}

function serverWith(options: SMTPServerOptions): SMTPServer {
  const server = new SMTPServer(options);
  // A client that gives up, or does not trust our certificate, is no error of this server.
  server.on('error', () => {});
  return server;
}

/** As real servers do, the answer repeats the address. */
function says(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** Header lines as they arrived, folded ones joined. */
export function headersOf(raw: Buffer): [string, string][] {
  const head = raw.subarray(0, raw.indexOf('\r\n\r\n')).toString('latin1');
  return head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]);
}
