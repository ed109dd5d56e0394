import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { certificates, drip, type Fault, openAdmission, slowMs } from './faults.ts';

export type ReceivedPost = {
  at: number;
  id: string;
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
  fate: 'kept' | 'discarded' | 'cut' | 'turned-away';
};

type Reply = { status: number; body: string; type?: string; headers?: Record<string, string> };
/** What the service says when all is well, when it refuses for good, and when it lies; and what makes two messages the same. */
export type Service = {
  idOf: (post: Omit<ReceivedPost, 'id' | 'fate'>) => string;
  accepts: (post: ReceivedPost) => Reply;
  refuses: (post: ReceivedPost) => Reply;
  errorBody: Reply;
};

/** A service over HTTP that keeps what it gets and fails on command; over TLS with the certificate the tests trust. */
export async function startHttpSink(service: Service, { port: wanted = 0, tls = false, slow = slowMs }: { port?: number; tls?: boolean; slow?: number } = {}) {
  const received: ReceivedPost[] = [];
  const turnedAway = new Map<string, number>();
  let fault: Fault = 'none';
  let tries = 2;

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    for await (const part of request.setEncoding('utf8')) body += part as string;
    const arrived = { at: Date.now(), method: request.method ?? '', path: request.url ?? '', headers: request.headers, body };
    const post: ReceivedPost = { ...arrived, id: service.idOf(arrived), fate: 'kept' };
    const reply = replyTo(post);
    received.push(post);
    if (post.fate === 'cut') return void request.socket.destroy();
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, slow));
    response.writeHead(reply.status, {
      'Content-Type': reply.type ?? 'application/json',
      ...reply.headers,
      ...(reply.status === 302 ? { Location: '/followed' } : {}),
    });
    return void response.end(reply.body);
  };
  const replyTo = (post: ReceivedPost): Reply => {
    const turn = (reply: Reply): Reply => {
      post.fate = 'turned-away';
      return reply;
    };
    if (fault === '4xx') return turn(service.refuses(post));
    if (fault === '5xx') return turn({ status: 503, body: `{"message":"down for ${post.body.slice(0, 20)}"}` });
    if (fault === 'redirect') return turn({ status: 302, body: '' });
    if (fault === 'error-body') return turn(service.errorBody);
    if (fault === 'greylist') {
      const count = turnedAway.get(post.id) ?? 0;
      turnedAway.set(post.id, count + 1);
      if (count < tries) return turn({ status: 429, body: '{"code":20429,"message":"Too many requests"}' });
    }
    if (fault === 'accept-then-drop') post.fate = 'discarded';
    if (fault === 'drop-after-data') post.fate = 'cut';
    return service.accepts(post);
  };

  const listener = (request: IncomingMessage, response: ServerResponse) => void answer(request, response).catch(() => response.destroy());
  const honest = tls ? createSecureServer(certificates.trusted, listener) : createServer(listener);
  const stranger = createSecureServer(certificates.stranger, listener);
  const receive = (socket: Socket) => {
    if (fault === 'garbage') return void (tls ? inTls(socket) : socket).end('\u0000\u0001 this is no web server\r\n');
    if (fault === 'tarpit')
      return drip(
        (tls ? inTls(socket) : socket).on('data', () => {}),
        'HTTP/1.1 200 OK\r\nX-Wait: '.padEnd(10_000, 'x'),
      );
    return void (fault === 'wrong-tls' ? stranger : honest).emit('connection', socket);
  };
  const door = await openAdmission(wanted, receive);

  return {
    port: door.port,
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${door.port}`,
    /** Sets the fault for what follows. `times` is for greylist: how often each message is turned away. */
    async fault(next: Fault, times = 2) {
      fault = next;
      tries = times;
      turnedAway.clear();
      await door.meet(next);
    },
    received: () => received,
    stop: () => door.shut(),
  };
}

function inTls(socket: Socket): Socket {
  return new TLSSocket(socket, { isServer: true, ...certificates.trusted }).on('error', () => socket.destroy());
}
