import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Hono } from 'hono';
import type { Facts, Visit } from '#server/http/visit.ts';

export type Health = {
  /** False once the process has been told to stop. */
  acceptsWork: () => boolean;
  /** Whether requests can be stored right now. Pages do not depend on it. */
  canStore: () => Promise<boolean>;
};

/**
 * `/health`: the event loop turns. It never asks the database, or a database outage would restart every process.
 * `/ready`: pages can be served. `/ready/intake`: requests can be stored.
 * Only this machine is answered; everyone else gets a 404, so that no outsider can cause load with these checks.
 */
export function healthRoutes(health: Health): Hono<Facts> {
  const delay = monitorEventLoopDelay();
  delay.enable();
  const app = new Hono<Facts>();
  app.get('/health', (context, next) => {
    if (!isInside(context)) return next();
    const milliseconds = Math.round(delay.percentile(99) / 1e6);
    delay.reset();
    return Promise.resolve(context.json({ alive: true, eventLoopDelayMs: milliseconds }, 200, unkept));
  });
  app.get('/ready', async (context, next) => {
    if (!isInside(context)) return next();
    const pages = health.acceptsWork();
    return context.json({ pages, intake: await health.canStore() }, pages ? 200 : 503, unkept);
  });
  app.get('/ready/intake', async (context, next) => {
    if (!isInside(context)) return next();
    const intake = health.acceptsWork() && (await health.canStore());
    return context.json({ intake }, intake ? 200 : 503, unkept);
  });
  return app;
}

const unkept = { 'Cache-Control': 'no-store' };

/** Asked from this machine itself. nginx runs here too, but its headers show that it asks for somebody else. */
function isInside(context: Visit): boolean {
  const incoming = context.env?.incoming;
  const passedOn = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some((name) => context.req.header(name) !== undefined);
  return !passedOn && /^(127\.|::1$|::ffff:127\.)/.test(incoming?.socket.remoteAddress ?? '');
}
