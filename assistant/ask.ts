import { publicClientKey } from '#assistant/client-key.ts';
import { largestConversation, longest, mostMessages } from '#assistant/limits.ts';

export type Said = { role: 'user' | 'assistant'; content: string };

/** What a visitor may be told after asking. `error` holds the server's own words, where it had any. */
export type Outcome = { kind: 'answered' } | { kind: 'refused'; status: number; error: string | undefined } | { kind: 'unreachable' };

/** The server has words within 10 s and never pauses longer than that; with a slow phone's link on top, this is the end. */
const patienceMs = 25_000;

/** Sends the whole conversation and hands over the answer as it arrives. */
export async function askAssistant(conversation: Said[], onText: (text: string) => void, left: AbortSignal): Promise<Outcome> {
  const late = new AbortController();
  let timer = setTimeout(() => late.abort(), patienceMs);
  try {
    const response = await fetch('/legal-chat', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${publicClientKey}`, Accept: 'text/event-stream, application/json' },
      body: JSON.stringify({ messages: fitting(conversation), stream: true }),
      signal: AbortSignal.any([left, late.signal]),
    });
    if (!response.ok) return { kind: 'refused', status: response.status, error: await errorIn(response) };
    if (!/text\/event-stream/.test(response.headers.get('content-type') ?? '')) {
      const content = contentOf(await response.json(), 'message');
      if (!content) return { kind: 'unreachable' };
      onText(content);
      return { kind: 'answered' };
    }
    let whole = false;
    for await (const data of events(response)) {
      clearTimeout(timer);
      timer = setTimeout(() => late.abort(), patienceMs);
      whole ||= data === '[DONE]';
      const text = whole ? undefined : contentOf(JSON.parse(data), 'delta');
      if (text) onText(text);
    }
    return { kind: whole ? 'answered' : 'unreachable' };
  } catch {
    return { kind: 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
}

/** All of it, as long as the server takes it; then the oldest turns stay behind. */
export function fitting(conversation: Said[]): Said[] {
  const cut = conversation.map(({ role, content }) => ({ role, content: content.slice(0, longest[role]) })).slice(-mostMessages);
  // The rest of the body takes less than 200 bytes.
  while (cut.length > 1 && new TextEncoder().encode(JSON.stringify(cut)).length > largestConversation - 200) cut.shift();
  return cut;
}

async function errorIn(response: Response): Promise<string | undefined> {
  const body: unknown = await response.json().catch(() => undefined);
  return typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string' ? body.error : undefined;
}

/** `choices[0].message.content` of a whole reply, `choices[0].delta.content` of a piece of one. */
function contentOf(reply: unknown, part: 'message' | 'delta'): string | undefined {
  const { choices } = (reply ?? {}) as { choices?: { [part: string]: { content?: unknown } | undefined }[] };
  const content = choices?.[0]?.[part]?.content;
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
