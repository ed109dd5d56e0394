import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Hono } from 'hono';

export type Health = {
  /** False once the process has been told to stop. */
  acceptsWork: () => boolean;
  /** Whether requests can be stored right now. Pages do not depend on it. */
  databaseUp: () => Promise<boolean>;
};

/**
 * `/health`: the event loop turns. It never asks the database, or a database outage would restart every process.
 * `/ready`: pages can be served. `/ready/intake`: requests can be taken.
 */
export function healthRoutes(health: Health): Hono {
  const delay = monitorEventLoopDelay();
  delay.enable();
  const app = new Hono();
  app.get('/health', (context) => {
    const milliseconds = Math.round(delay.percentile(99) / 1e6);
    delay.reset();
    return context.json({ alive: true, eventLoopDelayMs: milliseconds }, 200, unkept);
  });
  app.get('/ready', async (context) => {
    const pages = health.acceptsWork();
    return context.json({ pages, intake: await health.databaseUp() }, pages ? 200 : 503, unkept);
  });
  app.get('/ready/intake', async (context) => {
    const intake = health.acceptsWork() && (await health.databaseUp());
    return context.json({ intake }, intake ? 200 : 503, unkept);
  });
  return app;
}

const unkept = { 'Cache-Control': 'no-store' };
