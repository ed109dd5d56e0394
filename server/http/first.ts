import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { type Health, healthRoutes } from '#server/http/health.ts';
import type { Facts, Visit } from '#server/http/visit.ts';
import type { Log } from '#server/monitoring/log.ts';

export type First = {
  log: Log;
  /** Called once for each answer. */
  note: (context: Visit, started: number) => void;
  /** Made before the request is handled, and set wherever the answer says nothing else. */
  headers: (context: Visit) => Record<string, string>;
  isTooLong: (context: Visit) => boolean;
  /** The answer to an address that is too long, to a post of another site, and to an error. */
  refuse: (context: Visit, problem: 'too-long' | 'foreign' | 'failed') => Response;
  health: Health;
  /** Posts that no page of ours sends. */
  fromOutside?: Hono<Facts>;
  isOurOwn: (context: Visit) => boolean;
};

/** Both use only these three methods; some others, such as TRACE, cannot even be made into a Request. */
const methods = ['GET', 'HEAD', 'POST'];

/** What every request to the site and to the desk passes first, in this order. */
export function openApp({ log, note, headers, isTooLong, refuse, health, fromOutside, isOurOwn }: First): Hono<Facts> {
  const app = new Hono<Facts>();
  app.use(async (context, next) => {
    const started = performance.now();
    context.set('id', randomUUID());
    const own = headers(context);
    await next();
    for (const [name, value] of Object.entries(own)) if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    note(context, started);
  });
  app.use((context, next) => (methods.includes(context.req.method) ? next() : Promise.resolve(context.text('', 405, { Allow: methods.join(', ') }))));
  app.use((context, next) => (isTooLong(context) ? Promise.resolve(refuse(context, 'too-long')) : next()));
  app.route('/', healthRoutes(health));
  if (fromOutside) app.route('/', fromOutside);
  // A post must come from our own pages; checked before any of it is read.
  app.post('*', (context, next) => (isOurOwn(context) ? next() : Promise.resolve(refuse(context, 'foreign'))));
  app.onError((error, context) => {
    // A client that disconnects in the middle of a request is not an error.
    if (context.env?.incoming?.errored !== error) log('page-failed', { id: context.get('id'), error });
    return refuse(context, 'failed');
  });
  return app;
}
