import type { ServerResponse } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { meter } from '#server/metrics.ts';

export type Door = {
  admit: MiddlewareHandler;
  /** How many are inside. */
  inside: () => number;
};

type Rules = {
  /** Worked on at once. */
  most: number;
  shed: (context: Context) => Response | Promise<Response>;
  /** What is more important has no room to spare. */
  givesWay?: () => boolean;
  /** An answer that is told sentence by sentence counts until its end; any other until it is written, however slowly it is read. */
  streams?: boolean;
};

/** How many requests of a kind are worked on at once; the rest is told, within milliseconds, to come back or to call. */
export function openDoor({ most, shed, givesWay = () => false, streams = false }: Rules): Door {
  let inside = 0;
  const admit: MiddlewareHandler = async (context, next) => {
    if (inside >= most || givesWay()) {
      meter.guard('overload');
      return shed(context);
    }
    inside++;
    const { outgoing } = (context.env ?? {}) as { outgoing?: ServerResponse };
    if (streams && outgoing) {
      outgoing.once('close', () => inside--);
      return next();
    }
    try {
      await next();
    } finally {
      inside--;
    }
    return;
  };
  return { admit, inside: () => inside };
}
