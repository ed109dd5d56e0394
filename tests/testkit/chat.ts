import { generateKeySync } from 'node:crypto';
import { getRequestListener } from '@hono/node-server';
import { createAssistant } from '#assistant/assistant.ts';
import type { Budget } from '#assistant/budget.ts';
import { publicClientKey } from '#assistant/client-key.ts';
import { openModel } from '#assistant/model.ts';
import type { Beside } from '#assistant/reply.ts';
import { createVisitors } from '#assistant/visitors.ts';
import { type Breaker, openBreaker } from '#deliveries/breaker.ts';
import { content } from '#firm/content.ts';
import { createApp } from '#server/http/app.ts';
import { createChat } from '#server/http/chat.ts';
import { openQueue } from '#server/http/queue.ts';
import { openVisitors } from '#server/http/visitor.ts';
import { closeWithin, listen } from '#server/listen.ts';
import { modelName } from './model-behaviours.ts';

export type ChatSite = { url: string; notes: { kind: string; why: string }[]; unanswered: string[]; stop: () => Promise<void> };

/** An unlimited budget, for tests that are about something else. */
export const noLimit: Budget = { reserve: async () => ({ settle: async () => undefined }) };

/** Never rests, for tests that let a model fail many times in a row. */
export const tireless: Breaker = { mayTry: () => true, succeeded: () => undefined, failed: () => undefined, brokeOff: () => undefined };

/** The app with the chat and nothing else behind it, on loopback. Behind one proxy, so that tests can be many visitors. */
export async function startChat({
  model,
  budget = noLimit,
  breaker = openBreaker(30_000),
}: {
  model?: string;
  budget?: Budget;
  breaker?: Breaker;
} = {}): Promise<ChatSite> {
  const notes: ChatSite['notes'] = [];
  const unanswered: string[] = [];
  const assistant = createAssistant({
    site: content(),
    prepared: 'build/assistant',
    model: model ? { model: openModel({ baseURL: model, apiKey: 'key', model: modelName }), budget, breaker, visitors: createVisitors() } : undefined,
    note: (note) => void (note.kind === 'no-answer' ? unanswered.push(note.why) : notes.push(note)),
  });
  const app = createApp({
    stored: { pages: new Map(), files: new Map() },
    render: async () => new Response('no page', { status: 404 }),
    chat: createChat(assistant, openVisitors(true, generateKeySync('hmac', { length: 256 })), openQueue()),
    health: { acceptsWork: () => true, canStore: async () => true },
    log: () => undefined,
    trustedProxy: true,
  });
  const answer = getRequestListener(app.fetch);
  const { server, port } = await listen((request, response) => void answer(request, response), '127.0.0.1', 0);
  return { url: `http://127.0.0.1:${port}`, notes, unanswered, stop: () => closeWithin(server, 0) };
}

export type Said = { role: string; content: string };
/** `at`: the language of the page, by its prefix. */
export type Asking = { visitor?: string; at?: '' | '/es' | '/ar'; stream?: boolean; headers?: Record<string, string>; signal?: AbortSignal };

export function post(url: string, body: unknown, { visitor = '192.0.2.1', at = '', headers = {}, signal }: Asking = {}): Promise<Response> {
  return fetch(`${url}${at}/legal-chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${publicClientKey}`, 'X-Forwarded-For': visitor, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });
}

export type Answered = { text: string; beside: Beside | undefined };

/** A question, with what was said before, and the whole answer. */
export async function ask(url: string, question: string, asking: Asking & { before?: Said[] } = {}): Promise<string> {
  return (await askForAll(url, question, asking)).text;
}

/** The same with what comes beside the words. */
export async function askForAll(url: string, question: string, { before = [], ...asking }: Asking & { before?: Said[] } = {}): Promise<Answered> {
  const response = await post(url, { messages: [...before, { role: 'user', content: question }], ...(asking.stream ? { stream: true } : {}) }, asking);
  if (response.status !== 200) throw new Error(`status ${response.status}: ${await response.text()}`);
  if (asking.stream) return streamed(await response.text());
  const { choices, beside } = (await response.json()) as { choices: { message: { content: string } }[]; beside?: Beside };
  return { text: choices[0]?.message.content ?? '', beside };
}

function streamed(events: string): Answered {
  const chunks = events
    .split('\n\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => JSON.parse(line.slice(6)) as { choices: { delta: { content?: string } }[]; beside?: Beside });
  return { text: chunks.map(({ choices }) => choices[0]?.delta.content ?? '').join(''), beside: chunks.at(-1)?.beside };
}

/** Every number gives an address in another network, as far as the chat can tell. */
export function networkOf(number: number): string {
  return `10.${(number >> 8) & 255}.${number & 255}.7`;
}
