import { connect, type Socket } from 'node:net';

export type Shot = { status: number; ms: number; head: string };

/** A connection that stays open and carries one request at a time. It reads as little as possible, so that measuring costs little itself. */
export class Line {
  #socket: Socket | undefined;
  #done: ((shot: Shot) => void) | undefined;
  #text = '';
  #asksForHead = false;
  #started = 0;
  readonly #port: number;

  constructor(port: number) {
    this.#port = port;
  }

  send(bytes: string): Promise<Shot> {
    return new Promise((resolve) => {
      this.#done = resolve;
      this.#text = '';
      this.#started = performance.now();
      this.#asksForHead = bytes.startsWith('HEAD ');
      this.#socket ??= this.#open();
      this.#socket.write(bytes);
    });
  }

  close(): void {
    this.#socket?.destroy();
  }

  #open(): Socket {
    const socket = connect(this.#port, '127.0.0.1').setEncoding('latin1').setNoDelay(true);
    socket.on('data', (chunk: string) => {
      this.#text += chunk;
      const end = this.#text.indexOf('\r\n\r\n');
      if (end === -1) return;
      const length = /\r\ncontent-length: (\d+)/i.exec(this.#text)?.[1];
      // An answer to HEAD, and one that says "not changed", has a length and no body.
      const bare = this.#asksForHead || /^HTTP\/1\.1 (304|204)/.test(this.#text);
      const whole = bare || (length === undefined ? this.#text.endsWith('0\r\n\r\n') : this.#text.length >= end + 4 + Number(length));
      if (whole) this.#answer(Number(this.#text.slice(9, 12)));
    });
    socket
      .on('error', () => undefined)
      .on('close', () => {
        this.#socket = undefined;
        this.#answer(0);
      });
    return socket;
  }

  #answer(status: number): void {
    const done = this.#done;
    this.#done = undefined;
    done?.({ status, ms: performance.now() - this.#started, head: this.#text.slice(0, 2_000) });
  }
}

export function requestBytes(method: string, path: string, headers: Record<string, string>, body = ''): string {
  const lines = Object.entries({ Host: '127.0.0.1', 'Content-Length': String(Buffer.byteLength(body)), ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
