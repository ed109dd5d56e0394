import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Node's default limits keep a slow connection open for minutes; with these it is closed within 11 seconds. */
const timeouts = { headersTimeout: 5_000, requestTimeout: 10_000, connectionsCheckingInterval: 1_000, keepAliveTimeout: 65_000 };

export async function listen(listener: RequestListener, host: string, port: number): Promise<{ server: Server; port: number }> {
  const server = createServer({ ...timeouts, maxHeaderSize: 16 * 1024 }, listener);
  server.maxRequestsPerSocket = 1_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return { server, port: (server.address() as AddressInfo).port };
}

/** Takes no new work, lets what has begun end, and then cuts what is left. */
export async function closeWithin(server: Server, seconds: number): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), seconds * 1000);
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeIdleConnections();
  await closed;
  clearTimeout(cut);
}
