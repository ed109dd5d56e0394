import { publicClientKey } from '#assistant/client-key.ts';
import { largestConversation, longest, mostMessages } from '#assistant/limits.ts';
import { besideIn } from '#assistant/panel/read-beside.ts';
import type { Beside } from '#assistant/reply.ts';

export type Said = { role: 'user' | 'assistant'; content: string };

/** What a visitor may be told after asking. `error` holds the server's own words, where it had any. */
export type Outcome =
  | { kind: 'answered'; beside: Beside | undefined }
  | { kind: 'refused'; status: number; error: string | undefined }
  | { kind: 'unreachable' };

/** Longest silence before giving up: the server sends text within 10 s and never pauses longer; the rest is for a slow connection. */
const patienceMs = 25_000;

/** Sends a conversation and hands over the answer as it arrives; what comes beside it is there at its end. `at` says in which language the page is. */
export async function askAssistant(at: string, messages: Said[], onText: (text: string) => void, left: AbortSignal): Promise<Outcome> {
  const ended = new AbortController();
  const end = () => ended.abort();
  left.addEventListener('abort', end);
  let timer = setTimeout(end, patienceMs);
  try {
    const response = await fetch(at, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${publicClientKey}`,
        Accept: canStream() ? 'text/event-stream, application/json' : 'application/json',
      },
      body: JSON.stringify({ messages, stream: canStream() }),
      signal: ended.signal,
    });
    if (!response.ok) return { kind: 'refused', status: response.status, error: await errorIn(response) };
    if (!/text\/event-stream/.test(response.headers.get('content-type') ?? '')) {
      const reply = (await response.json()) as Reply;
      const content = contentOf(reply, 'message');
      if (!content) return { kind: 'unreachable' };
      onText(content);
      return { kind: 'answered', beside: besideIn(reply?.beside) };
    }
    let whole = false;
    let beside: Beside | undefined;
    for await (const data of events(response)) {
      clearTimeout(timer);
      timer = setTimeout(end, patienceMs);
      whole ||= data === '[DONE]';
      if (whole) continue;
      const piece = JSON.parse(data) as Reply;
      beside = besideIn(piece?.beside) ?? beside;
      const text = contentOf(piece, 'delta');
      if (text) onText(text);
    }
    return whole ? { kind: 'answered', beside } : { kind: 'unreachable' };
  } catch {
    return { kind: 'unreachable' };
  } finally {
    clearTimeout(timer);
    left.removeEventListener('abort', end);
  }
}

/** A browser that cannot read an answer piece by piece gets it whole. */
function canStream(): boolean {
  return typeof TextDecoder === 'function' && typeof ReadableStream === 'function';
}

/** The greeting and as much of what follows as the server accepts; the oldest turns are left out first. */
export function fitting(conversation: Said[]): Said[] {
  const [greeting, ...talk] = conversation.map(({ role, content }) => ({ role, content: content.slice(0, longest[role]) }));
  const newest = talk.slice(-mostMessages);
  const sent = () => [...(greeting ? [greeting] : []), ...newest];
  // The rest of the body takes less than 200 bytes.
  while (newest.length > 1 && bytesOf(JSON.stringify(sent())) > largestConversation - 200) newest.shift();
  return sent();
}

function bytesOf(text: string): number {
  return typeof TextEncoder === 'function' ? new TextEncoder().encode(text).length : encodeURIComponent(text).replace(/%../g, 'x').length;
}

async function errorIn(response: Response): Promise<string | undefined> {
  const body: unknown = await response.json().catch(() => undefined);
  return typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string' ? body.error : undefined;
}

type Reply = { choices?: { [part: string]: { content?: unknown } | undefined }[]; beside?: unknown } | null;

/** `choices[0].message.content` of a whole reply, `choices[0].delta.content` of a piece of one. */
function contentOf(reply: Reply, part: 'message' | 'delta'): string | undefined {
  const content = reply?.choices?.[0]?.[part]?.content;
  return typeof content === 'string' ? content : undefined;
}

/** The data of a stream's events. */
async function* events(response: Response): AsyncGenerator<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let waiting = '';
  while (reader) {
    const { value, done } = await reader.read();
    if (done) return;
    const blocks = (waiting + decoder.decode(value, { stream: true })).split('\n\n');
    waiting = blocks.pop() ?? '';
    for (const block of blocks) if (block.startsWith('data: ')) yield block.slice(6);
  }
}
