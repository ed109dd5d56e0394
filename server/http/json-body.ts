import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';

export type JsonBody = { kind: 'read'; body: unknown } | { kind: 'too-large' } | { kind: 'malformed' };

/** Reads JSON straight from Node's request where there is one: building a web stream for 500 bytes costs more than reading them. */
export async function jsonBody(context: Context, largest: number): Promise<JsonBody> {
  if (Number(context.req.header('content-length') ?? 0) > largest) return { kind: 'too-large' };
  const { incoming } = (context.env ?? {}) as { incoming?: IncomingMessage };
  const text = incoming ? await readWithin(incoming, largest) : await context.req.text();
  if (text === undefined || Buffer.byteLength(text) > largest) return { kind: 'too-large' };
  try {
    return { kind: 'read', body: JSON.parse(text) };
  } catch {
    return { kind: 'malformed' };
  }
}

async function readWithin(incoming: IncomingMessage, largest: number): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largest) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
