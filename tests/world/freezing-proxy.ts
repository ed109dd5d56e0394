import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Stands before a server on loopback. `freeze` leaves every open connection half-open: no data, no end. New ones work. */
export async function startFreezingProxy(target: number): Promise<{ port: number; freeze: () => void; close: () => void }> {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    client.pipe(upstream).pipe(client);
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', () => undefined).on('close', () => open.delete(socket));
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    freeze: () => {
      for (const socket of open) socket.unpipe().pause();
    },
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
