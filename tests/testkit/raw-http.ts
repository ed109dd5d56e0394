import { connect } from 'node:net';

/** `closed`: hung up without a word, which is an answer too. `hung`: neither within the time a visitor is given. */
export type RawAnswer = { kind: 'answered'; status: number; head: string; ms: number } | { kind: 'closed'; ms: number } | { kind: 'hung'; ms: number };

/** Bytes to a server as they are, and what comes back until it hangs up. */
export function sendRaw(port: number, bytes: readonly Buffer[], withinMs = 12_000): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const started = performance.now();
    let head = '';
    const end = (hung: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      const ms = performance.now() - started;
      // "Go on" is not yet an answer.
      head = head.replace(/^HTTP\/1\.1 1\d\d .*?\r\n\r\n/s, '');
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
      if (hung) resolve({ kind: 'hung', ms });
      else if (status === 0) resolve({ kind: 'closed', ms });
      else resolve({ kind: 'answered', status, head: head.slice(0, head.indexOf('\r\n\r\n')), ms });
    };
    const socket = connect(port, '127.0.0.1', () => {
      for (const part of bytes) socket.write(part);
    });
    const timer = setTimeout(() => end(true), withinMs);
    socket.on('data', (chunk: Buffer) => {
      if (head.length < 8_000) head += chunk.toString('latin1');
    });
    // An error is a reset after what was read; the close that follows it tells.
    socket.on('error', () => undefined).on('close', () => end(false));
  });
}
