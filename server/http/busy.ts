import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';
import { chatAddress } from '#assistant/limits.ts';
import { content } from '#firm/content.ts';
import { addressIn, languageAt, languages } from '#firm/languages.ts';
import { barePage, dialled } from '#server/http/bare-page.ts';
import type { Queue } from '#server/http/queue.ts';
import { pageKey } from '#server/http/serve-stored.ts';
import { meter } from '#server/monitoring/metrics.ts';
import { wordsOf } from '#site/words/words.ts';

/** There is too much to do. The form's script hears that nothing is stored and sends again; the chat and a page say whom to call. */
export function busy(context: Context): Response {
  meter.guard('overload');
  const { headers, body } = refusalAt(pageKey(context.req.path));
  return new Response(body, { status: 503, headers });
}

/**
 * Refuses forms and questions while no further form may wait, before their body is read: Node reads it away. An answer that is made once costs a tenth of
 * accepting a request, so that refusing many leaves time for the others. Only for an address that is written exactly as ours; any other is refused by
 * the queue. Returns the status that it sent.
 */
export function openRefuser(queue: Pick<Queue, 'isFull'>, more: Record<string, string>) {
  const refusals = new Map(
    Object.values(languages)
      .flatMap((language) => ['/free-consultation', '/case-review', chatAddress].map((path) => addressIn(language, path)))
      .map((address) => {
        const { headers, body } = refusalAt(address);
        const bytes = Buffer.from(body);
        return [address, { lines: Object.entries({ ...more, ...headers, 'Content-Length': String(bytes.length) }).flat(), bytes }] as const;
      }),
  );
  return (request: IncomingMessage, response: ServerResponse): number | undefined => {
    const refusal = request.method === 'POST' && queue.isFull() ? refusals.get(request.url ?? '') : undefined;
    if (!refusal) return undefined;
    meter.guard('overload');
    response.writeHead(503, refusal.lines).end(refusal.bytes);
    return 503;
  };
}

function refusalAt(address: string): { headers: Record<string, string>; body: string } {
  const { language, path } = languageAt(address);
  const { chat, busy: page } = wordsOf(language).front;
  const typed = (type: string) => ({ 'Content-Type': type, 'Cache-Control': 'no-store', 'Retry-After': '5' });
  const json = (answer: object) => ({ headers: typed('application/json'), body: JSON.stringify(answer) });
  const words = chat.busy(content().firm.phone.display);
  if (path === '/case-review') return json({ kind: 'failed', error: words });
  if (path === chatAddress) return json({ error: words });
  return { headers: typed('text/html; charset=UTF-8'), body: barePage(language, page.title, page.lead, page.body(dialled())) };
}
