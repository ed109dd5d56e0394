import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { closeWithin } from '#server/listen.ts';

export type Relay = {
  url: string;
  /** What becomes of an answer, by its path: other words, a status without them, or nothing at all for ever. */
  instead: (path: string, what: ((text: string) => string) | number | 'silence') => void;
  /** Method and path of all that was asked. */
  asked: string[];
  stop: () => Promise<void>;
};

/** Stands before the product and gives out another release of it, or none: what a phone meets over the months. */
export async function startRelay(target: string): Promise<Relay> {
  const changes = new Map<string, Parameters<Relay['instead']>[1]>();
  const asked: string[] = [];
  const sockets = new Set<Socket>();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/';
    asked.push(`${request.method} ${path}`);
    const change = changes.get(path);
    if (change === 'silence') return;
    if (typeof change === 'number') return void response.writeHead(change).end();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    // What a browser has of the release before is no answer to the next.
    const left = ['host', 'connection', 'accept-encoding', ...(change ? ['if-none-match'] : [])];
    const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !left.includes(name)));
    const sent = await fetch(target + path, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(chunks.length ? { body: Buffer.concat(chunks) } : {}),
      redirect: 'manual',
    });
    await pass(sent, response, change);
  };
  const server = createServer((request, response) => void answer(request, response));
  server.on('connection', (socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    instead: (path, what) => void changes.set(path, what),
    asked,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await closeWithin(server, 1);
    },
  };
}

async function pass(answer: Response, response: ServerResponse, change: ((text: string) => string) | undefined): Promise<void> {
  const left = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive', ...(change ? ['etag'] : [])];
  const headers = [...answer.headers].filter(([name]) => !left.includes(name));
  const body = change ? Buffer.from(change(await answer.text())) : Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, Object.fromEntries(headers)).end(body);
}
