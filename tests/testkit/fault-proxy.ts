import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** How a link breaks. */
export const linkFaults = [
  /** Everything arrives, half a second late in each direction. */
  'slow',
  /** A few bytes at a time. */
  'thin',
  /** Nobody is there to connect to. */
  'refuse',
  /** Connections are cut as soon as they are made, and those that are open. */
  'reset',
  /** Half a request passes, then the connection is cut. */
  'cut-request',
  /** The request passes on, its answer does not. */
  'swallow-answer',
  /** Half an answer passes, then the connection is cut. */
  'cut-answer',
  /** Half an answer passes, then the connection ends in good order. */
  'short-answer',
  /** The answer is noise. */
  'garbage',
  /** Half-open: no data, no end. What is open now stays so; what is opened after the fault works. */
  'frozen',
] as const;
export type LinkFault = (typeof linkFaults)[number];

const slowMs = 500;
const thin = { bytes: 20, everyMs: 100 };

export type FaultProxy = {
  port: number;
  /** From its next byte on, every connection meets this. */
  meet: (fault: LinkFault | 'none') => Promise<void>;
  close: () => Promise<void>;
};

type Link = { client: Socket; upstream: Socket; frozen: boolean };

/** Stands before a server on loopback, and breaks on command. */
export async function startFaultProxy(target: number): Promise<FaultProxy> {
  const links = new Set<Link>();
  let fault: LinkFault | 'none' = 'none';

  const server = createServer((client) => {
    if (fault === 'reset') return void client.on('error', () => undefined).resetAndDestroy();
    const link: Link = { client, upstream: connect(target, '127.0.0.1'), frozen: fault === 'frozen' };
    links.add(link);
    for (const socket of [link.client, link.upstream])
      socket.on('error', () => link.frozen || cut(link)).on('close', () => void (link.client.destroyed && link.upstream.destroyed && links.delete(link)));
    carry(link, link.client, link.upstream, false);
    carry(link, link.upstream, link.client, true);
  });
  const carry = (link: Link, from: Socket, to: Socket, answers: boolean) => {
    let line = Promise.resolve();
    const after = (work: () => Promise<void> | void) => {
      line = line.then(work);
    };
    from.on('data', (bytes: Buffer) => {
      const at = performance.now();
      after(() => pass(link, to, bytes, answers, at));
    });
    from.on('end', () => after(() => void (link.frozen || to.end())));
  };
  const pass = async (link: Link, to: Socket, bytes: Buffer, answers: boolean, at: number): Promise<void> => {
    if (link.frozen || !to.writable) return;
    const half = bytes.subarray(0, Math.ceil(bytes.length / 2));
    switch (fault) {
      case 'slow':
        await delay(Math.max(0, at + slowMs - performance.now()));
        return void to.write(bytes);
      case 'thin':
        return trickle(to, bytes, () => fault === 'thin');
      case 'cut-request':
        return void (answers ? to.write(bytes) : to.write(half, () => cut(link)));
      case 'swallow-answer':
        return void (answers ? cut(link) : to.write(bytes));
      case 'cut-answer':
        return void (answers ? to.write(half, () => cut(link)) : to.write(bytes));
      case 'short-answer':
        return void (answers ? to.end(half) : to.write(bytes));
      case 'garbage':
        return void to.write(answers ? bytes.map((byte) => byte ^ 0x5a) : bytes);
      default:
        to.write(bytes);
    }
  };
  const listen = (port: number) => new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const shut = () => new Promise<void>((resolve) => (server.listening ? server.close(() => resolve()) : resolve()));

  return {
    port,
    meet: async (next) => {
      fault = next;
      if (next === 'frozen') for (const link of links) link.frozen = true;
      if (next === 'reset' || next === 'refuse') for (const link of links) cut(link);
      if (next === 'refuse') await shut();
      else if (!server.listening) await listen(port);
    },
    close: async () => {
      const closed = shut();
      for (const link of links) cut(link);
      await closed;
    },
  };
}

/** The rest passes at once when the fault is over. */
async function trickle(to: Socket, bytes: Buffer, lasts: () => boolean): Promise<void> {
  let at = 0;
  for (; at < bytes.length && lasts() && !to.destroyed; at += thin.bytes) {
    to.write(bytes.subarray(at, at + thin.bytes));
    await delay(thin.everyMs);
  }
  to.write(bytes.subarray(at));
}

function cut({ client, upstream }: Link): void {
  client.resetAndDestroy();
  upstream.resetAndDestroy();
}
