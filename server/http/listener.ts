import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { languageAt } from '#firm/languages.ts';
import { noteRequest } from '#server/http/access-log.ts';
import type { Admissions } from '#server/http/admissions.ts';
import type { createApp } from '#server/http/app.ts';
import { chatAddress } from '#server/http/chat.ts';
import { securityHeaders } from '#server/http/headers.ts';
import { openLines, openSender, pageKey } from '#server/http/serve-stored.ts';
import type { StoredPages } from '#server/http/stored-pages.ts';
import type { Log } from '#server/monitoring/log.ts';

/** Finished pages and files are sent directly, and what is too much is turned away here; the rest passes the handlers in app.ts. */
export function openListener(
  app: Pick<ReturnType<typeof createApp>, 'fetch'>,
  stored: StoredPages,
  admissions: Admissions,
  log: Log,
  more: Record<string, string> = {},
): RequestListener {
  const send = openSender({ ...securityHeaders, ...more });
  const turnAway = openTurningAway(admissions);
  const rest = getRequestListener(app.fetch);
  return (request, response) => {
    const started = performance.now();
    const status = send(request, response, stored) ?? turnAway(request, response);
    if (status === undefined) return void rest(request, response);
    const { method = '', url: path = '' } = request;
    return noteRequest(log, stored, { id: randomUUID(), method, path, status, started });
  };
}

/**
 * Says no to requests and talks that are too many. The handlers would say the same, for twice as much of the processor; and where
 * thousands are turned away in a second, that is taken from those who were let in. Returns the status that it sent.
 */
function openTurningAway({ requests, talks }: Admissions): (request: IncomingMessage, response: ServerResponse) => number | undefined {
  const linesOf = openLines(securityHeaders);
  return (request, response) => {
    if (request.method !== 'POST') return undefined;
    const { language, path } = languageAt(pageKey(request.url ?? ''));
    const kind = path === '/case-review' ? requests : path === chatAddress ? talks : undefined;
    const refusal = kind?.refusal(language);
    if (!refusal) return undefined;
    response.writeHead(503, linesOf(refusal));
    response.end(refusal.body);
    return 503;
  };
}
