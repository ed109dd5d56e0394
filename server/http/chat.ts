import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { Assistant } from '#assistant/assistant.ts';
import { publicClientKey } from '#assistant/client-key.ts';
import { readConversation } from '#assistant/conversation.ts';
import { chatAddress } from '#assistant/limits.ts';
import type { Beside } from '#assistant/reply.ts';
import { siteLanguages } from '#firm/content.ts';
import { addressIn, type Language, languageAt } from '#firm/languages.ts';
import { busy } from '#server/http/busy.ts';
import type { Leave, Queue } from '#server/http/queue.ts';
import { pageKey } from '#server/http/serve-stored.ts';
import { pageAddresses } from '#site/addresses.ts';
import { wordsOf } from '#site/words/words.ts';

export type Chat = { routes: Hono; stop: () => void };

/** `POST /legal-chat`, in each language under its own address. What is said here is answered and forgotten: it is not logged, and there is nowhere to store it. */
export function createChat(
  assistant: Assistant,
  visitor: (context: Context) => string,
  queue: Queue,
  failed: (error: unknown) => void = () => undefined,
): Chat {
  const stopping = new AbortController();
  const routes = new Hono();
  for (const language of siteLanguages()) {
    const address = addressIn(language, chatAddress);
    routes.use(address, async (context, next) => {
      await next();
      context.res.headers.set('Cache-Control', 'no-store');
    });
    routes.post(address, (context) => answer(context, language));
  }
  return { routes, stop: () => stopping.abort() };

  async function answer(context: Context, language: Language): Promise<Response> {
    if (!hasKey(context.req.header('authorization'))) return refuse(context, language, 'key', 401);
    if (!/^application\/json\b/i.test(context.req.header('content-type') ?? '')) return refuse(context, language, 'body', 415);
    const leave = await queue.enter('question', visitor(context));
    if (!leave) return busy(context);
    // Reading a long conversation costs time too, so it waits like the answer.
    const conversation = readConversation(await context.req.json().catch(() => undefined));
    if (!conversation) {
      leave();
      return refuse(context, language, 'body', 400);
    }
    const left = new AbortController();
    const signal = AbortSignal.any([context.req.raw.signal, left.signal, stopping.signal]);
    const page = { language: language.code, path: pathOfPage(context.req.header('referer')) };
    const sentences = untilEnd(assistant.answer({ conversation, page, visitor: visitor(context), signal }), leave);
    // Begun in the turn of the event loop that the queue gave, so that a form that comes now waits for no other question.
    const first = sentences.next();
    const wantsStream = conversation.stream || (context.req.header('accept') ?? '').includes('text/event-stream');
    if (wantsStream) return new Response(eventStream(first, sentences, left, failed), { headers: streamHeaders });
    const content: string[] = [];
    let one = await first;
    for (; !one.done; one = await sentences.next()) content.push(spaced(one.value, content.length));
    return context.json({ choices: [{ index: 0, message: { role: 'assistant', content: content.join('') }, finish_reason: 'stop' }], beside: one.value });
  }
}

/** The place is free again when the answer has ended, has failed or is no longer wanted. */
async function* untilEnd(sentences: AsyncGenerator<string, Beside>, leave: Leave): AsyncGenerator<string, Beside> {
  try {
    return yield* sentences;
  } finally {
    leave();
  }
}

/** What a client is told when there is no answer. It shows these words to the visitor. */
function refuse(context: Context, language: Language, problem: 'key' | 'body', status: 400 | 401 | 415): Response {
  return context.json({ error: wordsOf(language).front.chat[problem] }, status);
}

/** The page that the question was asked on, as it is in English; the first page where the browser does not say, or says something else. */
function pathOfPage(referer: string | undefined): string {
  const address = URL.parse(referer ?? '')?.pathname ?? '/';
  const { path } = languageAt(pageKey(address));
  return pageAddresses().includes(path) ? path : '/';
}

function hasKey(authorization: string | undefined): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${publicClientKey}`));
}

function spaced(sentence: string, before: number): string {
  if (before === 0) return sentence.trimStart();
  return sentence.startsWith('\n') ? sentence : ` ${sentence}`;
}

/** The second header keeps nginx and similar proxies from collecting the stream before they pass it on. */
const streamHeaders = { 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no', 'Cache-Control': 'no-store, no-transform' };

/** OpenAI's chunks, one sentence each. A visitor who leaves cancels the stream, and with it the model. */
function eventStream(
  first: Promise<IteratorResult<string, Beside>>,
  sentences: AsyncGenerator<string, Beside>,
  left: AbortController,
  failed: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const event = (data: string) => encoder.encode(`data: ${data}\n\n`);
  const chunk = (delta: object, ending?: Beside) =>
    event(
      JSON.stringify({
        object: 'chat.completion.chunk',
        choices: [{ index: 0, delta, finish_reason: ending ? 'stop' : null }],
        ...(ending ? { beside: ending } : {}),
      }),
    );
  let said = 0;
  let begun: typeof first | undefined = first;
  return new ReadableStream({
    start: (controller) => controller.enqueue(chunk({ role: 'assistant', content: '' })),
    pull: async (controller) => {
      const coming = begun ?? sentences.next();
      begun = undefined;
      const one = await coming.catch((error: unknown) => {
        failed(error);
      });
      if (left.signal.aborted) return;
      // Without the final chunk the panel knows that the answer is incomplete, and shows the number to call.
      if (!one) return controller.close();
      if (!one.done) return controller.enqueue(chunk({ content: spaced(one.value, said++) }));
      controller.enqueue(chunk({}, one.value));
      controller.enqueue(event('[DONE]'));
      controller.close();
    },
    cancel: () => {
      left.abort();
      void sentences.return({ lang: '', about: [], notes: [], form: {}, offer: 'quiet' });
    },
  });
}
