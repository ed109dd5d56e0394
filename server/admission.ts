import type { Context, MiddlewareHandler } from 'hono';

/** How many requests of a kind are worked on at once; the rest is told, within milliseconds, to come back or to call. */
export function admit(most: number, shed: (context: Context) => Response | Promise<Response>): MiddlewareHandler {
  let inside = 0;
  return async (context, next) => {
    if (inside >= most) return shed(context);
    inside++;
    try {
      await next();
    } finally {
      inside--;
    }
    return;
  };
}
