import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isTlsCode } from './outcome.ts';
import { isPrivateLiteral, publicLookup } from './public-address.ts';

/** Limit for the whole exchange: connecting, sending, and reading the answer to its end. */
const withinMs = 15_000;
/** A proper answer is a few hundred bytes; beyond this it is a bad one. */
const longestAnswer = 64 * 1024;

/**
 * `retryAfter` is in seconds, where the server named a time. `mayHaveArrived`: a connection was made before it failed, so that the
 * other side may have acted upon the message although it did not say so.
 */
export type Answer =
  | { kind: 'answer'; status: number; type: string; body: string; retryAfter: number | undefined }
  | { kind: 'failed'; code: string; mayHaveArrived: boolean };

export type Posting = {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** For test servers on this machine only: plain http and private addresses are allowed. */
  loopback: boolean;
  authority?: string | undefined;
  patience?: number;
};

export function post(posting: Posting): Promise<Answer> {
  return exchange('POST', posting);
}

/** Reads what the other side knows, with the same safeguards. */
export function get(asking: Omit<Posting, 'body'>): Promise<Answer> {
  return exchange('GET', { ...asking, body: '' });
}

/**
 * One plain request: no redirect is followed (Node's own client never does), no connection is kept, and one timeout covers all
 * of it, so that a server that sends a byte now and then cannot hold it.
 */
function exchange(method: 'GET' | 'POST', { url, headers, body, loopback, authority, patience = 1 }: Posting): Promise<Answer> {
  const target = new URL(url);
  if (!loopback && (target.protocol !== 'https:' || isPrivateLiteral(target.hostname))) return Promise.resolve(failed('private-address', false));
  return new Promise((resolve) => {
    const send = target.protocol === 'https:' ? secureRequest : plainRequest;
    const request = send(target, {
      method,
      agent: false,
      headers: method === 'GET' ? headers : { ...headers, 'Content-Length': Buffer.byteLength(body) },
      signal: AbortSignal.timeout(withinMs * patience),
      ...(loopback ? {} : { lookup: publicLookup }),
      ...(authority ? { ca: [authority] } : {}),
    });
    let connected = false;
    request.on('socket', (socket) => {
      socket.once(target.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
        connected = true;
      });
    });
    request.on('error', (error) => resolve(failed(codeOf(error), connected)));
    request.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
        if (text.length > longestAnswer) response.destroy(new AnswerTooLong());
      });
      response.on('error', (error) => resolve(failed(codeOf(error), true)));
      response.on('end', () =>
        resolve({
          kind: 'answer',
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          body: text,
          retryAfter: secondsOf(response.headers['retry-after'], Date.now()),
        }),
      );
    });
    request.end(body);
  });
}

/** The JSON object in an answer, or undefined when it is none. */
export function jsonOf(body: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Retry-After as seconds: a number, or a date. At most a day, because anything longer is more likely a mistake. */
export function secondsOf(header: string | undefined, now: number): number | undefined {
  const seconds = /^\d+$/.test(header ?? '') ? Number(header) : Math.ceil((Date.parse(header ?? '') - now) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 0), 86_400);
}

class AnswerTooLong extends Error {
  code = 'ETOOLONG';
}

function failed(code: string, mayHaveArrived: boolean): Answer {
  return { kind: 'failed', code, mayHaveArrived };
}

/** Only Node's own error codes are told apart; every other socket error counts as a lost connection. */
function codeOf(error: NodeJS.ErrnoException): string {
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'timeout';
  const code = error.code ?? '';
  return known[code] ?? (/^HPE_/.test(code) ? 'bad-answer' : isTlsCode(code) ? 'tls' : 'connection-lost');
}

const known: Record<string, string> = {
  EPRIVATE: 'private-address',
  ETOOLONG: 'bad-answer',
  ECONNREFUSED: 'connection-refused',
  ETIMEDOUT: 'timeout',
  ENOTFOUND: 'dns',
  EAI_AGAIN: 'dns',
};
