import { readFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';

/** How the outside world misbehaves: the rows of the failure table. */
export const faults = [
  'none',
  'down',
  '4xx',
  '5xx',
  /** Turns each address or message away a few times, then takes it. */
  'greylist',
  /** Says the next byte just before anyone would give up. */
  'tarpit',
  /** Answers that all is well and throws the message away. */
  'accept-then-drop',
  /** Has the whole message, then cuts the connection before it has said so. */
  'drop-after-data',
  'wrong-tls',
  /** Answers after 3 s. */
  'slow',
  'redirect',
  'garbage',
  'error-body',
] as const;
export type Fault = (typeof faults)[number];

export const slowMs = 3_000;

/** For sinks that speak TLS; the tests trust the first, nobody the second. Both name localhost, for a hundred years. */
export const certificates = { trusted: certificate('trusted'), stranger: certificate('stranger') };
export const trustedAuthority = certificates.trusted.cert;

/**
 * A listener that hands each socket to the server for the current fault. `down` closes the listener itself, so that the machine
 * refuses the connection; the port stays the same when it comes back.
 */
export async function openAdmission(wanted: number, receive: (socket: Socket) => void) {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    receive(socket);
  });
  const listen = (port: number) => new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  await listen(wanted);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : wanted;
  const hangUp = () => {
    for (const socket of open) socket.destroy();
  };
  const shut = async () => {
    const closed = server.listening ? new Promise((resolve) => server.close(resolve)) : undefined;
    hangUp();
    await closed;
  };
  return {
    port,
    shut,
    hangUp,
    /** Sets the fault for what follows, and closes connections, so that none carries over from one fault to the next. */
    meet: async (fault: string) => {
      if (fault === 'down') return shut();
      hangUp();
      if (!server.listening) await listen(port);
    },
  };
}

/** One byte every 700 ms for as long as anybody listens. */
export function drip(socket: Socket, text: string): void {
  let at = 0;
  const clock = setInterval(() => void socket.write(text[at++ % text.length] ?? ''), 700);
  socket.on('close', () => clearInterval(clock));
}

function certificate(name: string) {
  const read = (ending: string) => readFileSync(new URL(`./certificates/${name}.${ending}`, import.meta.url), 'utf8');
  return { cert: read('crt'), key: read('key') };
}
