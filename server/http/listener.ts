import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { noteRequest } from '#server/http/access-log.ts';
import type { createApp } from '#server/http/app.ts';
import { openRefuser } from '#server/http/busy.ts';
import { securityHeaders } from '#server/http/headers.ts';
import type { Queue } from '#server/http/queue.ts';
import { openSender } from '#server/http/serve-stored.ts';
import type { StoredPages } from '#server/http/stored-pages.ts';
import type { Log } from '#server/monitoring/log.ts';

/** Finished pages and files are sent directly, and what cannot be worked on is refused directly; the rest passes the handlers in app.ts. */
export function openListener(
  app: Pick<ReturnType<typeof createApp>, 'fetch'>,
  stored: StoredPages,
  log: Log,
  queue: Queue,
  more: Record<string, string> = {},
): RequestListener {
  const send = openSender({ ...securityHeaders, ...more });
  const refuse = openRefuser(queue, { ...securityHeaders, ...more });
  const rest = getRequestListener(app.fetch);
  return (request, response) => {
    const started = performance.now();
    const status = send(request, response, stored) ?? refuse(request, response);
    if (status === undefined) return void rest(request, response);
    const { method = '', url: path = '' } = request;
    return noteRequest(log, stored, { id: randomUUID(), method, path, status, started });
  };
}
