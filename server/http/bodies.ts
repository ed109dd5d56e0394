import type { IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { thisMachine } from '#intake/spam/sort.ts';
import type { Visit } from '#server/http/visit.ts';

export type Bodies = {
  read: (context: Visit, largest: number, network: string) => Promise<Body>;
};

export type Body = { kind: 'read'; bytes: Uint8Array<ArrayBuffer> } | { kind: 'too-large' } | { kind: 'too-many' };

/** Bodies of one network that are waited for at the same time. nginx has the same limit, and passes on whole bodies (deploy/nginx/limits.conf). */
const atOnce = 20;

/** A body that is there after this time was on its way already, and is read however many others are missing. */
const graceMs = 250;

/**
 * A body is read before its request waits for anything else: one that comes slowly takes no place from a visitor who has sent theirs. The
 * limit is for slow bodies: any number of people at one address can send a form.
 */
export function openBodies(most = atOnce): Bodies {
  const sending = new Map<string, number>();
  return {
    read: async (context, largest, network) => {
      if (Number(context.req.header('content-length') ?? 0) > largest) return { kind: 'too-large' };
      const incoming = context.env?.incoming;
      if (!incoming) return within(new Uint8Array(await context.req.arrayBuffer()), largest);
      // Where no proxy is trusted, all visitors seem to come from this machine.
      if (network !== thisMachine && (sending.get(network) ?? 0) >= most) {
        await delay(graceMs);
        if (!incoming.complete) return { kind: 'too-many' };
      }
      sending.set(network, (sending.get(network) ?? 0) + 1);
      try {
        return within(await readWithin(incoming, largest), largest);
      } finally {
        leave(sending, network);
      }
    },
  };
}

function within(bytes: Uint8Array<ArrayBuffer> | undefined, largest: number): Body {
  return bytes && bytes.length <= largest ? { kind: 'read', bytes } : { kind: 'too-large' };
}

function leave(sending: Map<string, number>, network: string): void {
  const others = (sending.get(network) ?? 1) - 1;
  if (others > 0) sending.set(network, others);
  else sending.delete(network);
}

/** Straight from Node's request: building a web stream for 500 bytes costs more than reading them. */
async function readWithin(incoming: IncomingMessage, largest: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  // The rest of one that is too large is left to be read away, so that the refusal can be sent.
  for await (const chunk of incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largest) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
