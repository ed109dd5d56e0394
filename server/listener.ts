import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { createApp } from '#server/app.ts';
import { securityHeaders } from '#server/headers.ts';
import type { Log } from '#server/log.ts';
import { noteRequest } from '#server/note-request.ts';
import { openSender } from '#server/serve-stored.ts';
import type { StoredPages } from '#server/stored-pages.ts';

/** What is finished is sent at once; everything else passes the list. */
export function openListener(app: Pick<ReturnType<typeof createApp>, 'fetch'>, stored: StoredPages, log: Log): RequestListener {
  const send = openSender(securityHeaders);
  const rest = getRequestListener(app.fetch);
  return (request, response) => {
    const started = performance.now();
    const status = send(request, response, stored);
    if (status === undefined) return void rest(request, response);
    const { method = '', url: path = '' } = request;
    return noteRequest(log, stored, { id: randomUUID(), method, path, status, started });
  };
}
