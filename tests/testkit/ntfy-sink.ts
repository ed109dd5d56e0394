import { randomBytes } from 'node:crypto';
import { startHttpSink } from './http-sink.ts';

export const ntfyToken = 'tk_standinfortestsonly0000000000';

type Action = { action: string; label: string; url: string; method?: string; clear?: boolean };
export type NtfyMessage = { topic: string; title: string; message: string; priority: number; tags: string[]; click: string; actions: Action[] };

/** An ntfy server and the phones that are subscribed to it. It takes what the real one takes, and a button does what the app does. */
export async function startNtfySink(options: { port?: number; tls?: boolean; slow?: number } = {}) {
  const shown: NtfyMessage[] = [];
  const sink = await startHttpSink(
    {
      idOf: ({ body }) => body,
      accepts: (post) => {
        const turn = (http: number, code: number, error: string) => {
          post.fate = 'turned-away';
          return { status: http, body: JSON.stringify({ code, http, error, link: 'https://ntfy.sh/docs' }) };
        };
        if (post.method !== 'POST' || post.path !== '/') return turn(404, 40401, 'page not found');
        if (post.headers.authorization !== `Bearer ${ntfyToken}`) return turn(401, 40101, 'unauthorized');
        const message = read(post.body);
        if (!message) return turn(400, 40024, 'invalid request: request body must be valid JSON');
        if (!/^[-_A-Za-z0-9]{1,64}$/.test(message.topic ?? '')) return turn(400, 40009, 'invalid request: topic invalid');
        if (![1, 2, 3, 4, 5].includes(message.priority)) return turn(400, 40007, 'invalid priority parameter');
        const actions = message.actions ?? [];
        if (actions.length > 3 || actions.some(({ action, url }) => action !== 'http' || !/^https?:/.test(url)))
          return turn(400, 40018, 'invalid request: actions invalid');
        if (Buffer.byteLength(message.message) > 4_096) return turn(413, 41301, 'attachment too large');
        if (post.fate === 'kept') shown.push(message);
        const now = Math.floor(Date.now() / 1000);
        return { status: 200, body: JSON.stringify({ id: idOf12(), time: now, expires: now + 43_200, event: 'message', ...message }) };
      },
      refuses: () => ({ status: 400, body: '{"code":40009,"http":400,"error":"invalid request: topic invalid"}' }),
      errorBody: { status: 200, body: '{"code":50001,"http":500,"error":"internal server error"}' },
    },
    options,
  );
  return {
    ...sink,
    /** What the phones of a topic show, oldest first. */
    shown: (topic: string) => shown.filter((one) => one.topic === topic),
    /** Presses a button as the app does: no page is behind it, and the message goes away only after a 2xx. */
    async press(message: NtfyMessage, label: string): Promise<{ status: number; said: string }> {
      const action = message.actions.find((one) => one.label === label);
      if (!action) throw new Error(`no button "${label}"`);
      const answer = await fetch(action.url, { method: action.method ?? 'POST' });
      if (action.clear && answer.ok && shown.includes(message)) shown.splice(shown.indexOf(message), 1);
      return { status: answer.status, said: await answer.text() };
    },
  };
}

function read(body: string): NtfyMessage | undefined {
  try {
    return JSON.parse(body) as NtfyMessage;
  } catch {
    return undefined;
  }
}

function idOf12(): string {
  return randomBytes(16).toString('base64url').replace(/[-_]/g, 'x').slice(0, 12);
}
