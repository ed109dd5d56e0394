import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the range from which the system takes ports for outgoing connections: a port that is free now is not lent out a moment later. */
const [lowest, highest] = [20_000, 32_000];

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest);
    if (await isFree(port)) return port;
  }
}

export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
